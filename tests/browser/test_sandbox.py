"""The sandbox: a position is set up by form and by text, played from all seats, and restored."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Locator, expect

from sortilege.stories.parser import parse_yaml
from tests.browser.conftest import PHONE, Visitor
from tests.browser.table_states import table_in_state
from tests.server.harness import Guest

expect.set_options(timeout=30_000)  # wait as long as the other tests do
FRESH = "[data-fresh=true]"


def test_a_position_is_set_up_played_and_restored(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    page = visitor.page
    visitor.go("#/")
    page.get_by_role("link", name="Sandbox").click()
    page.wait_for_selector(FRESH)
    # By form: the board follows the fields.
    form = page.locator("details", has=page.get_by_text("Ann", exact=True)).last
    form.get_by_role("spinbutton", name="Crystals").fill("42")
    form.get_by_role("spinbutton", name="water").fill("3")
    form.get_by_role("combobox", name="Add to hand").fill("Hand of Fortune")
    expect(page.locator(".board")).to_contain_text("Hand of Fortune")
    expect(page.locator(".board")).to_contain_text("42")
    # By text: an impossible position is refused with the reason beside it, and the board stays.
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_label("The position in story format")
    expect(text).to_have_value(re.compile(r"ann: \{.*hand_of_fortune.*crystals: 42, reserve|crystals: 42"))
    good = text.input_value()
    text.fill(good.replace("crystals: 42", "crystals: 42, bonuses: 9"))
    expect(page.get_by_role("alert")).to_have_text(
        "This position is not possible: ann.bonuses: expected a number from 0 to 3, got 9"
    )
    visitor.complaints.clear()  # the browser reports the refusal
    text.fill(good.replace("crystals: 42", "crystals: 43"))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".board")).to_contain_text("43")
    expect(page).to_have_url(re.compile(r"#/try/seasons/[\w-]{40,}/0$"))
    # Save as a file and load it.
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    assert download.value.suggested_filename == "moment.yaml"
    kept = text.input_value()
    text.fill(good)
    expect(page.locator(".board")).to_contain_text("42")
    page.get_by_label("Load from a file").set_input_files(download.value.path())
    expect(text).to_have_value(kept.strip())
    expect(page.locator(".board")).to_contain_text("43")
    # Both sides are one's own; a choice is made.
    page.get_by_role("button", name="Play and share").click()
    link = page.get_by_label("Link to this position").input_value()
    page.get_by_label("Player for Bob").select_option("me")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/table/"))
    page.locator(".cover .main").click()
    page.wait_for_selector("[data-choice]:not([disabled])")
    expect(page.locator(".board")).to_contain_text("43")
    page.locator('[data-choice="summon:amulet_of_fire"]').first.click()
    expect(page.locator('[data-choice^="card:"]').first).to_be_visible()
    # The link opens the position on a phone and in another language.
    friend = come("fr", PHONE)
    friend.page.goto(link)
    friend.page.wait_for_selector(FRESH)
    expect(friend.page.locator(".board")).to_contain_text("43")
    assert friend.fits()
    for _ in range(2):
        friend.page.get_by_role("combobox", name="Ajouter à\u00a0: main").first.fill("Amulette de feu")
    refusal = friend.page.get_by_role("alert")
    expect(refusal).to_contain_text("ann.hand : une troisième fois Amulette de feu ; chaque carte existe deux fois")
    expect(refusal).to_be_in_viewport(ratio=1)  # although the field is far below it
    friend.complaints.clear()
    friend.go("#/try/seasons/nothing-of-ours/0")
    expect(friend.page.get_by_role("alert")).to_have_text("Ce lien est endommagé. Voici une table vide à la place.")
    friend.page.wait_for_selector(FRESH)


# Only ending the turn is left, so the search is short.
LAST = """game: seasons
given: {year: 3, space: 12, turn: bob, ann: {}, bob: {gauge: 4, reserve: fire*2, hand: amulet_of_fire}}"""


def test_a_hint_is_requested_and_closed(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    page = visitor.page
    visitor.go("#/try/seasons")
    page.wait_for_selector(FRESH)
    page.get_by_role("button", name="Text", exact=True).click()
    page.get_by_label("The position in story format").fill(LAST)
    expect(page.locator("[data-answer='summon:amulet_of_fire']")).to_have_count(1)
    best, hints = page.get_by_role("button", name="Show the best moves"), page.locator("[data-hint]")
    best.click()
    expect(hints.first).to_contain_text("% win chance")
    answers = page.locator("[data-answer]").evaluate_all("all => all.map((one) => one.dataset.answer)")
    assert {str(one.get_attribute("data-hint")) for one in hints.all()} <= set(answers)
    best.click()
    expect(hints).to_have_count(0)
    best.click()
    expect(hints.first).to_be_visible()
    page.get_by_role("button", name="Deal again").click()
    expect(hints).to_have_count(0)  # the hints of the previous position are gone


def test_a_position_from_a_finished_game_is_set_up(come: Callable[..., Visitor]) -> None:
    visitor = come("de")
    with Guest(visitor.url) as ann:
        table = table_in_state(ann, "spellbook score")
        visitor.come_in(ann)
    visitor.go(f"#/table/{table}/replay/0/0")
    visitor.page.get_by_role("link", name="Im Sandkasten öffnen").click()
    visitor.page.wait_for_selector(FRESH)
    expect(visitor.page).to_have_url(re.compile("#/try/spellbook/[\\w-]{40,}/0$"))
    expect(visitor.page.get_by_role("spinbutton", name="Tag")).to_have_value("2")


# The replay updates its address late: here after the link was followed but before the page knows.
FOLLOWED = """() => {
    document.querySelector('a.try').click();
    for (const later of window.later) later();
}"""
LATER = """window.later = [];
const wait = window.setTimeout;
window.setTimeout = (work, time, ...more) => time === 400 ? (window.later.push(work), 0) : wait(work, time, ...more);"""


def test_leaving_the_replay_is_final(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    with Guest(visitor.url) as ann:
        table = table_in_state(ann, "spellbook score")
        visitor.come_in(ann)
    visitor.page.add_init_script(LATER)
    visitor.go(f"#/table/{table}/replay/0/0")
    visitor.page.wait_for_selector("a.try")
    visitor.page.evaluate(FOLLOWED)
    visitor.page.wait_for_selector(FRESH)
    expect(visitor.page).to_have_url(re.compile("#/try/spellbook/[\\w-]{40,}/0$"))


MOMENTS = ("new", "draft", "split", "choose_ability", "dice", "before_die", "round_end", "game_end", "turn")


def test_everything_on_a_table_has_a_field(come: Callable[..., Visitor]) -> None:
    """Single cards, tokens, mimicry, known and leftover cards; leaving and returning restores the position."""
    visitor = come("en")
    page = visitor.page
    visitor.go("#/try/seasons")
    page.wait_for_selector(FRESH)

    def part(name: str) -> Locator:
        return page.locator("details", has=page.locator(f"summary:text-is('{name}')")).last

    def lead_through(moments: Iterable[str]) -> None:
        for moment in moments:
            page.get_by_label("Position").select_option(moment)
            expect(page.locator("[data-fresh=false]")).to_have_count(1)
            page.wait_for_selector(FRESH)
            expect(page.get_by_role("alert")).to_have_count(0)

    lead_through(("keep_nine", "draft", "turn"))  # the first is played with an enchantment that has no draft
    ann, bob, more = part("Ann"), part("Bob"), part("More about the round")
    for closed in (bob, more, part("Game options")):
        closed.locator("summary").first.click()
    page.get_by_role("radio", name="Drought").check()
    page.get_by_role("group", name="Ability tokens").get_by_role("radio", name="with", exact=True).check()
    ann.get_by_role("combobox", name="Ability token").select_option("7")
    ann.get_by_label("The ability token was used").check()
    ann.get_by_label("Reserve spaces lost").fill("1")
    bob.get_by_label("Add to Cards in play").fill("Amulet of Water")
    for card in ("Raven the Usurper", "Amulet of Water", "Dragon Skull"):
        ann.get_by_label("Add to Cards in play").fill(card)
    ann.get_by_label("Mimics").select_option("bob.amulet_of_water")
    ann.get_by_role("group", name="On Raven the Usurper").get_by_label("Earth").fill("1")
    ann.get_by_role("group", name="On Amulet of Water").get_by_label("Fire").fill("2")
    ann.get_by_label("Add to Bob knows of this hand").fill("Amulet of Fire")
    more.get_by_label("Die that no player took").select_option("winter_2.3")
    more.get_by_label("Drought struck in year 1").check()
    more.get_by_label("Summoned in this turn").fill("2")
    lead_through(MOMENTS)
    ann.get_by_label("turned").check()
    page.get_by_role("button", name="Text", exact=True).click()
    given = read_given(page.get_by_label("The position in story format"))
    assert given["ann"] == {
        "gauge": 2,
        "reserve": "fire*2",
        "hand": "amulet_of_fire any*2",
        "known": {"bob": "amulet_of_fire"},
        "play": (
            "raven_the_usurper mimics bob.amulet_of_water [earth], amulet_of_water [fire fire], dragon_skull turned"
        ),
        "ability": 7,
        "ability_used": True,
        "spaces_lost": 1,
    }
    assert given["bob"] == {"hand": "any*3", "play": "amulet_of_water"}
    assert (given["left"], given["struck"], given["summons"]) == ("winter_2.3", [1], 2)


def read_given(field: Locator) -> dict[str, Any]:
    (story,) = parse_yaml(field.input_value(), "the text")
    return dict(story["given"])


def test_a_solo_game_is_set_up_on_a_phone(come: Callable[..., Visitor]) -> None:
    visitor = come("de", PHONE)
    page = visitor.page
    visitor.go("#/try/spellbook")
    page.wait_for_selector(FRESH)
    page.get_by_role("combobox", name="Spieler", exact=True).select_option("1")
    page.locator("summary:text-is('Der Gegner')").click()
    page.get_by_label("Hinzufügen: Tafel des Gegners").fill("beliebige Materia")
    spell = page.get_by_role("group", name="Opfer", exact=True)
    spell.get_by_role("combobox").first.select_option("4")
    spell.get_by_label("Materia darauf").select_option("red_square")
    spell.get_by_label("heute gelernt").check()
    for moment in ("new", "end_of_day", "midday"):
        page.get_by_label("Stellung").select_option(moment)
        expect(page.locator("[data-fresh=false]")).to_have_count(1)
        page.wait_for_selector(FRESH)
    assert visitor.fits()
    page.get_by_role("button", name="Text", exact=True).click()
    given = read_given(page.get_by_label("Die Stellung im Format der Geschichten"))
    assert given["opponent"] == {"board": "any"}
    assert given["ann"] == {"pool": "red_round*2", "spells": {"sacrifice": "4 red_square today"}}


def test_pressing_a_place_on_the_board_leads_to_its_field(come: Callable[..., Visitor]) -> None:
    visitor = come("en")
    page = visitor.page
    focused = page.locator(":focus")

    def press(place: str, name: str, at: tuple[float, float] | None = None) -> None:
        page.locator(f".board {place}").first.click(position={"x": at[0], "y": at[1]} if at else None)
        expect(focused).to_have_accessible_name(name)
        expect(focused).to_be_in_viewport()

    visitor.go("#/try/seasons")
    page.wait_for_selector(FRESH)
    page.get_by_text("Press a place on the board").wait_for()
    press(".others .seat", "Add to Cards in play", (300, 90))  # the empty place below Bob's name
    expect(page.locator("details[data-of='1']")).to_have_attribute("open", "")
    focused.fill("Amulet of Air")
    expect(page.locator(".board .others [data-card=amulet_of_air]")).to_be_visible()
    press(".wheel", "Space of the wheel")
    press(".mine [data-see^='crystals']", "Crystals")
    page.get_by_role("button", name="Text", exact=True).click()
    press("[data-see=deck]", "Add to draw pile")
    visitor.go("#/try/spellbook")
    page.wait_for_selector(FRESH)
    press("[data-see=pouch]", "Add to Next in the pouch")
    press(".spells [data-spell=levitation]", "Levitation")
