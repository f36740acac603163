"""Imports a saved record as a finished table, to replay, review and play on from.

Only the browser build does this, for its own player. On a server, records could claim that anyone had played anything.
"""

import time

import msgspec

from sortilege.core import record as records
from sortilege.core.errors import BadRecord, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import AGREED_UNDO, Record
from sortilege.core.session import verify
from sortilege.core.text.message import message
from sortilege.tables import steady_clock
from sortilege.tables.background import in_thread
from sortilege.tables.decoding import validation_message
from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext
from sortilege.tables.identity import HOST, Hold, new_id
from sortilege.tables.live.presenter import room_snapshot
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.protocol.base import PlayerName
from sortilege.tables.protocol.tables import TableCreated
from sortilege.tables.refusals import Illegal
from sortilege.tables.rooms import room_lifecycle
from sortilege.tables.rooms.custom_start import CustomStart
from sortilege.tables.rooms.display_names import checked_name
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.storage.store import LogEntry, TableChange

RECORD_IMPORT = Endpoints()


@RECORD_IMPORT.post("records", "trust", status=CREATED)
async def import_record(context: RequestContext, data: Record) -> TableCreated:
    """Create a table from a record that `sortilege verify` accepts."""
    tables, holder = context.app.tables, context.caller.holder
    room, table_game, entries = await in_thread(table_from_record, data, holder)
    id, seats = new_id(), tuple(range(len(room.seats)))
    await tables.store.create_table(id, room, [Hold(holder, seat) for seat in (HOST, *seats)])
    try:
        await tables.store.save(
            TableChange(
                id=id,
                rev=0,
                room=room,
                n=table_game.n,
                due=None,
                snapshot=table_game.snapshot(),
                base=table_game.base,
                entries=tuple(entries),
            )
        )
    except BaseException:
        await tables.store.remove([id])
        raise
    live = await tables.get(id)
    return TableCreated(table=id, room=room_snapshot(live, seats, True), invitations=())


def table_from_record(given: Record, holder: str) -> tuple[Room, TableGame, list[LogEntry]]:
    """Return the room, game and log of a recorded game; raises Illegal."""
    try:
        record = records.read(records.write(given))
        rules = kit(record.game).rules
        verify(rules, record)
        if record.upgrades:
            raise BadRecord(message("engine-record-unchecked"))
        room = room_from_record(record, holder)
        table_game, entries = replay_log(room, record)
    except SortilegeError as error:
        raise Illegal("server-no-replay", why=error.said) from None
    room_lifecycle.finish(room, "finished" if table_game.state.over else "closed", steady_clock.now())
    return room, table_game, entries


def room_from_record(record: Record, holder: str) -> Room:
    nonces = record.nonces or ("",) * len(record.seats)
    seats = [
        Seat(kind="person", name=display_name(name), taken=True, devices=1, nonce=nonce)
        for name, nonce in zip(record.seats, nonces, strict=True)
    ]
    return Room(
        game=record.game,
        options=record.options,
        seats=seats,
        host=holder,
        key=record.key,
        commitment=record.commitment,
        bound=None if record.bound is None else list(record.bound),
        begins=None if record.moment is None else CustomStart(moment=record.moment),
        rules=record.rules,
        counted=True,
        phase="playing",
        made_at=time.time(),
    )


def display_name(name: str) -> str:
    """Return a player's name as the lobby would accept it; raises Illegal."""
    try:
        return checked_name(msgspec.convert(name, PlayerName))
    except msgspec.ValidationError as error:
        raise Illegal(validation_message(str(error), "name")) from None


def replay_log(room: Room, record: Record) -> tuple[TableGame, list[LogEntry]]:
    """Replay the choices; return the game and its log entries."""
    table_game, entries = TableGame(room.new_session()), list[LogEntry]()
    for seat, id in record.choices:
        if id == AGREED_UNDO:
            game = room.new_session()
            for one in entries:
                game.follow(one.seat, one.id)
            table_game, entry = TableGame.after_agreed_undo(table_game, game, seat)
        else:
            entry = table_game.replay_choice(seat, id)
        entries.append(entry)
    return table_game, entries
