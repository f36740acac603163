"""Every page works without a network, in Chromium."""

from pathlib import Path

from sortilege.puzzles import puzzles
from tests.static.browsers import Chromium, Tab
from tests.static.conftest import Site
from tests.static.page_player import at_home
from tests.static.test_tabs import UP
from tests.static.test_whole_games import ELSEWHERE, KEPT

BOARD = ":is(.board, .spread, [data-see])"
ROOMS = {
    "#/gallery": "main .gallery .list",
    "#/gallery/kairn_the_destroyer": "main .gallery .list",
    "#/rules/seasons/index": ".reference .index",
    "#/rules/seasons/K2": ".reference h3",
    "#/rules/seasons/show/K2": f".show {BOARD}",
    "#/rules/spellbook/index": ".reference .index",
    "#/learn": ".learn .game",
    "#/learn/spellbook": f"main {BOARD}",
    "#/try/seasons": "[data-fresh=true]",
    "#/puzzles": ".puzzles section a[href^='#/puzzles/']",
    "#/try/spellbook": "[data-fresh=true]",
    "#/new": "form .seats",
}
# Go to a page and wait until the old one is gone.
TURN = """(place) => new Promise((there) => {
    if (location.hash === place) return there();
    addEventListener('hashchange', () => setTimeout(there), { once: true });
    location.hash = place;
})"""
THERE = "(place, found) => location.hash === place && document.querySelector(found) !== null"


def turn(tab: Tab, place: str, found: str) -> None:
    """Go to a page and wait for its distinctive element."""
    tab.run(TURN, place)
    tab.until(THERE, place, found)


def test_every_page_works_without_a_network(site: Site, tmp_path: Path) -> None:
    with Chromium(tmp_path / "profile") as browser:
        look_around(browser.tab(), site)


def look_around(tab: Tab, site: Site) -> None:
    at_home(tab, site.url)
    tab.until(KEPT)
    site.down()
    tab.goto("about:blank")
    tab.goto(site.url)
    tab.until(UP)
    for place, found in ROOMS.items():
        turn(tab, place, found)
    turn(tab, f"#/puzzles/{puzzles('spellbook')[0].id}", "[data-choice]:not([disabled])")
    assert tab.run(ELSEWHERE) == []
