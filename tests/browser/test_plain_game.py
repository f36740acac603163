"""A game that the page has no folder for is drawn from its view and its asks, in the words that its server sends.

The server's SpellBook goes by another name here, under which the page has nothing: no board, no words, no options.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.accessibility import AXE, FINGER, GRAVE, LOOK, SMALL
from tests.browser.conftest import LAPTOP, PHONE, Visitor
from tests.browser.test_accessibility import SCHEMES

OURS, THEIRS = '"spellbook"', '"whist"'
WORDS = {
    "en": "game-whist = Whist\n    .text = A game for four.\nwhist-view-pouch = In the bag\nwhist-opt-spells = Pack\n",
    "fr": "game-whist = Ouiste\n    .text = Un jeu à quatre.\nwhist-view-pouch = Dans le sac\nwhist-opt-spells = Jeu\n",
}


def disguise(page: Page, url: str) -> None:
    """Rename the server's SpellBook to Whist for this page."""

    def ask(route: Route) -> None:
        asked, url = route.request.post_data, route.request.url.replace("/games/whist/", "/games/spellbook/")
        answer = route.fetch(url=url, post_data=asked.replace(THEIRS, OURS)) if asked else route.fetch(url=url)
        route.fulfill(response=answer, body=answer.text().replace(OURS, THEIRS))

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(str(told).replace(OURS, THEIRS)))

    def words(route: Route) -> None:
        language = route.request.url.rpartition("/")[2]
        told = page.request.get(f"{url}/api/games/spellbook/texts/{language}").text()
        told = told.replace("page-first-spellbook", "page-first-whist")
        route.fulfill(body=WORDS.get(language, "") + told, content_type="text/plain; charset=utf-8")

    page.route("**/api/**", ask)
    page.route("**/api/games/whist/texts/*", words)
    page.route_web_socket("**/socket", listen)


def begin(visitor: Visitor) -> Page:
    """Start a table with a bot from the start page."""
    disguise(visitor.page, visitor.url)
    visitor.visit(game="whist", name="Ann", bot="random")
    visitor.page.get_by_role("button", name="Whist A game for four.").wait_for()
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_selector(".question [data-option]")
    return visitor.page


def test_it_is_played_from_the_start_page_to_the_replay(visitor: Visitor) -> None:
    page = begin(visitor)
    bag = page.locator("dt", has_text="In the bag").locator("+ dd")
    before = int(bag.inner_text())
    expect(page.locator(".prompt")).to_contain_text("Morning")
    draw = page.locator("[data-option=draw_2]")
    expect(draw).to_have_accessible_name(
        re.compile(r"^Draw 2 materia from the pouch\. pool \d → \d\. Cannot be undone: it reveals something\.$")
    )
    page.locator("[data-option=pass]").press("Enter")
    page.wait_for_selector("[data-option=store_1]")
    page.get_by_role("button", name="Undo", exact=True).click()
    draw.focus()
    draw.press("Enter")
    expect(bag).to_have_text(str(before - 2))
    expect(page.get_by_role("log")).to_contain_text("You draw:")
    page.get_by_role("button", name="français").click()
    expect(page.locator("dt", has_text="Dans le sac")).to_be_visible()
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Text view").click()
    expect(page.get_by_role("region", name="Text view")).to_contain_text(f"In the bag: {before - 2}")
    page.get_by_role("button", name="Text view").click()
    visitor.go_on(3, "learn", "store")
    totals = visitor.totals()
    assert len(totals) == 2
    room = page.request.get(f"{visitor.url}/api/tables/{page.url.rpartition('/')[2]}").json()["room"]
    winner = room["seats"][0 if totals[0] >= totals[1] else 1]["name"]
    expect(page.locator(".result")).to_contain_text(winner)
    page.get_by_role("link", name="Watch replay").click()
    page.get_by_role("slider", name="Position in the game").fill("3")
    expect(page.locator(".seats > section")).to_have_count(2)
    expect(page.locator(".question")).to_have_count(0)


def test_a_table_of_it_is_made_with_its_options(visitor: Visitor) -> None:
    page = visitor.page
    disguise(page, visitor.url)
    visitor.go("#/new")
    page.get_by_role("radio", name="Whist").check()
    page.get_by_text("House rules and editions").click()
    page.get_by_role("group", name="Pack").get_by_role("radio", name="set 2").check()
    page.get_by_role("button", name="Create a table").click()
    expect(page.get_by_role("heading", name="Whist")).to_be_visible()
    expect(page.locator("[data-game-option=spells]")).to_have_text("Pack set 2")
    page.get_by_role("link", name="Gallery").click()
    expect(page.locator("[data-key=kairn_the_destroyer]")).to_be_visible()
    expect(page.locator("[data-key=spell-cure]")).to_have_count(0)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_no_barrier(come: Callable[..., Visitor], device: dict[str, Any]) -> None:
    visitor = come("en", device)
    page = begin(visitor)
    page.evaluate(AXE.read_text("utf-8"))
    for scheme, rules in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(LOOK, [rules, GRAVE]) == []
    assert visitor.fits()
    if device.get("has_touch"):
        assert page.evaluate(SMALL, FINGER - 0.5) == []
