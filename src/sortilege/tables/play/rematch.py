"""The next game of the same people: somebody asks, those who are there answer, and find themselves at a new table.

Bots agree. Whoever is away is not waited for: at the new table their seat is theirs, as everybody's is who agreed. The
seat of whoever declined is free there. Whoever asked is its host, and it starts by itself once every player has given a
nonce.
"""

import msgspec

from sortilege.tables import table_time
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, table_id
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.registry import TableRegistry
from sortilege.tables.protocol.room import RematchProposal
from sortilege.tables.refusals import NotAllowed, NotNow
from sortilege.tables.rooms import lobby

COUNTED = ("rematch", "agree_rematch")  # others are asked, or a table is made


async def ask(tables: TableRegistry, live: LiveTable, person: Caller, mine: tuple[int, ...], host: bool) -> None:
    """Ask those who are there. Who is asked and asks agrees; who asks again no longer waits for those who have left."""
    if not (mine or host):
        raise NotAllowed("server-not-seated")
    if live.room.phase != "over":
        raise NotNow("server-not-over")
    own = mine[0] if mine else HOST

    def decide(live: LiveTable, holders: list[Hold]) -> tuple[None, SeatChange]:
        room, asked, others = live.room, live.room.rematch_asked, there(live, mine, holders)
        if asked is None or not asked.waits:
            room.rematch_asked = RematchProposal(seat=own, waits=others, agreed=(), declined=())
            room.rematch_by = person.holder
        elif asked.seat == own:
            room.rematch_asked = msgspec.structs.replace(asked, waits=tuple(at for at in asked.waits if at in others))
        else:
            room.rematch_asked = answered(asked, mine, agreed=True)
        return None, SeatChange()

    if not live.room.rematch:
        await tables.reseat(live, decide, by=(person, own))
        await settle(tables, live, person)


async def answer(tables: TableRegistry, live: LiveTable, person: Caller, mine: tuple[int, ...], agreed: bool) -> None:
    """Agree or decline; whoever asked takes it back by declining."""

    own = mine[0] if mine else HOST

    def decide(live: LiveTable, _: list[Hold]) -> tuple[None, SeatChange]:
        asked = live.room.rematch_asked
        if live.room.rematch or asked is None or not {asked.seat, *asked.waits, *asked.agreed} & {own, *mine}:
            raise NotNow("server-rematch-not-asked")
        if asked.seat != own:
            live.room.rematch_asked = answered(asked, mine, agreed)
        elif not agreed:
            live.room.rematch_asked = None
        return None, SeatChange()

    await tables.reseat(live, decide, by=(person, own))
    await settle(tables, live, person)


def there(live: LiveTable, mine: tuple[int, ...], holders: list[Hold]) -> tuple[int, ...]:
    """The seats of others who look at the table now."""
    now, held = table_time.now(), {one.seat for one in holders}
    seats = range(len(live.room.seats))
    return tuple(at for at in seats if at in held and at not in mine and live.seen.get(at, 0.0) > now)


def answered(asked: RematchProposal, mine: tuple[int, ...], agreed: bool) -> RematchProposal:
    """What it is once these seats have answered, also those that had answered otherwise."""

    def without(seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(at for at in seats if at not in mine)

    yes, no = (mine, ()) if agreed else ((), mine)
    return RematchProposal(
        seat=asked.seat,
        waits=without(asked.waits),
        agreed=(*without(asked.agreed), *yes),
        declined=(*without(asked.declined), *no),
    )


async def settle(tables: TableRegistry, live: LiveTable, person: Caller) -> None:
    """Once everybody has answered, those who agreed sit at a new table; where another process made one first, there."""
    asked = live.room.rematch_asked
    if live.room.rematch or asked is None or asked.waits or (asked.declined and not asked.agreed):
        return
    holders = [one for one in await tables.store.holders(live.id) if one.seat not in (HOST, *asked.declined)]
    asker = live.room.rematch_by
    host = asker if any(one.holder == asker for one in holders) or asked.seat == HOST else person.holder
    seated = [*holders, Hold(host, HOST)]
    id = table_id()
    await tables.store.make(id, lobby.rematch_room(live.room, seated), seated)

    def note(live: LiveTable) -> None:
        live.room.rematch = live.room.rematch or id

    await tables.decide(live, note)
    if live.room.rematch != id:
        await tables.store.remove([id])
