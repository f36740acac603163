"""The page without a server shuts nobody out: on a phone, in every language, by keyboard, whatever it has to say."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.static.browsers import Chromium, ChromiumTab
from tests.static.conftest import Site
from tests.static.playing import ASKED, READY, SETTINGS, begin
from tests.static.test_laying import COMES, Held, held
from tests.static.test_tabs import AXE, GIVEN, GRAVE, SILENT, UP

__all__ = ["held"]

PHONE = {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True}
LANGUAGES = ("de", "fr", "en")
SPOKEN = "(language) => document.documentElement.lang === language"
SPEAK = "(language) => document.querySelector(`header button[lang=${language}]`).click()"
WIDE = "() => Math.max(0, document.documentElement.scrollWidth - innerWidth)"
# What the keyboard is at: the name of the choice, or of the button that begins a game.
AT = "() => document.activeElement?.dataset.choice ?? (document.activeElement?.matches('.big') ? 'play' : '')"
DAY = "() => Number(document.querySelector('.moment').textContent.match(/\\d+/)[0])"
VERSION = "() => Number(document.querySelector('[data-see=\"prompt\"]')?.dataset.version ?? -1)"
KEYS = {"Tab": 9, "Enter": 13}


@pytest.fixture
def tab(tmp_path: Path) -> Iterator[ChromiumTab]:
    with Chromium(tmp_path / "profile") as browser:
        yield phone(browser)


def phone(browser: Chromium) -> ChromiumTab:
    tab = browser.tab()
    tab.wire.ask("Emulation.setDeviceMetricsOverride", **PHONE)
    return tab


def look(tab: ChromiumTab, what: str) -> list[str]:
    """What is wrong with what is to be seen, in each language."""
    if not tab.run("() => 'axe' in window"):
        tab.run(f"() => {{ {AXE.read_text(encoding='utf-8')}\n; return true; }}")
    found = []
    for language in LANGUAGES:
        tab.run(SPEAK, language)
        tab.until(SPOKEN, language)
        found += [f"{what}, {language}: {flaw}" for flaw in tab.run(GRAVE)]
        if wide := tab.run(WIDE):
            found.append(f"{what}, {language}: {wide} pixels too wide")
    return found


def test_everything_it_has_to_say_fits_a_phone_and_can_be_read_by_all(site: Site, tab: ChromiumTab) -> None:
    tab.goto(site.url)
    tab.until(UP)
    wrong = look(tab, "start page, told where games stay")
    tab.run(GIVEN, "no JSON at all")
    tab.until("() => document.querySelector('.problem') !== null")
    wrong += look(tab, "a wrong file")
    tab.run(GIVEN, '{"is": "sortilege everything", "rows": {}, "notes": {}}')
    tab.until("() => document.querySelector('.sure') !== null")
    wrong += look(tab, "a file that would replace all")
    tab.run(SETTINGS)
    begin(tab, 1)
    wrong += look(tab, "a table")
    assert not wrong


def test_what_is_said_instead_of_tables_fits_too(held: Site, tmp_path: Path) -> None:
    with Chromium(tmp_path / "profile") as browser:
        tab, other = phone(browser), phone(browser)
        tab.goto(held.url)
        tab.until(READY)
        tab.until(COMES)
        wrong = look(tab, "loading")
        other.goto(held.url)
        other.until(SILENT)
        wrong += look(other, "in two tabs")
        Held.let.set()
    assert not wrong


def press(tab: ChromiumTab, key: str) -> None:
    told = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]} | ({"text": "\r"} if key == "Enter" else {})
    tab.wire.ask("Input.dispatchKeyEvent", type="keyDown", **told)
    tab.wire.ask("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=KEYS[key])


def step_to(tab: ChromiumTab, there: str) -> None:
    """By the tabulator, as far as it takes."""
    for _ in range(150):
        if tab.run(there):
            return
        press(tab, "Tab")
    raise AssertionError(f"the keyboard never comes to {there}")


def test_a_whole_round_by_keyboard_alone(site: Site, tmp_path: Path) -> None:
    with Chromium(tmp_path / "profile") as browser:
        tab = browser.tab()
        tab.goto(site.url)
        tab.until(UP)
        tab.run("() => { localStorage.settings = JSON.stringify({ game: 'spellbook', pace: 'once' }); }")
        tab.goto(f"{site.url}?again")
        tab.until(UP)
        step_to(tab, f"() => ({AT})() === 'play'")
        press(tab, "Enter")
        tab.until(ASKED)
        later = tab.run(DAY) + 2  # each of the two has had a day
        while tab.run(DAY) < later:
            version = tab.run(VERSION)
            step_to(tab, AT)
            press(tab, "Enter")
            tab.until(f"() => ({ASKED})() && ({VERSION})() !== {version}")
