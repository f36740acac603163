"""The page plays back other seats' choices one by one, at a pace that the player sets, and no player has to wait.

All seats at these tables are people who make fixed choices, and each test moves the page's clock itself, so results
depend neither on chance nor on the speed of the machine.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.test_live_table import NOTICE, friend_of, make_table, start
from tests.browser.test_piece_motion import LISTEN, LIVELY, TOLD
from tests.browser.test_plain_game import disguise
from tests.browser.visibility import under_the_tip
from tests.server.harness import Guest

NOON = "2026-01-01T12:00:00"
LATER = "2026-01-01T13:00:00"
STEADY, QUICK = 800, 600  # milliseconds
BEHIND = ".board.behind"
TELLING = ".moment .telling"
LOG = """[...document.querySelectorAll('.log p')].map((line) => {
    const told = line.cloneNode(true);
    told.querySelector('.rule')?.remove();  // a sign that leads to the rules
    return told.textContent.trim();
}).join(' ')"""
ALTAR = "[...document.querySelectorAll('.slab [data-piece]')].map((stone) => stone.dataset.piece)"


def stop_clock(page: Page) -> None:
    """Stop the page's clock."""
    page.clock.install(time=NOON)
    page.clock.pause_at(LATER)


def announcements(page: Page, pace: int) -> list[str]:
    """The announcements in order, each shown exactly as long as the pace says."""
    found = []
    while page.locator(TELLING).count():
        found.append(page.locator(TELLING).inner_text())
        page.clock.run_for(pace - 1)
        assert page.locator(TELLING).inner_text() == found[-1], "it was told for too short a time"
        page.clock.run_for(1)
    return found


@contextmanager
def pair(visitor: Visitor, game: str, **options: str) -> Iterator[tuple[Guest, Guest, str]]:
    """Ann at the page, Bob who starts, and their table."""
    with Guest(visitor.url, "Ann") as ann, Guest(visitor.url, "Bob") as bob:
        table = ann.make("me", "person", game=game, deal=5, options={"first": "2", **options})
        bob.join(table["table"], table["invitations"][0]["secret"])
        ann.act(table["table"], "start")
        visitor.come_in(ann)
        yield ann, bob, str(table["table"])


def choose(guest: Guest, table: str, *ids: str) -> None:
    for id in ids:
        guest.choose(table, guest.look(table)["view"]["version"], id)


def watch_bob(visitor: Visitor, bob: Guest, table: str) -> None:
    """The page's clock stands still while Bob plays; the visitor can already choose."""
    page = visitor.page
    stop_clock(page)
    visitor.watch(table)
    expect(page.locator(".prompt")).to_contain_text("Bob")
    choose(bob, table, "draw_2", "pass", "pass")
    page.wait_for_selector("[data-choice]:not([disabled])")


def test_one_browser_plays_back_the_others_moves(visitor: Visitor) -> None:
    page = visitor.page
    visitor.visit(pace="steady")
    table = make_table(visitor, game="spellbook", seats=[{"kind": "me"}, {"kind": "person"}], options={"first": "2"})
    friend = friend_of(visitor, table["invitations"][0]["link"])
    stop_clock(page)
    start(visitor, table["table"])
    expect(page.locator(".prompt")).to_contain_text("Bob")
    page.clock.run_for(10_000)  # skip everything before the first ask
    altar = page.evaluate(ALTAR)
    friend.page.locator("[data-choice=take_1]").click()
    friend.page.locator("[data-choice^='altar:']").first.click()
    friend.page.locator("[data-choice=pass]").click()
    # She is asked and can answer before anything is shown.
    page.wait_for_selector("[data-choice]:not([disabled])")
    expect(page.locator(BEHIND)).to_have_count(1)
    assert page.evaluate(ALTAR) == altar, "the board is still as it was"
    prompt = page.locator(".prompt")
    expect(prompt).to_have_text("Bob is playing …")
    expect(page.locator("[data-option]")).to_have_count(0)
    lines = announcements(page, STEADY)
    assert lines[:2] == ["Bob: Take 1.", lines[1]]
    assert lines[1].startswith("Bob takes from the Altar:")
    assert lines[-1] == "Day 2: it is your Day."
    assert page.evaluate(LOG).endswith(" ".join(lines)), "the log says the same in the same order"
    expect(page.locator(BEHIND)).to_have_count(0)
    assert page.evaluate(ALTAR) != altar
    expect(prompt).not_to_contain_text("Bob")
    assert friend.complaints == []
    friend.page.context.close()


