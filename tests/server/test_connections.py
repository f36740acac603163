"""Slow, silent or many clients: each is disconnected in time, and none keeps others from connecting."""

import asyncio
import contextlib
import json
import resource
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from sortilege.server.http.connection_limits import (
    CONNECTIONS_PER_ADDRESS,
    ConnectionLimits,
    RequestTimeouts,
    Timeouts,
    raise_descriptor_limit,
)
from sortilege.server.http.uvicorn_protocols import HttpServerProtocol, WebSocketServerProtocol
from sortilege.server.http.websocket_transport import CLOSE_SECONDS, WebSocketTransport, transport_of
from sortilege.server.startup import listening_socket
from sortilege.tables.identity import Caller
from sortilege.tables.live.client import GOING_AWAY, MAX_QUEUED_BYTES, Client
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.socket_lifecycle import SILENT_CLIENT_SECONDS, record_heartbeats
from sortilege.tables.rate_limits import PER_PERSON
from sortilege.tables.refusals import TooMany
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.socket_conversation import MAX_LIMITED_MESSAGES
from sortilege.tables.socket_quota import MAX_PER_PERSON, MAX_PER_PERSON_AT_TABLE, SocketQuota
from tests.server.harness import FIGURES, Guest, serving, until

SHORT = Timeouts(request=0.4, response=1.0, unread=0.4, closing=0.4)
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
MESSAGE = b"\x81\x81\0\0\0\0x"  # the text "x" in a frame
MEGABYTE = b"x" * 1_000_000


async def megabytes(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application that answers a request with a megabyte, and each socket message with eight."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        with contextlib.suppress(OSError):
            while (await receive())["type"] == "websocket.receive":
                await send({"type": "websocket.send", "bytes": MEGABYTE * 8})
    elif scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        length = str(len(MEGABYTE)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
        await send({"type": "http.response.body", "body": MEGABYTE})


@contextlib.contextmanager
def door(app: Any = megabytes, **how: Any) -> Iterator[tuple[ConnectionLimits, int]]:
    """Run a server with short timeouts in this process."""
    at = listening_socket("127.0.0.1", 0)
    connections = ConnectionLimits(**{"timeouts": SHORT} | how)
    how = {"http": HttpServerProtocol, "ws": WebSocketServerProtocol, "lifespan": "off", "log_config": None}
    server = uvicorn.Server(uvicorn.Config(RequestTimeouts(app, connections), proxy_headers=False, **how))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]  # not in the main thread
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[at])))
    thread.start()
    try:
        yield connections, at.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(20)
        at.close()
    assert not thread.is_alive()
    assert not connections.open
    assert not connections.by_address


def line(port: int, first: bytes = b"") -> socket.socket:
    found = socket.create_connection(("127.0.0.1", port), timeout=20)
    found.sendall(first)
    return found


def lasts(client: socket.socket, drip: bytes = b"") -> float:
    """Return the seconds until the server disconnects while the client sends a byte now and then."""
    start = time.monotonic()
    client.settimeout(0.1)
    while time.monotonic() < start + 10:
        try:
            if drip:
                client.sendall(drip)
            if not client.recv(100):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - start


@pytest.mark.parametrize(
    ("first", "drip"),
    [(b"", b""), (b"GET / HTTP/1.1\r\nX-Slow: ", b"x"), (POST, b""), (POST + b"half", b""), (POST[:-1], b"")],
    ids=["silent", "one byte of the head at a time", "no body", "half a body", "half a head"],
)
def test_a_request_has_to_be_complete_in_time(first: bytes, drip: bytes) -> None:
    with door() as (connections, port), line(port, first) as client:
        assert 0.3 < lasts(client, drip) < 4
        until(lambda: not connections.open, "the server closed the connection")
        assert connections.dropped == 1


def test_a_byte_after_an_answer_does_not_extend_the_timeout() -> None:
    with door() as (connections, port), line(port, GET) as client:
        got = 0
        while got < len(MEGABYTE):
            got += len(client.recv(1 << 20))
        client.sendall(b"G")
        assert lasts(client) < 4
        assert connections.dropped == 1


def test_an_answer_has_to_be_read_in_time() -> None:
    """The client never reads, so the rest of the answer is discarded."""
    with door() as (connections, port):
        clients = [line(port, GET * 8) for _ in range(3)]
        until(lambda: len(connections.open) == 3, "all clients are connected")
        until(lambda: not connections.open, "they are let go", 6)
        for client in clients:
            client.close()
        assert connections.dropped == 3


