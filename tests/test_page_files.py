"""The page's generated files are up to date, and every page text is used."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sortilege.core.kits import GAMES, Kit, shipped_kits
from sortilege.core.text.catalog import LANGUAGES
from sortilege.devtools.typescript import typescript, view_types
from sortilege.games.seasons.story.impossible import TOKEN_CAPACITY
from sortilege.games.spellbook.presentation.ids import COLORS
from sortilege.server.app import NOT_BUILT
from sortilege.tables.content.facts_and_texts import facts_json

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"


def test_the_message_types_match_the_server() -> None:
    assert (WEB / "src/messages.ts").read_text() == typescript(), "sortilege schema > web/src/messages.ts"


@pytest.mark.parametrize("kit", shipped_kits(), ids=lambda kit: str(kit.name))
def test_the_view_types_match_the_game(kit: Kit) -> None:
    place = f"web/src/games/{kit.name}/view.ts"
    assert (ROOT / place).read_text() == view_types(kit), f"sortilege schema --view {kit.name} > {place}"


@pytest.mark.parametrize("game", [one.name for one in shipped_kits()])
def test_the_facts_match_the_engine(game: str) -> None:
    place = f"web/src/games/{game}/facts.json"
    assert (ROOT / place).read_text() == facts_json(game), f"sortilege schema --facts {game} > {place}"


def test_the_form_lays_energies_on_the_cards_that_hold_them() -> None:
    words = (WEB / "src/games/seasons/sandbox/storyText.ts").read_text(encoding="utf-8")
    held = re.search(r"HOLDS: .*? = \{(.*?)\};", words, re.DOTALL)
    assert held is not None
    assert {card: int(most) for card, most in re.findall(r"(\w+): (\d+)", held[1])} == TOKEN_CAPACITY


def test_the_npm_lock_names_no_registry() -> None:
    assert "http" not in (WEB / "package-lock.json").read_text()


def own_words(files: str) -> set[str]:
    """Return the messages of the Fluent files with this prefix, ours and the games'."""
    found = sorted((ROOT / "src/sortilege").rglob(f"texts/en/{files}*.ftl"))
    body = [entry for file in found for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def composed() -> set[str]:
    """Return message keys that the page composes, such as for a color or a game."""
    return {f"page-letter-{color}" for color in COLORS} | {f"game-{game}" for game in GAMES}


@pytest.mark.parametrize("files", ["page", "gallery"])
def test_every_text_of_the_page_exists_and_is_used(files: str) -> None:
    sources = "".join(
        file.read_text(encoding="utf-8") for file in (WEB / "src").rglob("*") if file.suffix in (".svelte", ".ts")
    )
    named = set(re.findall(rf"[\"`]({files}-[\w-]+)[\"`.]", sources))
    made = tuple(re.findall(rf"`({files}-(?:[\w-]+-)?)\$\{{", sources))
    there = own_words(files)
    named |= composed() if files == "page" else set()
    missing = named - there
    assert not missing, f"create in texts/*/{files}*.ftl: {', '.join(sorted(missing))}"
    unwanted = {word for word in there - named if not word.startswith(made)}
    assert not unwanted, f"nothing says these, delete them in texts/*/{files}*.ftl: {', '.join(sorted(unwanted))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colors_share_a_letter(language: str) -> None:
    text = (ROOT / f"src/sortilege/games/spellbook/texts/{language}/page.ftl").read_text(encoding="utf-8")
    letters = re.findall(r"^page-letter-\w+ = (\w+)$", text, re.MULTILINE)
    assert len(set(letters)) == len(letters) == len(COLORS)


def test_a_server_without_a_page_says_how_to_get_one() -> None:
    assert "make play" in NOT_BUILT


def test_the_page_offers_the_languages_that_there_are_texts_for() -> None:
    offered = f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;"
    assert any(offered in path.read_text("utf-8") for path in (WEB / "src").rglob("*.ts"))
