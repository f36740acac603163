"""The caller: the account this browser is signed in to, and the tables at which it has a seat."""

from sortilege.tables.endpoints.endpoint import Endpoints, RequestContext, TableId
from sortilege.tables.protocol.accounts import AccountStatus
from sortilege.tables.protocol.tables import TableListing

MY_TABLES = Endpoints()


@MY_TABLES.get("me", "account")
async def me(context: RequestContext) -> AccountStatus:
    """Return the account that this browser is signed in to."""
    return await context.app.account_status(context.caller)


@MY_TABLES.get("me/tables", "account")
async def my_tables(context: RequestContext) -> list[TableListing]:
    """List the tables at which the caller has a seat."""
    context.limit_in_process("read")
    return await context.app.rooms.my_tables(context.caller)


@MY_TABLES.delete("me/tables/{table}", "account")
async def remove_table(context: RequestContext, table: TableId) -> list[TableListing]:
    """Delete a table at which only bots play besides the caller; return the tables that remain."""
    context.limit_in_process("read")
    await context.app.rooms.remove_table(context.caller, table)
    return await context.app.rooms.my_tables(context.caller)
