"""A real server in its own process, and clients that use it."""

import json
import os
import random
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import Forked, Nursery

Json = dict[str, Any]
PATIENCE = 20.0
FIGURES = "figures for the tests"  # token for /api/metrics


def environment() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C", "PYTHONUNBUFFERED": "1", "SORTILEGE_METRICS_TOKEN": FIGURES}


AT_FIRST = environment()


@cache
def nursery() -> Nursery:
    return Nursery(AT_FIRST)


def started(*words: str) -> subprocess.Popen[str] | Forked:
    """Start `sortilege` with these arguments in its own process."""
    if nursery().fits(words, environment()):
        return nursery().fork(words, environment())
    command = [sys.executable, "-m", "sortilege", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment())


class Server:
    """A `sortilege serve` that can be killed and restarted on the same port and database."""

    def __init__(self, database: str, *more: str, port: int = 0) -> None:
        self.database = database
        self.more = more
        self.port = port
        self.url = ""
        self.process: subprocess.Popen[str] | Forked | None = None
        self.errors: list[str] = []
        self.start()

    def start(self) -> None:
        self.process = started(
            "serve", "--database", self.database, "--port", str(self.port), "--limits", "0", *self.more
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        assert "http" in line, line + self.process.stderr.read()
        self.url = line.split()[-1].rstrip("/")
        self.port = httpx.URL(self.url).port or 0
        threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True).start()
        until(self.healthy, "the server answers")

    def _read(self, stream: Any) -> None:
        with stream:
            self.errors.extend(stream)

    def healthy(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill the process, as in a power cut."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        return code

    def restart(self) -> None:
        self.kill()
        self.start()

    def children(self) -> list[int]:
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in found]

    def failures(self) -> list[str]:
        """Return logged internal errors and the lines after them."""
        told = list(self.errors)
        return ["".join(told[n : n + 40]) for n, line in enumerate(told) if '"where"' in line or "Traceback" in line]


@contextmanager
def serving(database: str, *more: str, port: int = 0) -> Iterator[Server]:
    server = Server(database, *more, port=port)
    try:
        yield server
    finally:
        if server.process and server.process.poll() is None:
            server.stop()


def until(true: Any, what: str, seconds: float = PATIENCE) -> Any:
    """Wait until a condition holds; fail with its description if it does not."""
    end, pause = time.monotonic() + seconds, 0.01
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(pause)
        pause = min(1.5 * pause, 0.1)  # polling costs time here and on the server
    raise AssertionError(f"after {seconds} s, still not true: {what}")


class Guest:
    """A browser: one cookie, HTTP and sockets."""

    def __init__(self, url: str, name: str = "Ann", transport: httpx.BaseTransport | None = None) -> None:
        self.url = url
        self.name = name
        transport = transport or httpx.HTTPTransport(verify=False)  # loading certificates takes time
        self.http = httpx.Client(base_url=f"{url}/api", timeout=PATIENCE, transport=transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        found = self.http.get(path, params=query)
        assert found.status_code == 200, found.text
        return found.json()

    def post(self, path: str, body: Json, expect: int | None = None) -> Any:
        found = self.http.post(path, json=body)
        if expect is None:
            assert found.status_code in (200, 201, 204), (path, body, found.status_code, found.text)
        else:
            assert found.status_code == expect, (path, body, found.status_code, found.text)
        return found.json() if found.content else None

    def make(self, *seats: str, game: str = "seasons", **more: Any) -> Json:
        """Create a table; seats are "me", "with_me", "person" or the name of a bot."""
        plans = [{"kind": s} if s in ("me", "with_me", "person") else {"kind": "bot", "bot": s} for s in seats]
        nonce = more.pop("nonce", None)
        made = dict(self.post("/tables", {"game": game, "seats": plans, "name": self.name, **more}))
        self.give(made["room"], nonce)
        return made

    def join(self, table: str, secret: str | None = None, nonce: str | None = None, **more: Any) -> Json:
        body = {"name": self.name, **more} | ({"secret": secret} if secret else {})
        joined = dict(self.post(f"/tables/{table}/join", body))
        self.give(joined["room"], nonce)
        return joined

    def give(self, room: Json, nonce: str | None = None) -> None:
        """Give a nonce for each own seat after seeing the commitment, as the page does."""
        missing = [seat for seat in room["mine"] if not room["seats"][seat]["nonce_hash"]]
        for seat in missing if room["phase"] == "waiting" and not room["numbered"] else ():
            body = {"commitment": room["commitment"], "nonce": nonce or secrets.token_hex(16), "seat": seat}
            self.post(f"/tables/{room['table']}/nonces", body)

    def act(self, table: str, what: str, expect: int | None = None, **more: Any) -> Any:
        return self.post(f"/tables/{table}/acts", {"do": "act", "what": what, **more}, expect)

    def look(self, table: str, **query: Any) -> Json:
        return dict(self.get(f"/tables/{table}", **query))

    def choose(self, table: str, version: int, *ids: str, expect: int | None = None, **more: Any) -> Any:
        body = {"do": "choose", "version": version, "ids": list(ids), **more}
        return self.post(f"/tables/{table}/choices", body, expect)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, table: str, **more: Any) -> Any:
        url = self.url.replace("http", "ws", 1)
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        return connect(
            f"{url}/api/tables/{table}/socket",
            additional_headers=headers | more.pop("headers", {}),
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
            **more,
        )


