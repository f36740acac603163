"""Custom starting positions: look at one, get a hint, play from it, or copy one from a finished game."""

from sortilege.tables.endpoints.endpoint import (
    CREATED,
    Endpoints,
    HintDepth,
    KnowingSeat,
    RequestContext,
    StepNumber,
    TableId,
)
from sortilege.tables.protocol.play import Hint
from sortilege.tables.protocol.positions import NewPositionTable, PositionRequest, PositionSnapshot, PositionText
from sortilege.tables.protocol.tables import TableCreated

POSITIONS = Endpoints()


@POSITIONS.post("moments", "moments")
async def look_at_position(context: RequestContext, data: PositionRequest) -> PositionSnapshot:
    """Return a position as one seat sees it, or the reason why it is impossible."""
    await context.limit("moment")
    return await context.app.sandbox.look(data)


@POSITIONS.post("moments/hint", "moments")
async def hint_at_position(context: RequestContext, data: PositionRequest, depth: HintDepth = 1) -> Hint:
    """Search for the best moves of the viewing seat at a position."""
    await context.limit("hint")
    return await context.app.sandbox.hint(context.thinking_owner, data, depth)


@POSITIONS.post("moments/tables", "moments", status=CREATED, access="new_session")
async def play_from_position(context: RequestContext, data: NewPositionTable) -> TableCreated:
    """Create a table that starts from a position."""
    await context.limit("make")
    return await context.app.sandbox.open(context.caller, data, context.base_url, context.address_key)


@POSITIONS.get("tables/{table}/moment", "moments")
async def position_of_game(
    context: RequestContext, table: TableId, seat: KnowingSeat, at: StepNumber = 0
) -> PositionText:
    """Return a position from a finished game as a seat knew it, as text to set it up again."""
    await context.limit("frames")
    return await context.app.sandbox.text(context.caller, table, at, seat)
