"""Tabs of the page without a server: two at once, an update in between, export and import of all data."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.static.browsers import Browser, Tab
from tests.static.conftest import Site
from tests.static.page_player import ASKED, at_home, begin, press
from tests.static.record_files import GIVEN, SAVED, golden, load

ROOT = Path(__file__).parents[2]
SILENT = "() => document.querySelector('dialog[open] p')?.textContent"
# The old page stays, with what it knew, until the new one is ready.
LEADS = f"() => !({SILENT})() && ({ASKED})()"
# The tables provide the puzzles of the day once they are loaded.
UP = "() => document.querySelector('a[href^=\"#/puzzles/\"]') && document.querySelector('input[type=file]') && true"
TURNS = "() => document.querySelectorAll('[data-unfinished]').length"
# Press a button by its text.
PRESSED = """(words) => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words);
    found?.click();
    return found !== undefined;
}"""
OFFERED = "() => document.querySelector('.bar')?.textContent"
# Every file of the page, while there is a single cache.
HELD = "async () => (await (await caches.open((await caches.keys())[0])).keys()).length"
THROWN_AWAY = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    for (const one of await cache.keys()) await cache.delete(one);
    return true;
}"""
PROBLEM = "() => document.querySelector('.problem')?.textContent"
STEP = "() => document.querySelector('.moment')?.textContent"
ELSEWHERE = """() => performance.getEntriesByType('resource').map((one) => one.name)
    .filter((name) => !name.startsWith(location.origin))"""


@pytest.fixture
def tab(browser: Browser, site: Site) -> Tab:
    """At the start page, with the tables loaded."""
    found = browser.tab()
    at_home(found, site.url)
    found.until(UP)
    return found


def again(tab: Tab, place: str) -> None:
    tab.goto("about:blank")
    tab.goto(place)


def test_only_one_of_two_tabs_is_active(browser: Browser, site: Site, tab: Tab) -> None:
    table = begin(tab, 1)
    assert press(tab, 3) == 3
    other = browser.tab()
    other.goto(table)
    assert "another tab" in other.until(SILENT)
    assert not tab.run(SILENT)
    other.run(PRESSED, "Play in this tab")
    assert "another tab" in tab.until(SILENT)
    other.until(LEADS)
    assert press(other, 3) == 3
    other.until(ASKED)
    told = other.run(STEP)
    tab.run(PRESSED, "Play in this tab")
    tab.until(LEADS)
    assert tab.run(STEP) == told, "nothing that was done there is lost"
    assert "another tab" in other.until(SILENT)


def test_a_waiting_tab_takes_over(browser: Browser, site: Site, tab: Tab) -> None:
    other = browser.tab()
    other.goto(site.url)
    other.until(SILENT)
    tab.goto("about:blank")
    other.until(UP)


@pytest.fixture
def releases(folder: Path, tmp_path: Path) -> Iterator[Site]:
    """A copy of the folder that can get a newer release."""
    made = Site(Path(shutil.copytree(folder, tmp_path / "site")))
    yield made
    made.down()


def newer(folder: Path) -> None:
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("<title>", '<meta name="newer" content="" />\n    <title>'))
    worker.write_text(worker.read_text().partition("\n")[2])  # as before the release was prepended
    code = "import sys; from pathlib import Path; from static import release; release(Path(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", code, folder], cwd=ROOT / "tools", check=True)


def test_an_update_waits_for_the_user(browser: Browser, releases: Site) -> None:
    tab = browser.tab()
    at_home(tab, releases.url)
    tab.until("() => navigator.serviceWorker.controller !== null")
    table = begin(tab, 1)
    press(tab, 3)
    tab.until(ASKED)
    told = tab.run(STEP)
    is_newer = "() => document.querySelector('meta[name=newer]') !== null"
    newer(releases.folder)
    again(tab, table)
    assert "new version" in tab.until(OFFERED)
    tab.until(ASKED)
    assert not tab.run(is_newer)
    assert press(tab, 1) == 1, "no player has to accept it"
    tab.until(ASKED)
    told = tab.run(STEP)
    # users who postpone the update may reload the page first
    tab.run("() => { self.before = true; location.reload(); }")
    tab.until(f"() => !self.before && ({OFFERED})()")
    tab.until(ASKED)
    assert tab.run("async () => (await caches.keys()).length") == 2
    tab.run(PRESSED, "Update now")
    tab.until(is_newer)
    tab.until(ASKED)
    assert tab.run(STEP) == told
    again(tab, table)
    tab.until("async () => (await caches.keys()).length === 1")
    releases.down()
    again(tab, table)
    tab.until(ASKED)
    assert tab.run(is_newer)
    assert tab.run(STEP) == told


