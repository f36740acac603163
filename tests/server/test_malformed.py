"""Malformed input (deeply nested, broken, endless, duplicated, of the wrong type) gets a one-sentence error.

Each case runs over HTTP and over the socket, on both databases.
"""

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Guest, Server

NASTY = {
    "NUL": "a\x00b",
    "lone surrogate": "a\ud800b",
    "surrogates the wrong way round": "\udc00\ud800",
    "control": "\x01\x1b[31m",
    "right to left": "\u202egnp.exe",
    "endless": "x" * 60_000,
}
BROKEN = {
    "deep list": b'{"a":' + b"[" * 30_000,
    "deep and closed": b"[" * 20_000 + b"]" * 20_000,
    "deep object": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "UTF-8 of a surrogate": b'{"name": "\xed\xa0\x80"}',
    "overlong UTF-8": b'{"name": "\xc0\x80"}',
    "UTF-16": '{"name": "Ann"}'.encode("utf-16"),
    "NaN": b'{"version": NaN, "ids": ["pass"]}',
    "Infinity": b'{"version": -Infinity, "ids": ["pass"]}',
    "a huge number": b'{"version": ' + b"9" * 30_000 + b', "ids": ["pass"]}',
    "a huge exponent": b'{"version": 1e999999999, "ids": ["pass"]}',
    "half an escape": b'{"name": "\\ud8',
    "nothing": b"",
    "null": b"null",
}


@pytest.fixture
def table(ann: Guest) -> str:
    table = str(ann.make("me", "random", chat=True)["table"])
    ann.act(table, "start")
    return table


@pytest.fixture(autouse=True)
def nothing_failed(server: Server) -> Iterator[None]:
    yield
    assert server.failures() == []


def post(guest: Guest, path: str, body: bytes, kind: str = "application/json", method: str = "POST") -> Any:
    return guest.http.request(method, path, content=body, headers={"Content-Type": kind})


def refused(answer: Any, about: object) -> None:
    assert 400 <= answer.status_code < 500, (about, answer.status_code, answer.text[:300])
    assert answer.json()["why"], about


