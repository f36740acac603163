"""A saved record becomes a table again: a game that is over, to be seen, reviewed and played on from.

Only its owner's browser does that. On a server anybody could say that anybody had played anything.
"""

import time

import msgspec

from sortilege.core import record as records
from sortilege.core.errors import BadRecord, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import AGREED_UNDO, Record
from sortilege.core.session import verify
from sortilege.core.text.message import message
from sortilege.tables import table_time
from sortilege.tables.background import aside
from sortilege.tables.decoding import misfit
from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext
from sortilege.tables.identity import HOST, Hold, table_id
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.protocol.base import PlayerName
from sortilege.tables.protocol.tables import TableCreated
from sortilege.tables.refusals import Illegal
from sortilege.tables.rooms import lobby
from sortilege.tables.rooms.display_names import proper
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.rooms.start_position import Beginning
from sortilege.tables.storage.store import LogEntry, TableChange

LOADING = Endpoints()


@LOADING.post("records", "trust", status=CREATED)
async def load(visit: RequestContext, data: Record) -> TableCreated:
    """Put a record on a table, if `sortilege verify` finds nothing wrong with it."""
    tables, holder = visit.house.tables, visit.person.holder
    room, sitting, entries = await aside(laid, data, holder)
    id, seats = table_id(), tuple(range(len(room.seats)))
    await tables.store.make(id, room, [Hold(holder, seat) for seat in (HOST, *seats)])
    try:
        await tables.store.save(
            TableChange(
                id=id,
                rev=0,
                room=room,
                n=sitting.n,
                due=None,
                snapshot=sitting.snapshot(),
                base=sitting.base,
                entries=tuple(entries),
            )
        )
    except BaseException:
        await tables.store.remove([id])
        raise
    live = await tables.get(id)
    return TableCreated(table=id, room=live.told_room(seats, True), invitations=())


def laid(given: Record, holder: str) -> tuple[Room, TableGame, list[LogEntry]]:
    """The table that a record tells of, with its game and its log; raises Illegal."""
    try:
        record = records.read(records.write(given))
        rules = kit(record.game).rules
        verify(rules, record)
        if record.upgrades:
            raise BadRecord(message("engine-record-unchecked"))
        room = room_of(record, holder)
        sitting, entries = played(room, record)
    except SortilegeError as error:
        raise Illegal("server-no-replay", why=error.said) from None
    lobby.finish(room, "finished" if sitting.state.over else "closed", table_time.now())
    return room, sitting, entries


def room_of(record: Record, holder: str) -> Room:
    nonces = record.nonces or ("",) * len(record.seats)
    seats = [
        Seat(kind="person", name=shown(name), taken=True, devices=1, nonce=nonce)
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
        begins=None if record.moment is None else Beginning(moment=record.moment),
        rules=record.rules,
        counted=True,
        phase="playing",
        made_at=time.time(),
    )


def shown(name: str) -> str:
    """A player's name as a lobby takes it; raises Illegal."""
    try:
        return proper(msgspec.convert(name, PlayerName))
    except msgspec.ValidationError as error:
        raise Illegal(misfit(str(error), "name")) from None


def played(room: Room, record: Record) -> tuple[TableGame, list[LogEntry]]:
    """The game choice by choice, as its log has it."""
    sitting, entries = TableGame(room.begun()), list[LogEntry]()
    for seat, id in record.choices:
        if id == AGREED_UNDO:
            game = room.begun()
            for one in entries:
                game.follow(one.seat, one.id)
            sitting, entry = TableGame.gone_back(sitting, game, seat)
        else:
            entry = sitting.replayed(seat, id)
        entries.append(entry)
    return sitting, entries
