"""Tools for attacks: browsers, sockets, raw connections, and a tally of attempts and leaks."""

import json
import os
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import new_database
from tests.server.harness import PATIENCE, Guest, Json, Server, serving

PASSWORD = "correct horse battery"


@dataclass
class Tally:
    """One attack: its number of attempts, and what leaked."""

    what: str
    tried: int = 0
    got: list[str] = field(default_factory=list)
    broken: str = ""  # why it did not run to its end
    left_out: str = ""
    seconds: float = 0.0

    def expect(self, safe: bool, otherwise: str) -> None:
        """Count an attempt; if it was not safe, `otherwise` says what leaked."""
        self.tried += 1
        if not safe:
            self.got.append(otherwise)


class Patient(httpx.HTTPTransport):
    """Waits when a rate limit says so, because most attacks are not about limits."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        for _ in range(5):
            answer = super().handle_request(request)
            if answer.status_code != 429:
                return answer
            answer.read()
            time.sleep(min(float(answer.headers.get("retry-after", 1)), 6.0))
        return answer


class Browser(Guest):
    """The attacker's browser. `send` accepts any answer."""

    def __init__(self, url: str, name: str = "Mallory", patient: bool = True) -> None:
        super().__init__(url, name, Patient(verify=False) if patient else None)

    def send(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, **({"json": body} if body is not None else {}), **more)

    def mine(self, table: str) -> list[int]:
        """Return the seats this browser holds; a holder of several must name one to see the table."""
        for query in ("", "?seat=0", "?seat=1", "?seat=2", "?seat=3"):
            found = self.send("GET", f"/tables/{table}{query}")
            if found.status_code == 200:
                return list(found.json()["room"]["mine"])
        raise AssertionError(f"the table is not shown to {self.name}: {found.text}")

    def account(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.send("POST", "/accounts", {"name": name, "password": password})

    def login(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.send("POST", "/login", {"name": name, "password": password})


class Place:
    """The target: a server, the time available, and what earlier attacks have left behind."""

    def __init__(self, url: str, stack: ExitStack, postgres: Any = None, own: bool = True, brief: bool = False) -> None:
        self.url = url
        self.stack = stack
        self.postgres = postgres
        self.own = own
        self.brief = brief
        self.servers: list[Server] = []
        self.limited = self.behind = ""
        self.half_open: list[socket.socket] = []
        self.half_open_since = 0.0

    def browser(self, name: str = "Mallory", url: str = "", patient: bool = True) -> Browser:
        return self.stack.enter_context(Browser(url or self.url, name, patient))

    def server(self, *more: str, **environment: str) -> Server:
        """Start another server with other settings."""
        before = {key: os.environ.get(key) for key in environment}
        os.environ.update(environment)
        try:
            started = self.stack.enter_context(serving(self.database(), *more))
        finally:
            for key, value in before.items():
                os.environ.pop(key) if value is None else os.environ.update({key: value})
        self.servers.append(started)
        return started

    def strict(self) -> str:
        """Return the address of a server with rate limits, which the others lack for speed."""
        if self.own and not self.limited:
            self.limited = self.server("--limits", "1", *(["--workers", "2"] if self.postgres else [])).url
        return self.limited or self.url

    def proxied(self) -> str:
        """Return the address of a server that trusts this machine as its proxy."""
        if self.own and not self.behind:
            self.behind = self.server("--limits", "1", "--trust-proxy", "127.0.0.1").url
        return self.behind or self.url

    def database(self) -> str:
        if self.postgres:
            return new_database(self.postgres)
        return str(Path(self.stack.enter_context(tempfile.TemporaryDirectory()), "tables.db"))

    def two(self, start: bool = True, **more: Any) -> tuple[Browser, Browser, str, str]:
        """Seat two players, the second by invitation; return the table and the invitation."""
        host, guest = self.browser("Hal"), self.browser("Gil")
        made = host.make("me", "person", **more)
        secret = next(one["secret"] for one in made["invitations"] if one["seat"] == 1)
        guest.join(made["table"], secret)
        if start:
            host.act(made["table"], "start")
        return host, guest, made["table"], secret

    def raw(self) -> socket.socket:
        at = httpx.URL(self.url)
        return self.stack.enter_context(socket.create_connection((at.host, at.port or 80), timeout=PATIENCE))

    def answers_in(self) -> float:
        """Return how long another client currently waits for an answer."""
        began = time.monotonic()
        httpx.get(f"{self.url}/api/games", timeout=PATIENCE).raise_for_status()
        return time.monotonic() - began


def heard(line: Any, seconds: float = 0.6) -> tuple[list[Json], bool]:
    """Return the messages still arriving over a socket, and whether it stays open."""
    found: list[Json] = []
    while True:
        try:
            found.append(json.loads(line.recv(timeout=seconds)))
        except TimeoutError:
            return found, True
        except ConnectionClosed:
            return found, False


def asked(told: Json) -> list[str]:
    """Return the current options, if any."""
    ask = (told["view"] or {}).get("ask")
    return [option["id"] for option in ask["options"]] if ask else []


class Letterbox(StreamRequestHandler):
    """A minimal mail server."""

    letters: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 post\r\n")
        for line in self.rfile:
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                letter = b""
                while not letter.endswith(b"\r\n.\r\n"):
                    letter += self.rfile.readline()
                self.letters.append(letter.decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 well\r\n")
            if word == b"QUIT":
                return


def letterbox(stack: ExitStack) -> str:
    """Run a mail server; the mails are in `Letterbox.letters`."""
    post = stack.enter_context(ThreadingTCPServer(("127.0.0.1", 0), Letterbox))
    post.daemon_threads = True
    threading.Thread(target=post.serve_forever, daemon=True).start()
    stack.callback(post.shutdown)
    return f"smtp://127.0.0.1:{post.server_address[1]}"


Attack = Callable[[Place, Tally], None]
ATTACKS: list[tuple[str, Attack]] = []


def attack(what: str) -> Callable[[Attack], Attack]:
    """Add a function to the list of attacks."""

    def enter(function: Attack) -> Attack:
        ATTACKS.append((what, function))
        return function

    return enter
