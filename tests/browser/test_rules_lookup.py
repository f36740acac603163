"""Rules can be looked up over a running game from every place that mentions them."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.accessibility import AXE, LOOK
from tests.browser.conftest import LAPTOP, PHONE, Visitor
from tests.browser.table_states import table_in_state
from tests.server.harness import Guest

expect.set_options(timeout=30_000)  # wait as long as the other tests do
WINDOW = "dialog[open]:has(.reference, .show)"
READ_MS = 1100  # a note that stood for a second counts as read
SETTINGS = "JSON.parse(localStorage.settings)"


def sit_at_state(
    come: Callable[..., Visitor], moment: str, language: str = "en", device: dict[str, Any] = LAPTOP
) -> Visitor:
    visitor = come(language, device)
    with Guest(visitor.url) as ann:
        visitor.sit(ann, table_in_state(ann, moment))
    visitor.page.wait_for_selector("[data-choice]:not([disabled])")
    return visitor


def watch_to_the_end(window: Locator) -> int:
    """Step through the shown story by keyboard; return its number of choices."""
    counter = window.locator("output")
    expect(counter).to_have_text(re.compile(r"\b0 \w+ \d+"))
    last = int(re.findall(r"\d+", counter.inner_text())[1])
    for n in range(1, last + 1):
        window.page.keyboard.press("ArrowRight")
        expect(counter).to_have_text(re.compile(rf"\b{n} \w+ {last}"))
        expect(window.locator(".lines p").first).not_to_be_empty()
    return last


def test_rules_are_searched_and_shown_over_a_game(come: Callable[..., Visitor]) -> None:
    visitor = sit_at_state(come, "turn")
    page = visitor.page
    page.keyboard.press("b")
    window = page.locator(WINDOW)
    expect(window.get_by_role("heading", name="What it is about")).to_be_visible()
    window.get_by_role("button", name="The year", exact=True).click()
    expect(window.locator("#ruling-H5")).to_contain_text("take the matching library into hand")
    window.get_by_role("searchbox").fill("reserve 7 energies arrive")
    expect(window.get_by_role("status")).to_have_text("Nothing found. Try other words.")
    window.get_by_role("searchbox").fill("sérve hölds 7")  # accents do not matter
    expect(window.locator("#ruling-C6")).to_contain_text("Source: ")
    window.get_by_role("button", name="Show me C6", exact=True).click()
    expect(window.locator(".ruling")).to_contain_text("Your reserve holds 7 energies.")
    assert watch_to_the_end(window) > 0
    for _ in range(20):
        if window.locator(".lines .rule").count():
            break
        page.keyboard.press("ArrowLeft")
    expect(window.locator(".lines .rule").first).to_have_attribute("tabindex", "0")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(LOOK, [["heading-order", "link-in-text-block"], ["moderate", "serious"]]) == []
    expect(window.locator(".board .seat").first).to_be_visible()
    window.get_by_label("Text view").check()
    expect(window.locator(".reader")).to_contain_text("Ann")
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(page.locator("[data-choice]").first).to_be_enabled()  # the game is unchanged


def test_rules_and_entries_say_what_holds_at_this_table(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    page = visitor.page
    with Guest(visitor.url) as ann:
        table = ann.make("me", "random", options={"exchange": "upto2", "chest": "turn", "balance": "old"})["table"]
        ann.act(table, "start")
        visitor.sit(ann, table)
    page.wait_for_selector("[data-choice]:not([disabled])")
    page.keyboard.press("b")
    window = page.locator(WINDOW)
    window.get_by_role("button", name="Bonuses", exact=True).click()
    expect(window.locator(".text")).to_contain_text("exchange one or two energies for as many others")
    entry = page.locator("dialog[open] .entry")
    for card, told in {"Wondrous Chest": "At the end of each of your turns", "Balance of Ishtar": "6 crystals"}.items():
        window.get_by_role("searchbox").fill(card)
        window.locator("[id^=ruling-V]").get_by_role("link", name=card).first.click()
        expect(entry.locator("p.text")).to_contain_text(told)
        page.keyboard.press("Escape")
    visitor.go("#/gallery/wondrous_chest")  # at no table
    expect(entry.locator("p.text")).to_contain_text("At the end of each round")
    visitor.go("#/gallery/balance_of_ishtar")
    expect(entry).to_contain_text("In the old printing")


def test_every_mention_of_a_rule_links_to_it(come: Callable[..., Visitor]) -> None:
    visitor = sit_at_state(come, "turn")
    page = visitor.page
    window = page.locator(WINDOW)
    # From a line of the log, by keyboard.
    page.locator(".lines[role=log]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rule:focus")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    name = str(page.locator(".rule:focus").get_attribute("aria-label")).removeprefix("Related rules: ")
    page.keyboard.press("Enter")
    expect(window.get_by_role("heading", name=name, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    # From a refused option.
    page.locator(".asked > button.quiet").click()
    why = page.locator(".refused a").first
    ruling = why.inner_text()
    why.click()
    expect(window.locator(f"#ruling-{ruling}.lit")).to_be_in_viewport()
    page.keyboard.press("Escape")
    # From the page header, which stays at the table.
    page.locator("header nav a[href='#/rules']").click()
    expect(window.locator(".reference")).to_be_visible()
    page.keyboard.press("Escape")
    # From a card: its tip, its entry and its story.
    card = page.locator("section.seat.own [data-piece] .spot, .hand .spot").first
    card.focus()
    page.keyboard.press("i")
    page.locator(".tip.pinned .more a").last.click()
    entry = page.locator("dialog[open]:has(.entry)")
    entry.locator("a.show").last.click()
    expect(entry).to_have_count(0)
    watch_to_the_end(window)
    assert "/table/" in page.url


def test_first_time_explanations_appear_once(come: Callable[..., Visitor]) -> None:
    visitor = sit_at_state(come, "turn")
    page = visitor.page
    first = page.get_by_role("note")
    expect(first).to_have_count(1)
    told = first.inner_text()
    first.get_by_role("link").click()
    expect(page.locator(WINDOW)).to_be_visible()
    page.keyboard.press("Escape")
    assert len(page.evaluate(f"{SETTINGS}.met")) == 1
    page.wait_for_timeout(READ_MS)
    page.locator(".asked > button.quiet").click()  # what is refused takes the room, but the note has been read
    page.locator(".refused a").first.wait_for()
    assert len(page.evaluate(f"{SETTINGS}.met")) == 1
    page.reload()
    page.wait_for_selector("[data-choice]:not([disabled])")
    page.wait_for_load_state("networkidle")
    assert told not in first.all_inner_texts()
    page.get_by_role("button", name="Pause, leave, report").click()
    page.get_by_label("Explain new things when they first come up").uncheck()
    page.keyboard.press("Escape")
    met = page.evaluate(f"{SETTINGS}.met")
    page.reload()
    page.wait_for_selector("[data-choice]:not([disabled])")
    page.wait_for_load_state("networkidle")
    expect(first).to_have_count(0)
    assert page.evaluate(f"{SETTINGS}.met") == met


def test_first_overflow_and_transmutation_are_explained(come: Callable[..., Visitor]) -> None:
    page = sit_at_state(come, "overflow").page
    first = page.get_by_role("note")
    expect(first).to_contain_text("New: your reserve is over its limit now.")
    page.keyboard.press("1")
    expect(first).to_contain_text("New: you may transmute now.")
    first.get_by_role("link").click()
    expect(page.locator(WINDOW).get_by_role("heading", name="Energies into crystals")).to_be_visible()


def test_spellbook_log_and_refusals_link_to_rules(come: Callable[..., Visitor]) -> None:
    page = sit_at_state(come, "spellbook refusals").page
    window = page.locator(WINDOW)
    line = page.locator(".lines[role=log] .rule").last
    chapter = str(line.get_attribute("aria-label")).removeprefix("Related rules: ")
    line.click()
    expect(window.get_by_role("heading", name=chapter, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".asked > button.quiet").click()
    why = page.locator(".refused a").first
    ruling = why.inner_text()
    why.click()
    expect(window.locator(f"#ruling-{ruling}.lit")).to_be_in_viewport()


def test_rules_on_a_german_phone(come: Callable[..., Visitor]) -> None:
    visitor = sit_at_state(come, "spellbook turn", "de", PHONE)
    page = visitor.page
    page.get_by_role("button", name="Pause, verlassen, melden").click()
    page.get_by_role("button", name="Regeln …").click()
    window = page.locator(WINDOW)
    expect(window.get_by_role("heading", name="Worum es geht")).to_be_visible()
    window.get_by_role("searchbox").fill("Gefährtentafel 14 Felder")
    window.get_by_role("button", name="Zeig mir S22", exact=True).click()
    expect(window.locator(".ruling")).to_contain_text("S22")
    inside(page)
    strip, cross = (
        window.locator(".strip").bounding_box(),
        window.get_by_role("button", name="Schließen").bounding_box(),
    )
    assert strip
    assert cross
    assert strip["x"] + strip["width"] <= cross["x"], "the close button covers no points"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(LOOK, [["heading-order"], ["moderate"]]) == []
    watch_to_the_end(window)
    window.get_by_role("button", name="Zurück zu den Regeln").click()
    expect(window.locator("#ruling-S22.lit")).to_be_in_viewport()
    inside(page)
    window.get_by_role("button", name="Schließen").click()
    expect(page.locator("[data-choice]").first).to_be_visible()


def inside(page: Page) -> None:
    """Nothing overflows sideways."""
    assert page.evaluate(
        f"(() => {{ const it = document.querySelector('{WINDOW}'); return it.scrollWidth <= it.clientWidth; }})()"
    )


def test_rules_have_linkable_pages(come: Callable[..., Visitor]) -> None:
    visitor = come("fr")
    page = visitor.page
    visitor.go("#/rules/spellbook/S26")
    expect(page.locator("#ruling-S26.lit")).to_contain_text("rune")
    page.locator(".reference select").select_option("seasons")
    expect(page.get_by_role("heading", name="De quoi il s'agit")).to_be_visible()
    page.get_by_role("button", name="Index", exact=True).click()
    tie = page.locator(".index li", has_text="Égalité")
    tie.get_by_role("button", name="La fin et le décompte").click()
    expect(page).to_have_url(re.compile("#/rules/seasons/end$"))
    page.get_by_role("searchbox").fill("débordement")  # a word only the index contains, not the chapter
    page.get_by_role("button", name="La réserve").last.click()
    expect(page.get_by_role("heading", name="La réserve")).to_be_visible()
    page.get_by_role("button", name="Index", exact=True).click()
    page.locator(".index li", has_text="Amulette de feu").get_by_role("button", name="K2").click()
    expect(page).to_have_url(re.compile("#/rules/seasons/K2$"))
    page.get_by_role("button", name="Montrez-moi K2", exact=True).click()
    expect(page.locator("aside h2")).to_have_text(re.compile(r"^K2 Amulette de feu\s: sur 4 cartes"))
    expect(page.locator("aside .title")).to_have_text("Exemple · Amulette de feu")
    page.get_by_role("button", name="Exemple suivant").click()
    expect(page.locator(".which")).to_contain_text("Exemple 2 sur")
    page.go_back()
    expect(page.locator(".which")).to_contain_text("Exemple 1 sur")


def test_header_and_chapters_stay_fixed_on_rules_pages(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    page = visitor.page
    visitor.go("#/rules/seasons/cards")
    text = page.locator(".reference .text")
    expect(text.get_by_role("heading").first).to_be_visible()
    for chapter in ("Index", "The year"):
        text.evaluate("it => it.scrollTo(0, it.scrollHeight)")
        assert text.evaluate("it => it.scrollTop") > 0
        page.get_by_role("navigation").get_by_role("button", name=chapter, exact=True).click()
        expect(text.get_by_role("heading", name=chapter)).to_be_in_viewport()
        expect(page.locator("header")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.scrollingElement.scrollTop") == 0
    page.get_by_role("button", name=re.compile("^Show me ")).first.click()
    page.locator(".show").wait_for()
    page.go_back()
    expect(text).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_the_rules_begin_with_their_contents_and_lead_from_chapter_to_chapter(visitor: Visitor) -> None:
    page = visitor.page
    visitor.go("#/rules/seasons")
    contents = page.locator(".contents button")
    contents.first.wait_for()
    chapters = page.locator("nav[aria-label=Chapters] button")
    assert contents.locator("b").all_inner_texts() == chapters.all_inner_texts()[1:-1]  # all but itself and the index
    expect(page.locator(".text .cover svg").first).to_be_visible()
    contents.first.click()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
    page.get_by_role("button", name="Next: Draft and libraries").click()
    expect(page.get_by_role("heading", name="Draft and libraries")).to_be_in_viewport()
    chapters.nth(-2).click()
    expect(page.locator(".next")).to_have_count(0)
