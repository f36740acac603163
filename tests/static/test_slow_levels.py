"""Bot levels that are too slow on this device are marked where they are chosen."""

from tests.static.browsers import Browser
from tests.static.conftest import Site
from tests.static.page_player import READY

KEPT = "() => JSON.parse(localStorage['offline-pace'] ?? 'null')"
KEEP = "(pace) => { localStorage['offline-pace'] = JSON.stringify(pace); return true; }"
GAMES = "async () => Object.keys((await (await fetch('games.json')).json()).games)"
LEVELS = "() => document.querySelector('.wishes fieldset input') !== null"
# The remark on a level when it is chosen, for the first game.
SAID = """async (level) => {
    const bots = Object.values((await (await fetch('games.json')).json()).bots)[0];
    const choices = [...document.querySelectorAll('.wishes fieldset')].map((one) => one.querySelectorAll('input'));
    choices.find((tiles) => tiles.length === bots.length)[bots.indexOf(level)].click();
    await new Promise((drawn) => setTimeout(drawn, 100));
    return document.querySelector('.wishes p[aria-live] em')?.innerText ?? '';
}"""


def test_slow_levels_are_marked(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    tab.goto(site.url)
    tab.until(READY)
    timed = tab.until(KEPT)
    games = tab.run(GAMES)
    assert sorted(timed["slow"]) == sorted(games)
    slow = {game: ["level:9", "level:10"] for game in games}
    tab.run(KEEP, timed | {"slow": slow})  # regardless of this device's speed
    tab.goto("about:blank")
    tab.goto(site.url)
    tab.until(READY)
    tab.until(LEVELS)
    assert tab.run(SAID, "level:9")
    assert not tab.run(SAID, "level:8")
    assert tab.run(SAID, "level:10")
    assert tab.run(KEPT)["slow"] == slow  # it is not measured again
