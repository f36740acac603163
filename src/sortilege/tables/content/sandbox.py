"""The sandbox: custom positions that a player sets up, looks at, gets hints for and plays from."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadStory, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.session import replay
from sortilege.core.text.game_messages import NAMES, status_message, with_messages
from sortilege.stories.start_position import TITLE, StartPosition, position_text, read_position, start_state
from sortilege.tables.background import in_thread
from sortilege.tables.identity import Caller
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.protocol.play import Hint
from sortilege.tables.protocol.positions import NewPositionTable, PositionRequest, PositionSnapshot, PositionText
from sortilege.tables.protocol.tables import NewTable, TableCreated
from sortilege.tables.refusals import Illegal, NotNow, NotThere
from sortilege.tables.rooms.custom_start import CustomStart, custom_start
from sortilege.tables.thinking.hints import Hints, hint_job

T = TypeVar("T")


class Sandbox:
    """Reads positions one at a time, in a thread."""

    def __init__(self, rooms: RoomService, hints: Hints) -> None:
        self.rooms = rooms
        self.hints = hints
        self.working = asyncio.Lock()

    async def look(self, request: PositionRequest) -> PositionSnapshot:
        """Return the table as a seat sees it; raises Illegal with the reason if the position is impossible."""
        return await self._read(lambda: position_snapshot(request))

    async def hint(self, owner: str, request: PositionRequest, depth: int) -> Hint:
        """Search for the viewing seat's best moves, if it has to choose."""
        position, state = await self._read(lambda: read_state(request))
        seat = viewing_seat(request, position)
        if seat not in state.open_seats():
            raise NotNow("server-not-asked")
        job = hint_job(kit(position.game).rules, state, seat, 0, depth)
        return await self.hints.compute(owner, TITLE, job, depth)

    async def open(self, caller: Caller, request: NewPositionTable, base: str, where: str) -> TableCreated:
        """Create a table that starts from the position."""
        position, start = await self._read(lambda: read_start(request))
        if len(request.seats) != position.players:
            raise Illegal("server-moment-seats", seats=position.players, given=len(request.seats))
        options = position_options(position)
        table = NewTable(game=position.game, seats=request.seats, options=options, name=request.name, hints=True)
        return await self.rooms.create_table(caller, table, base, where, start)

    async def text(self, caller: Caller, table: str, at: int, seat: int) -> PositionText:
        """Return a position from a finished game as text."""
        record = await self.rooms.replayable_record(caller, table)
        async with self.working:
            return PositionText(text=await in_thread(position_text_of_game, record, at, seat))

    async def _read(self, work: Callable[[], T]) -> T:
        async with self.working:
            try:
                return await in_thread(work)
            except BadStory as error:
                raise Illegal("server-no-moment", why=error.said) from None


def read_state(request: PositionRequest) -> tuple[StartPosition, Machine]:
    """Read a position and set up its game; raises BadStory."""
    position = read_position(request.text)
    return position, start_state(position, rng_from_seed(request.deal))


def read_start(request: PositionRequest) -> tuple[StartPosition, CustomStart]:
    """Read a position and check that a game can be played from it; raises BadStory and Illegal."""
    position, state = read_state(request)
    return position, custom_start(kit(position.game).rules, state)


def viewing_seat(request: PositionRequest, position: StartPosition) -> int:
    """Return the requested seat, or else the one that the position's text names."""
    if request.seat is None:
        return position.seat
    if request.seat >= position.players:
        raise NotThere("server-no-seat")
    return request.seat


def position_options(position: StartPosition) -> dict[str, str]:
    return dict(getattr(position.given, "options", {}))


def position_snapshot(request: PositionRequest) -> PositionSnapshot:
    """Return the position as the viewing seat sees it."""
    position, state = read_state(request)
    rules, words = kit(position.game).rules, kit(position.game).words
    seat = viewing_seat(request, position)
    view = with_messages(words, rules.view(state, seat))
    raw = {"story": position.raw.get("story", TITLE), "game": position.game, "given": position.raw["given"] or {}}
    return PositionSnapshot(
        story=raw | ({"seen_by": position.raw["seen_by"]} if "seen_by" in position.raw else {}),
        game=position.game,
        seat=seat,
        seats=NAMES[: position.players],
        options=position_options(position),
        view=view,
        said=status_message(words, view),
    )


def position_text_of_game(record: Record, at: int, seat: int) -> str:
    """Return what a seat knew after `at` choices; raises NotNow in the middle of an effect and at the end."""
    if seat >= len(record.seats):
        raise NotThere("server-no-seat")
    try:
        state = replay(kit(record.game).rules, record, min(at, len(record.choices))).state
        return position_text(record.game, state, seat)
    except BadStory:
        raise NotNow("server-moment-midst") from None
    except SortilegeError as error:
        raise NotThere("server-no-replay", why=error.said) from None
