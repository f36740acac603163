"""Endpoints for people at a table: open tables, joining, invitations, kicks, chat, reports to the host."""

import msgspec

from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext, SeatQuery, Since, TableId
from sortilege.tables.protocol.chat import ChatLine, ChatRequest
from sortilege.tables.protocol.room import RoomSnapshot
from sortilege.tables.protocol.socket import KickRequest, RequestAccepted
from sortilege.tables.protocol.tables import (
    Invitation,
    InvitationRequest,
    JoinRequest,
    JoinResult,
    ReportReceipt,
    ReportRequest,
    ReturnLink,
    SeatRequest,
    TableListing,
)

SEATS_AND_CHAT = Endpoints()


@SEATS_AND_CHAT.get("tables", "tables")
async def open_tables(context: RequestContext) -> list[TableListing]:
    """List the open tables that have a free seat."""
    context.limit_in_process("read")
    return await context.app.rooms.open_tables()


@SEATS_AND_CHAT.post("tables/{table}/join", "tables", access="new_session")
async def join(context: RequestContext, table: TableId, data: JoinRequest) -> JoinResult:
    """Take a seat with an invitation, which works once, or return to one's own seat with its return link."""
    await context.limit("join")
    app, caller = context.app, context.caller
    stored = msgspec.structs.replace(data, mail=app.mail_id_of(data.mail, caller))
    joined = await app.rooms.join(caller, table, stored, context.base_url)
    await app.request_mail_confirmation(data.mail, caller, context.address)
    return joined


@SEATS_AND_CHAT.post("tables/{table}/way-back", "tables")
async def return_link(context: RequestContext, table: TableId, data: SeatRequest) -> ReturnLink:
    """Create a new link to one's own seat; older ones stop working."""
    context.limit_in_process("ask")
    return await context.app.rooms.renew_return_link(context.caller, table, data.seat, context.base_url)


@SEATS_AND_CHAT.delete("tables/{table}/devices", "tables")
async def end_devices(context: RequestContext, table: TableId, seat: SeatQuery = None) -> RoomSnapshot:
    """Sign out every other device of one's seat, and revoke its return link."""
    context.limit_in_process("ask")
    return await context.app.rooms.end_devices(context.caller, table, seat)


@SEATS_AND_CHAT.post("tables/{table}/invitations", "tables")
async def invite(context: RequestContext, table: TableId, data: InvitationRequest) -> Invitation:
    """Create a new invitation to a free seat; the previous one stops working. Only for the host."""
    context.limit_in_process("ask")
    return await context.app.rooms.invite(context.caller, table, data.seat, context.base_url)


@SEATS_AND_CHAT.post("tables/{table}/kick", "tables")
async def kick(context: RequestContext, table: TableId, data: KickRequest) -> Invitation:
    """Remove the player from a seat, optionally block them, and return a new invitation to the seat."""
    context.limit_in_process("ask")
    return await context.app.rooms.kick(context.caller, table, data, context.base_url)


@SEATS_AND_CHAT.get("tables/{table}/chat", "tables")
async def chat(context: RequestContext, table: TableId, since: Since = 0) -> tuple[ChatLine, ...]:
    """Return the chat."""
    return await context.app.rooms.chat_lines(context.caller, table, since)


@SEATS_AND_CHAT.post("tables/{table}/chat", "tables")
async def say(context: RequestContext, table: TableId, data: ChatRequest) -> RequestAccepted:
    """Post a line of chat, if the table has a chat."""
    await context.limit("say", table)
    return await context.app.rooms.add_chat_line(context.caller, table, data)


@SEATS_AND_CHAT.post("tables/{table}/reports", "trust", status=CREATED)
async def report(context: RequestContext, table: TableId, data: ReportRequest) -> ReportReceipt:
    """Report that something in the game is wrong."""
    await context.limit("report")
    return await context.app.rooms.report(context.caller, table, data)
