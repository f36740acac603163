"""One open socket at a table: its caller, the seats it holds, and the messages still to be sent."""

import hashlib
import secrets
import time
from typing import Protocol

from sortilege.tables.identity import HOST, Caller
from sortilege.tables.rooms.room import Room

GOING_AWAY = 1001  # WebSocket close code
MAX_QUEUED_MESSAGES = 256  # a client further behind is closed and may resume
MAX_QUEUED_BYTES = 512 * 1024


class Transport(Protocol):
    """The sending half of a connection."""

    full: bool

    def send_text(self, text: bytes) -> None: ...

    def close(self, code: int, why: str) -> None: ...


class Client:
    """One socket at a table."""

    __slots__ = (
        "caller",
        "closing",
        "host",
        "last_heard",
        "outgoing",
        "presence_ids",
        "seats",
        "transport",
        "turnovers",
    )

    def __init__(self, caller: Caller, seats: tuple[int, ...], host: bool, room: Room) -> None:
        self.caller = caller
        self.seats = seats
        self.host = host
        self.presence_ids = seats or (spectator_id(caller),)
        self.turnovers = seat_turnovers(room, seats)  # when its seats were last checked
        self.outgoing: list[bytes] = []  # messages queued until the transport is open, and while it is full
        self.transport: Transport | None = None
        self.closing: tuple[int, str] | None = None  # close code and reason
        self.last_heard = time.monotonic()

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return self.seats or (None,)

    @property
    def held_seats(self) -> tuple[int, ...]:
        """Its seats, including HOST if its caller is the host."""
        return (HOST, *self.seats) if self.host else self.seats

    def open(self, transport: Transport) -> None:
        self.transport = transport
        if self.closing:
            transport.close(*self.closing)
        self.flush()

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if self.transport is not None and not self.transport.full and not self.outgoing:
            self.transport.send_text(message)
        elif len(self.outgoing) < MAX_QUEUED_MESSAGES and sum(map(len, self.outgoing)) < MAX_QUEUED_BYTES:
            self.outgoing.append(message)
        else:
            self.close()

    def flush(self) -> None:
        """Send queued messages until the transport is full."""
        while self.outgoing and self.transport is not None and not self.transport.full:
            self.transport.send_text(self.outgoing.pop(0))

    def close(self, code: int = GOING_AWAY, why: str = "resume when you can") -> None:
        """Close the socket: it receives nothing more, and its pending requests are ignored."""
        self.outgoing.clear()
        self.closing = self.closing or (code, why)
        if self.transport is not None:
            self.transport.close(*self.closing)

    def may_have_lost_seats(self, room: Room) -> bool:
        """Whether a holder was removed from one of its seats since they were last checked."""
        return self.turnovers != seat_turnovers(room, self.seats)

    def usable_seats(self, room: Room) -> tuple[int, ...]:
        """The seats it may act for; none once it is closing or its seats are in doubt."""
        return () if self.closing or self.may_have_lost_seats(room) else self.seats


def seat_turnovers(room: Room, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(room.seats[seat].turnover for seat in seats)


def spectator_id(caller: Caller) -> int:
    """Return the presence id of a caller without a seat: negative, and stable per session."""
    who = caller.session.encode() or secrets.token_bytes(16)
    return -1 - int.from_bytes(hashlib.sha256(b"onlooker\0" + who).digest()[:4]) // 2
