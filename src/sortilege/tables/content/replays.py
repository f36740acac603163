"""Replays of finished games. Frames are cached, because making them replays the game from its start."""

import asyncio
import secrets

import msgspec

from sortilege.core import record as records
from sortilege.core.record import Record
from sortilege.tables.background import in_thread
from sortilege.tables.content.last_turn import MAX_SHOWN_STEPS, last_turn
from sortilege.tables.content.play_on import past_decision, play_on_start
from sortilege.tables.content.replay_frames import MAX_FRAMES, replay_frames
from sortilege.tables.identity import Caller
from sortilege.tables.live.game_record import table_record
from sortilege.tables.live.table_access import pick_seat
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.protocol.after_game import PastDecision, PlayOnRequest, ReplayFrames
from sortilege.tables.protocol.tables import NewTable, SeatPlan, TableCreated
from sortilege.tables.storage.store import LogSpan

FRAMES_PER_PART = 8 * MAX_FRAMES  # made and cached together
NO_FRAMES = ReplayFrames(first=0, last=0, frames=())
MAX_STEPS_BEFORE_TURN = 2_000  # replayed to show a game's last turn while it goes on
MAX_CACHED_PARTS = 16  # of one to two megabytes each


class ReplayPart(msgspec.Struct, frozen=True):
    """Consecutive encoded frames, with the numbers of the whole game's first and last frame."""

    first: int
    last: int
    start: int
    frames: tuple[msgspec.Raw, ...]


class EncodedFrames(msgspec.Struct, frozen=True):
    """`ReplayFrames` whose frames are encoded already."""

    first: int
    last: int
    frames: tuple[msgspec.Raw, ...]


class Replays:
    """Replays one game at a time; requests for the same part wait for it together."""

    def __init__(self, rooms: RoomService) -> None:
        self.rooms = rooms
        self.cache: dict[tuple[str, int | None, int], ReplayPart] = {}
        self.working = asyncio.Lock()

    async def frames(self, caller: Caller, table: str, since: int, seat: int | None) -> EncodedFrames:
        """Return up to MAX_FRAMES frames of a finished game that the caller may see."""
        await self.rooms.check_over(caller, table)
        part = self._cached_part(table, since, seat)
        if part is None:
            async with self.working:
                part = self._cached_part(table, since, seat) or await self._make(caller, table, since, seat)
        at = max(0, min(since, part.last) - part.start)
        return EncodedFrames(first=part.first, last=part.last, frames=part.frames[at : at + MAX_FRAMES])

    async def last_turn(self, caller: Caller, table: str, seat: int | None) -> ReplayFrames:
        """Return the other players' last turn, for a seat or a spectator."""
        store = self.rooms.store
        async with self.rooms.access.locked_table(caller, table) as (live, mine, _):
            viewer = pick_seat(mine, seat) if mine else None
            if live.game is None or live.n > MAX_STEPS_BEFORE_TURN:
                return NO_FRAMES
            record = await table_record(store, live)
            span = LogSpan(viewer=viewer, end=live.n, limit=MAX_SHOWN_STEPS, latest=True)
            entries = await store.visible_entries(table, span)
            steps = list(enumerate(entries, live.version(viewer) - len(entries) + 1))
        async with self.working:
            found = await in_thread(last_turn, record, steps, viewer)
        return ReplayFrames(first=found[0].version, last=found[-1].version, frames=found) if found else NO_FRAMES

    async def past_decision(self, caller: Caller, table: str, at: int, seat: int) -> PastDecision:
        """Return what a seat could choose at one point of a finished game."""
        record = await self.rooms.replayable_record(caller, table)
        async with self.working:
            return await in_thread(past_decision, record, at, seat)

    async def play_on(
        self, caller: Caller, table: str, at: int, seat: int, request: PlayOnRequest, base: str, where: str
    ) -> TableCreated:
        """Create a table that starts there, with the caller in that seat and bots in the others."""
        record = await self.rooms.replayable_record(caller, table)
        rng = records.rng_of(secrets.token_bytes(32))
        async with self.working:
            start = await in_thread(play_on_start, record, at, seat, request.choice, rng)
        bot, own = SeatPlan(kind="bot", bot=request.bot), SeatPlan(kind="me")
        seats = [own if one == seat else bot for one in range(len(record.seats))]
        new = NewTable(game=record.game, seats=seats, options=record.options, name=request.name, hints=request.hints)
        return await self.rooms.create_table(caller, new, base, where, start)

    async def _make(self, caller: Caller, table: str, since: int, seat: int | None) -> ReplayPart:
        record = await self.rooms.replayable_record(caller, table)
        since = min(since, len(record.choices))
        part = await in_thread(encode_part, record, since - since % FRAMES_PER_PART, seat)
        self.cache[table, seat, since // FRAMES_PER_PART] = part
        while len(self.cache) > MAX_CACHED_PARTS:
            del self.cache[next(iter(self.cache))]
        return part

    def _cached_part(self, table: str, since: int, seat: int | None) -> ReplayPart | None:
        """Return a cached part and mark it as recently used."""
        known = next((part for key, part in self.cache.items() if key[0] == table), None)
        if known is None:
            return None
        wanted = (table, seat, min(since, known.last) // FRAMES_PER_PART)
        if found := self.cache.pop(wanted, None):
            self.cache[wanted] = found
        return found


def encode_part(record: Record, since: int, seat: int | None) -> ReplayPart:
    found = replay_frames(record, since, seat, FRAMES_PER_PART)
    encoded = tuple(msgspec.Raw(msgspec.json.encode(one)) for one in found.frames)
    return ReplayPart(first=found.first, last=found.last, start=found.frames[0].version, frames=encoded)
