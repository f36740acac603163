"""Playing: the table, choices, undo, and what helps a player to choose."""

import time

from sortilege.tables.endpoints.endpoint import (
    Endpoints,
    HintDepth,
    RequestContext,
    SeatQuery,
    Since,
    TableId,
    WholeAnswers,
)
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
async def look(context: RequestContext, table: TableId, seat: SeatQuery = None) -> TableSnapshot:
    """Return the table as the caller may see it: the room, the view, and what the seat is asked."""
    return await context.app.reader.look(context.caller, table, seat)


@PLAY.post("tables/{table}/choices", "play")
async def choose(context: RequestContext, table: TableId, data: ChooseRequest) -> RequestAccepted:
    """Make one choice or a batch, all or none; a batch ends early at the first choice that reveals anything."""
    return await move(context, table, data)


@PLAY.post("tables/{table}/take-back", "play")
async def take_back(context: RequestContext, table: TableId, data: TakeBackRequest) -> RequestAccepted:
    """Take back a sealed choice."""
    return await move(context, table, data)


@PLAY.post("tables/{table}/undo", "play")
async def undo(context: RequestContext, table: TableId, data: UndoRequest) -> RequestAccepted:
    """Go back to the point where the seat last learned something or another seat chose."""
    return await move(context, table, data)


async def move(context: RequestContext, table: str, data: MoveRequest) -> RequestAccepted:
    context.limit_in_process("choose", table)
    if not isinstance(data, ChooseRequest):
        context.limit_in_process("back")
    start = time.perf_counter()
    accepted = await context.app.choices.choose(context.caller, table, data)
    context.app.metrics.observe_choice(time.perf_counter() - start)
    return accepted


@PLAY.get("tables/{table}/log", "play")
async def log(context: RequestContext, table: TableId, seat: SeatQuery = None, since: Since = 0) -> GameLog:
    """Return what has happened since a version, as the seat may know it, in numbered steps and in pages."""
    context.limit_in_process("read")
    return await context.app.reader.log(context.caller, table, seat, since)


@PLAY.get("tables/{table}/outlook", "play")
async def preview_options(context: RequestContext, table: TableId, seat: SeatQuery = None) -> OptionPreviews:
    """Preview what each legal move would change, up to where it could be undone."""
    context.limit_in_process("read")
    return await context.app.reader.outlook(context.caller, table, seat)


@PLAY.get("tables/{table}/hint", "play")
async def hint(
    context: RequestContext, table: TableId, seat: SeatQuery = None, depth: HintDepth = 1, whole: WholeAnswers = False
) -> Hint:
    """Search for the seat's best moves, if the table allows hints."""
    await context.limit("hint")
    return await context.app.hints.hint(context.caller, context.thinking_owner, table, seat, depth, whole)


@PLAY.get("tables/{table}/clock", "play")
async def clock(context: RequestContext, table: TableId) -> ClockSnapshot:
    """Return the time each seat has left."""
    return await context.app.reader.clock(context.caller, table)


@PLAY.get("tables/{table}/last-turn", "play")
async def last_turn(context: RequestContext, table: TableId, seat: SeatQuery = None) -> ReplayFrames:
    """Replay what the others did last, as the seat saw it; the first frame is the table before that."""
    await context.limit("frames")
    return await context.app.replays.last_turn(context.caller, table, seat)