def fields(table: str) -> list[tuple[str, str, dict[str, Any], tuple[str | int, ...]]]:
    """Return every text field of every request: method, path, a valid body, and the field's place in it."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    new = {"game": "seasons", "seats": seats, "name": "Ann"}
    at = f"/tables/{table}"
    choose = {"do": "choose", "version": 0, "ids": ["pass"]}
    return [
        ("POST", "/tables", new, ("game",)),
        ("POST", "/tables", new, ("name",)),
        ("POST", "/tables", new, ("mail",)),
        ("POST", "/tables", new, ("stand_in",)),
        ("POST", "/tables", new, ("seats", 0, "kind")),
        ("POST", "/tables", new, ("seats", 0, "name")),
        ("POST", "/tables", new, ("seats", 1, "bot")),
        ("POST", "/tables", new | {"options": {"level": "novice"}}, ("options", "level")),
        ("POST", f"{at}/join", {"name": "Ann"}, ("name",)),
        ("POST", f"{at}/join", {"name": "Ann"}, ("secret",)),
        ("POST", f"{at}/nonces", {"commitment": "a", "nonce": "b"}, ("commitment",)),
        ("POST", f"{at}/nonces", {"commitment": "a", "nonce": "b"}, ("nonce",)),
        ("POST", f"{at}/way-back", {}, ("seat",)),
        ("POST", f"{at}/choices", choose, ("ids", 0)),
        ("POST", f"{at}/choices", choose, ("ref",)),
        ("POST", f"{at}/take-back", {"do": "take_back", "version": 0}, ("ref",)),
        ("POST", f"{at}/undo", {"do": "undo", "version": 0}, ("ref",)),
        ("POST", f"{at}/acts", {"do": "act", "what": "pause"}, ("what",)),
        ("POST", f"{at}/chat", {"do": "say", "text": "hello"}, ("text",)),
        ("POST", f"{at}/reports", {"text": "hello"}, ("text",)),
        ("POST", "/accounts", {"name": "Ann", "password": "correct horse"}, ("name",)),
        ("POST", "/accounts", {"name": "Ann", "password": "correct horse"}, ("password",)),
        ("POST", "/login", {"name": "Ann", "password": "correct horse"}, ("name",)),
        ("POST", "/login", {"name": "Ann", "password": "correct horse"}, ("password",)),
        ("PUT", "/me/password", {"password": "correct horse", "new_password": "battery staple"}, ("new_password",)),
    ]


def put_in(body: Any, where: tuple[str | int, ...], text: str) -> Any:
    changed = json.loads(json.dumps(body))
    inner = changed
    for step in where[:-1]:
        inner = inner[step]
    inner[where[-1]] = text
    return changed


@pytest.mark.parametrize("kind", NASTY)
def test_texts_in_every_field(ann: Guest, table: str, kind: str) -> None:
    """Text is accepted where anything printable is allowed, and rejected elsewhere; the server never fails."""
    for method, path, body, where in fields(table):
        raw = json.dumps(put_in(body, where, NASTY[kind])).encode()
        answer = post(ann, path, raw, method=method)
        assert answer.status_code < 500, (path, where, answer.text[:300])
        if kind != "control" and kind != "right to left":
            refused(answer, (path, where))
    raw = json.dumps({"game": "seasons", "seats": [{"kind": "me"}], "options": {NASTY[kind]: "novice"}}).encode()
    refused(post(ann, "/tables", raw), "an option's name")
    assert ann.look(table)["room"]["phase"] == "playing"
    ann.get("/me/tables")


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_bodies(ann: Guest, table: str, kind: str) -> None:
    for path in ("/tables", f"/tables/{table}/choices", f"/tables/{table}/acts", "/accounts", "/login"):
        refused(post(ann, path, BROKEN[kind]), path)


KINDS = [
    *(
        "text/plain",
        "application/xml",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "application/msgpack",
    ),
    *("application/msgpack", "", "nonsense", "multipart/form-data; boundary=", "application/jsonp"),
]


@pytest.mark.parametrize("kind", KINDS)
def test_other_kinds_of_content(ann: Guest, table: str, kind: str) -> None:
    good = b'{"do": "act", "what": "pause"}'
    for body in (b"do=act&what=pause", b"\x82\xa2do\xa3act\xa4what\xa5pause", b"--\r\n\r\n\x00", b"", good):
        refused(post(ann, f"/tables/{table}/acts", body, kind), body)


def test_truncated_bodies(server: Server) -> None:
    """A disconnect during the request is not an error."""
    head = (
        b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    )
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
            wire.sendall(head)
    assert server.healthy()


def test_duplicate_keys_are_rejected(ann: Guest, table: str) -> None:
    """Another reader of the same bytes might take the other value."""
    twice = b'{"do": "act", "what": "pause", "what": "resign"}'
    refused(post(ann, f"/tables/{table}/acts", twice), "twice")
    assert ann.look(table)["room"]["phase"] == "playing"


PATHS = [
    "%00",
    "%FF",
    "%ED%A0%80",
    "a%00b",
    "..%2f..%2fetc%2fpasswd",
    "%C0%AE",
    "a" * 5000,
    "%F0%9F%8E%B2",
    "%0d%0aX: y",
]


@pytest.mark.parametrize("bad", PATHS)
def test_paths_and_queries(ann: Guest, table: str, bad: str) -> None:
    for path in (f"/tables/{bad}", f"/tables/{bad}/log", f"/tables/{bad}/join", f"/{bad}", f"/tables/{table}/{bad}"):
        for method in ("GET", "POST", "DELETE"):
            answer = ann.http.request(method, path, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (path, answer.text[:300])
            assert bad == "%C0%AE" or answer.status_code >= 400, path
    for query in (f"seat={bad}", f"since={bad}", f"{bad}={bad}", f"seat=0&seat={bad}"):
        for path in (f"/tables/{table}", f"/tables/{table}/log", f"/tables/{table}/chat", "/me/tables"):
            assert ann.http.get(f"{path}?{query}").status_code < 500, (path, query)


def test_paths_of_the_page(server: Server) -> None:
    for bad in PATHS:
        with Guest(server.url) as visitor:
            visitor.http.base_url = server.url
            assert visitor.http.get(f"/{bad}").status_code in (400, 404, 414), bad
            assert visitor.http.get(f"/assets/{bad}").status_code in (400, 404, 414), bad


@pytest.mark.parametrize("name", ["Cookie", "Origin", "Host", "Content-Length", "Accept", "X-Forwarded-For"])
def test_headers(server: Server, table: str, name: str) -> None:
    """Bytes that are not text, sent by hand because no client library would."""
    for value in (b"sortilege=\xff\xfe\x80", b"\xed\xa0\x80", b"=;=;\x80", b"9" * 5000, b"-1", b"\xc0"):
        host = b"" if name == "Host" else b"Host: 127.0.0.1\r\n"
        for line in (b"POST /api/logout", f"GET /api/tables/{table}".encode(), b"GET /api/me/tables"):
            raw = line + b" HTTP/1.1\r\n" + host + name.encode() + b": " + value + b"\r\nConnection: close\r\n\r\n"
            with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire:
                wire.sendall(raw)
                wire.shutdown(socket.SHUT_WR)
                status = wire.makefile("rb").readline()
            assert not status.startswith(b"HTTP/1.1 5"), (name, value, status)


def messages() -> Iterator[tuple[str, str | bytes]]:
    good = [
        ({"do": "choose", "version": 0, "ids": ["pass"]}, ("ids", 0)),
        ({"do": "choose", "version": 0, "ids": ["pass"]}, ("ref",)),
        ({"do": "say", "text": "hello"}, ("text",)),
        ({"do": "act", "what": "pause"}, ("what",)),
        ({"do": "ping"}, ("ref",)),
        ({"do": "ping"}, ("do",)),
    ]
    for kind, text in NASTY.items():
        if kind not in ("control", "right to left"):
            for body, where in good:
                yield f"{kind} in {where}", json.dumps(put_in(body, where, text))
    for kind, raw in BROKEN.items():
        yield kind, raw
    yield "twice", '{"do": "act", "what": "pause", "what": "resign"}'
    yield "twice, what to do", '{"do": "ping", "do": "act", "what": "resign"}'


def test_messages_over_the_socket(ann: Guest, table: str) -> None:
    """Each gets an error, and the socket stays open."""
    for about, message in messages():
        raw = message if isinstance(message, bytes) else message.encode()
        if not is_text(raw):
            continue
        with ann.socket(table) as wire:
            wire.send(raw.decode())
            wire.send('{"do": "ping", "ref": "after"}')
            heard = []
            while '"ref":"after"' not in (said := str(wire.recv(timeout=20))):
                heard.append(json.loads(said))
            no = [one for one in heard if one["is"] == "no"]
            assert [one["word"] for one in no] == ["bad_request"], (about, heard)
            assert no[0]["why"]
    assert ann.look(table)["room"]["phase"] == "playing"


def test_binary_messages_close_the_socket(ann: Guest, table: str) -> None:
    """A binary message closes the socket, and the table is unaffected."""
    for raw in (b'{"do": "act", "what": "pause"}', b"\xff\xfe", b""):
        with ann.socket(table) as wire:
            wire.send(raw)
            with pytest.raises(ConnectionClosed, match="1003"):
                list(wire)
    assert ann.look(table)["room"]["phase"] == "playing"


def is_text(raw: bytes) -> bool:
    try:
        return bool(raw.decode())
    except UnicodeDecodeError:
        return False


@pytest.mark.parametrize("id", ["%00", "%FF", "%ED%A0%80", "a" * 5000, "%20", "a%00b"])
def test_sockets_of_impossible_tables(ann: Guest, table: str, id: str) -> None:
    with pytest.raises(ConnectionClosed) as closed, ann.socket(id) as wire:
        wire.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
