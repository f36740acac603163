"""A table in this process's memory, and the sockets that look at it."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from sortilege.core.kits import kit
from sortilege.core.record import Upgrade, nonce_hash
from sortilege.core.text.message import Message
from sortilege.core.text.wording import status_message, with_messages
from sortilege.tables import table_time as table_clock
from sortilege.tables.identity import HOST, Caller
from sortilege.tables.live.table_game import TableGame, told
from sortilege.tables.protocol.play import ClockSnapshot, LogStep, TableSnapshot
from sortilege.tables.protocol.room import RoomSnapshot, SeatSnapshot
from sortilege.tables.protocol.socket import TableUpdate
from sortilege.tables.rooms import clocks
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import LogEntry

GOING_AWAY = 1001
PRESENT = 45.0  # seconds that a sign of life counts for
QUEUE = 256  # messages; a socket that is further behind is closed and may resume
QUEUED_BYTES = 512 * 1024  # or so many bytes
PATIENCE = 60.0  # seconds without any message, after which a client is taken for gone


class Transport(Protocol):
    """What a client is spoken to through (`wire`)."""

    full: bool

    def say(self, text: bytes) -> None: ...

    def close(self, code: int, why: str) -> None: ...


class Client:
    """One socket: who it is, which seats it holds, and what is still to be sent."""

    __slots__ = ("closing", "heard", "host", "line", "outgoing", "person", "place", "seats", "turnovers")

    def __init__(self, person: Caller, seats: tuple[int, ...], host: bool, room: Room) -> None:
        self.person = person
        self.seats = seats
        self.host = host
        self.place = seats or (onlooker(person),)
        self.turnovers = turnovers(room, seats)  # of its seats, when it was last known to hold them
        self.outgoing: list[bytes] = []  # until the line is open, and while it is full
        self.line: Transport | None = None
        self.closing: tuple[int, str] | None = None  # the code and the reason
        self.heard = time.monotonic()  # when it last said something

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return self.seats or (None,)

    def open(self, line: Transport) -> None:
        self.line = line
        if self.closing:
            line.close(*self.closing)
        self.flush()

    @property
    def holds(self) -> tuple[int, ...]:
        return (HOST, *self.seats) if self.host else self.seats

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if self.line is not None and not self.line.full and not self.outgoing:
            self.line.say(message)
        elif len(self.outgoing) < QUEUE and sum(map(len, self.outgoing)) < QUEUED_BYTES:
            self.outgoing.append(message)
        else:
            self.close()

    def flush(self) -> None:
        """Send what waits, as far as there is room."""
        while self.outgoing and self.line is not None and not self.line.full:
            self.line.say(self.outgoing.pop(0))

    def close(self, code: int = GOING_AWAY, why: str = "resume when you can") -> None:
        """From now on it gets nothing, and nothing that it asks is done."""
        self.outgoing.clear()
        self.closing = self.closing or (code, why)
        if self.line is not None:
            self.line.close(*self.closing)

    def doubtful(self, room: Room) -> bool:
        """Whether somebody has lost hold of one of its seats, who may be this one."""
        return self.turnovers != turnovers(room, self.seats)

    def held(self, room: Room) -> tuple[int, ...]:
        """The seats in whose name it may act."""
        return () if self.closing or self.doubtful(room) else self.seats


class LiveTable:
    """One table as this process knows it; `lock` serialises everything that reads or changes it."""

    def __init__(self, id: str, rev: int, room: Room, sitting: TableGame | None, upgrades: tuple[Upgrade, ...]) -> None:
        self.id = id
        self.rev = rev
        self.room = room
        self.sitting = sitting
        self.upgrades = upgrades
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.seen: dict[int, float] = {}
        self.stored_n = 0  # how much of the log the database has, as far as this process knows
        self.unsaved: tuple[LogEntry, ...] = ()  # what opening it has added to its log
        self.unreadable = False  # a game is on it, and cannot be had back
        self.lines = 0  # of chat that this process has passed on
        self.used = time.monotonic()
        self.visited = -PRESENT  # when a person last asked for something here
        self.gone = False  # dropped from memory; whoever still holds it must load it anew
        self.shown = b""  # a fingerprint of the room as everybody was last told it

    @property
    def n(self) -> int:
        return self.sitting.n if self.sitting else self.stored_n

    def become(self, anew: "LiveTable") -> None:
        """Another process has changed it: this is what the database says now."""
        self.room, self.sitting, self.rev, self.upgrades = anew.room, anew.sitting, anew.rev, anew.upgrades
        self.stored_n, self.unreadable = anew.n, anew.unreadable

    def open_seats(self) -> list[int]:
        return self.sitting.state.open_seats() if self.sitting and self.room.phase == "playing" else []

    def version(self, viewer: int | None) -> int:
        return self.sitting.version(viewer) if self.sitting else 0

    def mover(self) -> int | None:
        """A seat for which a bot has to choose now."""
        return next((seat for seat in self.open_seats() if self.room.acting_bot(seat)), None)

    def attended(self, now: float) -> bool:
        """Whether there is a person whom the bots play for: one who is here, or has days to come back.

        Where being away is normal, the next person is told whose turn it is, so bots go on until it is a person's.
        """
        here = self.clients or time.monotonic() - self.visited < PRESENT
        if here or any(until > now for until in self.seen.values()):
            return True
        players = [self.room.seats[at] for at in self.room.active_persons()]
        return not clocks.absence_counts(self.room) and any(seat.stand_in in ("", "clock") for seat in players)

    def alive(self) -> None:
        """A sign of life from everybody whose socket is open here; one that says nothing for long is closed."""
        until, silent = table_clock.now() + PRESENT, time.monotonic() - PATIENCE
        for client in list(self.clients):
            if client.heard < silent:
                client.close(why="nothing was heard for a minute")
                continue
            for place in client.place:
                self.seen[place] = until

    def left(self, places: Iterable[int], now: float) -> None:
        """These have gone; when an onlooker did, nobody will ask."""
        for place in places:
            if place >= 0:
                self.seen[place] = now
            else:
                self.seen.pop(place, None)

    # Telling.

    def told_room(self, mine: tuple[int, ...], host: bool, clock: bool = True) -> RoomSnapshot:
        room, now = self.room, table_clock.now()
        started = room.phase != "waiting"
        over = room.phase == "over"
        seats = tuple(
            SeatSnapshot(
                kind=seat.kind,
                name=seat.name,
                program=seat.program,
                taken=seat.taken,
                present=seat.kind == "bot" or self.seen.get(at, 0.0) > now,
                stand_in=seat.stand_in,
                bot=seat.bot,
                resigned=seat.stand_in == "resigned",
                abandons=seat.abandons,
                nonce=seat.nonce if started else "",
                nonce_hash=nonce_hash(seat.nonce) if seat.kind == "person" and seat.nonce else "",
                seconds=rounded(clocks.seconds_left(room, at, now)) if clock else None,
                running=clock and seat.asked_at is not None,
                devices=seat.devices,
                pauses=seat.pauses,
            )
            for at, seat in enumerate(room.seats)
        )
        return RoomSnapshot(
            table=self.id,
            game=room.game,
            options=room.options,
            phase=room.phase,
            host=host,
            mine=mine,
            open=room.open,
            spectators=room.spectators,
            onlookers=sum(at < 0 and until > now for at, until in self.seen.items()),
            chat=room.chat,
            hints=room.hints,
            clock=room.clock,
            stand_in=room.stand_in,
            numbered=room.deal is not None,
            moment=room.begins is not None,
            commitment=room.commitment,
            bound=None if room.bound is None else tuple(room.bound),
            key=room.key if over and room.rules else "",
            ending=room.ending,
            seats=seats,
            notices=tuple(room.notices),
            at_once=room.at_once,
            rematch=room.rematch,
            rematch_asked=room.rematch_asked,
            undo_asked=room.undo_asked,
            rules=room.rules,
            unreadable=self.unreadable,
        )

    def told_clock(self) -> ClockSnapshot | None:
        if self.room.clock.kind == "none":
            return None
        now, seats = table_clock.now(), self.room.seats
        return ClockSnapshot(
            kind=self.room.clock.kind,
            seconds=tuple(rounded(clocks.seconds_left(self.room, at, now)) for at in range(len(seats))),
            running=tuple(seat.asked_at is not None for seat in seats),
        )

    def view(self, viewer: int | None) -> Any:
        """The game for one viewer, numbered as that viewer may count."""
        if self.sitting is None:
            return None
        view = self.sitting.rules.view(self.sitting.state, viewer)
        view = msgspec.structs.replace(view, version=self.sitting.version(viewer))
        return with_messages(kit(self.room.game).words, view)

    def said(self, view: Any) -> Message | None:
        """What is going on, in a sentence."""
        return None if view is None else status_message(kit(self.room.game).words, view)

    def told_table(self, viewer: int | None, mine: tuple[int, ...], host: bool) -> TableSnapshot:
        room, view = self.told_room(mine, host), self.view(viewer)
        return TableSnapshot(seat=viewer, version=self.version(viewer), room=room, view=view, said=self.said(view))

    def news(self, viewer: int | None, entries: Iterable[LogEntry]) -> TableUpdate | None:
        """What these entries, the last of the log, are to one viewer; None when it must not notice them."""
        after = self.version(viewer)
        mine = [one for one in entries if visible(one, viewer)]
        if not mine:
            return None
        return self.told_news(viewer, self.steps(mine, viewer, after - len(mine)))

    def told_news(self, viewer: int | None, steps: tuple[LogStep, ...]) -> TableUpdate:
        """These steps, the last of the log, and the table after them."""
        version, view, clock = self.version(viewer), self.view(viewer), self.told_clock()
        return TableUpdate(seat=viewer, version=version, steps=steps, view=view, said=self.said(view), clock=clock)

    def steps(self, entries: Iterable[LogEntry], viewer: int | None, version: int) -> tuple[LogStep, ...]:
        """Entries as numbered steps for one viewer, after this version."""
        found = []
        for one in entries:
            if visible(one, viewer):
                version += 1
                events = told(self.room.game, one.rows, viewer)
                found.append(LogStep(version=version, who=one.seat, undone=one.undone, events=events))
        return tuple(found)


def turnovers(room: Room, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(room.seats[seat].turnover for seat in seats)


def onlooker(person: Caller) -> int:
    """By which the presence of somebody without a seat is known: below all seats, one for each browser we know."""
    who = person.session.encode() or secrets.token_bytes(16)
    return -1 - int.from_bytes(hashlib.sha256(b"onlooker\0" + who).digest()[:4]) // 2


def visible(entry: LogEntry, viewer: int | None) -> bool:
    return not entry.quiet or entry.seat == viewer


def rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(max(seconds, 0.0), 1)
