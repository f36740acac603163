"""The Seasons board: everything drawn can be inspected and chosen, as in the list beside it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.page_texts import page_text
from tests.browser.table_states import is_asked, play_on, table_in_state
from tests.server.harness import Guest

APPRENTICE = {"level": "apprentice"}
ARCHMAGE = {"level": "archmage", "kingdom_cards": "with", "ability_tokens": "with"}
FRENCH_PHONE = PHONE | {"locale": "fr"}
# Options about a thing on the table; the others are words, such as "end".
THINGS = re.compile(
    r"(card|summon|activate|play|die|energy|transmute|seat|bonus|token|forward|back|types):"
    r"|(ability|draw|die_draw|look|vision|gauge|die_gauge|keep|put_back)$"
)
OFFERED = """() => ({
    list: [...document.querySelectorAll('[data-choice]')].map(one => one.dataset.choice),
    board: [...document.querySelectorAll('[data-option]')].map(one => one.dataset.option),
})"""
# Prefer choices that show cards or bring them into play; else take the first answer.
CHOOSE = """() => {
    const there = [...document.querySelectorAll('[data-choice]:not([disabled])')];
    const kind = word => there.find(one => one.dataset.choice.startsWith(word));
    (kind('vision') ?? kind('summon:') ?? kind('activate:') ?? there[0])?.click();
}"""


def begin(visitor: Visitor, **options: str) -> None:
    """Start a game against a bot with these options."""
    with Guest(visitor.url) as ann:
        table = ann.make("me", "random", options=options, deal=3, hints=True)["table"]
        ann.act(table, "start")
        visitor.sit(ann, table)
    visitor.page.wait_for_selector("[data-choice]:not([disabled]), [data-split]")


def lay_out(visitor: Visitor) -> None:
    """Lay out three cards for each year by keys on the cards."""
    page = visitor.page
    page.wait_for_selector("[data-split]")
    for n in range(9):
        page.locator(".years").nth(n).locator("button").first.focus()
        page.keyboard.press(str(n // 3 + 1))
    assert page.locator("[data-pile='3'] [role=img]").count() == 3
    page.locator("[data-split]").press("Enter")


def test_cards_are_laid_out_by_keyboard_and_a_die_shows_six_faces(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, **APPRENTICE)
    lay_out(visitor)
    die = page.locator("[data-option^='die:']:not([disabled])").first
    die.wait_for()
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")  # makes the visit a keyboard visit
    die.focus()
    page.wait_for_selector("[role=tooltip] [data-faces]")
    assert page.locator("[role=tooltip] [data-faces] [role=img]").count() == 6
    assert page.locator("[role=tooltip] [data-faces] .up").count() == 1
    card = page.get_by_role("region", name="Your hand").locator(".spot").first
    card.focus()
    page.keyboard.press("i")
    link = page.locator("[role=tooltip] a")
    assert str(link.get_attribute("href")).startswith("#/gallery/")
    assert page.evaluate("document.activeElement.matches('[role=tooltip] a')")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=tooltip]", state="detached")


def test_cards_are_laid_out_by_dragging_and_not_listed_beside(visitor: Visitor) -> None:
    page = visitor.page
    visitor.visit(list=False)
    begin(visitor, **APPRENTICE)
    expect(page.locator("[data-see=hand]")).to_have_count(9)
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(page.locator(".prompt")).to_have_text("Choose the year in which each card reaches your hand: 3 per year.")
    page.get_by_role("button", name="Moves as a list (9)").click()
    expect(page.locator("[data-choice]")).to_have_count(9)
    page.get_by_role("button", name="Moves as a list (9)").click()
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.locator(".one .years").nth(4).locator("..").drag_to(page.locator("[data-pile='2']"))
    assert page.locator("[data-pile='2'] [role=img]").count() == 1


def test_a_hint_at_the_split_names_a_year_for_every_card(visitor: Visitor) -> None:
    """The board asks for all years at once, so the hint does not answer the engine's question about one card."""
    page = visitor.page
    visitor.visit(list=False)
    begin(visitor, **APPRENTICE)
    page.keyboard.press("h")
    plans = page.locator("[data-hint-plan]")
    expect(plans).to_have_count(2, timeout=30_000)
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator(".years .hinted")).to_have_count(9)
    for numeral in ("I: ", "II: ", "III: "):
        expect(plans.first.locator(".line", has_text=re.compile(f"^{numeral}"))).to_contain_text(", ")
    plans.first.get_by_role("button", name="Use this split").click()
    expect(page.locator(".years .hinted[aria-pressed=true]")).to_have_count(9)
    page.locator("[data-split]").press("Enter")
    page.wait_for_selector("[data-choice^='die:']")


