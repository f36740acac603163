"""A game's texts for a page that lacks them: public, cached until they change, with clear errors."""

import pytest
from fluent.runtime import FluentResource

from sortilege.core.kits import GAMES
from sortilege.core.text.catalog import LANGUAGES
from tests.server.harness import Guest


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_texts(ann: Guest, game: str, language: str) -> None:
    told = ann.http.get(f"/games/{game}/texts/{language}")
    assert told.status_code == 200
    assert told.headers["content-type"].startswith("text/plain")
    named = {getattr(getattr(entry, "id", None), "name", "") for entry in FluentResource(told.text).body}
    assert f"game-{game}" in named


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_cached_until_they_change(ann: Guest, game: str, language: str) -> None:
    place = f"/games/{game}/texts/{language}"
    again = ann.http.get(place, headers={"if-none-match": ann.http.get(place).headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ann.http.get(place, headers={"if-none-match": '"older"'}).status_code == 200


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("whist/texts/en", "Unknown game “whist”. Available: "),
        ("seasons/texts/tlh", "“tlh” is not available. Available languages: en, fr, de."),
    ],
)
def test_unknown_games_and_languages_are_rejected(ann: Guest, place: str, why: str) -> None:
    told = ann.http.get(f"/games/{place}")
    assert (told.status_code, told.json()["word"]) == (404, "not_there")
    assert told.json()["why"].startswith(why)


@pytest.mark.parametrize(
    "place", ["../seasons/texts/en", "%2e%2e/texts/en", "seasons/texts/..%2fen", "seasons/texts/en%00"]
)
def test_paths_cannot_escape_the_folder(ann: Guest, place: str) -> None:
    assert ann.http.get(f"/games/{place}").status_code in (400, 404)