class Program(Guest):
    """A user's bot, with a token instead of a cookie."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.token = str(self.post("/bots", {"name": f"{name} {secrets.token_hex(4)}"})["token"])
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def turn(self, table: str, **query: Any) -> Json:
        return dict(self.get(f"/tables/{table}/turn", **query))

    def worlds(self, table: str, **query: Any) -> Json:
        return dict(self.get(f"/tables/{table}/worlds", **query))

    def socket(self, table: str, **more: Any) -> Any:
        return super().socket(table, headers={"Authorization": f"Bearer {self.token}"}, **more)


class Player:
    """A client that plays at random over a socket until the game is over, and reconnects when disconnected."""

    def __init__(self, guest: Guest, table: str, rng: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.rng = rng
        self.stack = ExitStack()
        self.socket: ClientConnection | None = None
        self.views: dict[int | None, Json] = {}
        self.versions: dict[int | None, int] = {}
        self.room: Json = {}
        self.acknowledged: list[tuple[int, int, list[str]]] = []  # version answered, version after, ids
        self.answered: set[tuple[int, int]] = set()  # seat and version
        self.refused: list[Json] = []
        self.raw: list[str] = []
        self.pending: Json | None = None

    def open(self) -> None:
        self.socket = self.stack.enter_context(self.guest.socket(self.table))
        self.hear_until(lambda: bool(self.versions))

    def close(self) -> None:
        self.stack.close()
        self.socket = None

    def hear(self, timeout: float = PATIENCE) -> Json:
        assert self.socket is not None
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        kind = message["is"]
        if kind in ("table", "news"):
            seat = message["seat"]
            if kind == "news" and seat in self.versions:
                steps = [step["version"] for step in message["steps"]]
                first = self.versions[seat] + 1
                assert steps == list(range(first, first + len(steps))) or message["version"] <= self.versions[seat]
            self.versions[seat] = message["version"]
            if message["view"] is not None:
                self.views[seat] = message["view"]
                assert message["view"]["version"] == message["version"]
        if kind == "table":
            self.room = message["room"]
        if kind == "room":
            self.room = message["room"]
        return dict(message)

    def hear_until(self, done: Any, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not done():
            self.hear(max(0.01, end - time.monotonic()))

    def hear_version(self, seat: int, version: int) -> None:
        self.hear_until(lambda: self.versions[seat] >= version)

    @property
    def over(self) -> bool:
        return bool(self.room) and self.room["phase"] == "over"

    def asked(self) -> tuple[int, Json] | None:
        for seat, view in self.views.items():
            if seat is not None and view["ask"]:
                return seat, view
        return None

    def send(self, message: Json) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def answer(self) -> Json | None:
        """Choose a random option."""
        if not (asked := self.asked()):
            return None
        seat, view = asked
        option = self.rng.choice(view["ask"]["options"])
        return {"do": "choose", "seat": seat, "version": view["version"], "ids": [option["id"]]}

    def step(self, timeout: float = PATIENCE) -> None:
        """Choose once and wait for the acknowledgement, or wait for an update."""
        message = self.answer()
        if message is None:
            self.hear(timeout)
            return
        self.send(message)
        self.pending = message
        while True:
            heard = self.hear(timeout)
            if heard["is"] == "done":
                if not heard["repeated"]:
                    self.acknowledge(message, heard["version"])
                self.pending = None
                return
            if heard["is"] == "no":
                self.refused.append(heard)
                self.pending = None
                assert heard["word"] in ("stale", "not_now", "illegal", "unavailable"), heard
                if heard["word"] != "unavailable":
                    self.send({"do": "resume", "version": None, "seat": message["seat"]})
                    self.hear_version(message["seat"], heard["version"] or 0)
                return

    def acknowledge(self, message: Json, version: int) -> None:
        """Record an acknowledged choice once, because a cut before the update may repeat it."""
        if (message["seat"], message["version"]) not in self.answered:
            self.answered.add((message["seat"], message["version"]))
            self.acknowledged.append((message["version"], version, message["ids"]))

    def play(self, most: int = 100_000) -> None:
        """Play until the game is over."""
        if self.socket is None:
            self.open()
        for _ in range(most):
            if self.over:
                return
            self.step()


def reopening(player: Player, seconds: float = 30.0) -> None:
    """Reconnect."""
    player.close()

    def try_it() -> bool:
        try:
            player.open()
        except (
            OSError,
            ConnectionClosed,
            TimeoutError,
            InvalidHandshake,
        ):  # or the server is still starting
            player.close()
            return False
        return True

    player.versions.clear()
    until(try_it, "the server lets a client back in", seconds)
