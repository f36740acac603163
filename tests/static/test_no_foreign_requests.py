"""Neither the page nor its workers send requests to any host but the page's own."""

import http.server
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.static.browsers import TIMEOUT_SECONDS, Chromium, ChromiumTab
from tests.static.conftest import Site
from tests.static.page_player import ASKED, at_home, begin, press

# Workers of the page. The service worker serves only its files and cannot be observed while it waits.
WORKERS = [{"type": "worker", "exclude": False}]
ATTACH: dict[str, Any] = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": True, "filter": WORKERS}
# Requests a worker might try; none may reach a host.
TRIES = """(async (there) => {
    const tried = [];
    await fetch(there).catch((error) => tried.push(error.name));
    await fetch(new Request(there)).catch((error) => tried.push(error.name));
    for (const way of ['XMLHttpRequest', 'WebSocket', 'EventSource']) if (!(way in self)) tried.push(way);
    return tried.join(' ');
})"""


class ForeignHost(http.server.BaseHTTPRequestHandler):
    """A foreign host that records its requests."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_error(404)


@pytest.fixture
def elsewhere() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), ForeignHost)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    server.server_close()


class RequestLog:
    """Records the requests of a tab and all of its workers."""

    def __init__(self, tab: ChromiumTab) -> None:
        self.wire = tab.wire
        self.workers: list[str] = []
        self.asked: list[str] = []
        self.wire.ask("Network.enable")
        self.wire.ask("Target.setAutoAttach", **ATTACH)

    def hear(self) -> None:
        """Process the events since; new workers wait until they are observed."""
        while self.wire.told:
            told = self.wire.told.pop(0)
            if told["method"] == "Network.requestWillBeSent":
                self.asked.append(told["params"]["request"]["url"])
            elif told["method"] == "Target.attachedToTarget":
                session = str(told["params"]["sessionId"])
                self.workers.append(session)
                self.wire.ask("Network.enable", session)
                self.wire.ask("Target.setAutoAttach", session, **ATTACH)
                self.wire.ask("Runtime.runIfWaitingForDebugger", session)


class ObservedTab(ChromiumTab):
    """Process events at every look at the page."""

    listening: RequestLog | None = None

    def json(self, expression: str) -> str:
        found = super().json(expression)
        if self.listening:
            self.listening.hear()
        return found


def test_page_and_workers_request_only_their_own_host(site: Site, elsewhere: str, tmp_path: Path) -> None:
    with Chromium(tmp_path / "profile") as browser:
        tab = ObservedTab(browser.tab().wire)
        listening = tab.listening = RequestLog(tab)
        at_home(tab, site.url)
        begin(tab, 1)
        for seed in range(10):
            tab.until(ASKED)
            assert press(tab, 1, seed) == 1
        end = time.monotonic() + TIMEOUT_SECONDS
        while len(listening.workers) < 2 and time.monotonic() < end:  # the tables' worker, and its bot worker
            tab.run("() => true")
        for worker in listening.workers[-2:]:
            tried = {"expression": f"{TRIES}('{elsewhere}')", "awaitPromise": True}
            found = listening.wire.ask("Runtime.evaluate", worker, **tried)
            assert found["result"]["value"] == "TypeError TypeError XMLHttpRequest WebSocket EventSource"
        listening.hear()
    assert any(url.endswith("engine.zip") for url in listening.asked), "workers are heard"
    assert {url for url in listening.asked if not url.startswith((site.url, "data:", "blob:", "about:"))} == set()
    assert ForeignHost.asked == []
