"""What speeds up play: usual keys, honest buttons, clocks in sight, colors for players, reasons that stay open."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import LAPTOP, PHONE, LookedAt, Visitor
from tests.browser.table_states import is_asked, play_on, table_in_state
from tests.server.harness import Guest, Json, Server

LONGER_THAN_A_TIP_WAITS = 400  # milliseconds
LARGE_PIXELS = 15
ALARM_SECONDS = 30
DAY = 86_400
# The colors and shapes of the seats' plates, of the marks under taken dice, and of log lines.
COLORS = """() => {
    const of = (one) => [one.style.color, one.querySelector('path').getAttribute('d')].join(' ');
    const marks = (where) => Object.fromEntries(
        [...document.querySelectorAll(`${where} [data-mark]`)].map((one) => [one.dataset.mark, of(one)]));
    const plates = [...document.querySelectorAll('section.seat')].map(
        (one) => [one.dataset.seat, getComputedStyle(one).borderLeftColor]);
    const said = [...document.querySelectorAll('.log p:not(.head)')];
    const lines = said.map((one) => getComputedStyle(one).borderLeftColor);
    return { plates: Object.fromEntries(plates), names: marks('section.seat'), dice: marks('.die'), lines };
}"""


def style(thing: Locator, name: str) -> str:
    return str(thing.evaluate("(one, name) => getComputedStyle(one)[name]", name))


def open_table(visitor: Visitor, guest: Guest, table: str) -> Page:
    visitor.sit(guest, table)
    visitor.page.wait_for_selector("[data-choice]:not([disabled])")
    return visitor.page


def position(guest: Guest, own: str, moment: str = "turn") -> str:
    """A table in winter of the first year, where it is the guest's turn with these things, against a bot."""
    text = f"given: {{moment: {moment}, space: 1, turn: ann, ann: {{{own}}}}}"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = guest.post("/moments/tables", {"text": text, "seats": seats, "name": "Ann"})
    guest.give(made["room"])
    guest.act(str(made["table"]), "start")
    return str(made["table"])


def earth_on_card(guest: Guest, table: str) -> int:
    """How much earth lies on the only card in play."""
    (card,) = guest.look(table)["view"]["seats"][0]["play"]
    return int(card["tokens"].get("earth", 0))


def drawless(view: Json) -> list[str]:
    """The offered dice that draw no card."""
    offered = {one["id"] for one in view["ask"]["options"]}
    return [die["id"] for die in view["dice"] if f"die:{die['id']}" in offered and not die["draw"]]