def test_the_board_offers_what_the_list_offers(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, **ARCHMAGE, enchantment="vision_of_destiny")
    kinds = set()
    for _ in range(45):
        page.wait_for_selector("[data-choice]:not([disabled]), .score table")
        if page.query_selector(".score table"):
            break
        if page.query_selector("[data-split]"):
            lay_out(visitor)
            page.wait_for_selector("[data-split]", state="detached")
            continue
        there = page.evaluate(OFFERED)
        named = {one for one in there["list"] if THINGS.match(one)}
        assert named <= set(there["board"]), named - set(there["board"])
        assert set(there["board"]) <= set(there["list"])
        kinds |= {one.partition(":")[0] for one in named}
        page.evaluate(CHOOSE)
    assert kinds >= {"card", "die", "token", "bonus"}


def test_public_cards_can_be_browsed(visitor: Visitor) -> None:
    """The enchantment reveals two cards of the draw pile; the public discard pile can be browsed."""
    page = visitor.page
    begin(visitor, **ARCHMAGE, enchantment="vision_of_destiny")
    seen = False
    for _ in range(250):
        page.wait_for_selector("[data-choice]:not([disabled]), .score table")
        if page.query_selector("[data-known-deck]"):
            assert page.locator("[data-known-deck] [data-piece]").count() >= 2
            seen = True
        if seen and page.query_selector(".stack.face"):
            break
        if page.query_selector("[data-split]"):
            lay_out(visitor)
            page.wait_for_selector("[data-split]", state="detached")
            continue
        page.evaluate(CHOOSE)
    assert seen
    page.locator("[data-look-through]").click()
    assert page.locator("[data-discard] .mini:not(.back)").count() >= 1


@pytest.mark.parametrize("visitor", [FRENCH_PHONE], indirect=True)
def test_a_narrow_screen_holds_everything(visitor: Visitor) -> None:
    begin(visitor, **ARCHMAGE, enchantment="drought")
    assert visitor.fits()
    for _ in range(40):
        visitor.page.wait_for_selector("[data-choice]:not([disabled])")
        visitor.page.evaluate(CHOOSE)
    visitor.page.wait_for_selector("[data-choice]:not([disabled])")
    assert visitor.fits()


@pytest.mark.parametrize("visitor", [FRENCH_PHONE], indirect=True)
def test_a_long_press_says_why_something_cannot_be_chosen(visitor: Visitor) -> None:
    with Guest(visitor.url, "Ann") as ann:
        visitor.sit(ann, table_in_state(ann, "turn"))
    thing = visitor.page.locator(".spot.no").first
    thing.dispatch_event("pointerdown", {"pointerType": "touch"})
    reason = str(thing.get_attribute("aria-label")).partition(". ")[2]
    expect(visitor.page.get_by_role("tooltip")).to_contain_text(reason)
    thing.dispatch_event("pointerup", {"pointerType": "touch"})
    expect(visitor.page.get_by_role("tooltip")).to_contain_text(reason)


def test_unpaid_costs_are_shown_on_the_table(visitor: Visitor) -> None:
    with Guest(visitor.url, "Ann") as ann:
        table = table_in_state(ann, "payment")
        visitor.sit(ann, table)
        owed = ann.look(table)["view"]["ask"]["owed"]
        visitor.page.wait_for_selector(f"[data-owed='{len(owed)}']")


def test_forbidden_season_spaces_say_why(visitor: Visitor) -> None:
    """Temporal Boots in the first year, at a table that forbids moving back beyond it."""
    boots = "temporal_boots"
    with Guest(visitor.url, "Ann") as ann:
        table = str(ann.make("me", "random", options=APPRENTICE | {"before_year1": "forbid"}, deal=1)["table"])
        ann.act(table, "start")
        later = [f"card:{card}" for card in ann.look(table)["view"]["me"]["hand"] if card != boots]
        play_on(ann, table, is_asked("move_season"), wanted=[*later, "bonus:gauge", f"summon:{boots}"])
        visitor.sit(ann, table)
    space = visitor.page.locator("svg [data-refused^='back:']").first
    space.hover()
    tip = visitor.page.get_by_role("tooltip")
    expect(tip).to_contain_text(page_text("en", "reason-before_the_first_year"))
    visitor.page.locator("svg [data-option^='forward:']").first.click()
    space.wait_for(state="detached")
