"""The table to try things on: a moment is set up by form and by text, played from both sides, and found again."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.moments import reach
from tests.server.harness import Guest

expect.set_options(timeout=30_000)  # as patient as all other waiting
FRESH = "[data-fresh=true]"


def test_a_moment_is_set_up_played_and_found_again(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    page = visitor.page
    visitor.go("#/")
    page.get_by_role("link", name="A table to try things on").click()
    page.wait_for_selector(FRESH)
    # By the form: the board shows what is said there.
    form = page.locator("details", has=page.get_by_text("Ann", exact=True)).last
    form.get_by_role("spinbutton", name="Crystals").fill("42")
    form.get_by_role("spinbutton", name="water").fill("3")
    form.get_by_role("combobox", name="Add to: hand").fill("Hand of Fortune")
    expect(page.locator(".board")).to_contain_text("Hand of Fortune")
    expect(page.locator(".board")).to_contain_text("42")
    # By the text: what cannot be is refused with the reason, beside it, and the board stays.
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_label("The moment as the beginning of a story")
    expect(text).to_have_value(re.compile(r"ann: \{.*hand_of_fortune.*crystals: 42, reserve|crystals: 42"))
    good = text.input_value()
    text.fill(good.replace("crystals: 42", "crystals: 42, bonuses: 9"))
    expect(page.get_by_role("alert")).to_have_text(
        "There cannot be such a table: ann.bonuses: here stands a number from 0 to 3, not 9"
    )
    visitor.complaints.clear()  # the browser notes the refusal
    text.fill(good.replace("crystals: 42", "crystals: 43"))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".board")).to_contain_text("43")
    expect(page).to_have_url(re.compile(r"#/try/seasons/[\w-]{40,}/0$"))
    # Both sides are one's own; a choice is made.
    page.get_by_role("button", name="Play, share").click()
    link = page.get_by_label("Link to this moment").input_value()
    page.get_by_label("Who plays for Bob").select_option("me")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/table/"))
    page.locator(".cover .main").click()
    page.wait_for_selector("[data-choice]:not([disabled])")
    expect(page.locator(".board")).to_contain_text("43")
    page.locator('[data-choice="summon:amulet_of_fire"]').first.click()
    expect(page.locator('[data-choice^="card:"]').first).to_be_visible()
    # Whoever is sent the link finds the table, on a phone and in another language too.
    friend = come("fr", PHONE)
    friend.page.goto(link)
    friend.page.wait_for_selector(FRESH)
    expect(friend.page.locator(".board")).to_contain_text("43")
    assert friend.fits()
    friend.go("#/try/seasons/nothing-of-ours/0")
    expect(friend.page.get_by_role("alert")).to_have_text("Ce lien est abîmé : voici une nouvelle table à la place.")
    friend.page.wait_for_selector(FRESH)


def test_a_moment_of_a_finished_game_is_set_up_again(come: Callable[..., Visitor]) -> None:
    visitor = come("de")
    with Guest(visitor.url) as ann:
        table = reach(ann, "spellbook score")
        visitor.come_in(ann)
    visitor.go(f"#/table/{table}/replay/0/0")
    visitor.page.get_by_role("link", name="Am Tisch zum Ausprobieren öffnen").click()
    visitor.page.wait_for_selector(FRESH)
    expect(visitor.page).to_have_url(re.compile("#/try/spellbook/[\\w-]{40,}/0$"))
    expect(visitor.page.get_by_role("spinbutton", name="Tag")).to_have_value("2")
