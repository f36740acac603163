"""Undo by agreement in two browsers: one player asks, the other sees what would be undone and agrees."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import FIRST, Visitor
from tests.browser.test_live_table import PAIR, friend_of, make_table, start


def page_on_turn(*pages: Page) -> Page:
    """Return the page whose turn it is."""
    for _ in range(100):
        for page in pages:
            if page.query_selector("[data-choice]:not([disabled])"):
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("no seat is asked")


def choose(page: Page) -> None:
    """Choose the first answer and wait until the server has it."""
    version = page.locator(".prompt").get_attribute("data-version")
    page.evaluate(FIRST)
    page.wait_for_selector(f".prompt:not([data-version='{version}'])")


def ask_the_others(page: Page) -> None:
    """Undo does not reach that far; it says so and offers to ask."""
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".asked-undo")).to_contain_text("another player has moved since")
    page.get_by_role("button", name="Ask the other players").click()


def test_other_players_are_asked_and_see_what_undo_removes(visitor: Visitor) -> None:
    table = make_table(visitor, game="spellbook", seats=PAIR)
    friend = friend_of(visitor, table["invitations"][0]["link"])
    start(visitor, table["table"])
    first = page_on_turn(visitor.page, friend.page)
    second = friend.page if first is visitor.page else visitor.page
    question: list[str] = []
    while page_on_turn(first, second) is first:
        question = first.locator("[data-choice]").all_inner_texts()
        choose(first)
    choose(second)
    ask_the_others(first)
    told = second.locator(".asked-undo")
    expect(told).to_contain_text("asks to undo this")
    expect(told.locator(".rule").first).to_have_attribute("href", re.compile("^#/rules/spellbook/"))
    second.get_by_role("button", name="Decline", exact=True).click()
    expect(told).to_have_count(0)
    ask_the_others(first)
    second.get_by_role("button", name="Agree").click()
    expect(first.locator(".asked-undo")).to_have_count(0)
    expect(first.locator("[data-choice]")).to_have_text(question)
