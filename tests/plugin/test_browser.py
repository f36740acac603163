"""A game without its own board in a real browser: drawn from its view, with its own texts."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import PHONE, Visitor, browser, come
from tests.browser.test_whole_games import TABS, next_question, points, two_seats
from tests.server.harness import Guest, Server, serving

__all__ = ["browser", "come"]  # fixtures
Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def table_server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("browser") / "tables.db")) as running:
        yield running
        assert not running.failures(), "".join(running.failures())


def test_alone_from_the_start_page_by_finger_in_french(come: Come, table_server: Server) -> None:
    visitor = come("fr", PHONE)
    page = visitor.page
    visitor.visit(game="moonwell", bots=0)
    page.get_by_text("Quatre nuits au bord d'un puits").first.wait_for()
    page.locator(".wishes summary").tap()
    assert page.locator("[data-game-option]").count() == 2  # what can be settled is settled here too
    page.get_by_role("button", name="Jouer").first.tap()
    page.get_by_text("Posez un charme face cachée.").first.wait_for()
    page.get_by_text("Gouttes dans le puits").first.wait_for()
    while next_question(visitor):
        page.locator("[data-choice]:not([disabled])").first.tap()
        assert visitor.fits()
    assert visitor.fits()
    with Guest(table_server.url) as onlooker:
        view = onlooker.look(page.url.rpartition("/")[2])["view"]
    assert visitor.totals() == [view["seats"][0]["points"], view["opponent"]["points"]]
    page.get_by_text("a gagné.").first.wait_for()


def test_two_people_one_with_the_mouse_and_one_with_the_keyboard_and_an_onlooker(
    come: Come, table_server: Server
) -> None:
    with Guest(table_server.url, "Ann") as ann, Guest(table_server.url, "Bob") as bob:
        table = two_seats(ann, bob, game="moonwell", deal=21)
        mouse, keys, onlooker = come("en"), come("de"), come("en")
        mouse.sit(ann, table)
        keys.sit(bob, table)
        onlooker.watch(table)
        mouse.page.get_by_text("Lay a charm face down.").first.wait_for()
        keys.page.get_by_text("Lege einen Zauber verdeckt.").first.wait_for()
        onlooker.page.get_by_text("Drops in the well").first.wait_for()
        assert onlooker.page.query_selector("[data-choice], [data-option]") is None
        sees_no_charm_in_hand(onlooker, ann, table)
        while not ann.look(table)["view"]["over"]:
            answer(mouse, ann, table, click)
            answer(keys, bob, table, press)
        assert mouse.totals() == keys.totals() == onlooker.totals() == points(ann, table)
        mouse.page.get_by_text("has won").or_(mouse.page.get_by_text("have won")).first.wait_for()


def answer(visitor: Visitor, guest: Guest, table: str, how: Callable[[Visitor], None]) -> None:
    """One choice, if there is one to be made, and wait until the server has it."""
    told = guest.look(table)
    if told["view"]["ask"]:
        how(visitor)
        visitor.until(lambda: guest.look(table)["version"] > told["version"], "the choice is made")


def click(visitor: Visitor) -> None:
    """On the board itself."""
    visitor.page.locator("main .question button[data-option]:not([disabled])").last.click()


def press(visitor: Visitor) -> None:
    page = visitor.page
    page.wait_for_selector("[data-choice]:not([disabled])")
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-choice], [data-option]')"):
            page.keyboard.press("Enter")
            return
    pytest.fail(f"{TABS} times Tab, and no answer")


def sees_no_charm_in_hand(onlooker: Visitor, holder: Guest, table: str) -> None:
    """Before anything is turned over no charm has a name on an onlooker's page."""
    names = {"moth": "Moth", "toad": "Toad", "owl": "Owl", "lynx": "Lynx", "stag": "Stag", "wyrm": "Wyrm"}
    text = onlooker.page.locator("main").inner_text()
    assert [charm for charm in holder.look(table)["view"]["me"]["hand"] if names[charm] in text] == []
