"""Puzzles: the day's on the start page, all of them, one on the board by keyboard, and what this browser remembers."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from sortilege.puzzles import Puzzle
from tests.accessibility import AXE, GRAVE, LOOK
from tests.browser.conftest import PHONE, Visitor
from tests.sample_puzzles import of_a_turn, of_one_choice
from tests.server.harness import Guest, Server
from tests.server.test_accounts import PASSWORD, name

expect.set_options(timeout=30_000)  # wait as long as the other tests do
TURN, OTHER = of_a_turn("spellbook"), of_one_choice("spellbook")

# More rows than one request takes, and rows no page has written; a solved puzzle comes last.
MUCH = """(puzzle) => {
    const more = [...Array(501).keys()].map((n) => [puzzle, n + 1, n === 500, false]);
    localStorage.puzzles = JSON.stringify([...JSON.parse(localStorage.puzzles), 7, ["?", 1, true, true], ...more]);
}"""


@pytest.fixture(scope="module")
def worse_first_choice(table_server: Server) -> Iterator[str]:
    """A first choice that is worse, to do nothing if that is; its evaluation is already cached."""
    with Guest(table_server.url) as ann:

        def worse(id: str) -> bool:
            return bool(ann.post(f"/puzzles/{TURN.id}/tries", {"ids": [id]})["verdict"] == "worse")

        yield next(id for id in sorted(TURN.steps[0].options, key="pass".__ne__) if worse(id))


def one_screen(visitor: Visitor) -> bool:
    return visitor.fits() and bool(visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


def key_of(visitor: Visitor, id: str) -> str:
    """The digit key that chooses an answer."""
    return visitor.page.locator(f"[data-choice='{id}'] kbd").inner_text()


def solve(visitor: Visitor, one: Puzzle) -> None:
    """Solve the puzzle by keyboard, answering each ask when it appears."""
    for n, step in enumerate(one.steps):
        visitor.page.wait_for_selector(f".prompt[data-version='{n}']")
        expect(visitor.page.locator(f"[data-choice='{step.shown}']")).to_be_enabled()
        visitor.page.keyboard.press(key_of(visitor, step.shown))
    expect(visitor.page.locator(".verdict.right h2")).to_contain_text("Solved!")


def test_a_puzzle_is_found_tried_and_solved_by_keyboard(visitor: Visitor, worse_first_choice: str) -> None:
    page = visitor.page
    visitor.go("#/")
    card = page.locator(".today")
    expect(card.locator("a.one")).to_have_count(2)
    card.get_by_role("link", name="All puzzles").click()
    page.get_by_role("button", name="SpellBook").click()
    page.locator(f"a[href='#/puzzles/{TURN.id}']").last.click()
    page.wait_for_selector("[data-choice]")
    assert one_screen(visitor)
    page.get_by_text("Find the move that wins most often.").wait_for()
    called = page.locator(f"[data-choice='{worse_first_choice}'] .what").evaluate(
        "what => what.firstChild.textContent.trim()"
    )
    assert key_of(visitor, "pass") == "0"  # as at a table
    assert [key_of(visitor, id) for id in ("take_1", "draw_2")] == ["1", "2"]
    page.keyboard.press(key_of(visitor, worse_first_choice))
    verdict = page.locator(".verdict.worse")
    expect(verdict).to_contain_text(called)
    expect(verdict).to_contain_text("There is a better move.")
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(LOOK, [None, GRAVE]) == []
    page.get_by_role("button", name="Try again").click()
    solve(visitor, TURN)
    assert one_screen(visitor)
    kept = visitor.until(lambda: page.evaluate("JSON.parse(localStorage.puzzles ?? '[]')"), "it is kept")
    assert [row[0::2] for row in kept] == [[TURN.id, True]]
    page.get_by_role("button", name="Show solution").click()
    expect(page.locator("output")).to_have_text(f"Move 0 of {len(TURN.steps)}")
    for n in range(1, len(TURN.steps) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f".choices li:nth-child({n})")).to_have_attribute("aria-current", "step")
        expect(page.locator("output")).to_have_text(f"Move {n} of {len(TURN.steps)}")
    assert page.evaluate(LOOK, [None, GRAVE]) == []
    page.get_by_role("button", name="Text view").click()
    expect(page.locator(".reader")).to_contain_text("Ann")
    page.reload()  # the address alone leads here
    page.wait_for_selector("[data-choice]")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f"li a[href='#/puzzles/{TURN.id}']")).to_contain_text("solved")
    # A new account takes over what the browser has stored.
    page.evaluate(MUCH, OTHER.id)
    visitor.turn_to("#/account")
    page.get_by_label("Name").fill(name())
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    page.get_by_text("games played").wait_for()
    visitor.until(lambda: page.evaluate("localStorage.puzzles ?? null") is None, "nothing is kept twice")
    visitor.turn_to("#/puzzles")
    for one in (TURN, OTHER):
        expect(page.locator(f"li a[href='#/puzzles/{one.id}']")).to_contain_text("solved")
    kept = page.evaluate("fetch('/api/me/puzzles').then((told) => told.json())")
    assert (kept["kept"], sorted(kept["solved"])) == (True, sorted((TURN.id, OTHER.id)))


DAYS = """([puzzle, today, rows]) => {
    localStorage.puzzles = JSON.stringify(rows.map(([ago, solved, daily]) => [puzzle, today - ago, solved, daily]));
}"""
SOLVED, SHOWN, OTHERS = (True, True), (False, True), (True, False)


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ([], []),
        ([(0, *SOLVED)], ["One day in a row"]),
        ([(0, *SOLVED), (1, *SOLVED), (2, *SOLVED), (4, *SOLVED)], ["3 days in a row"]),
        ([(1, *SOLVED), (2, *SOLVED)], ["2 days in a row"]),  # today's can still be solved
        ([(2, *SOLVED), (3, *SOLVED)], []),
        ([(0, *SHOWN), (1, *SOLVED)], ["One day in a row"]),
        ([(0, *OTHERS), (1, *OTHERS)], []),  # not puzzles of the day
    ],
)
def test_a_browser_counts_its_streak_of_days(visitor: Visitor, kept: list[Any], told: list[str]) -> None:
    page = visitor.page
    page.goto(visitor.url)
    today = page.request.get(f"{visitor.url}/api/puzzles/today").json()["day"]
    page.evaluate(DAYS, [OTHER.id, today, kept])
    page.reload()
    expect(page.locator(".today a.one")).to_have_count(2)
    assert page.locator(".today .streak").all_inner_texts() == told


def test_puzzles_on_a_french_phone_and_unknown_ids(come: Callable[..., Visitor], worse_first_choice: str) -> None:
    visitor = come("fr", PHONE)
    page = visitor.page
    visitor.go(f"#/puzzles/{TURN.id}")
    page.locator(f"aside [data-choice='{worse_first_choice}']").tap()
    expect(page.locator(".verdict.worse")).to_be_in_viewport()
    assert one_screen(visitor)
    page.get_by_role("button", name="Voir la solution").tap()
    expect(page.get_by_role("heading", name="Solution")).to_be_visible()
    assert one_screen(visitor)
    page.get_by_role("button", name="Partager").tap()
    expect(page.get_by_role("textbox")).to_have_value(f"{visitor.url}/#/puzzles/{TURN.id}")
    visitor.turn_to("#/puzzles")
    assert visitor.fits()
