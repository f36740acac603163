"""A table is visible while the engine is loading; the tests hold the engine back."""

import threading
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import pytest

from tests.static import conftest
from tests.static.browsers import TIMEOUT_SECONDS, Browser
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


class EngineHoldingHandler(Quiet):
    """Hold the engine back; its response is not cached, and there is no service worker."""

    let = threading.Event()

    def send_head(self) -> BytesIO | BinaryIO | None:
        if self.path.startswith("/sw.js"):
            self.send_error(404)
            return None
        if self.path.startswith("/engine.zip"):
            self.let.wait(TIMEOUT_SECONDS)
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-store")
        super().end_headers()


@pytest.fixture
def site_without_engine(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(conftest, "Quiet", EngineHoldingHandler)
    EngineHoldingHandler.let.clear()
    site = Site(folder)
    yield site
    EngineHoldingHandler.let.set()
    site.down()


def test_a_table_is_visible_before_the_engine_loads(browser: Browser, site_without_engine: Site) -> None:
    tab = browser.tab()
    tab.goto(site_without_engine.url)
    tab.until(READY)
    tab.run(SETTINGS)
    tab.goto("about:blank")
    tab.goto(site_without_engine.url)
    tab.until(READY)
    tab.run(BEGIN, 0)
    assert len(tab.until(LAID).split()) == 2  # both names
    assert tab.run(COMES)
    assert not tab.run(ASKED)
    EngineHoldingHandler.let.set()
    tab.until(ASKED)
    assert not tab.run(LAID)
    asked = tab.run(PROMPT)
    table = tab.run("() => location.href")
    tab.until(SEEN, True)

    EngineHoldingHandler.let.clear()
    tab.goto("about:blank")
    tab.goto(table)
    assert tab.until(PROMPT) == asked  # as last seen
    assert tab.run(COMES)
    assert not tab.run(ASKED)
    EngineHoldingHandler.let.set()
    tab.until(ASKED)


def test_a_shared_table_shows_only_its_seats_while_loading(browser: Browser, site_without_engine: Site) -> None:
    EngineHoldingHandler.let.set()
    tab = browser.tab()
    tab.goto(f"{site_without_engine.url}#/new")
    tab.until(FILLED)
    tab.run(PRESS, "form.make button.main")
    tab.until("() => document.querySelector('.lobby button.go:not([disabled])') !== null")
    tab.run(PRESS, ".lobby button.go")
    tab.until(COVERED)
    tab.until(SEEN, False)
    table = tab.run("() => location.href")

    EngineHoldingHandler.let.clear()
    tab.goto("about:blank")
    tab.goto(table)
    assert tab.until(LAID)
    assert not tab.run(COVERED)
    EngineHoldingHandler.let.set()
    tab.until(COVERED)
