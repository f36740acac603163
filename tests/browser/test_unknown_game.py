"""A table of a game that this page does not know: it says so, rather than drawing another game's board."""

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visitor
from tests.browser.test_live import SOLO, made, start
from tests.browser.words import said


def of_another_game(socket: WebSocketRoute) -> None:
    """What the server tells of Seasons becomes what a newer one would tell of Whist."""
    server = socket.connect_to_server()
    server.on_message(lambda told: socket.send(str(told).replace('"game":"seasons"', '"game":"whist"')))


@pytest.mark.parametrize("visitor", [{"locale": "en"}, {"locale": "fr"}, {"locale": "de"}], indirect=True)
@pytest.mark.parametrize("begun", [False, True])
def test_the_page_says_that_it_does_not_know_a_game(visitor: Visitor, begun: bool) -> None:
    page = visitor.page
    page.route_web_socket("**/socket", of_another_game)
    table = made(visitor, game="seasons", seats=SOLO)["table"]
    if begun:
        start(visitor, table)
    else:
        visitor.watch(table)
    language = page.evaluate("navigator.language")
    expect(page.get_by_role("alert")).to_contain_text(said(language, "page-unknown-game", game="whist"))
    expect(page.locator("[data-choice]")).to_have_count(0)
