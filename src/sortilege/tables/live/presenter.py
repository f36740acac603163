"""What each viewer of a live table is sent: snapshots, updates and log steps, built from what the viewer may know."""

import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from sortilege.core.events import Event
from sortilege.core.kits import kit
from sortilege.core.record import nonce_hash
from sortilege.core.text.game_messages import status_message, with_messages
from sortilege.core.text.message import Message
from sortilege.tables import steady_clock
from sortilege.tables.live.client import Client
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.protocol.chat import ChatLine, ChatUpdate
from sortilege.tables.protocol.play import ClockSnapshot, LogStep, TableSnapshot
from sortilege.tables.protocol.room import RoomSnapshot, SeatSnapshot
from sortilege.tables.protocol.socket import RoomUpdate, TableUpdate
from sortilege.tables.rooms import clocks
from sortilege.tables.storage.store import LogEntry

# Sending.


def publish(live: LiveTable, entries: tuple[LogEntry, ...]) -> None:
    """Send every client the room, if it changed, and these entries.

    Each message is encoded once for all who get the same: a table may have hundreds of spectators, who come and go.
    """
    encoded: dict[int | None, bytes | None] = {}
    rooms: dict[tuple[tuple[int, ...], bool], bytes] = {}
    room_changed = check_room_changed(live)
    for client in list(live.clients):
        if room_changed:
            who = client.seats, client.host
            if who not in rooms:
                rooms[who] = msgspec.json.encode(RoomUpdate(room=room_snapshot(live, *who)))
            client.send(rooms[who])
        for viewer in client.viewers if entries else ():
            if viewer not in encoded:
                update = table_update(live, viewer, entries)
                encoded[viewer] = msgspec.json.encode(update) if update else None
            if message := encoded[viewer]:
                client.send(message)


def check_room_changed(live: LiveTable) -> bool:
    """Whether the room differs from what clients were last sent; remembers the current one."""
    room = room_snapshot(live, (), False, clock=False)
    fingerprint = hashlib.blake2b(msgspec.json.encode(room), digest_size=16).digest()
    changed = fingerprint != live.room_fingerprint
    live.room_fingerprint = fingerprint
    return changed


def publish_snapshots(live: LiveTable) -> None:
    for client in list(live.clients):
        send_snapshots(live, client)


def send_snapshots(live: LiveTable, client: Client) -> None:
    for viewer in client.viewers:
        send_snapshot(live, client, viewer)


def send_snapshot(live: LiveTable, client: Client, viewer: int | None) -> None:
    client.send(msgspec.json.encode(table_snapshot(live, viewer, client.seats, client.host)))


def send_steps(live: LiveTable, client: Client, viewer: int | None, steps: tuple[LogStep, ...]) -> None:
    """Send the last steps of the log to a client that resumes."""
    client.send(msgspec.json.encode(_update(live, viewer, steps)))


def publish_chat(live: LiveTable, rows: Iterable[Mapping[str, Any]]) -> None:
    """Send chat lines that this process has not sent yet."""
    for row in rows:
        live.next_chat_line = row["n"] + 1
        message = msgspec.json.encode(ChatUpdate(line=chat_line(row)))
        for client in live.clients:
            client.send(message)


# The game.


def table_snapshot(live: LiveTable, viewer: int | None, mine: tuple[int, ...], host: bool) -> TableSnapshot:
    room, view = room_snapshot(live, mine, host), game_view(live, viewer)
    return TableSnapshot(seat=viewer, version=live.version(viewer), room=room, view=view, said=_status(live, view))


def table_update(live: LiveTable, viewer: int | None, entries: Iterable[LogEntry]) -> TableUpdate | None:
    """Return these entries, the last of the log, for one viewer; None when the viewer must not notice them."""
    visible = [entry for entry in entries if entry.visible_to(viewer)]
    if not visible:
        return None
    return _update(live, viewer, log_steps(live, visible, viewer, live.version(viewer) - len(visible)))


