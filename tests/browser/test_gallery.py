"""The gallery shows everything, searches it, and links on."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor

expect.set_options(timeout=30_000)  # wait as long as the other tests do
FIRST_CARD = "() => document.querySelector('[data-key]').getBoundingClientRect().top"
NUMBERS = {"magic items": 53, "familiars": 17, "ability tokens": 12, "enchantments": 10, "dice": 20, "spells": 21}


def test_everything_of_each_kind_is_shown(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("#/gallery")
    page.locator("[data-key]").first.wait_for()
    assert page.evaluate(FIRST_CARD) < 400  # half of the window
    for kind, n in NUMBERS.items():
        button = page.get_by_role("button", name=kind, exact=True)
        button.click()
        expect(page.get_by_role("status")).to_have_text(f"{n} pieces")
        button.click()  # selected kinds add up


def test_search_finds_things_and_links_related_ones(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("#/gallery")
    page.get_by_role("searchbox").fill("nothing is called like this")
    expect(page.get_by_role("status")).to_have_text("0 pieces")
    page.get_by_role("searchbox").fill("shield of zira")
    page.get_by_label(re.compile("^Shield of Zira, ")).click()
    page.wait_for_url("**/#/gallery/shield_of_zira")
    page.get_by_role("heading", name="Rulings").wait_for()
    entry = page.locator("a[href^='#/gallery/']:not([href$='shield_of_zira'])").first
    place = str(entry.get_attribute("href"))
    entry.click()
    page.wait_for_url(f"**/{place}")


def test_everything_leads_to_its_rulings_and_stories(visitor: Visitor) -> None:
    """`tests/test_rule_chapters.py` checks what the other entries are about."""
    page = visitor.page
    visitor.go("#/gallery")
    for thing, ruling in {"winter_1": "C1", "token_2": "T2", "drought": "N9"}.items():
        visitor.turn_to(f"#/gallery/{thing}")
        expect(page.locator(f".rulings a.show[href='#/rules/seasons/show/{ruling}']")).to_be_visible()
        # sources are in English in every language
        expect(page.locator(".rulings small").first).to_have_attribute("lang", "en")


@pytest.mark.parametrize("visitor", [PHONE], indirect=True)
def test_filters_leave_room_for_what_they_filter(visitor: Visitor) -> None:
    """On a phone they are folded away."""
    page = visitor.page
    visitor.go("#/gallery")
    page.locator("[data-key]").first.wait_for()
    assert page.evaluate(FIRST_CARD) < 260
    page.get_by_role("button", name="Filters").tap()
    page.get_by_role("button", name="dice", exact=True).tap()
    expect(page.get_by_role("status")).to_have_text("20 pieces")
    page.get_by_role("button", name="Filters (1)").tap()
    expect(page.get_by_role("button", name="dice", exact=True)).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.get_by_role("button", name="dice", exact=True)).to_have_attribute("aria-pressed", "true")
