"""Questions do not nag: tips wait, ending a turn is confirmed once, and one button undoes or says why it cannot."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitor
from tests.browser.table_states import play_on
from tests.browser.visibility import under_the_tip
from tests.server.harness import Guest, Server

# In the tutorial's prepared deal, two Water always pay for the Amulet of Water, regardless of the bot's moves.
PREPARED = {"level": "apprentice", "first": "1"}
YEARS = ("divine_chalice", "kairn_the_destroyer", "yjangs_forgotten_vase", "potion_of_dreams", "runic_cube_of_eolis")
# Milliseconds from hovering to the tip.
WAITED = """(thing) => new Promise((done) => {
    let came = 0;
    thing.addEventListener('pointerenter', () => (came = performance.now()), { once: true, capture: true });
    new MutationObserver((_, watch) => {
        if (!document.querySelector('[role=tooltip]')) return;
        watch.disconnect();
        done(performance.now() - came);
    }).observe(document.body, { childList: true, subtree: true });
})"""


def split(ann: Guest, *others: str) -> str:
    """A table of the prepared deal where Ann assigns cards to years."""
    table = str(ann.make("me", *others, options=PREPARED, deal=9, away_seconds=86_400)["table"])
    ann.act(table, "start")
    return table


@pytest.fixture
def ann(table_server: Server) -> Iterator[Guest]:
    with Guest(table_server.url, "Ann") as guest:
        yield guest


@pytest.fixture
def turn(ann: Guest) -> str:
    """A table at Ann's first turn against a bot."""
    table = split(ann, "random")
    cards = [f"card:{card}" for card in (*YEARS, "temporal_boots")]
    play_on(ann, table, lambda view: view["why"] == "turn", wanted=[*cards, "die:winter_1"])
    return table


def test_tips_are_delayed_and_cover_nothing(come: Callable[..., Visitor], ann: Guest, turn: str) -> None:
    visitor = come("en")
    visitor.sit(ann, turn)
    page = visitor.page
    page.wait_for_selector("[data-option='summon:amulet_of_water']:not([disabled])")
    tip = page.get_by_role("tooltip")
    for thing in ("[data-see=die]:last-child .spot", "[data-see=hand]:first-child .spot", ".seat.own .bonuses .spot"):
        page.mouse.move(5, 795)
        expect(tip).to_have_count(0)
        at = page.locator(thing).first
        waits = page.evaluate_handle(f"Promise.resolve([({WAITED})(document.querySelector({thing!r}))])")
        at.hover()
        waited = page.evaluate("(them) => them[0]", waits)
        assert waited > 340, thing
        assert under_the_tip(at) == [], thing
    page.locator("[data-option='summon:amulet_of_water']").hover()
    expect(tip).to_contain_text("score")
    expect(tip).not_to_contain_text("energies of your choice")  # the card already says that
    page.keyboard.press(page.locator("[data-choice='summon:amulet_of_water'] kbd").inner_text())
    page.wait_for_selector("[data-choice='energy:earth']")
    expect(tip).to_have_count(0)


def test_visible_facts_are_explained_only_on_request(come: Callable[..., Visitor], ann: Guest) -> None:
    visitor = come("en", {"viewport": {"width": 1920, "height": 1080}})
    visitor.sit(ann, split(ann, "random"))
    page = visitor.page
    card = page.locator("[data-see=hand] .spot").first
    card.hover()
    page.wait_for_timeout(500)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    card.click(button="right")
    expect(page.get_by_role("tooltip")).to_contain_text("prestige")


def test_end_turn_confirms_once_and_undo_explains_refusals(come: Callable[..., Visitor], ann: Guest, turn: str) -> None:
    visitor = come("en")
    visitor.sit(ann, turn)
    page = visitor.page
    page.wait_for_selector("[data-choice=end]:not([disabled])")
    page.keyboard.press("0")
    expect(page.get_by_role("alert")).to_contain_text("Summon Amulet of Water")
    assert ann.look(turn)["view"]["why"] == "turn"
    page.keyboard.press("0")
    page.wait_for_selector("[data-choice^='die:'], [data-choice='end']")
    visitor.until(lambda: ann.look(turn)["view"]["round"] > 1, "the next round")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".asked-undo")).to_contain_text("another player has moved since")
    assert page.locator(".banner").count() == 0
    page.get_by_role("button", name="Undo more").click()
    page.wait_for_selector("[data-choice='summon:amulet_of_water']")
    page.locator("[data-choice='summon:amulet_of_water']").click()
    log = page.get_by_role("log", name="Game log")
    expect(log).to_contain_text("You summon Amulet of Water.")
    expect(log).to_contain_text("You pay 2 water energies")
    expect(log).not_to_contain_text("Amulet of Water enters play")
    page.locator("[data-choice='energy:earth']").click()
    page.get_by_role("button", name="Undo", exact=True).click()  # undo is possible and happens without asking
    page.locator("[data-choice='summon:amulet_of_water']:not([disabled])").click()
    for _ in range(4):
        page.locator("[data-choice='energy:earth']:not([disabled])").click()
    page.locator("[data-choice=end]:not([disabled])").click()  # nothing is left to do, so no confirmation
    visitor.until(lambda: ann.look(turn)["view"]["round"] > 1, "the next round")


def test_changes_common_to_all_options_are_shown_once(come: Callable[..., Visitor], ann: Guest, turn: str) -> None:
    """Not where ending the turn, which has its own place, does not share them."""
    spared = ""

    def alike(route: Route) -> None:
        answer = route.fetch()
        told: dict[str, Any] = answer.json()
        said = [{"key": "n-crystals", "args": {"n": 7}}]
        options = [one | {"said": [] if one["id"] == spared else said, "final": False} for one in told["options"]]
        route.fulfill(response=answer, json=told | {"options": options})

    visitor = come("en")
    page = visitor.page
    page.route("**/outlook*", alike)
    visitor.sit(ann, turn)
    expect(page.locator(".alike")).to_contain_text("7 crystals")
    assert page.locator(".action").get_by_text("7 crystals").count() == 1
    spared = "end"
    page.reload()
    expect(page.locator(".action").get_by_text("7 crystals").nth(1)).to_be_visible()
    assert page.locator(".alike").count() == 0


def test_the_players_pick_is_marked_until_everybody_has_chosen(come: Callable[..., Visitor], ann: Guest) -> None:
    visitor = come("en")
    with Guest(visitor.url, "Bob") as bob:
        made = ann.make("me", "person", options={"level": "archmage"}, deal=1)
        table, secret = made["table"], made["invitations"][0]["link"].rpartition("/")[2]
        ann.give(made["room"])
        bob.join(table, secret)
        ann.act(table, "start")
        visitor.sit(ann, table)
        page = visitor.page
        card = page.locator("[data-see=pack] [data-option]").nth(2)
        name = card.locator(".name").inner_text()
        card.click()
        picked = page.locator("[data-see=pack] .picked")
        expect(picked).to_contain_text("your choice")
        expect(picked).to_contain_text(name)
        page.reload()
        expect(picked).to_contain_text(name)
        page.get_by_role("button", name="Take back my choice").click()
        expect(picked).to_have_count(0)
