"""Bots think in a worker of their own, so the page answers everything else meanwhile."""

import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import pytest

from tests.static import conftest
from tests.static.browsers import Browser
from tests.static.conftest import Quiet, Site
from tests.static.page_player import BEGIN, OVER, SHOWN, begin, press
from tests.static.record_files import AT_TABLE
from tests.static.test_keyboard_and_touch import come
from tests.static.test_offline_pages import turn
from tests.static.test_slow_levels import KEEP

# Every bot move keeps its worker busy for 20 seconds.
SPUN = b"""addEventListener("message", ({ data }) => {
    if (data.is === "think") for (const over = performance.now() + 20_000; performance.now() < over;);
});
"""
RELEASE = "async () => (await (await fetch('files.json')).json()).release"
THINKS = (
    "() => document.querySelector('.spread:not(.asked)') !== null && document.querySelector('.score table') === null"
)
ANSWER = "() => document.querySelector('[data-choice]:not([disabled])')?.click()"
SETTLED = 1.0  # seconds; the player's choice is done and the bot's is awaited
PRESS = "(button) => document.querySelector(button).click()"
THERE = "(found) => document.querySelector(found) !== null"


class SlowBotHandler(Quiet):
    """Serve a slow bot worker and no service worker, which would detect the change."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        if self.path.startswith("/sw.js"):
            self.send_error(404)
            return None
        if not self.path.startswith("/assets/bots.worker"):
            return super().send_head()
        script = SPUN + Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("content-type", "text/javascript")
        self.send_header("content-length", str(len(script)))
        self.end_headers()
        return BytesIO(script)


@pytest.fixture
def site_with_slow_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.setattr(conftest, "Quiet", SlowBotHandler)
    site = Site(folder)
    yield site
    site.down()


def test_a_table_answers_while_a_bot_thinks(browser: Browser, site_with_slow_bots: Site) -> None:
    tab = browser.tab()
    come(tab, site_with_slow_bots, bots=0, list=True)
    tab.run(KEEP, {"release": tab.run(RELEASE), "slow": {}})  # skip measuring the device's speed
    alone = begin(tab, 1).partition("#")[2]
    come(tab, site_with_slow_bots, bot="level:10", list=True)
    tab.run(BEGIN, 1)
    tab.until(AT_TABLE)
    table = tab.run("() => location.hash")
    shown, since = -1, time.monotonic()
    while not (tab.run(THINKS) and time.monotonic() - since > SETTLED):
        if (now := tab.run(SHOWN)) != shown:
            shown, since = now, time.monotonic()
        tab.run(ANSWER)
        assert not tab.run(OVER), "no bot has thought for long"

    tab.run(PRESS, "header a[href='#/rules']")
    tab.until(THERE, "dialog .reference h2")  # answered by the worker that keeps the tables
    tab.run(PRESS, "dialog .close")
    turn(tab, f"#{alone}", "[data-choice]:not([disabled])")
    before = tab.run(SHOWN)
    assert press(tab, 1) == 1
    tab.until(f"() => ({SHOWN})() > {before}")
    turn(tab, table, ".spread")
    assert tab.until(SHOWN) == shown
    assert tab.run(THINKS), "the bot has not chosen yet"
    tab.until(f"() => ({SHOWN})() > {shown}")
