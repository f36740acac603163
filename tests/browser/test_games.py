"""Whole games in a real browser: one click on the start page, then the first option of each question."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import FIRST, Visitor

PHONE: dict[str, Any] = {"locale": "de", "viewport": {"width": 360, "height": 740}, "has_touch": True}


def test_a_game_of_seasons(visitor: Visitor) -> None:
    visitor.visit(game="seasons", level="apprentice", bot="random", bots=1)
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_selector("[data-choice]")
    visitor.picture("seasons-piles")
    assert visitor.play() > 20
    visitor.picture("seasons-score")
    totals = visitor.page.locator(".score .total td").all_inner_texts()
    rows = visitor.page.locator(".score tbody tr:not(.total)").all()
    for seat, total in enumerate(totals):
        assert sum(int(row.locator("td").nth(seat).inner_text()) for row in rows) == int(total)
    winner = visitor.page.locator(".score .result").inner_text()
    assert max(int(total) for total in totals) == int(re.findall(r"-?\d+", winner)[0])
    assert visitor.fits()


@pytest.mark.parametrize("visitor", [PHONE], indirect=True)
def test_a_game_of_spellbook_on_a_phone_in_german(visitor: Visitor) -> None:
    visitor.visit(game="spellbook", bot="random", bots=1)
    visitor.page.get_by_role("button", name="Jetzt spielen").click()
    visitor.page.wait_for_selector("[data-choice]")
    visitor.picture("spellbook-phone")
    assert visitor.fits()
    assert visitor.play() > 10
    visitor.picture("spellbook-phone-score")
    assert len(visitor.page.locator(".score tbody tr").all()) == 9
    assert visitor.fits()


def test_the_board_itself_and_the_keyboard(visitor: Visitor) -> None:
    """Cards are laid out in piles and a die is taken on the board; what cannot be chosen says why."""
    page = visitor.page
    visitor.visit(game="seasons", level="apprentice", bot="random", bots=1)
    page.get_by_role("button", name="Play now").press("Enter")
    page.wait_for_selector("[data-split]")
    for n in range(3, 9):
        page.locator(".years").nth(n).get_by_role("button", name="II" if n < 6 else "III", exact=True).press("Enter")
    page.locator("[data-split]").press("Enter")
    page.locator("button[data-option^='die:']").first.press("Enter")
    page.wait_for_selector("[data-choice='end']")
    page.get_by_role("button", name="What cannot be chosen").press("Enter")
    page.keyboard.press("Tab")
    page.wait_for_selector("[role=tooltip] .ruling")
    page.get_by_role("button", name="français").click()
    page.get_by_role("heading", name="Votre main").wait_for()
    page.reload()
    page.wait_for_selector("[data-choice='end']")
    page.locator("[role=log] p").nth(3).wait_for()


def test_friends_meet_by_a_link(visitor: Visitor) -> None:
    """Two browsers at one table; one loses its line and comes back."""
    page = visitor.page
    visitor.visit(game="spellbook", name="Ann")
    page.get_by_role("link", name="With friends").click()
    page.get_by_role("button", name="Make a table").click()
    link = page.locator("input[readonly]").input_value()
    assert page.context.browser is not None
    other = page.context.browser.new_context(locale="fr")
    friend = Visitor(other.new_page(), visitor.url)
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    friend.page.route_web_socket(re.compile("/socket$"), pass_on)
    friend.page.goto(link)
    friend.page.get_by_role("textbox").fill("Bob")
    friend.page.get_by_role("button", name="S'asseoir").click()
    page.get_by_text("Bob").wait_for()
    page.get_by_role("button", name="Start the game").click()
    both = [page, friend.page]
    for one in both:
        one.wait_for_selector(".people .on")
    choose(both, 6)
    lines[-1].close(code=1001, reason="the line is cut")
    friend.page.get_by_text("La connexion est perdue").wait_for()
    friend.page.get_by_text("La connexion est perdue").wait_for(state="detached")
    assert len(lines) == 2
    choose(both, 6)
    assert friend.complaints == []
    other.close()


def test_two_people_pass_one_device_round(visitor: Visitor) -> None:
    """Nothing of the other's is shown before they say that it is they who look."""
    page = visitor.page
    visitor.visit(game="seasons", level="magician", name="Ann")
    page.get_by_role("link", name="With friends").click()
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="At this device").check()
    page.get_by_role("button", name="Make a table").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("[data-choice]")
    page.evaluate(FIRST)
    page.get_by_role("heading", name="Hand the device to Player 2.").wait_for()
    assert page.query_selector("[data-choice]") is None
    page.get_by_role("button", name="It is me").click()
    page.wait_for_selector("[data-choice]")


def choose(pages: list[Page], times: int) -> None:
    """Whoever is asked takes the first option, so many times."""
    for _ in range(times):
        found = False
        for page in pages * 200:
            found = bool(page.evaluate(FIRST))
            if found:
                break
            page.wait_for_timeout(20)
        assert found, "nobody is asked"