def keys(page: Page) -> dict[str, str]:
    """The key that each option shows."""
    shown = "them => them.map((one) => [one.dataset.choice, one.querySelector('kbd')?.innerText ?? ''])"
    return dict(page.locator("[data-choice]").evaluate_all(shown))


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_cannot_be_chosen_is_dimmed_and_says_why_when_pressed(
    come: Callable[..., Visitor], looked_at: LookedAt, device: dict[str, Any]
) -> None:
    """By mouse, finger or keyboard; the reason stays until Escape, which leads back."""
    page = open_table(come("en", device), looked_at.guest, looked_at["turn"])
    card, offered = (page.locator(f"[data-see=hand] {spot}").first for spot in (".spot.no", "button.spot"))
    assert "brightness" in style(card, "filter")
    assert style(offered, "filter") == "none"
    reason = str(card.get_attribute("aria-label")).partition(". ")[2]
    assert reason.count(".") == 2, "the remedy is missing"
    tip = page.get_by_role("tooltip")
    if device is PHONE:
        card.tap(force=True)  # Playwright waits for what is disabled
    else:
        card.click(force=True)
        page.mouse.move(2, 2)
        page.wait_for_timeout(LONGER_THAN_A_TIP_WAITS)
    expect(tip).to_contain_text(reason)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    card.focus()
    page.keyboard.press("Enter")
    expect(tip).to_contain_text(reason)
    expect(tip.locator("a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


def test_usual_keys_and_undo_work_in_every_question(come: Callable[..., Visitor], table_server: Server) -> None:
    visitor = come("fr")
    page = visitor.page
    with Guest(table_server.url, "Ann") as ann:
        table = table_in_state(ann, "drawn card")
        open_table(visitor, ann, table)
        assert keys(page) == {"keep": "O", "discard": "N"}  # oui, non
        page.keyboard.press("n")
        page.wait_for_selector("[data-choice=end]:not([disabled])")
        assert keys(page)["end"] == "0"
        undo = page.get_by_role("button", name="Annuler")
        for key in ("u", "Control+z"):
            expect(undo).to_be_enabled()
            page.keyboard.press(key)
            page.wait_for_selector("[data-choice=keep]:not([disabled])")
            page.keyboard.press("o")
            page.wait_for_selector("[data-choice=end]:not([disabled])")
    page.keyboard.press("?")
    told = page.get_by_role("dialog").locator("dt").all_inner_texts()
    assert {"0", "O et N", "U", "H"} <= set(told)


def test_undo_and_hint_are_dimmed_when_they_cannot_work(come: Callable[..., Visitor], table_server: Server) -> None:
    """The first player of a game has nothing to undo yet; the second one is not asked."""
    visitor, friend = come("en"), come("en")
    with Guest(table_server.url, "Ann") as ann, Guest(table_server.url, "Bob") as bob:
        made = ann.make("me", "person", game="spellbook", options={"first": "1"}, hints=True)
        table = str(made["table"])
        bob.join(table, made["invitations"][0]["link"].rpartition("/")[2])
        ann.act(table, "start")
        open_table(visitor, ann, table)
        friend.sit(bob, table)
    for page, asked in ((visitor.page, True), (friend.page, False)):
        undo, hint = (page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Hint"))
        expect(undo).to_be_disabled()
        expect(hint).to_be_enabled(enabled=asked)
        assert float(style(undo, "opacity")) < 0.7
        assert style(undo, "borderTopColor") != "rgba(0, 0, 0, 0)"
        page.keyboard.press("u")
    expect(visitor.page.locator(".asked-undo, .banner")).to_have_count(0)
    page = visitor.page
    page.keyboard.press("0")  # skips the morning
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-choice=draw_2]:not([disabled])")


@pytest.mark.parametrize("state", ["turn", "spellbook turn"])
def test_no_button_is_gold_that_wastes_something(come: Callable[..., Visitor], looked_at: LookedAt, state: str) -> None:
    page = open_table(come("en"), looked_at.guest, looked_at[state])
    ending = page.locator("[data-key='0']")
    expect(ending).to_be_visible()
    expect(ending).not_to_have_class(re.compile(r"\bmain\b"))


def test_clocks_stand_large_on_the_plates_and_alarm(come: Callable[..., Visitor], table_server: Server) -> None:
    """Below half a minute; days for a move stay calm."""
    clocks = {
        "short": {"kind": "total", "seconds": ALARM_SECONDS + 2},
        "move": {"kind": "move", "seconds": ALARM_SECONDS},
        "days": {"kind": "move", "seconds": 3 * DAY},
    }
    visitor = come("en")
    page = visitor.page
    with Guest(table_server.url, "Ann") as ann, Guest(table_server.url, "Bob") as bob:
        for kind, clock in clocks.items():
            made = ann.make("me", "person", game="spellbook", options={"first": "1"}, clock=clock)
            table = str(made["table"])
            bob.join(table, made["invitations"][0]["link"].rpartition("/")[2])
            ann.act(table, "start")
            open_table(visitor, ann, table)
            own, other = page.locator(".seat.own [data-clock='0']"), page.locator(".seat:not(.own) [data-clock='1']")
            expect(own).to_have_class(re.compile("running"))
            expect(other).not_to_have_class(re.compile("running"))
            assert float(style(own, "fontSize").removesuffix("px")) >= LARGE_PIXELS
            if kind == "days":
                expect(own).to_have_text("2 d 23 h")
            calm = style(own, "backgroundColor")
            if kind == "short":
                expect(own).to_have_class(re.compile("low"))
                assert style(own, "backgroundColor") != calm
            else:
                expect(own).not_to_have_class(re.compile("low"))


def test_every_player_has_a_color_and_a_shape(come: Callable[..., Visitor], looked_at: LookedAt) -> None:
    page = open_table(come("en"), looked_at.guest, looked_at["four players"])
    seen = page.evaluate(COLORS)
    assert len(seen["plates"]) == len(set(seen["plates"].values())) == 4
    assert len({mark.partition(" ")[2] for mark in seen["names"].values()}) == 4, "shapes"
    assert seen["dice"] == {seat: seen["names"][seat] for seat in seen["dice"]} != {}
    assert set(seen["plates"].values()) & set(seen["lines"])


def test_several_energies_are_chosen_in_one_press(come: Callable[..., Visitor], table_server: Server) -> None:
    visitor = come("en")
    page = visitor.page
    with Guest(table_server.url, "Ann") as ann:
        table = position(ann, "reserve: water*2, gauge: 1, hand: amulet_of_water")
        open_table(visitor, ann, table)
        page.locator("[data-choice='summon:amulet_of_water']").click()
        fill = page.locator("[data-batch]")
        expect(fill).to_have_text(["5 ×\u20094", "6 ×\u20094", "7 ×\u20094", "8 ×\u20094"])
        for batch in fill.all():
            assert batch.locator("kbd").inner_text() == batch.get_attribute("data-key")
        page.keyboard.press("8")
        page.wait_for_selector("[data-choice=end]:not([disabled])")
        assert earth_on_card(ann, table) == 4
        page.keyboard.press("u")  # all of it
        page.wait_for_selector("[data-choice='summon:amulet_of_water']")

        table = position(ann, "reserve: air*3 fire, hand: none")
        open_table(visitor, ann, table)
        expect(page.locator("[data-batch]")).to_have_count(0)
        page.locator("[data-choice='bonus:transmute']").click()
        everything = page.get_by_role("button", name="Transmute all 4 energies")
        expect(everything).to_contain_text("+9")
        expect(page.locator("[data-batch]")).to_have_count(2)
        everything.click()
        page.wait_for_selector("[data-choice=end]:not([disabled])")
        assert sum(ann.look(table)["view"]["seats"][0]["reserve"].values()) == 0


def test_presses_while_the_server_answers_count(come: Callable[..., Visitor], table_server: Server) -> None:
    """Over a slow line, three quick presses choose three energies."""
    visitor = come("en")
    page = visitor.page
    lines: list[WebSocketRoute] = []
    held: list[str | bytes] | None = None

    def forward(message: str | bytes) -> None:
        if held is None or "choose" not in str(message):
            lines[-1].send(message)
        else:
            held.append(message)

    def connect(line: WebSocketRoute) -> None:
        lines.append(line.connect_to_server())
        line.on_message(forward)

    page.route_web_socket("**/*", connect)
    with Guest(table_server.url, "Ann") as ann:
        table = position(ann, "reserve: water*2, gauge: 1, hand: amulet_of_water")
        open_table(visitor, ann, table)
        page.locator("[data-choice='summon:amulet_of_water']").click()
        page.wait_for_selector("[data-batch]")
        held = []
        for _ in range(3):
            page.keyboard.press("4")
        visitor.until(lambda: held, "a choice on its way")
        late, held = held, None
        assert len(late) == 1
        lines[-1].send(late[0])
        visitor.until(lambda: earth_on_card(ann, table) == 3, "three earth")
        page.wait_for_selector("[data-choice='energy:earth']:not([disabled])")  # the fourth is still open


def test_a_question_before_the_die_can_be_declined_for_good(come: Callable[..., Visitor], table_server: Server) -> None:
    """The page says what it did not ask; undo brings the question back, and so does a button from then on."""
    visitor = come("en")
    page = visitor.page
    with Guest(table_server.url, "Ann") as ann:
        table = position(ann, "die: winter_1.1, play: die_of_malice, hand: none", "before_die")
        open_table(visitor, ann, table)
        page.locator("[data-stand]").click()
        page.wait_for_selector("[data-choice=end]:not([disabled])")
        told = page.get_by_text("Not asked, as you wished: Activate Die of Malice")
        expect(told).to_have_count(0)  # the player has just been asked
        # A die that draws a card would be asked about again: after a draw, undo does not lead back.
        view = play_on(ann, table, lambda view: is_asked("dice")(view) and drawless(view) != [], wanted=["end"])
        die = drawless(view)[0]
        page.locator(f"[data-choice='die:{die}']").click()
        page.wait_for_selector("[data-choice=end]:not([disabled])")
        expect(told).to_be_visible()
        page.keyboard.press("u")
        page.wait_for_selector("[data-choice='activate:die_of_malice']:not([disabled])")
        page.locator("[data-ask-again]").click()
        expect(page.locator("[data-stand]")).to_be_visible()
