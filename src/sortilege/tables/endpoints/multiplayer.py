"""What only matters when other people join: invitations, chat, bots over HTTP, reports to the host."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext, SeatQuery, Since, TableId
from sortilege.tables.play.long_poll import MAX_WAIT_SECONDS, MAX_WORLDS
from sortilege.tables.protocol.play import SampledWorlds, TableSnapshot
from sortilege.tables.protocol.room import RoomSnapshot
from sortilege.tables.protocol.socket import ChatLine, ChatRequest, KickRequest, RequestAccepted
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

MULTIPLAYER = Endpoints()

WaitSeconds = Annotated[int, Meta(ge=0, le=MAX_WAIT_SECONDS, description="How long to wait at most.")]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1, description="Different seeds return different worlds.")]
WorldCount = Annotated[int, Meta(ge=1, le=MAX_WORLDS, description="How many worlds.")]


@MULTIPLAYER.get("tables", "tables")
async def open_tables(context: RequestContext) -> list[TableListing]:
    """List the open tables that have a free seat."""
    return await context.app.rooms.open_tables()


@MULTIPLAYER.post("tables/{table}/join", "tables", access="new_session")
async def join(context: RequestContext, table: TableId, data: JoinRequest) -> JoinResult:
    """Take a seat with an invitation, which works once, or return to one's own seat with its return link."""
    await context.limit("join")
    app, caller = context.app, context.caller
    stored = msgspec.structs.replace(data, mail=app.mail_id_of(data.mail, caller))
    joined = await app.rooms.join(caller, table, stored, context.base_url)
    await app.request_mail_confirmation(data.mail, caller, context.address)
    return joined


@MULTIPLAYER.post("tables/{table}/way-back", "tables")
async def return_link(context: RequestContext, table: TableId, data: SeatRequest) -> ReturnLink:
    """Create a new link to one's own seat; older ones stop working."""
    context.limit_in_process("ask")
    return await context.app.rooms.renew_return_link(context.caller, table, data.seat, context.base_url)


@MULTIPLAYER.delete("tables/{table}/devices", "tables")
async def end_devices(context: RequestContext, table: TableId, seat: SeatQuery = None) -> RoomSnapshot:
    """Sign out every other device of one's seat, and revoke its return link."""
    context.limit_in_process("ask")
    return await context.app.rooms.end_devices(context.caller, table, seat)


@MULTIPLAYER.post("tables/{table}/invitations", "tables")
async def invite(context: RequestContext, table: TableId, data: InvitationRequest) -> Invitation:
    """Create a new invitation to a free seat; the previous one stops working. Only for the host."""
    context.limit_in_process("ask")
    return await context.app.rooms.invite(context.caller, table, data.seat, context.base_url)


@MULTIPLAYER.post("tables/{table}/kick", "tables")
async def kick(context: RequestContext, table: TableId, data: KickRequest) -> Invitation:
    """Remove the player from a seat, optionally block them, and return a new invitation to the seat."""
    context.limit_in_process("ask")
    return await context.app.rooms.kick(context.caller, table, data, context.base_url)


@MULTIPLAYER.get("tables/{table}/turn", "bots")
async def turn(
    context: RequestContext, table: TableId, seat: SeatQuery = None, wait: WaitSeconds = MAX_WAIT_SECONDS
) -> TableSnapshot:
    """Wait until the seat has to choose, the game is over or `wait` seconds have passed; return the table."""
    app, caller, address = context.app, context.caller, context.address
    context.limit_in_process("turn", table)
    app.socket_quota.acquire(address, caller.holder, table)
    disconnected = asyncio.create_task(context.wait_for_disconnect())
    try:
        return await app.long_poll.turn(caller, table, seat, wait, disconnected)
    finally:
        disconnected.cancel()
        app.socket_quota.release(address, caller.holder, table)


@MULTIPLAYER.get("tables/{table}/worlds", "bots")
async def worlds(
    context: RequestContext, table: TableId, seat: SeatQuery = None, seed: Seed = 0, n: WorldCount = 1
) -> SampledWorlds:
    """Return game states consistent with what the seat knows, for a bot that searches; `seed` deals the rest."""
    context.limit_in_process("worlds", table)
    return await context.app.long_poll.worlds(context.caller, table, seat, seed, n)


@MULTIPLAYER.get("tables/{table}/chat", "tables")
async def chat(context: RequestContext, table: TableId, since: Since = 0) -> tuple[ChatLine, ...]:
    """Return the chat."""
    return await context.app.rooms.chat_lines(context.caller, table, since)


@MULTIPLAYER.post("tables/{table}/chat", "tables")
async def say(context: RequestContext, table: TableId, data: ChatRequest) -> RequestAccepted:
    """Post a line of chat, if the table has a chat."""
    await context.limit("say", table)
    return await context.app.rooms.add_chat_line(context.caller, table, data)


@MULTIPLAYER.post("tables/{table}/reports", "trust", status=CREATED)
async def report(context: RequestContext, table: TableId, data: ReportRequest) -> ReportReceipt:
    """Report that something in the game is wrong."""
    await context.limit("report")
    return await context.app.rooms.report(context.caller, table, data)
