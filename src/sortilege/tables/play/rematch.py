"""Rematch: a player asks, the players who are present answer, and those who agree move to a new table.

Bots agree. Absent players are not waited for; they keep their seats at the new table, like everyone who agreed. The
seat of a player who declined is free there. The player who asked becomes the host, and the new table starts by itself
once every player has given a nonce.
"""

import msgspec

from sortilege.tables import steady_clock
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, new_id
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.protocol.room import RematchProposal
from sortilege.tables.refusals import NotAllowed, NotNow
from sortilege.tables.rooms import room_lifecycle

RATE_LIMITED_ACTIONS = ("rematch", "agree_rematch")  # they ask other players, or create a table


async def ask(writer: TableWriter, live: LiveTable, caller: Caller, mine: tuple[int, ...], host: bool) -> None:
    """Ask the players who are present.

    A player who has been asked agrees by asking; asking again stops waiting for players who have left.
    """
    if not (mine or host):
        raise NotAllowed("server-not-seated")
    if live.room.phase != "over":
        raise NotNow("server-not-over")
    own = mine[0] if mine else HOST

    def decide(live: LiveTable, holders: list[Hold]) -> tuple[None, SeatChange]:
        room, asked, others = live.room, live.room.rematch_asked, present_seats(live, mine, holders)
        if asked is None or not asked.waits:
            room.rematch_asked = RematchProposal(seat=own, waits=others, agreed=(), declined=())
            room.rematch_by = caller.holder
        elif asked.seat == own:
            room.rematch_asked = msgspec.structs.replace(asked, waits=tuple(at for at in asked.waits if at in others))
        else:
            room.rematch_asked = with_answer(asked, mine, agreed=True)
        return None, SeatChange()

    if not live.room.rematch:
        await writer.change_seats(live, decide, by=(caller, own))
        await settle(writer, live, caller)


async def answer(writer: TableWriter, live: LiveTable, caller: Caller, mine: tuple[int, ...], agreed: bool) -> None:
    """Agree or decline; the player who asked withdraws the request by declining."""
    own = mine[0] if mine else HOST

    def decide(live: LiveTable, _: list[Hold]) -> tuple[None, SeatChange]:
        asked = live.room.rematch_asked
        if live.room.rematch or asked is None or not {asked.seat, *asked.waits, *asked.agreed} & {own, *mine}:
            raise NotNow("server-rematch-not-asked")
        if asked.seat != own:
            live.room.rematch_asked = with_answer(asked, mine, agreed)
        elif not agreed:
            live.room.rematch_asked = None
        return None, SeatChange()

    await writer.change_seats(live, decide, by=(caller, own))
    await settle(writer, live, caller)


def present_seats(live: LiveTable, mine: tuple[int, ...], holders: list[Hold]) -> tuple[int, ...]:
    """Return the held seats of other players who are present."""
    now, held_seats = steady_clock.now(), {one.seat for one in holders}
    seats = range(len(live.room.seats))
    return tuple(at for at in seats if at in held_seats and at not in mine and live.presence.get(at, 0.0) > now)


def with_answer(asked: RematchProposal, mine: tuple[int, ...], agreed: bool) -> RematchProposal:
    """Return the proposal after these seats answer; a new answer replaces an earlier one."""

    def without(seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(at for at in seats if at not in mine)

    yes, no = (mine, ()) if agreed else ((), mine)
    return RematchProposal(
        seat=asked.seat,
        waits=without(asked.waits),
        agreed=(*without(asked.agreed), *yes),
        declined=(*without(asked.declined), *no),
    )


async def settle(writer: TableWriter, live: LiveTable, caller: Caller) -> None:
    """Once everyone has answered, create the new table; if another process created one first, use that."""
    asked = live.room.rematch_asked
    if live.room.rematch or asked is None or asked.waits or (asked.declined and not asked.agreed):
        return
    holders = [one for one in await writer.tables.store.holders(live.id) if one.seat not in (HOST, *asked.declined)]
    asker = live.room.rematch_by
    host = asker if any(one.holder == asker for one in holders) or asked.seat == HOST else caller.holder
    seated = [*holders, Hold(host, HOST)]
    id = new_id()
    await writer.tables.store.create_table(id, room_lifecycle.rematch_room(live.room, seated), seated)

    def note(live: LiveTable) -> None:
        live.room.rematch = live.room.rematch or id

    await writer.change_room(live, note)
    if live.room.rematch != id:
        await writer.tables.store.remove([id])
