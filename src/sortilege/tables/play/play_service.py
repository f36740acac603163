"""Looking at a table and choosing there: what one request sees or changes."""

import time

from sortilege.core.record import TAKE_BACK, UNDO
from sortilege.tables import table_time
from sortilege.tables.identity import Caller
from sortilege.tables.live.live_table import Client, LiveTable
from sortilege.tables.live.registry import TRIES, TableRegistry
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play.option_preview import outcomes
from sortilege.tables.protocol.play import (
    ChooseRequest,
    ClockSnapshot,
    GameLog,
    MoveRequest,
    OptionPreviews,
    TableSnapshot,
    TakeBackRequest,
)
from sortilege.tables.protocol.socket import RequestAccepted
from sortilege.tables.refusals import NotNow, Stale, Unavailable, Unreadable
from sortilege.tables.rooms import clocks, seating
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import Conflict


class PlayService:
    """What somebody who holds seats, or looks on, may ask of a table."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    async def look(self, person: Caller, id: str, seat: int | None) -> TableSnapshot:
        async with self.tables.seen_by(person, id) as (live, mine, host):
            viewer = self.tables.one_seat(mine, seat) if mine else None
            return live.told_table(viewer, mine, host)

    async def log(self, person: Caller, id: str, seat: int | None, since: int) -> GameLog:
        async with self.tables.seen_by(person, id) as (live, mine, _):
            viewer = self.tables.one_seat(mine, seat) if mine else None
            version = live.version(viewer)
            entries = [one for one in await self.tables.store.entries(id) if one.n < live.n]
            steps = live.steps(entries, viewer, 0)
            return GameLog(version=version, steps=steps[since:])

    async def outlook(self, person: Caller, id: str, seat: int | None) -> OptionPreviews:
        async with self.tables.seen_by(person, id) as (live, mine, _):
            own = self.tables.one_seat(mine, seat)
            options = outcomes(live.sitting, own) if live.sitting and live.room.phase == "playing" else ()
            return OptionPreviews(version=live.version(own), options=options)

    async def clock(self, person: Caller, id: str) -> ClockSnapshot:
        async with self.tables.seen_by(person, id) as (live, _, _):
            nothing = tuple(None for _ in live.room.seats)
            return live.told_clock() or ClockSnapshot(
                kind="none", seconds=nothing, running=tuple(False for _ in nothing)
            )

    async def choose(
        self,
        person: Caller,
        id: str,
        asked: MoveRequest,
        client: Client | None = None,
    ) -> RequestAccepted:
        """A batch of choices, a take-back or an undo; raises Stale, Illegal or NotNow.

        A socket knows its seats. Where one was lost since, writing fails, and so does this.
        """
        async with self.tables.at(id) as live:
            for _ in range(TRIES):
                mine = client.held(live.room) if client else (await self.tables.held(person, id))[0]
                seat = self.tables.one_seat(mine, asked.seat)
                try:
                    return await self._choose(live, person, seat, asked)
                except Conflict:
                    await self.tables.again(live)
                    client = None  # whose the seat is now, the database knows
                except (Stale, NotNow):  # also the last choice of a game, sent again when it is over
                    if done := await self._repeated(live, seat, asked):
                        return done
                    raise
        raise Unavailable("server-quicker", retry_after=0.2)

    async def _choose(self, live: LiveTable, person: Caller, seat: int, asked: MoveRequest) -> RequestAccepted:
        sitting = playing(live)
        if asked.version > sitting.version(seat):
            await self.tables.fresh(live)  # it has seen what another process did before this one has
        check_own_play(live.room, seat)
        live.visited = time.monotonic()
        now = table_time.now()
        if isinstance(asked, ChooseRequest):
            entries = sitting.choose(seat, asked.ids, asked.version)
        elif isinstance(asked, TakeBackRequest):
            entries = sitting.take_back(seat, asked.version)
            clocks.take_back_time(live.room, seat, 0)
        else:
            choices = sitting.undoable
            entries = sitting.undo(seat, asked.version)
            clocks.take_back_time(live.room, seat, choices)
        seating.end_stand_in(live.room, seat, now)
        await self.tables.enter(live, entries, now, (person, seat))
        return RequestAccepted(ref=asked.ref, version=sitting.version(seat), made=len(entries))

    async def _repeated(self, live: LiveTable, seat: int, asked: MoveRequest) -> RequestAccepted | None:
        """Twice is once: the same answer to the same version was accepted before, as far as its batch went."""
        before = await self.tables.store.answers(live.id, seat, asked.version)
        if isinstance(asked, ChooseRequest):
            same = bool(before) and before == asked.ids[: len(before)]
        else:
            same = before == [TAKE_BACK if isinstance(asked, TakeBackRequest) else UNDO]
        return (
            RequestAccepted(ref=asked.ref, version=live.version(seat), made=len(before), repeated=True)
            if same
            else None
        )


def check_own_play(room: Room, seat: int) -> None:
    """Raises where this seat's player has given up, or has no time left for this choice."""
    if room.seats[seat].stand_in == "resigned":
        raise NotNow("server-resigned")
    if room.seats[seat].stand_in == "clock":
        raise NotNow("server-time-out")


def playing(live: LiveTable) -> TableGame:
    if live.room.phase == "paused":
        raise NotNow("server-paused")
    if live.room.phase == "over":
        raise NotNow("server-over")
    if live.unreadable:
        raise Unreadable("server-unreadable-game")
    if live.sitting is None:
        raise NotNow("server-not-started")
    return live.sitting
