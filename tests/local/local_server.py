"""A house without a server, spoken to as a server is: so the tests of tables run over it as they are."""

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
from sortilege.tables.endpoints.multiplayer import MULTIPLAYER
from sortilege.tables.identity import Caller
from sortilege.tables.thinking.jobs import run_job
from tests.local.browser import Browser
from tests.server.harness import PATIENCE, Guest

GOING_AWAY = 1001
T = TypeVar("T")


class LocalHouse:
    """A house in a thread of its own. Several people come, each as the only player of a browser would."""

    def __init__(self) -> None:
        self.url = f"http://house-{len(HOUSES)}"
        HOUSES[self.url] = self
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.sockets: dict[int, Socket] = {}
        self.people = 0
        self.dies = False  # whoever is asked next to think
        self.start(Browser())

    def start(self, browser: Browser) -> None:
        async def started() -> BrowserApp:
            local = BrowserApp(browser.keep, self.think, self.post)
            await local.start(list(browser.rows.items()))
            return local

        self.browser, self.local = browser, self.run(started())
        self.local.dispatcher = Dispatcher((*ENDPOINTS, *MULTIPLAYER))

    async def think(self, question: str) -> str:
        if self.dies:
            self.dies = False
            raise RuntimeError("the bots' worker ended")
        return await think(question)

    def restart(self) -> None:
        """As after the browser was killed: what it had kept by then is there, and nothing else."""
        kept, before = Browser(), self.local
        kept.rows = dict(self.browser.rows)
        self.run(before.stop())
        self.start(kept)

    kill = restart

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def post(self, number: int, text: str | None) -> None:
        self.sockets[number].came.put(text)

    def to(self, person: Caller) -> BrowserApp:
        """The house as it is to one person."""
        one = copy.copy(self.local)
        one.context = RequestContext(one.tables, person, LOCAL_ADDRESS)
        return one

    def stop(self) -> None:
        self.run(self.local.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    def failures(self) -> list[str]:
        count = self.local.tables.metrics.counts["failures"]
        return [f"{count} questions failed"] if count else []


HOUSES: dict[str, LocalHouse] = {}


async def think(question: str) -> str:
    return (await asyncio.to_thread(run_job, question)).decode()


@contextmanager
def house(*_: str) -> Iterator[LocalHouse]:
    """As `serving`, whichever database and options that is asked for."""
    found = LocalHouse()
    try:
        yield found
    finally:
        found.stop()


class Way(httpx.BaseTransport):
    """What is asked over HTTP, asked of a house."""

    def __init__(self, at: LocalHouse, person: Caller) -> None:
        self.at = at
        self.person = person

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        path = request.url.raw_path.decode().removeprefix("/api/")
        body = request.read().decode(errors="surrogateescape")  # a page's texts need be no UTF-8 either
        status, told, kind = self.at.run(self.at.to(self.person).ask(request.method, path, body))
        return httpx.Response(status, text=told, headers={"content-type": kind})


class LocalGuest(Guest):
    """Somebody in a house."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.at = HOUSES[url]
        self.at.people += 1
        self.person = Caller(f"person {self.at.people}")
        super().__init__(url, name, Way(self.at, self.person))

    def socket(self, table: str, **more: Any) -> "Socket":
        return Socket(self.at, self.person, table)


class Socket:
    """As `websockets` has them."""

    def __init__(self, at: LocalHouse, person: Caller, table: str) -> None:
        self.at = at
        self.local = at.to(person)
        self.number = len(at.sockets)
        self.came: queue.Queue[str | None] = queue.Queue()
        at.sockets[self.number] = self
        self.code = at.run(self.local.open(self.number, table))
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
        self.at.run(self.local.hear(self.number, text))

    def close(self) -> None:
        self.at.run(self.local.close(self.number))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
