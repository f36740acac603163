"""A table is visible while the engine is loading; the tests hold the engine back."""

import threading
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import pytest

from tests.static import conftest
from tests.static.browsers import PATIENCE, Browser
from tests.static.conftest import Quiet, Site
from tests.static.page_player import ASKED, BEGIN, READY, SETTINGS

LAID = "() => document.querySelector('main:not([hidden]) section:has(.felt)')?.innerText"
COMES = "() => document.querySelector('.coming progress') !== null"
PROMPT = "() => document.querySelector('[data-see=\"prompt\"]')?.innerText"
# Whether the browser has stored how a game looked, with an ask or without.
SEEN = """async (asked) => {
    const [{ name }] = await indexedDB.databases();
    const done = (request) => new Promise((told) => (request.onsuccess = () => told(request.result)));
    const database = await done(indexedDB.open(name));
    const seen = await done(database.transaction("seen").objectStore("seen").getAll());
    database.close();
    return seen.some(({ told }) => told.room.phase === "playing" && Boolean(told.view?.ask) === asked);
}"""
FILLED = "() => document.querySelector('form.make button.main:not([disabled])') !== null"
PRESS = "(button) => { document.querySelector(button).click(); return true; }"
COVERED = "() => document.querySelector('#cover-title')?.innerText"


class Held(Quiet):
    """Hold the engine back; its response is not cached, and there is no service worker."""

    let = threading.Event()

    def send_head(self) -> BytesIO | BinaryIO | None:
        if self.path.startswith("/sw.js"):
            self.send_error(404)
            return None
        if self.path.startswith("/engine.zip"):
            self.let.wait(PATIENCE)
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-store")
        super().end_headers()


@pytest.fixture
def held(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(conftest, "Quiet", Held)
    Held.let.clear()
    site = Site(folder)
    yield site
    Held.let.set()
    site.down()


def test_a_table_is_seen_before_the_engine_is_there(browser: Browser, held: Site) -> None:
    tab = browser.tab()
    tab.goto(held.url)
    tab.until(READY)
    tab.run(SETTINGS)
    tab.goto("about:blank")
    tab.goto(held.url)
    tab.until(READY)
    tab.run(BEGIN, 0)
    assert len(tab.until(LAID).split()) == 2  # both names
    assert tab.run(COMES)
    assert not tab.run(ASKED)
    Held.let.set()
    tab.until(ASKED)
    assert not tab.run(LAID)
    asked = tab.run(PROMPT)
    table = tab.run("() => location.href")
    tab.until(SEEN, True)

    Held.let.clear()
    tab.goto("about:blank")
    tab.goto(table)
    assert tab.until(PROMPT) == asked  # as last seen
    assert tab.run(COMES)
    assert not tab.run(ASKED)
    Held.let.set()
    tab.until(ASKED)


def test_of_a_table_that_several_share_only_the_seats_are_seen(browser: Browser, held: Site) -> None:
    Held.let.set()
    tab = browser.tab()
    tab.goto(f"{held.url}#/new")
    tab.until(FILLED)
    tab.run(PRESS, "form.make button.main")
    tab.until("() => document.querySelector('.lobby button.go:not([disabled])') !== null")
    tab.run(PRESS, ".lobby button.go")
    tab.until(COVERED)
    tab.until(SEEN, False)
    table = tab.run("() => location.href")

    Held.let.clear()
    tab.goto("about:blank")
    tab.goto(table)
    assert tab.until(LAID)
    assert not tab.run(COVERED)
    Held.let.set()
    tab.until(COVERED)
