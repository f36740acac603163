"""Fuzz what is read from a line: sockets and requests of a running server, and tool calls over MCP."""

import contextlib
import io
import json
import random
import re
import socket
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from sortilege.mcp.stdio_server import serve
from tests.fuzz.mutation import JSON_CHANGES, TEXT_CHANGES, mutate
from tests.fuzz.runner import Target
from tests.server.harness import Guest, Json, Server, serving
from tests.server.test_malformed import fields

ANSWER_SECONDS = 15.0
INCOMPLETE_SECONDS = 0.2  # without an answer, after which a request counts as incomplete
INPUTS_PER_TABLE = 400  # then another table is made, because some input ends the game
BLANK = "abcdefghijklmnopqrstuv"
STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")
WITHOUT_BODY = ("GET", "DELETE", "HEAD", "OPTIONS")

MESSAGES: tuple[Json, ...] = (
    {"do": "choose", "version": "{version}", "ids": ["{option}"], "ref": "a"},
    {"do": "choose", "version": "{version}", "ids": ["{option}", "{option}"], "seat": 0},
    {"do": "take_back", "version": "{version}", "seat": 0},
    {"do": "undo", "version": "{version}"},
    {"do": "say", "text": "hello", "seat": 0, "ref": "b"},
    {"do": "ping", "ref": "c"},
    {"do": "resume", "version": 0, "seat": 0},
    {"do": "resume", "version": None},
    {"do": "kick", "who": 1, "block": False},
    *({"do": "act", "what": what} for what in ("pause", "resume", "ask_undo", "agree_undo", "rematch", "play_on")),
)
PATHS = (
    *(
        "",
        "/log?since=0&seat=0",
        "/outlook?seat=0",
        "/clock",
        "/last-turn?seat=0",
        "/turn?wait=0&seat=0",
        "/chat?since=0",
    ),
    *("/worlds?seat=0&n=2", "/record", "/frames?since=0&seat=0", "/moment?at=0&seat=0", "/moments/0/0", "/reviews/0"),
)
OTHER_PATHS = (
    *("/api/games", "/api/games/seasons/texts/en", "/api/games/seasons/chapters", "/api/games/spellbook/rulings"),
    *("/api/me", "/api/me/tables", "/api/me/export", "/api/me/puzzles", "/api/puzzles", "/api/puzzles/today?day=20000"),
    *("/api/tables", "/api/network", "/api/health", "/api/metrics", "/api/schema/openapi.json", "/api/mail/x"),
    *("/", "/favicon.svg", "/assets/x.js", "/offline/", "/offline/files.json", "/nothing"),
)
POSITION = "game: seasons\ngiven:\n  year: 1\n  ann: {crystals: 3, hand: dragon_skull}\n"
BODIES: tuple[tuple[str, str, Json], ...] = (
    ("POST", "/moments", {"text": POSITION, "deal": 1}),
    ("POST", "/moments/tables", {"text": POSITION, "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ("POST", "/me/puzzles", {}),
    ("POST", "/logout", {}),
    ("PUT", "/network", {"open": False}),
)


class Sockets(Target):
    """Messages over a table's socket, and raw HTTP requests, to a server with two players at a table."""

    name = "socket"
    server: Server
    url: str

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.line: Any = None
        self.stack = contextlib.ExitStack()
        self.runs = 0

    @contextlib.contextmanager
    def prepared(self) -> Iterator[None]:
        with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder, "tables.db"))) as self.server:
            self.url = self.server.url
            yield

    def problems(self) -> list[str]:
        return [*self.server.failures(), *([] if self.server.healthy() else ["the server no longer answers"])]

    def seeds(self) -> list[bytes]:
        """Return messages as they are, and requests as `HTTP`, a line break and the request."""
        found = [json.dumps(message).encode() for message in MESSAGES]
        bodies = [(method, path, body) for method, path, body, _ in fields(BLANK)]
        for method, path, body in (*bodies, *BODIES):
            found.append(request(method, f"/api{path}".replace(BLANK, "{table}"), json.dumps(body)))
        paths = (*(f"/api/tables/{{table}}{path}" for path in PATHS), *OTHER_PATHS)
        found += [request("GET", path) for path in paths]
        return list(dict.fromkeys(found))

    def mutate(self, data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
        """Change a message or a request's body as JSON, or anything as bytes, and mostly keep its length true."""
        head, gap, body = data.partition(b"\r\n\r\n")
        if not data.startswith(b"HTTP\n"):
            return mutate(data, others, JSON_CHANGES, rng)
        if body and rng.random() < 0.6:
            body = mutate(body, [body], JSON_CHANGES, rng)
            head = re.sub(rb"Content-Length: \d+", b"Content-Length: %d" % len(body), head)
            return head + gap + body
        return b"HTTP\n" + mutate(data.removeprefix(b"HTTP\n"), others, TEXT_CHANGES, rng)

    def run(self, data: bytes) -> str:
        if self.runs % INPUTS_PER_TABLE == 0:
            self.sit_down()
        self.runs += 1
        if data.startswith(b"HTTP\n"):
            return self.ask(self.filled(data.removeprefix(b"HTTP\n")))
        return self.send(self.filled(data))

    def sit_down(self) -> None:
        """Begin a new table, with two new players and an open socket."""
        self.stack.close()
        self.line = None
        self.ann = self.stack.enter_context(Guest(self.url, "Ann"))
        bob = self.stack.enter_context(Guest(self.url, "Bob"))
        game = ("seasons", "spellbook")[self.runs // INPUTS_PER_TABLE % 2]
        made = self.ann.make("me", "person", game=game, chat=True, hints=True)
        self.table = made["table"]
        bob.join(self.table, made["invitations"][0]["secret"])
        self.ann.act(self.table, "start")

    def filled(self, data: bytes) -> bytes:
        """Put what is true now in place of names in braces."""
        if b"{version}" in data or b"{option}" in data:
            shown = self.ann.http.get(f"/tables/{self.table}").json()
            ask = (shown.get("view") or {}).get("ask")
            option = ask["options"][0]["id"] if ask else "pass"
            data = data.replace(b'"{version}"', str(shown.get("version", 0)).encode())
            data = data.replace(b"{option}", option.encode())
        data = data.replace(b"{table}", self.table.encode()).replace(b"{cookie}", self.ann.cookie().encode())
        return data.replace(b"{port}", str(httpx.URL(self.url).port).encode())

    def ask(self, sent: bytes) -> str:
        """Send a request, and return the status of its answer."""
        at = httpx.URL(self.url)
        with socket.create_connection((at.host, at.port or 80), timeout=ANSWER_SECONDS) as line:
            try:
                line.sendall(sent)
                answer = read_answer(line)
            except ConnectionError:  # refused before it was read to its end
                return "connection reset"
        statuses = [int(status) for status in STATUS.findall(answer)]
        assert all(status < 500 or status == 503 for status in statuses), answer[:500]
        return f"http {sorted(set(statuses))}"

    def send(self, sent: bytes) -> str:
        """Send a message, and wait for the answer to a ping behind it."""
        try:
            if self.line is None:
                self.line = self.stack.enter_context(self.ann.socket(self.table))
            try:
                self.line.send(sent.decode())
            except UnicodeDecodeError:
                self.line.send(sent)
            self.line.send('{"do": "ping", "ref": "!"}')
            told = []
            while (heard := json.loads(self.line.recv(timeout=ANSWER_SECONDS))) != {"is": "pong", "ref": "!"}:
                told.append(heard.get("word") or heard["is"])
                assert heard.get("word") != "failed", heard
        except ConnectionClosed as closed:
            self.line = None
            code = closed.rcvd.code if closed.rcvd else None
            assert code not in (None, 1006, 1011), f"the socket closed with {code}"
            return f"socket closed: {code}"
        return f"socket: {told[0] if told else 'nothing'}"


def read_answer(line: socket.socket) -> bytes:
    """Return what a server answers. The request ends once an answer begins: at its end, the server stops answering."""
    line.settimeout(INCOMPLETE_SECONDS)
    try:
        first = line.recv(65536)
    except TimeoutError:
        first = b""
    line.settimeout(ANSWER_SECONDS)
    line.shutdown(socket.SHUT_WR)
    return first + b"".join(iter(lambda: line.recv(65536), b""))


def request(method: str, path: str, body: str = "") -> bytes:
    """Return a request with the headers that matter, as a seed."""
    head = [f"HTTP\n{method} {path} HTTP/1.1", "Host: 127.0.0.1:{port}", "Cookie: {cookie}", "Connection: close"]
    head += ["Origin: http://127.0.0.1:{port}", "X-Forwarded-For: 192.0.2.1", "Accept-Encoding: gzip"]
    if method not in WITHOUT_BODY:
        head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return ("\r\n".join(head) + f"\r\n\r\n{body}").encode()


GAMES: tuple[Json, ...] = (
    {"game": "spellbook", "players": 2, "seat": 0, "opponents": "random", "deal": 7},
    {"game": "seasons", "players": 3, "seat": 1, "opponents": "random", "options": {"kingdom": "with"}},
)
CALLS: tuple[tuple[str, Json], ...] = (
    *(("new_game", game) for game in GAMES),
    ("look", {"cards": True}),
    ("options", {}),
    ("choose", {"ids": ["pass"]}),
    ("choose", {"ids": ["end", "pass"]}),
    ("card", {"name": "amulet_of_fire", "game": "seasons"}),
    ("card", {"name": "cu"}),
    ("rules", {"chapter": "die", "game": "seasons"}),
    ("rules", {}),
    ("log", {"lines": 40}),
)


class ToolCalls(Target):
    """Lines to `sortilege mcp`: each has to be answered in JSON-RPC, and none with an internal error."""

    name = "mcp"
    changes = JSON_CHANGES

    def seeds(self) -> list[bytes]:
        lines = [rpc(1, "initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {}})]
        lines += [rpc("two", "tools/list", {}), rpc(3, "ping", {}), rpc(4, "notifications/initialized", {})]
        return lines + [rpc(5, "tools/call", {"name": name, "arguments": given}) for name, given in CALLS]

    def mutate(self, data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
        """Change one line of a few; a game comes first, because most calls need one."""
        lines = [rpc(0, "tools/call", {"name": "new_game", "arguments": rng.choice(GAMES)})]
        lines += [*rng.sample(others, rng.randrange(3)), data]
        at = rng.randrange(len(lines))
        lines[at] = mutate(lines[at], others, JSON_CHANGES, rng)
        return b"\n".join(lines)

    def run(self, data: bytes) -> str:
        out, told = io.StringIO(), []
        lines = data.decode(errors="surrogateescape").splitlines(keepends=True)
        with contextlib.redirect_stderr(io.StringIO()) as errors:
            serve(lines, out, "en")
        assert not errors.getvalue(), errors.getvalue()
        for line in out.getvalue().splitlines():
            answer = json.loads(line)
            assert answer["jsonrpc"] == "2.0"
            if "error" in answer:
                told.append(str(answer["error"]["code"]))
            else:
                told.append("wrong" if answer["result"].get("isError") else "answer")
        return " ".join(told[-2:])


def rpc(id: object, method: str, params: Json) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).encode()
