"""The rules reference over HTTP: public, cached until it changes, built once, with clear errors."""

import asyncio

import pytest

from sortilege.core.kits import kit
from sortilege.tables.content.rules_reference import MAX_CACHED_STORIES, RulesReference
from sortilege.tables.refusals import NotThere
from tests.server.harness import Guest, serving


def test_chapters_rulings_and_stories_are_served_and_cached(ann: Guest) -> None:
    for game in ("seasons", "spellbook"):
        chapters = ann.http.get(f"/games/{game}/chapters")
        assert [one["id"] for one in chapters.json()["chapters"]] == [one.id for one in kit(game).chapters]
        told = ann.http.get(f"/games/{game}/rulings")
        assert told.headers["content-type"].startswith("application/json")
        assert [one["id"] for one in told.json()["rulings"]] == [one["id"] for one in kit(game).rulings]
        assert all(one["source"] for one in told.json()["rulings"])
        for answer, what in ((chapters, "chapters"), (told, "rulings")):
            again = ann.http.get(f"/games/{game}/{what}", headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


def test_a_story_is_shown_in_frames_from_any_seat(ann: Guest) -> None:
    stories = ann.get("/games/seasons/rulings")["stories"]
    id = next(one["id"] for one in stories if one["name"].startswith("Amulet of Fire keeps one of four"))
    told = ann.get(f"/games/seasons/stories/{id}", seat=0)
    assert (told["seats"], told["shows"]) == (["Ann", "Bob"], ["K2", "Q8"])
    assert told["options"]["level"] == "archmage"
    frames = told["frames"]
    assert [one["version"] for one in frames] == list(range(len(frames)))
    assert frames[0]["view"]["seat"] == 0
    assert frames[0]["view"]["ask"] is None
    assert frames[1]["events"][0]["said"]["key"] == "log-summons"
    assert frames[1]["notes"][0]["key"] == "story-asked-options"
    assert ann.get(f"/games/seasons/stories/{id}")["frames"][0]["view"]["me"] is None
    assert ann.http.get(f"/games/seasons/stories/{id}", params={"seat": 2}).status_code == 404


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("whist/chapters", "Unknown game “whist”. Available: "),
        ("whist/rulings", "Unknown game “whist”. Available: "),
        ("whist/stories/0123456789ab", "Unknown game “whist”. Available: "),
        ("seasons/stories/0123456789ab", "Story not found."),
    ],
)
def test_unknown_games_and_languages_are_rejected(ann: Guest, place: str, why: str) -> None:
    told = ann.http.get(f"/games/{place}")
    assert (told.status_code, told.json()["word"]) == (404, "not_there")
    assert told.json()["why"].startswith(why)


@pytest.mark.parametrize(
    "place",
    ["../rulings", "%2e%2e/rulings", "seasons/stories/..%2f..%2fkit", "seasons/stories/examples", "seasons/stories/"],
)
def test_paths_cannot_escape_the_folder(ann: Guest, place: str) -> None:
    assert ann.http.get(f"/games/{place}").status_code in (400, 404)


def test_stories_share_the_rate_limit_of_replays(sqlite: str) -> None:
    with serving(sqlite, "--limits", "0.2") as server, Guest(server.url, "Ann") as ann:
        id = ann.get("/games/spellbook/rulings")["stories"][0]["id"]
        answers = [ann.http.get(f"/games/spellbook/stories/{id}") for _ in range(20)]
        assert {one.status_code for one in answers} == {200, 429}
        assert answers[-1].json()["word"] == "too_many"


def test_answers_are_built_once_and_the_cache_is_bounded() -> None:
    async def ask() -> None:
        references = RulesReference()
        some = await asyncio.gather(*(references.rulings("spellbook") for _ in range(10)))
        assert all(one is some[0] for one in some)
        ids = list(references.indexes["spellbook"])
        first = await references.story("spellbook", ids[0], None)
        assert await references.story("spellbook", ids[0], None) is first
        for id in ids[: MAX_CACHED_STORIES + 1]:
            await references.story("spellbook", id, None)
        assert len(references.stories) == MAX_CACHED_STORIES
        for wrong in ("", "x", "../kit"):
            with pytest.raises(NotThere):
                await references.story("spellbook", wrong, None)
        assert len(references.stories) == MAX_CACHED_STORIES

    asyncio.run(ask())
