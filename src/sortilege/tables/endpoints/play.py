"""Playing: looking at a table, choosing, undoing, and what helps with it."""

import time

from sortilege.tables.endpoints.endpoint import Endpoints, HintDepth, RequestContext, SeatQuery, Since, TableId
from sortilege.tables.protocol.after_game import ReplayFrames
from sortilege.tables.protocol.play import (
    ChooseRequest,
    ClockSnapshot,
    GameLog,
    Hint,
    MoveRequest,
    OptionPreviews,
    TableSnapshot,
    TakeBackRequest,
    UndoRequest,
)
from sortilege.tables.protocol.socket import RequestAccepted

PLAY = Endpoints()


@PLAY.get("tables/{table}", "play")
async def look(visit: RequestContext, table: TableId, seat: SeatQuery = None) -> TableSnapshot:
    """The table as one may see it: the room, the view, and what one is asked."""
    return await visit.house.playing.look(visit.person, table, seat)


@PLAY.post("tables/{table}/choices", "play")
async def choose(visit: RequestContext, table: TableId, data: ChooseRequest) -> RequestAccepted:
    """Choose: one option or a batch, all or none up to the first choice that shows anybody anything."""
    return await carry_out(visit, table, data)


@PLAY.post("tables/{table}/take-back", "play")
async def take_back(visit: RequestContext, table: TableId, data: TakeBackRequest) -> RequestAccepted:
    """Take a sealed choice back."""
    return await carry_out(visit, table, data)


@PLAY.post("tables/{table}/undo", "play")
async def undo(visit: RequestContext, table: TableId, data: UndoRequest) -> RequestAccepted:
    """Undo as far as nothing was learnt and nobody else chose."""
    return await carry_out(visit, table, data)


async def carry_out(visit: RequestContext, table: str, data: MoveRequest) -> RequestAccepted:
    visit.spend("choose", table)
    start = time.perf_counter()
    done = await visit.house.playing.choose(visit.person, table, data)
    visit.house.metrics.took(time.perf_counter() - start)
    return done


@PLAY.get("tables/{table}/log", "play")
async def log(visit: RequestContext, table: TableId, seat: SeatQuery = None, since: Since = 0) -> GameLog:
    """All that happened, as one may know it, in numbered steps."""
    return await visit.house.playing.log(visit.person, table, seat, since)


@PLAY.get("tables/{table}/outlook", "play")
async def outlook(visit: RequestContext, table: TableId, seat: SeatQuery = None) -> OptionPreviews:
    """What each option of one's question would come to, as far as it could be undone."""
    visit.spend("ask", table)
    return await visit.house.playing.outlook(visit.person, table, seat)


@PLAY.get("tables/{table}/hint", "play")
async def hint(visit: RequestContext, table: TableId, seat: SeatQuery = None, depth: HintDepth = 1) -> Hint:
    """What looks best to a search from one's own seat, where the table allows hints."""
    await visit.count("hint")
    return await visit.house.hints.hint(visit.person, visit.owner, table, seat, depth)


@PLAY.get("tables/{table}/clock", "play")
async def clock(visit: RequestContext, table: TableId) -> ClockSnapshot:
    """What is left to each seat."""
    return await visit.house.playing.clock(visit.person, table)


@PLAY.get("tables/{table}/last-turn", "play")
async def last_turn(visit: RequestContext, table: TableId, seat: SeatQuery = None) -> ReplayFrames:
    """What others did last, choice by choice, as one saw it; the first frame is the table before it."""
    await visit.count("frames")
    return await visit.house.replays.last_turn(visit.person, table, seat)
