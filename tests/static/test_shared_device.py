"""Several players at one device without a server: each confirms before playing, and sees only their own hand."""

from tests.static.accessibility_checks import page_flaws
from tests.static.browsers import Browser
from tests.static.conftest import Site
from tests.static.page_player import ASKED
from tests.static.test_keyboard_and_touch import come
from tests.static.test_offline_pages import turn

PRESS = "(button) => document.querySelector(button).click()"
TITLE = "() => document.querySelector('#cover-title')?.innerText"
SEEN = "() => document.querySelectorAll('.spread, [data-choice], [data-option]').length"
# Answer everything until the device must be handed over.
PLAY = """() => new Promise((done) => {
    const step = () => {
        if (document.querySelector('#cover-title')) return done(true);
        document.querySelector('[data-choice]:not([disabled])')?.click();
        setTimeout(step, 10);
    };
    step();
})"""


def test_two_players_share_a_device(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    come(tab, site)
    turn(tab, "#/new", "form.make button.main:not([disabled])")
    tab.run(PRESS, "form.make button.main")
    tab.until("() => document.querySelector('.lobby button.go:not([disabled])') !== null")
    wrong = page_flaws(tab, "before the deal")
    tab.run(PRESS, ".lobby button.go")
    handed = [tab.until(TITLE)]
    wrong += page_flaws(tab, "covered")
    for _ in range(3):
        assert not tab.run(SEEN), "the hand is hidden until a player says who looks"
        tab.run(PRESS, ".cover button.main")
        tab.until(ASKED)
        assert not tab.run(TITLE)
        tab.run(PLAY)
        handed.append(tab.run(TITLE))
    assert all(title.startswith("Pass the device to") for title in handed)
    assert handed[0] != handed[1], "one after the other"
    assert handed[:2] == handed[2:]
    assert not wrong
