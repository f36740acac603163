"""Replays: the frames of finished games, kept for a while. To make them a game is played again from its beginning."""

import asyncio
import secrets

import msgspec

from sortilege.core import record as records
from sortilege.core.record import Record
from sortilege.tables.background import aside
from sortilege.tables.content.frames import MOST, frames
from sortilege.tables.content.last_turn import last_turn
from sortilege.tables.content.play_on import asked, branch
from sortilege.tables.identity import Caller
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.protocol.after_game import PastDecision, PlayOnRequest, ReplayFrames
from sortilege.tables.protocol.tables import NewTable, SeatPlan, TableCreated

PART = 8 * MOST  # frames that are made at once
NOTHING = ReplayFrames(first=0, last=0, frames=())
KEPT = 16  # parts in memory, of one to two megabytes each


class Part(msgspec.Struct, frozen=True):
    """Some frames in a row, encoded."""

    first: int  # of the whole game
    last: int
    start: int
    frames: tuple[msgspec.Raw, ...]


class Some(msgspec.Struct, frozen=True):
    """`Frames`, encoded already."""

    first: int
    last: int
    frames: tuple[msgspec.Raw, ...]


class Replays:
    """One game is played again at a time; whoever asks for the same meanwhile waits for that."""

    def __init__(self, rooms: RoomService) -> None:
        self.rooms = rooms
        self.kept: dict[tuple[str, int | None, int], Part] = {}
        self.working = asyncio.Lock()

    async def frames(self, person: Caller, table: str, since: int, seat: int | None) -> Some:
        """Up to MOST frames from this one on, to somebody who may look at a game that is over."""
        await self.rooms.over(person, table)
        part = self._kept(table, since, seat)
        if part is None:
            async with self.working:
                part = self._kept(table, since, seat) or await self._make(person, table, since, seat)
        at = max(0, min(since, part.last) - part.start)
        return Some(first=part.first, last=part.last, frames=part.frames[at : at + MOST])

    async def last_turn(self, person: Caller, table: str, seat: int | None) -> ReplayFrames:
        """What others did last, to somebody who sits there or looks on."""
        tables = self.rooms.tables
        async with tables.seen_by(person, table) as (live, mine, _):
            viewer = tables.one_seat(mine, seat) if mine else None
            if live.sitting is None:
                return NOTHING
            record = await tables.record(live)
            entries = [one for one in await tables.store.entries(table) if one.n < live.n]
        async with self.working:
            found = await aside(last_turn, record, entries, viewer)
        return ReplayFrames(first=found[0].version, last=found[-1].version, frames=found) if found else NOTHING

    async def moment(self, person: Caller, table: str, at: int, seat: int) -> PastDecision:
        """What a seat could choose at a moment of a game that is over."""
        record = await self.rooms.record(person, table)
        async with self.working:
            return await aside(asked, record, at, seat)

    async def play_on(
        self, person: Caller, table: str, at: int, seat: int, wish: PlayOnRequest, base: str, where: str
    ) -> TableCreated:
        """A new table that begins there, with this person in that seat and bots in the others."""
        record = await self.rooms.record(person, table)
        rng = records.rng_of(secrets.token_bytes(32))
        async with self.working:
            begins = await aside(branch, record, at, seat, wish.choice, rng)
        bot, own = SeatPlan(kind="bot", bot=wish.bot), SeatPlan(kind="me")
        seats = [own if one == seat else bot for one in range(len(record.seats))]
        new = NewTable(game=record.game, seats=seats, options=record.options, name=wish.name, hints=wish.hints)
        return await self.rooms.make(person, new, base, where, begins)

    async def _make(self, person: Caller, table: str, since: int, seat: int | None) -> Part:
        record = await self.rooms.record(person, table)
        since = min(since, len(record.choices))
        part = await aside(make_part, record, since - since % PART, seat)
        self.kept[table, seat, since // PART] = part
        while len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]
        return part

    def _kept(self, table: str, since: int, seat: int | None) -> Part | None:
        """The least recently used goes first when there are too many."""
        known = next((part for key, part in self.kept.items() if key[0] == table), None)
        if known is None:
            return None
        wanted = (table, seat, min(since, known.last) // PART)
        if found := self.kept.pop(wanted, None):
            self.kept[wanted] = found
        return found


def make_part(record: Record, since: int, seat: int | None) -> Part:
    told = frames(record, since, seat, PART)
    encoded = tuple(msgspec.Raw(msgspec.json.encode(one)) for one in told.frames)
    return Part(first=told.first, last=told.last, start=told.frames[0].version, frames=encoded)
