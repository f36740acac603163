"""The application in a browser behind the client interface of tests/server, so that those tests run on it unchanged."""

import asyncio
import copy
import queue
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeVar

import httpx
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from sortilege.browser.app import LOCAL_ADDRESS, BrowserApp
from sortilege.browser.dispatch import ENDPOINTS, Dispatcher
from sortilege.tables.endpoints.endpoint import RequestContext
from sortilege.tables.endpoints.seats_and_chat import SEATS_AND_CHAT
from sortilege.tables.identity import Caller
from sortilege.tables.thinking.jobs import run_job
from tests.local.fake_browser import Browser
from tests.server.harness import PATIENCE, Guest

GOING_AWAY = 1001
T = TypeVar("T")


class LocalServer:
    """A browser application in its own thread. Several people use it, each as if they were its only player."""

    def __init__(self) -> None:
        self.url = f"http://local-{len(SERVERS)}"
        SERVERS[self.url] = self
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.sockets: dict[int, Socket] = {}
        self.people = 0
        self.dies = False  # whether the bot worker fails at the next job
        self.start(Browser())

    def start(self, browser: Browser) -> None:
        async def started() -> BrowserApp:
            app = BrowserApp(browser.keep, self.think, self.post)
            await app.start(list(browser.rows.items()))
            return app

        self.browser, self.app = browser, self.run(started())
        self.app.dispatcher = Dispatcher((*ENDPOINTS, *SEATS_AND_CHAT))

    async def think(self, question: str) -> str:
        if self.dies:
            self.dies = False
            raise RuntimeError("the bots' worker ended")
        return await think(question)

    def restart(self) -> None:
        """Restart as after a crash of the browser, from the rows stored so far."""
        kept, before = Browser(), self.app
        kept.rows = dict(self.browser.rows)
        self.run(before.stop())
        self.start(kept)

    kill = restart

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def post(self, number: int, text: str | None) -> None:
        self.sockets[number].came.put(text)

    def to(self, caller: Caller) -> BrowserApp:
        """Return the application as one caller uses it."""
        one = copy.copy(self.app)
        one.context = RequestContext(one.tables, caller, LOCAL_ADDRESS)
        return one

    def stop(self) -> None:
        self.run(self.app.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    def failures(self) -> list[str]:
        count = self.app.tables.metrics.counts["failures"]
        return [f"{count} requests failed"] if count else []


SERVERS: dict[str, LocalServer] = {}


async def think(question: str) -> str:
    return (await asyncio.to_thread(run_job, question)).decode()


@contextmanager
def local_server(*_: str) -> Iterator[LocalServer]:
    """Replace `serving`, ignoring its database and options."""
    found = LocalServer()
    try:
        yield found
    finally:
        found.stop()


class LocalTransport(httpx.BaseTransport):
    """Passes HTTP requests to a LocalServer."""

    def __init__(self, at: LocalServer, caller: Caller) -> None:
        self.at = at
        self.caller = caller

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        path = request.url.raw_path.decode().removeprefix("/api/")
        body = request.read().decode(errors="surrogateescape")  # a page may send lone surrogates, too
        status, told, kind = self.at.run(self.at.to(self.caller).ask(request.method, path, body))
        return httpx.Response(status, text=told, headers={"content-type": kind})


class LocalGuest(Guest):
    """A client of a LocalServer."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.at = SERVERS[url]
        self.at.people += 1
        self.caller = Caller(f"person {self.at.people}")
        super().__init__(url, name, LocalTransport(self.at, self.caller))

    def socket(self, table: str, **more: Any) -> "Socket":
        return Socket(self.at, self.caller, table)


class Socket:
    """A socket with the interface of `websockets`."""

    def __init__(self, at: LocalServer, caller: Caller, table: str) -> None:
        self.at = at
        self.app = at.to(caller)
        self.number = len(at.sockets)
        self.came: queue.Queue[str | None] = queue.Queue()
        at.sockets[self.number] = self
        self.code = at.run(self.app.open(self.number, table))
        if self.code:
            self.came.put(None)

    def recv(self, timeout: float | None = None) -> str:
        try:
            text = self.came.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError from None
        if text is None:
            self.came.put(None)
            raise ConnectionClosedError(Close(self.code or GOING_AWAY, ""), None)
        return text

    def send(self, text: str) -> None:
        self.at.run(self.app.hear(self.number, text))

    def close(self) -> None:
        self.at.run(self.app.close(self.number))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
