"""Connections: how many there may be, from one address and in all, and how long a client may let one wait.

uvicorn waits for a client as long as it likes: one that sends a byte now and then, or reads nothing, would keep its
descriptor for ever.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sortilege.tables.rate_limits import counted

FROM_ONE = 200  # address; a browser opens six
IN_ALL = 10_000
SPARE = 128  # descriptors for the database, bots and files
LOOK = 1.0  # seconds between two looks at who is late


class Patience(NamedTuple):
    """Seconds that a client gets."""

    request: float = 20.0  # for a whole request, from the connection's start or the last answer's end
    answer: float = 60.0  # to have the answer made and taken
    unread: float = 30.0  # without reading, while more than the buffer holds is to be sent to a socket
    goodbye: float = 15.0  # to take what is left when the connection is being closed


PATIENCE = Patience()
TOO_MANY = b"429 Too Many Requests", b"too many connections are open from your address; close some"
FULL = b"503 Service Unavailable", b"too many connections are open; come back in a minute"


class Held:
    """One connection: where it comes from, and when we have waited long enough."""

    __slots__ = ("address", "closing", "until")

    def __init__(self, address: str, until: float) -> None:
        self.address = address
        self.until = until
        self.closing = False


class Connections:
    """Those of this process. Nobody is counted whose address is a trusted proxy's: it speaks for many."""

    def __init__(
        self,
        from_one: float = FROM_ONE,
        in_all: float = IN_ALL,
        trusts: Callable[[str], bool] = lambda address: False,
        patience: Patience = PATIENCE,
    ) -> None:
        self.from_one = from_one
        self.in_all = in_all
        self.trusts = trusts
        self.patience = patience
        self.held: dict[asyncio.Transport, Held] = {}
        self.by_address: Counter[str] = Counter()
        self.refused = 0
        self.dropped = 0
        self.looking: asyncio.TimerHandle | None = None
        self.stop: Callable[[], None] = lambda: None  # set by whoever lets requests wait

    def enter(self, transport: asyncio.Transport) -> None:
        """Count a new connection, or refuse it."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        address = "" if not host or self.trusts(host) else counted(host)
        if len(self.held) >= self.in_all:
            self._refuse(transport, *FULL)
        elif address and self.by_address[address] >= self.from_one:
            self._refuse(transport, *TOO_MANY)
        else:
            self.by_address[address] += 1
            self.held[transport] = Held(address, math.inf)
            self.wait(transport, self.patience.request)

    def _refuse(self, transport: asyncio.Transport, status: bytes, why: bytes) -> None:
        self.refused += 1
        lines = b"HTTP/1.1 " + status, b"Content-Length: %d" % len(why), b"Retry-After: 60", b"Connection: close"
        transport.write(b"\r\n".join((*lines, b"", why)))
        transport.close()

    def leave(self, transport: asyncio.Transport) -> None:
        if held := self.held.pop(transport, None):
            self.by_address[held.address] -= 1
            if not self.by_address[held.address]:
                del self.by_address[held.address]

    def wait(self, transport: asyncio.Transport, seconds: float) -> None:
        """From now on the client has so many seconds."""
        if held := self.held.get(transport):
            loop = asyncio.get_running_loop()
            held.until = loop.time() + seconds
            if self.looking is None:
                self.looking = loop.call_later(LOOK, self._look)

    def _look(self) -> None:
        """Cut off who is late. Closing would wait until the client has read what is left, so it gets time once."""
        now = asyncio.get_running_loop().time()
        for transport, held in list(self.held.items()):
            if transport.is_closing() and not held.closing:
                held.closing = True
                held.until = now + self.patience.goodbye
            elif held.until < now:
                self.dropped += 1
                transport.abort()
        self.looking = asyncio.get_running_loop().call_later(LOOK, self._look) if self.held else None


class Http(H11Protocol):
    """HTTP with a door: `Connections` of the application that is served."""

    seen: tuple[RequestResponseCycle | None, bool] = (None, True)

    @property
    def door(self) -> Connections:
        return door_of(self.app)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.door.enter(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        super().shutdown()
        self.door.stop()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """A new request, a request that is complete, or an answer that is: each has its time."""
        cycle: RequestResponseCycle | None = self.cycle
        receiving = cycle is None or cycle.response_complete or cycle.more_body
        if self.seen != (cycle, receiving):
            self.seen = (cycle, receiving)
            patience = self.door.patience
            self.door.wait(self.transport, patience.request if receiving else patience.answer)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket on a connection that `Http` has counted. Whoever says nothing is `socket`'s business."""

    @property
    def door(self) -> Connections:
        return door_of(self.app)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.door.wait(transport, math.inf)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.wait(self.transport, self.door.patience.unread)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.door.wait(self.transport, math.inf)


def door_of(app: object) -> Connections:
    found = getattr(app, "connections", None)
    assert isinstance(found, Connections), "an application that is served has its connections"
    return found


def most_files() -> float:
    """As many descriptors as this process may have, after asking for all it may have."""
    try:
        import resource
    except ImportError:  # not a Unix
        return math.inf
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return math.inf if hard == resource.RLIM_INFINITY else hard


def connections(scale: float, trusts: Callable[[str], bool]) -> Connections:
    """As a server has them: never more than there are descriptors for. Without limits, that is the only one."""
    return Connections(
        from_one=max(1.0, FROM_ONE * scale) if scale else math.inf,
        in_all=max(1.0, min(IN_ALL if scale else math.inf, most_files() - SPARE)),
        trusts=trusts,
    )
