"""No acknowledged action is lost, however often the browser is killed and when storage is full."""

import base64
import os
import random
import time
from pathlib import Path

import msgspec
import pytest

from sortilege.browser.rows import LogRow
from sortilege.core.kits import GAMES
from tests.static.browsers import PREFERENCES, Browser, Chromium, ChromiumTab, Firefox, Tab
from tests.static.conftest import Site
from tests.static.page_player import ASKED, OVER, SETTINGS, SHOWN, at_home, begin

TIMES = int(os.environ.get("KILLS", "50"))
READY = f"() => ({ASKED})() || ({OVER})()"
# Confirm the end of a turn with something left to do.
PRESS = """async () => {
    const open = [...document.querySelectorAll('[data-choice]:not([disabled])')];
    const one = open[open.length >> 1];
    one.click();
    await new Promise((later) => setTimeout(later));
    if (document.querySelector('.sure')) one.click();
    return true;
}"""
# Return the shown version once it is later than this; nothing after two minutes.
LATER = f"""(moment) => new Promise((seen) => {{
    const look = () => (({SHOWN})() > moment || ({OVER})()) && seen(({SHOWN})());
    new MutationObserver(look).observe(document, {{ subtree: true, childList: true, attributes: true }});
    look();
    setTimeout(() => seen(null), 120_000);
}})"""
SEEN_THEN = """async () => ({
    text: document.body.innerText,
    room: await navigator.storage.estimate(),
    hidden: document.visibilityState,
    address: location.href,
})"""
# The press may be refused a few times.
PRESS_UNTIL_LATER = f"(moment) => ({SHOWN})() > moment || ((({ASKED})() && ({PRESS})()), false)"
# The rows of a table's log in IndexedDB.
LINES = """async (id) => {
    const done = (request) => new Promise((told, failed) => {
        request.onsuccess = () => told(request.result);
        request.onerror = () => failed(request.error);
    });
    const ours = (await indexedDB.databases()).find(({ name }) => name.startsWith('sortilege'));
    const database = await done(indexedDB.open(ours.name));
    const rows = database.transaction('rows').objectStore('rows');
    const found = await done(rows.getAll(IDBKeyRange.bound(`entry/${id}/`, `entry/${id}0`)));
    database.close();
    return { lines: found.map((row) => btoa(String.fromCharCode(...row))) };
}"""
ROOM = 50_000_000  # total bytes
# Fill all storage of the origin, in ever smaller pieces, until nothing fits.
FILL = """async () => {
    const noise = new Uint8Array(1 << 20);
    for (let at = 0; at < noise.length; at += 65536) crypto.getRandomValues(noise.subarray(at, at + 65536));
    const database = () => new Promise((open, failed) => {
        const opening = indexedDB.open('something else');
        opening.onupgradeneeded = () => opening.result.createObjectStore('it', { autoIncrement: true });
        opening.onsuccess = () => open(opening.result);
        opening.onerror = () => failed(opening.error);
    });
    const fits = (there, size) => new Promise((told) => {
        const writing = there.transaction('it', 'readwrite');
        writing.objectStore('it').add(noise.slice(0, size));
        writing.oncomplete = () => told(true);
        writing.onabort = () => told(false);
    });
    for (let size = noise.length; size >= 1024; size >>= 1) {
        const there = await database();
        while (await fits(there, size));
        there.close();
    }
    return true;
}"""
MAKE_ROOM = """() => new Promise((done, failed) => {
    const going = indexedDB.deleteDatabase('something else');
    going.onsuccess = () => done(true);
    going.onerror = () => failed(going.error);
})"""
FULL = "() => /out of storage space/.test(document.body.innerText)"
STARTED = "async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null"


