"""The page without a server has no accessibility barriers on any page or table, in light and dark."""

import time

import pytest

from sortilege.core.kits import GAMES
from tests.sample_puzzles import of_one_choice
from tests.static.accessibility_checks import flaws, page_flaws
from tests.static.browsers import PHONE, Browser, ChromiumTab, Tab
from tests.static.conftest import Site
from tests.static.page_player import ASKED, OVER, READY, SETTINGS, at_home, begin, press
from tests.static.record_files import GIVEN, golden, load, play_on
from tests.static.test_offline_pages import ROOMS, turn
from tests.static.test_startup_table import COMES, EngineHoldingHandler, site_without_engine
from tests.static.test_tabs import SILENT, UP, again, newer, releases

__all__ = ["releases", "site_without_engine"]

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


def language_flaws(tab: Tab, what: str) -> list[str]:
    """The flaws on a phone, in each language."""
    found = []
    for language in LANGUAGES:
        tab.run(SPEAK, language)
        tab.until(SPOKEN, language)
        found += [f"{what}, {language}: {flaw}" for flaw in flaws(tab, PHONE)]
    return found


def test_all_notices_fit_a_phone_and_are_accessible(browser: Browser, site: Site) -> None:
    tab = phone(browser)
    tab.goto(site.url)
    tab.until(UP)
    wrong = language_flaws(tab, "start page, told where games stay")
    tab.run(GIVEN, "no JSON at all")
    tab.until("() => document.querySelector('.problem') !== null")
    wrong += language_flaws(tab, "a wrong file")
    tab.run(GIVEN, '{"is": "sortilege everything", "rows": {}, "notes": {}}')
    tab.until("() => document.querySelector('.sure') !== null")
    wrong += language_flaws(tab, "a file that would replace all")
    tab.run(SETTINGS)
    begin(tab, 1)
    wrong += language_flaws(tab, "a table")
    assert not wrong


def test_the_loading_notice_fits_a_phone(browser: Browser, site_without_engine: Site) -> None:
    tab, other = phone(browser), phone(browser)
    tab.goto(site_without_engine.url)
    tab.until(READY)
    tab.until(COMES)
    wrong = language_flaws(tab, "loading")
    other.goto(site_without_engine.url)
    other.until(SILENT)
    wrong += language_flaws(other, "in two tabs") + page_flaws(other, "in two tabs")
    EngineHoldingHandler.let.set()
    assert not wrong


def test_every_page_is_accessible(tab: Tab) -> None:
    wrong = page_flaws(tab, "start page")
    for place, found in ROOMS.items():
        turn(tab, place, found)
        wrong += page_flaws(tab, place)
    for game in GAMES:
        turn(tab, f"#/puzzles/{of_one_choice(game).id}", QUESTION)
        wrong += page_flaws(tab, f"a puzzle of {game}")
    assert not wrong


def test_every_table_is_accessible(tab: Tab) -> None:
    wrong = []
    for game, (name, at) in enumerate(RECORDS.items()):
        begin(tab, game)
        wrong += page_flaws(tab, f"the beginning of {name}")
        turn(tab, "#/", "input[type=file]")
        table = load(tab, golden(name))
        wrong += page_flaws(tab, f"replay of {name}")
        play_on(tab, table, at)
        wrong += page_flaws(tab, f"the middle of {name}")
        turn(tab, table, ".score table")
        wrong += page_flaws(tab, f"the end of {name}")
        turn(tab, "#/", "input[type=file]")
    assert not wrong


def test_notices_at_a_table_are_accessible(browser: Browser, releases: Site) -> None:
    tab = browser.tab()
    at_home(tab, releases.url)
    tab.until("() => navigator.serviceWorker.controller !== null")
    table = begin(tab, 1)
    newer(releases.folder)
    again(tab, table)
    tab.until(BAR, "new version")
    tab.until(ASKED)
    wrong = page_flaws(tab, "a new version")
    if isinstance(tab, ChromiumTab):  # Firefox frees storage only when it starts (test_crash_recovery.py)
        tab.wire.ask("Storage.overrideQuotaForOrigin", origin=releases.url.rstrip("/"), quotaSize=1)
        while not tab.run(BAR, "out of storage space"):  # for half a minute it assumes there is storage left
            assert not tab.run(OVER), "there was room all along"
            press(tab, 1)
            time.sleep(5)
        wrong += page_flaws(tab, "no room")
    assert not wrong
