"""Making tables, and what is done at them besides playing."""

import msgspec

from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext, TableId
from sortilege.tables.play.agreed_undo import REPLAYS
from sortilege.tables.play.rematch import COUNTED
from sortilege.tables.protocol.accounts import AccountStatus
from sortilege.tables.protocol.room import RoomSnapshot
from sortilege.tables.protocol.socket import ActRequest, RequestAccepted
from sortilege.tables.protocol.tables import NewTable, NonceRequest, TableCreated, TableListing

TABLES = Endpoints()


@TABLES.post("tables", "tables", status=CREATED, who="somebody")
async def make(visit: RequestContext, data: NewTable) -> TableCreated:
    """Make a table."""
    await visit.count("make")
    house, person = visit.house, visit.person
    kept = msgspec.structs.replace(data, mail=house.place_of(data.mail, person))
    made = await house.rooms.make(person, kept, visit.base, visit.where)
    await house.write_to(data.mail, person, visit.address)
    return made


@TABLES.post("tables/{table}/nonces", "trust")
async def give_nonce(visit: RequestContext, table: TableId, data: NonceRequest) -> RoomSnapshot:
    """Give one's part of the deal, after one has seen the commitment."""
    visit.spend("ask")
    return await visit.house.rooms.give_nonce(visit.person, table, data)


@TABLES.post("tables/{table}/acts", "tables")
async def act(visit: RequestContext, table: TableId, data: ActRequest) -> RequestAccepted:
    """Start, leave, pause, resume, resign, abandon by agreement, rematch."""
    visit.spend("ask")
    if data.what in COUNTED:
        await visit.count("rematch")
    if data.what in REPLAYS:
        await visit.count("far_undo")
    return await visit.house.rooms.act(visit.person, table, data)


@TABLES.get("me", "account")
async def me(visit: RequestContext) -> AccountStatus:
    """Whose account this browser is signed in to."""
    return await visit.house.me(visit.person)


@TABLES.get("me/tables", "account")
async def my_tables(visit: RequestContext) -> list[TableListing]:
    """The tables at which one sits."""
    return await visit.house.rooms.mine(visit.person)
