"""Puzzles without a server: tried, judged, solved, and remembered by the browser."""

from sortilege.core.kits import GAMES
from tests.sample_puzzles import of_one_choice
from tests.static.accessibility_checks import page_flaws
from tests.static.browsers import Browser
from tests.static.conftest import Site
from tests.static.page_player import at_home
from tests.static.test_offline_pages import turn
from tests.static.test_tabs import UP, again

CHOOSE = "(id) => document.querySelector(`[data-choice='${id}']`).click()"
VERDICT = "() => document.querySelector('.verdict')?.innerText"
KEPT = "() => JSON.parse(localStorage['offline-puzzles']).filter(([, , solved]) => solved).map(([id]) => id)"
NOTED = "(id) => (localStorage['offline-puzzles'] ?? '').includes(id)"
SOLVED = "(id) => document.querySelector(`.puzzles li a[href='#/puzzles/${id}']`)?.innerText.includes('solved')"


def test_a_puzzle_of_each_game_is_solved(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    at_home(tab, site.url)
    tab.until(UP)
    wrong, some = [], [of_one_choice(game) for game in GAMES]
    for puzzle in some:
        turn(tab, f"#/puzzles/{puzzle.id}", f"[data-choice='{puzzle.steps[0].shown}']:not([disabled])")
        tab.run(CHOOSE, puzzle.steps[0].shown)
        assert "Solved!" in tab.until(VERDICT)
        wrong += page_flaws(tab, f"solved, {puzzle.game}")
        tab.until(NOTED, puzzle.id)
    again(tab, f"{site.url}#/puzzles")
    tab.until(SOLVED, some[0].id)  # the first game's are listed
    assert tab.run(KEPT) == [puzzle.id for puzzle in some]
    assert not wrong