def test_evicted_files_are_downloaded_again(browser: Browser, releases: Site) -> None:
    tab = browser.tab()
    at_home(tab, releases.url)
    tab.until("() => navigator.serviceWorker.controller !== null")
    held = tab.until(HELD)
    tab.run(THROWN_AWAY)
    assert tab.run(HELD) == 0
    again(tab, releases.url)
    tab.until(f"async () => await ({HELD})() === {held}")
    releases.down()
    again(tab, releases.url)
    tab.until(UP)


def played_and_saved(site: Site, tab: Tab, presses: int) -> str:
    """Make this many choices of a game, go to the start page, and return the export file."""
    begin(tab, 1)
    assert press(tab, presses) == presses
    tab.until(ASKED)  # bots rest while the page is hidden, so that no turn begins
    again(tab, site.url)
    tab.until(TURNS)
    tab.until(UP)
    return str(tab.run(SAVED, "Save everything to a file"))


def test_a_bad_import_file_deletes_nothing(site: Site, tab: Tab) -> None:
    saved = json.loads(played_and_saved(site, tab, 1))
    garbled = dict.fromkeys(saved["rows"], "AAAA")
    for wrong in (
        {key: part for key, part in saved.items() if key != "notes"},
        saved | {"rows": None},
        saved | {"rows": garbled},
        saved | {"rows": []},
    ):
        tab.run(GIVEN, json.dumps(wrong))
        assert "neither" in tab.until(PROBLEM)
        tab.run("() => { document.querySelector('.problem').textContent = ''; }")
    tab.run(GIVEN, json.dumps(saved | {"rows": {}, "notes": {"settings": "x" * 12_000_000, "theme": "dark"}}))
    assert "this file: 0." in tab.until("() => document.querySelector('.sure')?.textContent")
    tab.run(PRESSED, "Replace")
    assert "not enough space" in tab.until(PROBLEM)
    again(tab, site.url)
    tab.until(TURNS)
    assert tab.run("() => localStorage.theme") != "dark"


def test_bad_settings_in_an_import_are_ignored(site: Site, tab: Tab) -> None:
    saved = json.loads(played_and_saved(site, tab, 1))
    odd = {
        "name": 5,
        "game": [],
        "wishes": None,
        "bots": "x",
        "bot": {},
        "pace": 3,
        "met": [1],
        "list": "no",
        "sound": None,
    }
    for settings in (json.dumps(odd), "null", "{", json.dumps({"wishes": {"seasons": 3}, "bots": 99, "game": "x"})):
        notes = {
            "settings": settings,
            "language": "xx",
            "theme": "x",
            "offline-nonces": "null",
            "offline-puzzles": "[[1]]",
            "offline-lessons": "[[1]]",
        }
        tab.run(GIVEN, json.dumps(saved | {"notes": notes}))
        tab.until("() => document.querySelector('.sure') !== null")
        tab.run("() => { self.before = true; document.querySelector('.sure .main').click(); }")
        tab.until(f"() => !self.before && ({TURNS})() && ({UP})()")
        assert tab.run("() => localStorage.settings") == settings


def test_export_and_import_restore_everything(browser: Browser, site: Site, tab: Tab, folder: Path) -> None:
    saved = played_and_saved(site, tab, 3)
    assert json.loads(saved)["is"] == "sortilege everything"

    elsewhere = Site(folder)
    other = browser.tab()
    try:
        at_home(other, elsewhere.url)
        other.until(UP)
        assert not other.run(TURNS)
        for wrong in ("no JSON at all", "[]", json.dumps({"is": "sortilege everything", "rows": {"table/x": 1}})):
            other.run(GIVEN, wrong)
            assert other.until("() => document.querySelector('.problem')?.textContent"), wrong
        other.run(GIVEN, saved)
        other.until("() => document.querySelector('.sure') !== null")
        other.run(PRESSED, "Replace")
        other.until(TURNS)
        other.run("() => { document.querySelector('[data-unfinished] a').click(); return true; }")
        other.until(ASKED)
        assert press(other, 3) == 3
    finally:
        elsewhere.down()


def test_an_imported_record_can_be_replayed(tab: Tab) -> None:
    load(tab, golden("seasons-2-magician"))
    tab.until("() => document.querySelector('.board, .spread') !== null")
    tab.run("() => { location.hash = location.hash.replace('/replay', ''); }")
    assert "No commitment was published" in tab.until("() => document.querySelector('.fair')?.textContent")
    assert tab.run("() => document.querySelector('[data-fair]')") is None


def test_server_only_features_are_hidden(tab: Tab, site: Site) -> None:
    assert tab.run("() => document.querySelector('a[href=\"#/account\"], #link')") is None
    again(tab, f"{site.url}#/new")
    tab.until("() => document.querySelector('form .seats') !== null")
    assert (
        tab.run("() => document.querySelector('.seats > .seat').querySelectorAll('[type=radio]').length") == 3
    )  # me, me again, a bot
    assert tab.run("() => document.querySelectorAll('input[type=email]').length") == 0
    assert tab.run(ELSEWHERE) == []
