"""The page without a server has no accessibility barriers on any page or table, in light and dark."""

import time

import pytest

from sortilege.core.kits import GAMES
from tests.sample_puzzles import of_one_choice
from tests.static.accessibility_checks import flaws, seen
from tests.static.browsers import PHONE, Browser, ChromiumTab, Tab
from tests.static.conftest import Site
from tests.static.page_player import ASKED, OVER, READY, SETTINGS, at_home, begin, press
from tests.static.record_files import GIVEN, golden, load, play_on
from tests.static.test_offline_pages import ROOMS, turn
from tests.static.test_startup_table import COMES, Held, held
from tests.static.test_tabs import SILENT, UP, again, newer, releases

__all__ = ["held", "releases"]

LANGUAGES = ("de", "fr", "en")
SPOKEN = "(language) => document.documentElement.lang === language"
SPEAK = "(language) => document.querySelector(`header button[lang=${language}]`).click()"
BAR = "(words) => [...document.querySelectorAll('.bar')].some((one) => one.textContent.includes(words))"
RECORDS = {"seasons-2-magician": 40, "spellbook-2-storm": 60}  # and the choice they are continued from
QUESTION = "[data-choice]:not([disabled])"


@pytest.fixture
def tab(browser: Browser, site: Site) -> Tab:
    """At the start page, with the tables loaded."""
    found = browser.tab()
    at_home(found, site.url)
    found.until(UP)
    return found


def phone(browser: Browser) -> Tab:
    tab = browser.tab()
    tab.seen_in(PHONE)
    return tab


def read(tab: Tab, what: str) -> list[str]:
    """The flaws on a phone, in each language."""
    found = []
    for language in LANGUAGES:
        tab.run(SPEAK, language)
        tab.until(SPOKEN, language)
        found += [f"{what}, {language}: {flaw}" for flaw in flaws(tab, PHONE)]
    return found


def test_everything_it_has_to_say_fits_a_phone_and_can_be_read_by_all(browser: Browser, site: Site) -> None:
    tab = phone(browser)
    tab.goto(site.url)
    tab.until(UP)
    wrong = read(tab, "start page, told where games stay")
    tab.run(GIVEN, "no JSON at all")
    tab.until("() => document.querySelector('.problem') !== null")
    wrong += read(tab, "a wrong file")
    tab.run(GIVEN, '{"is": "sortilege everything", "rows": {}, "notes": {}}')
    tab.until("() => document.querySelector('.sure') !== null")
    wrong += read(tab, "a file that would replace all")
    tab.run(SETTINGS)
    begin(tab, 1)
    wrong += read(tab, "a table")
    assert not wrong


def test_what_is_said_instead_of_tables_fits_too(browser: Browser, held: Site) -> None:
    tab, other = phone(browser), phone(browser)
    tab.goto(held.url)
    tab.until(READY)
    tab.until(COMES)
    wrong = read(tab, "loading")
    other.goto(held.url)
    other.until(SILENT)
    wrong += read(other, "in two tabs") + seen(other, "in two tabs")
    Held.let.set()
    assert not wrong


def test_every_room_can_be_used_by_all(tab: Tab) -> None:
    wrong = seen(tab, "start page")
    for place, found in ROOMS.items():
        turn(tab, place, found)
        wrong += seen(tab, place)
    for game in GAMES:
        turn(tab, f"#/puzzles/{of_one_choice(game).id}", QUESTION)
        wrong += seen(tab, f"a puzzle of {game}")
    assert not wrong


def test_every_table_can_be_used_by_all(tab: Tab) -> None:
    wrong = []
    for game, (name, at) in enumerate(RECORDS.items()):
        begin(tab, game)
        wrong += seen(tab, f"the beginning of {name}")
        turn(tab, "#/", "input[type=file]")
        table = load(tab, golden(name))
        wrong += seen(tab, f"replay of {name}")
        play_on(tab, table, at)
        wrong += seen(tab, f"the middle of {name}")
        turn(tab, table, ".score table")
        wrong += seen(tab, f"the end of {name}")
        turn(tab, "#/", "input[type=file]")
    assert not wrong


def test_what_comes_up_at_a_table_can_be_read_by_all(browser: Browser, releases: Site) -> None:
    tab = browser.tab()
    at_home(tab, releases.url)
    tab.until("() => navigator.serviceWorker.controller !== null")
    table = begin(tab, 1)
    newer(releases.folder)
    again(tab, table)
    tab.until(BAR, "new version")
    tab.until(ASKED)
    wrong = seen(tab, "a new version")
    if isinstance(tab, ChromiumTab):  # Firefox frees storage only when it starts (test_crash_recovery.py)
        tab.wire.ask("Storage.overrideQuotaForOrigin", origin=releases.url.rstrip("/"), quotaSize=1)
        while not tab.run(BAR, "no room left"):  # for half a minute it assumes there is storage left
            assert not tab.run(OVER), "there was room all along"
            press(tab, 1)
            time.sleep(5)
        wrong += seen(tab, "no room")
    assert not wrong
