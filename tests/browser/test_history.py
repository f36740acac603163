"""Finished games and profiles on the page."""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import GERMAN_PHONE, PHONE, Visitor
from tests.server.harness import Guest, Player, Server
from tests.server.test_accounts import PASSWORD, name
from tests.server.test_history import audience, resigned

Come = Callable[..., Visitor]
GAMES = ".panel:has(ol)"


@pytest.fixture(scope="module")
def player(table_server: Server) -> Iterator[tuple[Guest, str]]:
    """An account with a won game against Bob, and a finished one against a bot."""
    with Guest(table_server.url, "Ann") as ann, Guest(table_server.url, "Bob") as bob:
        mine = name()
        ann.post("/accounts", {"name": mine, "password": PASSWORD})
        table = ann.make("me", "level:1", game="spellbook")["table"]
        ann.act(table, "start")
        one = Player(ann, table, random.Random(1))
        one.play()
        one.close()
        resigned(ann, bob, game="seasons")
        yield ann, mine


def test_games_are_listed_searched_and_replayed_by_keyboard(come: Come, player: tuple[Guest, str]) -> None:
    visitor, page = (found := come("en")), found.page
    visitor.come_in(player[0])
    visitor.go("#/history")
    games = page.locator(GAMES)
    games.nth(1).wait_for()
    assert [games.nth(n).locator("b").first.inner_text() for n in range(2)] == ["Seasons", "SpellBook"]
    assert "Bob" in games.first.inner_text()
    assert "Won" in games.first.inner_text()
    page.get_by_label("Name of an opponent").focus()
    page.keyboard.type("BO")
    visitor.until(lambda: games.count() == 1, "one game is listed")
    page.get_by_role("button", name="Clear filters").press("Enter")
    games.nth(1).wait_for()
    page.get_by_role("combobox", name="Bot", exact=True).select_option("level:1")
    visitor.until(lambda: games.count() == 1, "one game is listed")
    assert "SpellBook" in games.first.inner_text()
    details = games.first.locator("summary")
    details.press("Enter")
    assert "Time to choose" in games.first.inner_text()
    page.get_by_role("combobox", name="Game", exact=True).select_option("seasons")
    page.get_by_text("No game fits these filters.").wait_for()
    page.get_by_role("combobox", name="Game", exact=True).select_option("")
    page.get_by_role("link", name="Replay").press("Enter")
    page.wait_for_url("**/replay")
    page.get_by_role("heading", name="Replay").wait_for()
    assert not visitor.complaints


def test_periods_are_days_of_the_reader(come: Come, player: tuple[Guest, str]) -> None:
    visitor, page = (found := come("en")), found.page
    visitor.come_in(player[0])
    visitor.go("#/history")
    page.locator(GAMES).nth(1).wait_for()
    today = page.evaluate("""(() => {
        const now = new Date();
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => `${n}`.padStart(2, "0")).join("-");
    })()""")
    page.get_by_label("From", exact=True).fill(today)
    page.get_by_label("To", exact=True).fill(today)
    page.locator(GAMES).nth(1).wait_for()
    page.get_by_label("To", exact=True).fill("2001-03-25")
    page.get_by_text("No game fits these filters.").wait_for()
    assert not visitor.complaints


def test_games_can_be_downloaded(come: Come, player: tuple[Guest, str]) -> None:
    visitor, page = (found := come("en")), found.page
    visitor.come_in(player[0])
    visitor.go("#/history")
    page.locator(GAMES).nth(1).wait_for()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download as JSON").press("Enter")
    found = json.loads(Path(downloading.value.path()).read_text())
    assert [one["game"] for one in found] == ["seasons", "spellbook"]
    assert "holder" not in str(found)


def test_a_profile_can_be_shown_to_others(come: Come, player: tuple[Guest, str], table_server: Server) -> None:
    ann, mine = player
    audience(ann, "self")
    visitor, page = (found := come("en")), found.page
    visitor.come_in(ann)
    visitor.go("#/player")
    page.get_by_role("heading", name="The ten bots").wait_for()
    other = visitor.beside()
    other.go(f"#/player/{mine}")
    other.page.get_by_role("alert").get_by_text("There is no player of this name").wait_for()
    page.get_by_label("Only me").focus()
    with page.expect_response("**/audience"):
        page.keyboard.press("ArrowUp")
    assert page.get_by_label("Everyone").is_checked()
    other.complaints.clear()  # the browser reports the 404
    other.go("#/account")
    other.turn_to(f"#/player/{mine}")
    other.page.get_by_role("heading", name=mine).wait_for()
    other.page.get_by_role("link", name="Finished games").click()
    other.page.locator(GAMES).nth(1).wait_for()
    assert "Another player" in other.page.locator(GAMES).first.inner_text()
    assert other.page.get_by_label("Name of an opponent").count() == 0
    assert other.page.get_by_role("link", name="Replay").count() == 0
    assert not visitor.complaints
    assert not other.complaints
    other.page.close()
    page.reload()
    page.get_by_label("Everyone").wait_for()
    assert page.get_by_label("Everyone").is_checked()
    audience(ann, "self")


@pytest.mark.parametrize("device", [PHONE | {"locale": "fr"}, GERMAN_PHONE], ids=["fr", "de"])
def test_everything_fits_a_phone_in_other_languages(come: Come, player: tuple[Guest, str], device: object) -> None:
    visitor, page = (found := come("en", device)), found.page
    visitor.come_in(player[0])
    for place in ("#/history", "#/player"):
        visitor.go(place)
        page.locator(".panel").nth(2).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert not re.search(r"page-history|\{|undefined|NaN", page.inner_text("main"))
    assert not visitor.complaints


def test_a_guest_is_told_where_the_games_are_kept(come: Come, table_server: Server) -> None:
    visitor, page = (found := come("en")), found.page
    with Guest(table_server.url, "Gus") as guest:
        table = guest.make("me", "random", game="spellbook")["table"]
        guest.act(table, "start")
        guest.act(table, "resign", seat=0)
        visitor.come_in(guest)
    visitor.go("#/history")
    page.locator(GAMES).first.wait_for()
    assert "belong to this browser" in page.inner_text("main")
    assert "Lost" in page.locator(GAMES).first.inner_text()
    page.get_by_role("link", name="My profile").click()
    page.get_by_role("heading", name="Head to head").wait_for()
    assert page.get_by_text("Who may see").count() == 0
    assert not visitor.complaints
