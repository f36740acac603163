"""Creating a table, and the players' part in the randomness of its deal."""

import msgspec

from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext, TableId
from sortilege.tables.protocol.room import RoomSnapshot
from sortilege.tables.protocol.tables import NewTable, NonceRequest, TableCreated

TABLE_CREATION = Endpoints()


@TABLE_CREATION.post("tables", "tables", status=CREATED, access="new_session")
async def create_table(context: RequestContext, data: NewTable) -> TableCreated:
    """Create a table."""
    await context.limit("make")
    app, caller = context.app, context.caller
    stored = msgspec.structs.replace(data, mail=app.mail_id_of(data.mail, caller))
    created = await app.rooms.create_table(caller, stored, context.base_url, context.address_key)
    await app.request_mail_confirmation(data.mail, caller, context.address)
    return created


@TABLE_CREATION.post("tables/{table}/nonces", "trust")
async def give_nonce(context: RequestContext, table: TableId, data: NonceRequest) -> RoomSnapshot:
    """Contribute to the randomness of the deal, after seeing the server's commitment."""
    context.limit_in_process("ask")
    return await context.app.rooms.give_nonce(context.caller, table, data)