def _update(live: LiveTable, viewer: int | None, steps: tuple[LogStep, ...]) -> TableUpdate:
    version, view, clock = live.version(viewer), game_view(live, viewer), clock_snapshot(live)
    return TableUpdate(seat=viewer, version=version, steps=steps, view=view, said=_status(live, view), clock=clock)


def log_steps(live: LiveTable, entries: Iterable[LogEntry], viewer: int | None, version: int) -> tuple[LogStep, ...]:
    """Return entries as steps for one viewer, numbered from this version on."""
    steps = []
    for entry in entries:
        if entry.visible_to(viewer):
            version += 1
            events = event_messages(live.room.game, entry.rows, viewer)
            steps.append(LogStep(version=version, who=entry.seat, undone=entry.undone, events=events))
    return tuple(steps)


def game_view(live: LiveTable, viewer: int | None) -> Any:
    """Return the game as one viewer sees it, with that viewer's version number."""
    if live.game is None:
        return None
    view = live.game.rules.view(live.game.state, viewer)
    view = msgspec.structs.replace(view, version=live.game.version(viewer))
    return with_messages(kit(live.room.game).words, view)


def _status(live: LiveTable, view: Any) -> Message | None:
    return None if view is None else status_message(kit(live.room.game).words, view)


def event_messages(game: str, rows: Iterable[tuple[int, ...]], viewer: int | None) -> tuple[Event, ...]:
    """Return stored events as one viewer may know them, each with its message."""
    return tuple([_event_message(game, row, viewer) for row in rows])


@lru_cache(4096)  # the same events happen at many tables
def _event_message(game: str, row: tuple[int, ...], viewer: int | None) -> Event:
    event = kit(game).rules.event(row, viewer)
    return Event(event.key, event.args, kit(game).words.event_message(event))


# The room.


def room_snapshot(live: LiveTable, mine: tuple[int, ...], host: bool, clock: bool = True) -> RoomSnapshot:
    """Return the room for a caller with these seats; without `clock`, leave out everything that changes by itself."""
    room, now = live.room, steady_clock.now()
    started = room.phase != "waiting"
    over = room.phase == "over"
    seats = tuple(
        SeatSnapshot(
            kind=seat.kind,
            name=seat.name,
            program=seat.program,
            taken=seat.taken,
            present=seat.kind == "bot" or live.presence.get(at, 0.0) > now,
            stand_in=seat.stand_in,
            bot=seat.bot,
            resigned=seat.stand_in == "resigned",
            abandons=seat.abandons,
            nonce=seat.nonce if started else "",
            nonce_hash=nonce_hash(seat.nonce) if seat.kind == "person" and seat.nonce else "",
            seconds=_round_seconds(clocks.seconds_left(room, at, now)) if clock else None,
            running=clock and seat.asked_at is not None,
            devices=seat.devices,
            pauses=seat.pauses,
        )
        for at, seat in enumerate(room.seats)
    )
    return RoomSnapshot(
        table=live.id,
        game=room.game,
        options=room.options,
        phase=room.phase,
        host=host,
        mine=mine,
        open=room.open,
        spectators=room.spectators,
        onlookers=sum(at < 0 and until > now for at, until in live.presence.items()),
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
        upgrades=tuple([one.at for one in live.upgrades]),
        unreadable=live.unreadable,
    )


def clock_snapshot(live: LiveTable) -> ClockSnapshot | None:
    if live.room.clock.kind == "none":
        return None
    now, seats = steady_clock.now(), live.room.seats
    return ClockSnapshot(
        kind=live.room.clock.kind,
        seconds=tuple(_round_seconds(clocks.seconds_left(live.room, at, now)) for at in range(len(seats))),
        running=tuple(seat.asked_at is not None for seat in seats),
    )


def chat_line(row: Mapping[str, Any]) -> ChatLine:
    return ChatLine(n=row["n"], who=row["seat"], name=row["name"], at=row["at"], text=row["text"])


def _round_seconds(seconds: float | None) -> float | None:
    return None if seconds is None else round(max(seconds, 0.0), 1)
