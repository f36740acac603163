"""The table to try things on."""

from sortilege.tables.endpoints.endpoint import (
    CREATED,
    Endpoints,
    HintDepth,
    Knower,
    MomentPlace,
    RequestContext,
    TableId,
)
from sortilege.tables.protocol.play import Hint
from sortilege.tables.protocol.positions import NewPositionTable, PositionRequest, PositionSnapshot, PositionText
from sortilege.tables.protocol.tables import TableCreated

MOMENTS = Endpoints()


@MOMENTS.post("moments", "moments")
async def look_at_moment(visit: RequestContext, data: PositionRequest) -> PositionSnapshot:
    """A moment that somebody sets up, as a seat sees it; or why there is no such table."""
    await visit.count("moment")
    return await visit.house.tryouts.look(data)


@MOMENTS.post("moments/hint", "moments")
async def hint_at_moment(visit: RequestContext, data: PositionRequest, depth: HintDepth = 1) -> Hint:
    """What looks best there to a search from the seat that looks."""
    await visit.count("hint")
    return await visit.house.tryouts.hint(visit.owner, data, depth)


@MOMENTS.post("moments/tables", "moments", status=CREATED, who="somebody")
async def play_from_moment(visit: RequestContext, data: NewPositionTable) -> TableCreated:
    """Make a table that begins there."""
    await visit.count("make")
    return await visit.house.tryouts.open(visit.person, data, visit.base, visit.where)


@MOMENTS.get("tables/{table}/moment", "moments")
async def moment_of_game(visit: RequestContext, table: TableId, seat: Knower, at: MomentPlace = 0) -> PositionText:
    """A moment of a game that is over, as a seat knew it, to set it up again."""
    await visit.count("frames")
    return await visit.house.tryouts.text(visit.person, table, at, seat)