class KilledGame:
    """A table of one game, and what was shown of it."""

    def __init__(self, game: int) -> None:
        self.game = game
        self.table = ""
        self.shown = 0
        self.lines: list[LogRow] = []

    def check(self, tab: Tab, site: Site) -> None:
        """Check the stored log before the engine starts: the bots would choose lost moves again."""
        if not self.table:
            return
        tab.goto(f"{site.url}icon.svg")
        id = self.table.rpartition("/")[2]
        tab.until("() => location.pathname === '/icon.svg' && document.readyState === 'complete'")
        tab.run(SETTINGS)  # a browser killed at once may have lost them
        found = tab.until(LINES, id)["lines"]
        lines = [msgspec.msgpack.decode(base64.b64decode(line), type=LogRow) for line in found]
        assert lines[: len(self.lines)] == self.lines, "what had survived before is another game now"
        assert version(lines) >= self.shown, "a choice that was shown as done is gone"
        self.lines = lines

    def open(self, tab: Tab, site: Site) -> None:
        """Continue there, or start again if the game is over."""
        if self.table:
            tab.goto(self.table)
            tab.until(READY)
        if not self.table or tab.run(OVER):
            at_home(tab, site.url)
            self.table, self.lines = begin(tab, self.game), []
        moment = int(tab.run(SHOWN))
        assert moment >= version(self.lines), "the choice is stored, but the tabs got no update"
        self.shown = moment

    def press(self, tab: Tab) -> None:
        tab.until(READY)
        if not tab.run(OVER):
            tab.run(PRESS)

    def fill(self, tab: Tab) -> None:
        """Fill the storage; press on until the page has no reserve either."""
        while tab.until(f"() => ({FULL})() ? 'full' : ({READY})()") != "full":
            tab.run(FILL)
            tab.run(PRESS)
            tab.until(f"() => ({FULL})() || ({SHOWN})() > {self.shown}")
            self.shown = int(tab.run(SHOWN))

    def see(self, tab: Tab) -> None:
        """Wait until the press is shown as done; nothing is refused."""
        later = tab.run(LATER, self.shown)
        assert later is not None, f"after moment {self.shown} nothing was shown as done: {tab.run(SEEN_THEN)}"
        self.shown = max(self.shown, int(later))


def version(lines: list[LogRow]) -> int:
    """The version that these rows mean to the first seat, as `TableGame.version` counts."""
    return sum(line.seat == 0 or not line.quiet for line in lines)


def test_killing_the_browser_loses_no_acknowledged_choice(kind: type[Browser], site: Site, tmp_path: Path) -> None:
    """Half the time the browser is killed when a choice is shown as done, else while one is in progress."""
    rng, profile = random.Random(1), tmp_path / "profile"
    played = [KilledGame(game) for game in range(len(GAMES))]
    for n in range(TIMES):
        with kind(profile) as browser:
            tab, one = browser.tab(), played[n // 2 % len(played)]
            one.check(tab, site)
            one.open(tab, site)
            one.press(tab)
            if n % 2:
                time.sleep(rng.uniform(0.0, 0.1))
            else:
                one.see(tab)
    with kind(profile) as browser:
        tab = browser.tab()
        for one in played:
            one.check(tab, site)
            assert one.lines or 2 * len(played) > TIMES


class NarrowFirefox(Firefox):
    """An origin gets a fifth of this."""

    preferences = f'{PREFERENCES}user_pref("dom.quotaManager.temporaryStorage.fixedLimit", {5 * ROOM // 1000});\n'


@pytest.mark.parametrize("kind", [Chromium, NarrowFirefox])
def test_full_storage_is_reported_and_loses_nothing(kind: type[Browser], site: Site, tmp_path: Path) -> None:
    profile, one = tmp_path / "profile", KilledGame(1)

    def tab_with_little_room(browser: Browser) -> Tab:
        tab = browser.tab()
        if isinstance(tab, ChromiumTab):
            tab.wire.ask("Storage.overrideQuotaForOrigin", origin=site.url.rstrip("/"), quotaSize=ROOM)
        return tab

    with kind(profile) as browser:
        tab = tab_with_little_room(browser)
        one.open(tab, site)
        one.press(tab)
        one.see(tab)
        tab.until(STARTED)
        one.fill(tab)
    with kind(profile) as browser:
        tab = tab_with_little_room(browser)
        one.check(tab, site)
        tab.goto(one.table)  # visible nevertheless; it continues once there is storage
        one.fill(tab)
        tab.run(MAKE_ROOM)
        tab.until(PRESS_UNTIL_LATER, one.shown)
        tab.until(f"() => !({FULL})()")
        one.shown = int(tab.run(SHOWN))
    with kind(profile) as browser:
        one.check(browser.tab(), site)
