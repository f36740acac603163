"""The page without a server and a server's page at one address keep their data apart."""

from pathlib import Path

from tests.server.harness import serving
from tests.static.browsers import Browser
from tests.static.page_player import ASKED, READY, SETTINGS, begin, press

FOLLOW = """() => {
    const link = document.querySelector('a[href="offline/"]');
    link?.click();
    return link !== null;
}"""
THERE = "() => location.pathname.endsWith('/offline/') && document.querySelector('main .game') !== null"
KEPT = "async () => navigator.serviceWorker.controller !== null && (await caches.keys()).length === 1"
SCOPES = "async () => (await navigator.serviceWorker.getRegistrations()).map((one) => new URL(one.scope).pathname)"
NAMES = "async () => [(await indexedDB.databases()).map((one) => one.name), await caches.keys()].flat()"
ALONE = "() => navigator.serviceWorker.controller === null"


def test_the_offline_page_works_after_the_server_stops(browser: Browser, folder: Path, tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--base-path", "/games", "--offline", str(folder)) as server:
        tab = browser.tab()
        tab.goto(f"{server.url}/")
        tab.until(READY)
        tab.run(SETTINGS)
        tab.until(FOLLOW)
        tab.until(THERE)
        table = begin(tab, 1)
        assert press(tab, 2) == 2
        tab.until(KEPT)
        assert tab.run(SCOPES) == ["/games/offline/"]
        assert all(name.startswith("sortilege /games/offline/") for name in tab.run(NAMES))
        tab.goto(f"{server.url}/")
        tab.until(FOLLOW.replace("link?.click();", ""))
        assert tab.run(ALONE), "the server's page is the server's"
        server.stop()
    tab.goto(table)
    tab.until(ASKED)
    assert press(tab, 1) == 1
