"""The page without a server by keyboard alone and by touch on a phone."""

from typing import Any

from tests.static.browsers import PHONE, Browser, Tab
from tests.static.conftest import Site
from tests.static.page_player import ASKED, SHOWN, at_home
from tests.static.record_files import golden, load, play_on
from tests.static.test_tabs import UP

# What has the keyboard focus: the id of a choice, or the start button.
AT = "() => document.activeElement?.dataset.choice ?? (document.activeElement?.matches('.big') ? 'play' : '')"
NUMBER = "() => Number(document.querySelector('.moment').textContent.match(/\\d+/)[0])"  # of the day or the round
WISHES = "(wishes) => { localStorage.settings = JSON.stringify({ ...wishes, pace: 'once' }); }"
# Where a finger can hit this element: visible and not covered.
SPOT = """(found) => {
    const one = document.querySelector(found);
    one?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
    const there = [x + width / 2, y + height / 2];
    return one?.contains(document.elementFromPoint(...there)) ? there : null;
}"""


def step_to(tab: Tab, there: str) -> None:
    """Press Tab until it is reached."""
    for _ in range(150):
        if tab.run(there):
            return
        tab.key("Tab")
    raise AssertionError(f"the keyboard never comes to {there}")


def choose(tab: Tab, choice: str) -> None:
    """Choose by keyboard only."""
    step_to(tab, f"() => ({AT})() === '{choice}'")
    tab.key("Enter")


def come(tab: Tab, site: Site, **wishes: Any) -> None:
    """Open a start page with SpellBook and other settings chosen."""
    tab.goto(f"{site.url}icon.svg")
    tab.until("() => location.pathname === '/icon.svg' && document.readyState === 'complete'")
    tab.run(WISHES, {"game": "spellbook", **wishes})
    tab.goto(site.url)
    tab.until(UP)


def test_a_whole_round_by_keyboard_alone(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    come(tab, site)
    choose(tab, "play")
    tab.until(ASKED)
    later = tab.run(NUMBER) + 2  # each of the two has had a day
    while tab.run(NUMBER) < later:
        version = tab.run(SHOWN)
        step_to(tab, AT)
        tab.key("Enter")
        tab.until(f"() => ({ASKED})() && ({SHOWN})() !== {version}")


def test_a_turn_of_seasons_by_keyboard_alone(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    at_home(tab, site.url)
    tab.until(UP)
    play_on(tab, load(tab, golden("seasons-2-magician")), 38)
    number = tab.run(NUMBER)
    choose(tab, "die:winter_3")
    tab.until("() => document.querySelector('[data-choice=\"transmute:water\"]:not([disabled])') !== null")
    choose(tab, "transmute:water")
    tab.until(f"() => ({ASKED})() && document.querySelector('[data-choice=\"transmute:water\"]') === null")
    choose(tab, "end")
    if tab.until(f"() => document.querySelector('.sure') ? 'sure' : ({NUMBER})() > {number}") == "sure":
        choose(tab, "end")
    tab.until(f"() => ({ASKED})() && ({NUMBER})() > {number}")


def test_choices_by_touch(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    tab.seen_in(PHONE)
    come(tab, site)
    tab.touch(*tab.until(SPOT, ".big"))
    tab.until(ASKED)
    for _ in range(4):
        version = tab.run(SHOWN)
        tab.touch(*tab.until(SPOT, "[data-choice]:not([disabled])"))
        tab.until(f"() => ({ASKED})() && ({SHOWN})() !== {version}")
