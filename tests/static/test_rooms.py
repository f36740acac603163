"""Every room of the page is there when the network is gone, in Chromium."""

from pathlib import Path

from tests.static.browsers import Chromium, Tab
from tests.static.conftest import Site
from tests.static.playing import at_home
from tests.static.test_play import ELSEWHERE, KEPT
from tests.static.test_tabs import UP

BOARD = "main :is(.board, .spread, [data-see])"
ROOMS = {
    "#/gallery/kairn_the_destroyer": "main .list",
    "#/rules/seasons/index": "main h1",
    "#/rules/seasons/show/K2": BOARD,
    "#/rules/spellbook/index": "main h1",
    "#/learn/spellbook": BOARD,
    "#/puzzles": "main a[href^='#/puzzles/']",
    "#/try/spellbook": "[data-fresh=true]",
    "#/new": "form .seats",
}
TURN = "(place) => { location.hash = place; }"
THERE = "(place, found) => location.hash === place && document.querySelector(found) !== null"
PUZZLE = "() => document.querySelector(\"main a[href^='#/puzzles/']\").getAttribute('href')"


def test_every_room_is_there_without_a_network(site: Site, tmp_path: Path) -> None:
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
        tab.run(TURN, place)
        tab.until(THERE, place, found)
    tab.run(TURN, "#/puzzles")
    place = tab.until(PUZZLE)
    tab.run(TURN, place)
    tab.until(THERE, place, "[data-choice]:not([disabled])")
    assert tab.run(ELSEWHERE) == []
