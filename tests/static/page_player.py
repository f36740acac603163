"""Play at the page by pressing available controls, with a fixed random seed."""

from typing import Any

from tests.static.browsers import Tab

# List all answers and show bots' moves at once.
SETTINGS = "() => { localStorage.settings = JSON.stringify({ list: true, pace: 'once' }); return true; }"
READY = "() => document.querySelector('main .game') !== null"
# Choose a game and the fastest bot, and start.
BEGIN = """(game) => {
    document.querySelectorAll('main .game')[game].click();
    document.querySelector('main .big').click();
    return true;
}"""
ASKED = "() => document.querySelector('[data-choice]:not([disabled])') !== null"
OVER = "() => document.querySelector('.score table') !== null"
# The version that is shown and asked about.
SHOWN = "() => Number(document.querySelector('[data-see=\"prompt\"]')?.dataset.version ?? -1)"
# Press answers until the number is reached or the game is over; return how many.
PRESS = """(most, seed) => new Promise((done) => {
    let pressed = 0, idle = 0;
    const step = () => {
        const open = [...document.querySelectorAll('[data-choice]:not([disabled])')];
        if (document.querySelector('.score table') || pressed === most || (idle += 1) > 6000) return done(pressed);
        if (open.length) {
            seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
            open[(seed >>> 16) % open.length].click();
            pressed += 1;
            idle = 0;
        }
        setTimeout(step, 10);
    };
    step();
})"""


def at_home(tab: Tab, url: str) -> None:
    """Open the start page with a pace for tests."""
    tab.goto(url)
    tab.until(READY)
    tab.run(SETTINGS)
    tab.goto("about:blank")
    tab.goto(url)
    tab.until(READY)


def begin(tab: Tab, game: int) -> str:
    """Start a table of this game; return its address."""
    tab.run(BEGIN, game)
    tab.until(ASKED)
    return str(tab.run("() => location.href"))


def press(tab: Tab, most: int, seed: int = 1) -> int:
    pressed: Any = tab.run(PRESS, most, seed)
    return int(pressed)