def test_playback_pace_is_a_setting_and_input_skips_playback(visitor: Visitor) -> None:
    page = visitor.page
    visitor.visit(pace="quick")
    with pair(visitor, "spellbook") as (_, bob, table):
        watch_bob(visitor, bob, table)
        first = announcements(page, QUICK)
        assert first[0].startswith("Bob: Draw 2. Bob draws:")
        expect(page.locator("[data-last]")).to_have_count(1)  # the last event: a materia was added to the Altar
        expect(page.locator(".slab [data-last]")).to_have_count(1)
        for thing in page.locator(".slab .spot").all():
            page.mouse.move(5, 795)
            expect(page.get_by_role("tooltip")).to_have_count(0)
            thing.hover()
            page.clock.run_for(400)
            expect(page.get_by_role("tooltip")).to_have_count(1)
            assert under_the_tip(thing) == []

        # Again by key, from the earlier table.
        button = page.get_by_role("button", name="Replay last turn")
        once_more: list[Callable[[], None]] = [button.click, lambda: page.keyboard.press("r")]
        for again in once_more:
            again()
            expect(page.locator(BEHIND)).to_have_count(1)
            expect(page.locator(".seat:not(.own) .pool [data-piece]")).to_have_count(2)
            page.clock.run_for(QUICK)
            assert announcements(page, QUICK) == first
            expect(page.locator(BEHIND)).to_have_count(0)

        # A click, a key and an answer each end it at once.
        ways: list[Callable[[], None]] = [
            lambda: page.locator(".board").click(position={"x": 4, "y": 4}),
            lambda: page.keyboard.press("r"),
            lambda: page.get_by_role("button", name="Skip animation").click(),
            lambda: page.get_by_role("button", name="Skip to your turn").click(),
            lambda: page.locator("[data-choice=take_1]").click(),
        ]
        for skip in ways:
            button.click()
            expect(page.locator(TELLING)).to_have_count(0)  # the earlier table comes first
            page.clock.run_for(QUICK)
            expect(page.locator(TELLING)).to_have_text(first[0])
            skip()
            expect(page.locator(TELLING)).to_have_count(0)
            expect(page.locator(BEHIND)).to_have_count(0)
        page.wait_for_selector("[data-choice^='altar:']")

        # At once: nothing is delayed, the change stays marked, and the setting is kept.
        page.get_by_role("button", name="Pause, leave, report").click()
        page.get_by_role("button", name="instant").click()
        page.keyboard.press("Escape")
        page.locator("[data-choice^='altar:']").first.click()
        page.locator("[data-choice=pass]").click()
        expect(page.locator(".prompt")).to_contain_text("Bob")
        choose(bob, table, "draw_2", "pass", "pass")
        page.wait_for_selector("[data-choice]:not([disabled])")
        expect(page.locator(BEHIND)).to_have_count(0)
        expect(page.locator(TELLING)).to_have_count(0)
        expect(page.locator(".slab [data-last]")).to_have_count(1)
        page.reload()
        page.get_by_role("button", name="Pause, leave, report").click()
        expect(page.get_by_role("button", name="instant")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")

        # A new visitor has not seen it, so the server sends it again.
        button.click()
        expect(page.locator(BEHIND)).to_have_count(1)
        page.clock.run_for(STEADY)
        assert announcements(page, STEADY)[0].startswith("Bob: Draw 2. Bob draws:")


def make_first_choice(guests: list[Guest], table: str) -> dict[str, Any]:
    """Make one choice of the first asked seat: end the turn, or take the first option; return Ann's view."""
    for guest in guests:
        view = guest.look(table)["view"]
        if view["ask"]:
            ids = [option["id"] for option in view["ask"]["options"]]
            guest.choose(table, view["version"], "end" if "end" in ids else ids[0])
            break
    return dict(guests[0].look(table)["view"])


@pytest.mark.parametrize("visitor", [{}, LIVELY], indirect=True, ids=["still", "lively"])
def test_playback_moves_dice_and_turns_seasons(visitor: Visitor, request: pytest.FixtureRequest) -> None:
    """With motion, and with reduced motion in the same steps."""
    page = visitor.page
    page.add_init_script(f"({LISTEN})()")
    page.add_init_script(f"({NOTICE})()")
    visitor.visit(pace="steady")
    with pair(visitor, "seasons", level="apprentice") as (*both, table):
        while not (view := make_first_choice(both, table))["dice"]:
            pass
        stop_clock(page)
        visitor.watch(table)
        page.locator(".board").click(position={"x": 4, "y": 4})  # browsers allow sound only after a click
        page.clock.run_for(STEADY)

        make_first_choice(both, table)
        expect(page.locator(TELLING)).to_contain_text("Bob takes")
        taken = page.locator("[data-held='1'][data-last]")
        expect(taken).to_have_count(1)
        flown = [one for one in page.evaluate(TOLD) if not one.get("piece") and one["length"] == STEADY * 0.6]
        page.clock.run_for(STEADY)
        expect(page.locator(TELLING)).to_have_count(0)
        expect(taken).to_have_count(1)

        make_first_choice(both, table)  # Ann takes a die, which starts Bob's turn
        page.wait_for_selector("[data-held='0']")
        page.clock.run_for(STEADY)
        expect(page.locator(TELLING)).to_contain_text("It is Bob's turn. Bob gains")
        expect(page.locator("[data-change=more]").first).to_contain_text("+")
        page.clock.run_for(STEADY)
        expect(page.locator("[data-change]")).to_have_count(0)

        while (view := make_first_choice(both, table))["season"] == "winter":
            pass
        page.wait_for_selector(f".prompt[data-version='{view['version']}']")
        for _ in range(40):
            if page.locator("[data-turning=season]").count():
                break
            page.clock.run_for(STEADY)
        expect(page.locator("[data-turning=season]")).to_have_text("It is spring now.")
        heard = page.evaluate("window.heard")
        page.clock.run_for(STEADY)
        expect(page.locator("[data-turning]")).to_have_count(0)
        expect(page.locator(TELLING)).to_contain_text("rolls the dice")
        assert page.evaluate("window.heard") > heard, "dice are not heard"
        if "lively" in request.node.name:
            assert flown, "the die did not go to Bob"
        else:
            assert page.evaluate(TOLD) == [], "something moved"


def test_playback_works_without_a_game_board(visitor: Visitor) -> None:
    page = visitor.page
    disguise(page, visitor.url)
    visitor.visit(pace="quick")
    with pair(visitor, "spellbook") as (_, bob, table):
        watch_bob(visitor, bob, table)
        expect(page.locator(BEHIND)).to_have_count(1)
        page.clock.run_for(0)
        expect(page.locator("[data-change=less]")).to_have_text(["−2"])  # in the bag
        assert announcements(page, QUICK)[0].startswith("Bob: Draw 2.")
        expect(page.locator("[data-last]")).not_to_have_count(0)
