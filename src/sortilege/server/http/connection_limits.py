"""Limits on client connections: how many may be open, and how long a client may keep the server waiting.

uvicorn sets no deadline for a client that sends one byte now and then or that reads nothing; each would hold its file
descriptor for ever.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from sortilege.tables.rate_limits import limited_address

CONNECTIONS_PER_ADDRESS = 300  # a browser opens six and a socket, and a classroom has thirty
CONNECTIONS_PER_PROCESS = 10_000
RESERVED_DESCRIPTORS = 128  # for the database, bots and files
CHECK_SECONDS = 1.0  # between two searches for connections past their deadline

CONNECTION = "sortilege.connection"  # key in the ASGI scope's state: the connection that a request came by


class Timeouts(NamedTuple):
    """Seconds that a client gets."""

    request: float = 20.0  # to send a whole request, from the connection's start or the end of the last response
    response: float = 60.0  # for the server to make the response and the client to read it
    unread: float = 30.0  # without reading, while a WebSocket has more to send than its buffer holds
    closing: float = 15.0  # to read what is left while the connection is being closed


TIMEOUTS = Timeouts()
TOO_MANY = b"429 Too Many Requests", b"too many connections are open from your address; close some"
FULL = b"503 Service Unavailable", b"too many connections are open; come back in a minute"


class OpenConnection:
    """The address a connection counts for, and its deadline on the event loop's clock."""

    __slots__ = ("address", "closing", "deadline")

    def __init__(self, address: str) -> None:
        self.address = address
        self.deadline = math.inf
        self.closing = False


class ConnectionLimits:
    """The open connections of this process. A trusted proxy has no limit per address: it carries many clients."""

    def __init__(
        self,
        per_address: float = CONNECTIONS_PER_ADDRESS,
        per_process: float = CONNECTIONS_PER_PROCESS,
        is_trusted: Callable[[str], bool] = lambda address: False,
        timeouts: Timeouts = TIMEOUTS,
        on_shutdown: Callable[[], None] = lambda: None,
    ) -> None:
        self.per_address = per_address
        self.per_process = per_process
        self.is_trusted = is_trusted
        self.timeouts = timeouts
        self.open: dict[asyncio.Transport, OpenConnection] = {}
        self.by_address: Counter[str] = Counter()
        self.refused = 0
        self.dropped = 0
        self.check: asyncio.TimerHandle | None = None
        self.on_shutdown = on_shutdown  # answers the requests that are still waiting

    def admit(self, transport: asyncio.Transport) -> None:
        """Count a new connection, or refuse it."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = "" if not host or self.is_trusted(host) else limited_address(host)
        if len(self.open) >= self.per_process:
            self._refuse(transport, *FULL)
        elif address and self.by_address[address] >= self.per_address:
            self._refuse(transport, *TOO_MANY)
        else:
            self.by_address[address] += 1
            self.open[transport] = OpenConnection(address)
            self.set_timeout(transport, self.timeouts.request)

    def _refuse(self, transport: asyncio.Transport, status: bytes, why: bytes) -> None:
        self.refused += 1
        lines = b"HTTP/1.1 " + status, b"Content-Length: %d" % len(why), b"Retry-After: 60"
        closing = b"Cache-Control: no-store", b"Connection: close"
        transport.write(b"\r\n".join((*lines, *closing, b"", why)))
        transport.close()

    def release(self, transport: asyncio.Transport) -> None:
        """Stop counting a connection that has ended."""
        if connection := self.open.pop(transport, None):
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def set_timeout(self, transport: asyncio.Transport, seconds: float) -> None:
        """Give the client this many seconds from now."""
        if connection := self.open.get(transport):
            loop = asyncio.get_running_loop()
            connection.deadline = loop.time() + seconds
            if self.check is None:
                self.check = loop.call_later(CHECK_SECONDS, self._check_deadlines)

    def _check_deadlines(self) -> None:
        """Abort every connection past its deadline.

        A transport that is closing waits until the client has read what is left, so it gets one more deadline.
        """
        loop = asyncio.get_running_loop()
        now = loop.time()
        for transport, connection in list(self.open.items()):
            if transport.is_closing() and not connection.closing:
                connection.closing = True
                connection.deadline = now + self.timeouts.closing
            elif connection.deadline < now:
                self.dropped += 1
                transport.abort()
        self.check = loop.call_later(CHECK_SECONDS, self._check_deadlines) if self.open else None


class RequestTimeouts:
    """ASGI middleware that sets a connection's deadline as a request and its response progress."""

    def __init__(self, app: ASGIApp, connections: ConnectionLimits) -> None:
        self.app = app
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        transport = scope["state"].pop(CONNECTION).transport
        connections, timeouts = self.connections, self.connections.timeouts
        complete = not has_body(scope)
        connections.set_timeout(transport, timeouts.response if complete else timeouts.request)

        async def timed_receive() -> Any:
            nonlocal complete
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body") and not complete:
                complete = True
                connections.set_timeout(transport, timeouts.response)
            return message

        async def timed_send(message: Any) -> None:
            await send(message)
            # A request whose body has not arrived keeps its deadline: answering it must not buy the client time.
            if message["type"] == "http.response.body" and not message.get("more_body") and complete:
                connections.set_timeout(transport, timeouts.request)

        await self.app(scope, timed_receive, timed_send)


def has_body(scope: Scope) -> bool:
    """Return whether the headers announce a request body."""
    headers = dict(scope["headers"])
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"


def raise_descriptor_limit() -> float:
    """Raise this process's limit on file descriptors as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:  # not a Unix
        return math.inf
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return math.inf if hard == resource.RLIM_INFINITY else hard


def connection_limits(
    scale: float, is_trusted: Callable[[str], bool], on_shutdown: Callable[[], None]
) -> ConnectionLimits:
    """Return a server's limits, times `scale`; 0 leaves only the limit that file descriptors set."""
    descriptors = raise_descriptor_limit() - RESERVED_DESCRIPTORS
    return ConnectionLimits(
        per_address=max(1.0, CONNECTIONS_PER_ADDRESS * scale) if scale else math.inf,
        per_process=max(1.0, min(CONNECTIONS_PER_PROCESS if scale else math.inf, descriptors)),
        is_trusted=is_trusted,
        on_shutdown=on_shutdown,
    )
