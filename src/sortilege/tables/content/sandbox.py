"""The table to try things on: a moment that somebody sets up, looked at, thought about, and played on from."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadStory, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.session import replay
from sortilege.core.text.wording import NAMES, spoken, status_message
from sortilege.stories.position import TITLE, StartPosition, position_text, read_position, start_state
from sortilege.tables.background import aside
from sortilege.tables.identity import Caller
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.protocol.play import Hint
from sortilege.tables.protocol.positions import NewPositionTable, PositionRequest, PositionSnapshot, PositionText
from sortilege.tables.protocol.tables import NewTable, TableCreated
from sortilege.tables.refusals import Illegal, NotNow, NotThere
from sortilege.tables.rooms.start_position import Beginning, set_up
from sortilege.tables.thinking.hints import Hints, question

T = TypeVar("T")


class Sandbox:
    """Moments are read one at a time, beside what the tables do."""

    def __init__(self, rooms: RoomService, hints: Hints) -> None:
        self.rooms = rooms
        self.hints = hints
        self.working = asyncio.Lock()

    async def look(self, asked: PositionRequest) -> PositionSnapshot:
        """The table as a seat sees it; raises Illegal with the reason why there is no such table."""
        return await self._read(lambda: told(asked))

    async def hint(self, owner: str, asked: PositionRequest, depth: int) -> Hint:
        """What looks best to the seat that looks, if it is asked."""
        moment, state = await self._read(lambda: laid(asked))
        seat = eyes(asked, moment)
        if seat not in state.open_seats():
            raise NotNow("server-not-asked")
        return await self.hints.thought(owner, TITLE, question(kit(moment.game).rules, state, seat, 0, depth), depth)

    async def open(self, person: Caller, asked: NewPositionTable, base: str, where: str) -> TableCreated:
        """A table that begins there."""
        moment, begins = await self._read(lambda: beginning(asked))
        if len(asked.seats) != moment.players:
            raise Illegal("server-moment-seats", seats=moment.players, given=len(asked.seats))
        table = NewTable(game=moment.game, seats=asked.seats, options=options(moment), name=asked.name, hints=True)
        return await self.rooms.make(person, table, base, where, begins)

    async def text(self, person: Caller, table: str, at: int, seat: int) -> PositionText:
        """A moment of a game that is over."""
        record = await self.rooms.record(person, table)
        async with self.working:
            return PositionText(text=await aside(text_of, record, at, seat))

    async def _read(self, work: Callable[[], T]) -> T:
        async with self.working:
            try:
                return await aside(work)
            except BadStory as error:
                raise Illegal("server-no-moment", why=error.said) from None


def laid(asked: PositionRequest) -> tuple[StartPosition, Machine]:
    moment = read_position(asked.text)
    return moment, start_state(moment, rng_from_seed(asked.deal))


def beginning(asked: PositionRequest) -> tuple[StartPosition, Beginning]:
    moment, state = laid(asked)
    return moment, set_up(kit(moment.game).rules, state)


def eyes(asked: PositionRequest, moment: StartPosition) -> int:
    if asked.seat is None:
        return moment.seat
    if asked.seat >= moment.players:
        raise NotThere("server-no-seat")
    return asked.seat


def options(moment: StartPosition) -> dict[str, str]:
    return dict(getattr(moment.given, "options", {}))


def told(asked: PositionRequest) -> PositionSnapshot:
    moment, state = laid(asked)
    rules, words = kit(moment.game).rules, kit(moment.game).words
    seat = eyes(asked, moment)
    view = spoken(words, rules.view(state, seat))
    raw = {"story": moment.raw.get("story", TITLE), "game": moment.game, "given": moment.raw["given"] or {}}
    return PositionSnapshot(
        story=raw | ({"seen_by": moment.raw["seen_by"]} if "seen_by" in moment.raw else {}),
        game=moment.game,
        seat=seat,
        seats=NAMES[: moment.players],
        options=options(moment),
        view=view,
        said=status_message(words, view),
    )


def text_of(record: Record, at: int, seat: int) -> str:
    """What a seat knew after so many choices; raises NotNow in the middle of an effect, and at the end."""
    if seat >= len(record.seats):
        raise NotThere("server-no-seat")
    try:
        state = replay(kit(record.game).rules, record, min(at, len(record.choices))).state
        return position_text(record.game, state, seat)
    except BadStory:
        raise NotNow("server-moment-midst") from None
    except SortilegeError as error:
        raise NotThere("server-no-replay", why=error.said) from None
