"""Whole games of every game from static files, with a network and then without."""

import pytest

from sortilege.core.kits import GAMES
from tests.static.browsers import Browser, Tab
from tests.static.conftest import Site
from tests.static.page_player import OVER, READY, at_home, begin, press

# The requests of the page, and where they went.
ELSEWHERE = """() => performance.getEntriesByType('resource').map((one) => one.name)
    .filter((name) => new URL(name).origin !== location.origin)"""
POLICY = "() => document.querySelector('meta[http-equiv=\"Content-Security-Policy\"]').content"
KEPT = "async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null"
SCORE = "() => document.querySelector('.score table').innerText"


def play(tab: Tab, game: int) -> str:
    """Play a whole game against a bot; return its address."""
    table = begin(tab, game)
    while not tab.run(OVER):
        assert press(tab, 40, seed=game + 1) or tab.run(OVER), tab.run("() => document.body.innerText")
    return table


@pytest.mark.parametrize("game", range(len(GAMES)), ids=GAMES)
def test_whole_games_with_and_without_a_network(game: int, browser: Browser, site: Site) -> None:
    tab = browser.tab()
    at_home(tab, site.url)
    assert "script-src 'self' 'wasm-unsafe-eval'" in tab.run(POLICY)
    table = play(tab, game)
    score = tab.run(SCORE)
    assert tab.run(ELSEWHERE) == []
    tab.goto("about:blank")
    tab.goto(site.url)
    tab.until(KEPT)
    site.down()
    tab.goto("about:blank")
    tab.goto(table)
    tab.until(OVER)
    assert tab.run(SCORE) == score
    tab.goto("about:blank")
    tab.goto(site.url)
    tab.until(READY)
    play(tab, game)
    assert tab.run(ELSEWHERE) == []
