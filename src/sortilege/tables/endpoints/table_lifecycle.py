"""What callers do at a table besides playing: start, leave, pause, resign, undo by agreement, rematch."""

from sortilege.tables.endpoints.endpoint import Endpoints, RequestContext, TableId
from sortilege.tables.play.agreed_undo import REPLAYING_ACTIONS
from sortilege.tables.play.rematch import RATE_LIMITED_ACTIONS
from sortilege.tables.protocol.socket import ActRequest, RequestAccepted

TABLE_LIFECYCLE = Endpoints()


@TABLE_LIFECYCLE.post("tables/{table}/acts", "tables")
async def act(context: RequestContext, table: TableId, data: ActRequest) -> RequestAccepted:
    """Start, leave, pause, resume, resign, abandon by agreement, undo by agreement, or propose a rematch."""
    context.limit_in_process("ask")
    if data.what in RATE_LIMITED_ACTIONS:
        await context.limit("rematch")
    if data.what in REPLAYING_ACTIONS:
        await context.limit("far_undo")
    return await context.app.rooms.act(context.caller, table, data)