def test_a_socket_that_never_reads_is_cut_off() -> None:
    with door() as (connections, port), line(port, UPGRADE) as silent:
        assert silent.recv(1000).startswith(b"HTTP/1.1 101 ")
        time.sleep(2.0)
        assert connections.open, "an idle socket was closed"
        silent.sendall(MESSAGE * 2)
        until(lambda: not connections.open, "it is cut off", 6)
        assert connections.dropped == 1


class Flood:
    """A conversation that answers each message with more than a buffer holds."""

    def __init__(self, transport: WebSocketTransport) -> None:
        self.transport = transport

    def receive(self, text: str) -> None:
        self.transport.send_text(MEGABYTE * 8)

    def flush(self) -> None: ...

    def connection_lost(self, stopped: bool) -> None: ...


async def flood(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    transport = transport_of(scope)
    transport.take_over(Flood(transport))


def test_a_conversation_with_a_client_that_never_reads_is_cut_off() -> None:
    with door(flood) as (connections, port), line(port, UPGRADE) as silent:
        assert silent.recv(1000).startswith(b"HTTP/1.1 101 ")
        time.sleep(2.0)
        assert connections.open, "an idle socket was closed"
        silent.sendall(MESSAGE)
        until(lambda: not connections.open, "it is cut off", 6)
        assert connections.dropped == 1


def frame(kind: int, data: bytes = b"") -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    return bytes((kind, 0x80 | len(data))) + bytes(4) + data


PING, TEXT, CONTINUED = 0x89, 0x01, 0x00


async def hearing(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application whose sockets only listen."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        pass


def test_a_client_that_never_reads_cannot_fill_memory_with_answers_to_its_pings() -> None:
    flood = (frame(PING, b"x" * 125) * 900 + MESSAGE) * 20
    with door(hearing, timeouts=Timeouts()) as (connections, port), line(port, UPGRADE) as silent:
        assert silent.recv(1000).startswith(b"HTTP/1.1 101 ")
        silent.settimeout(1.0)
        with pytest.raises(TimeoutError):  # the server does not read either
            silent.sendall(flood * 100)
        (transport,) = connections.open
        assert transport.get_write_buffer_size() < 1_000_000


@pytest.mark.parametrize(
    "frames",
    [frame(PING) * 2000, frame(TEXT, b"x") + frame(CONTINUED) * 2000],
    ids=["pings", "a message in empty fragments"],
)
def test_a_socket_may_not_send_endless_frames_without_a_message(frames: bytes) -> None:
    with door(hearing, timeouts=Timeouts()) as (_, port), line(port, UPGRADE) as client:
        assert client.recv(1000).startswith(b"HTTP/1.1 101 ")
        for _ in range(3):  # as often as it likes, with messages in between
            client.sendall(frame(PING) * 900 + MESSAGE)
        client.sendall(frames)
        heard = b"".join(iter(lambda: client.recv(65536), b""))
        assert int(CloseCode.POLICY_VIOLATION).to_bytes(2) in heard


async def closing(scope: Any, receive: Any, send: Any) -> None:
    """An ASGI application that closes its sockets at once."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close"})


def test_a_client_that_sends_on_after_its_socket_is_closed_is_cut_off() -> None:
    with door(closing, timeouts=Timeouts()) as (connections, port), line(port, UPGRADE) as client:
        assert client.recv(1000).startswith(b"HTTP/1.1 101 ")
        client.sendall(frame(PING) * 3000)
        until(lambda: not connections.open, "it is cut off", CLOSE_SECONDS / 2)


def test_connections_per_address_are_limited() -> None:
    with door(per_address=5, timeouts=Timeouts()) as (connections, port):
        clients = [line(port) for _ in range(5)]
        until(lambda: len(connections.open) == 5, "all clients are connected")
        with line(port) as one_more:
            assert one_more.recv(1000).startswith(b"HTTP/1.1 429 ")
        clients.pop().close()
        until(lambda: len(connections.open) == 4, "one connection is closed")
        clients.append(line(port, GET))
        assert clients[-1].recv(1000).startswith(b"HTTP/1.1 200 ")
        for client in clients:
            client.close()
        until(lambda: not connections.open, "all connections are closed")


def test_only_the_limit_of_the_process_applies_to_a_trusted_proxy() -> None:
    limits = {"per_address": 2, "per_process": 5, "is_trusted": lambda address: True}
    with door(**limits, timeouts=Timeouts()) as (connections, port):
        clients = [line(port) for _ in range(5)]
        until(lambda: len(connections.open) == 5, "all clients are connected")
        with line(port) as one_more:
            assert one_more.recv(1000).startswith(b"HTTP/1.1 503 ")
        for client in clients:
            client.close()
        until(lambda: not connections.open, "all connections are closed")


def test_the_file_descriptor_limit_is_raised() -> None:
    most = raise_descriptor_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)


def test_sockets_per_person_are_limited(sqlite: str) -> None:
    with serving(sqlite, "--limits", "1") as server, Guest(server.url) as ann, contextlib.ExitStack() as open:
        table = ann.make("me", "random")["table"]
        for _ in range(MAX_PER_PERSON_AT_TABLE):
            window = open.enter_context(ann.socket(table))
            assert json.loads(window.recv())["is"] == "table"
        with ann.socket(table) as one_more, pytest.raises(ConnectionClosed, match="4429"):
            one_more.recv(timeout=20)
        window.close()
        until(lambda: opens(ann, table), "the closed connection no longer counts")
        crowd = [line(server.port) for _ in range(CONNECTIONS_PER_ADDRESS)]
        until(lambda: refused(server.port), "the address has reached its limit")
        for client in crowd:
            client.close()
        headers = {"Authorization": f"Bearer {FIGURES}"}
        figures = until(lambda: try_figures(f"{server.url}/api/metrics", headers), "the server accepts again")
        assert "sortilege_connections " in figures
        assert "sortilege_connections_refused 0\n" not in figures


def test_a_socket_that_sends_too_much_is_closed(sqlite: str) -> None:
    """Rejecting a message takes time too, which others wait for."""
    with serving(sqlite, "--limits", "1") as server, Guest(server.url) as ann:
        table = ann.make("me", "random")["table"]
        with ann.socket(table) as window:
            window.recv()
            answers: Counter[str] = Counter()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(2000):
                    window.send('{"do": "ping"}')
            with contextlib.suppress(ConnectionClosed):
                while True:
                    answers[json.loads(window.recv())["is"]] += 1
            assert window.close_code == CloseCode.POLICY_VIOLATION
        assert answers["pong"] >= PER_PERSON["ask"].burst - 10
        assert answers["no"] <= MAX_LIMITED_MESSAGES
        with ann.socket(table) as window:
            assert json.loads(window.recv())["is"] == "table"


def opens(guest: Guest, table: str) -> bool:
    with guest.socket(table) as window, contextlib.suppress(ConnectionClosed):
        return bool(window.recv(timeout=20))
    return False


def refused(port: int) -> bool:
    with line(port, GET) as client:
        return client.recv(1000).startswith(b"HTTP/1.1 429 ")


def try_figures(url: str, headers: dict[str, str]) -> str:
    with contextlib.suppress(httpx.HTTPError):
        found = httpx.get(url, headers=headers)
        return found.text if found.status_code == 200 else ""
    return ""


def test_socket_quotas_are_released() -> None:
    places = SocketQuota()
    for n in range(MAX_PER_PERSON):
        places.acquire("192.0.2.1", "ann", f"table {n}")
    with pytest.raises(TooMany):
        places.acquire("192.0.2.1", "ann", "another")
    places.acquire("192.0.2.1", "bob", "table 0")
    places.acquire("192.0.2.1", "", "table 0")
    for n in range(MAX_PER_PERSON):
        places.release("192.0.2.1", "ann", f"table {n}")
    places.release("192.0.2.1", "bob", "table 0")
    places.release("192.0.2.1", "", "table 0")
    assert not places.open


def test_the_send_buffer_of_a_slow_socket_is_bounded() -> None:
    room = Room(game="seasons", options={}, seats=[Seat(kind="person")], host="ann")
    client = Client(Caller("ann"), (0,), False, room)
    for _ in range(100):
        client.send(b"x" * 20_000)
        assert sum(map(len, client.outgoing)) <= MAX_QUEUED_BYTES + 20_000
    assert client.closing


def test_a_silent_socket_is_closed() -> None:
    """This includes a socket that answers pings, which needs no person."""

    class Line:
        full = False
        closed: int | None = None

        def send_text(self, text: bytes) -> None: ...

        def close(self, code: int, why: str) -> None:
            self.closed = code

    room = Room(game="seasons", options={}, seats=[Seat(kind="person")], host="ann")
    live = LiveTable("table", 0, room, None, ())
    silent, lively = Line(), Line()
    for line, seconds in ((silent, SILENT_CLIENT_SECONDS + 1.0), (lively, SILENT_CLIENT_SECONDS - 10.0)):
        client = Client(Caller("ann"), (0,), False, room)
        client.open(line)
        client.last_heard -= seconds
        live.clients.add(client)
    record_heartbeats(live)
    assert (silent.closed, lively.closed) == (GOING_AWAY, None)
