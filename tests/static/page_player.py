"""Play at the page by pressing available controls, with a fixed random seed."""

from typing import Any

from tests.static.browsers import Tab

# All answers are listed, and what bots do is shown at once.
SETTINGS = "() => { localStorage.settings = JSON.stringify({ list: true, pace: 'once' }); return true; }"
READY = "() => document.querySelector('main .game') !== null"
# Chooses a game and the quickest bot, and begins.
BEGIN = """(game) => {
    document.querySelectorAll('main .game')[game].click();
    document.querySelector('main .big').click();
    return true;
}"""
ASKED = "() => document.querySelector('[data-choice]:not([disabled])') !== null"
OVER = "() => document.querySelector('.score table') !== null"
# How far the game has come, as it is shown: the number of the moment that is asked about.
SHOWN = "() => Number(document.querySelector('[data-see=\"prompt\"]')?.dataset.version ?? -1)"
# Presses answers until so many were pressed, or the game is over; tells how many were.
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
    """The start page, with a pace that suits a test."""
    tab.goto(url)
    tab.until(READY)
    tab.run(SETTINGS)
    tab.goto("about:blank")
    tab.goto(url)
    tab.until(READY)


def begin(tab: Tab, game: int) -> str:
    """A table of this game; returns its address."""
    tab.run(BEGIN, game)
    tab.until(ASKED)
    return str(tab.run("() => location.href"))


def press(tab: Tab, most: int, seed: int = 1) -> int:
    pressed: Any = tab.run(PRESS, most, seed)
    return int(pressed)
