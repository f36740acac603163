"""Tables apart from play: create, add a nonce to the deal, start, leave, pause, resign, agree on undo, rematch."""

import msgspec

from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext, TableId
from sortilege.tables.play.agreed_undo import REPLAYING_ACTIONS
from sortilege.tables.play.rematch import RATE_LIMITED_ACTIONS
from sortilege.tables.protocol.room import RoomSnapshot
from sortilege.tables.protocol.socket import ActRequest, RequestAccepted
from sortilege.tables.protocol.tables import NewTable, NonceRequest, TableCreated

TABLE_LIFECYCLE = Endpoints()


@TABLE_LIFECYCLE.post("tables", "tables", status=CREATED, access="new_session")
async def create_table(context: RequestContext, data: NewTable) -> TableCreated:
    """Create a table."""
    await context.limit("make")
    app, caller = context.app, context.caller
    stored = msgspec.structs.replace(data, mail=app.mail_id_of(data.mail, caller))
    created = await app.rooms.create_table(caller, stored, context.base_url, context.address_key)
    await app.request_mail_confirmation(data.mail, caller, context.address)
    return created


@TABLE_LIFECYCLE.post("tables/{table}/nonces", "trust")
async def give_nonce(context: RequestContext, table: TableId, data: NonceRequest) -> RoomSnapshot:
    """Contribute to the randomness of the deal, after seeing the server's commitment."""
    context.limit_in_process("ask")
    return await context.app.rooms.give_nonce(context.caller, table, data)


@TABLE_LIFECYCLE.post("tables/{table}/acts", "tables")
async def act(context: RequestContext, table: TableId, data: ActRequest) -> RequestAccepted:
    """Start, leave, pause, resume, resign, abandon by agreement, undo by agreement, or propose a rematch."""
    context.limit_in_process("ask")
    if data.what in RATE_LIMITED_ACTIONS:
        await context.limit("rematch")
    if data.what in REPLAYING_ACTIONS:
        await context.limit("far_undo")
    return await context.app.rooms.act(context.caller, table, data)
