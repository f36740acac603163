"""What only matters where others come to a table: invitations, chat, programs, reports to the host."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from sortilege.tables.endpoints.endpoint import CREATED, Endpoints, RequestContext, SeatQuery, Since, TableId
from sortilege.tables.play.long_poll import LONGEST, MOST_WORLDS
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

OTHERS = Endpoints()

WaitSeconds = Annotated[int, Meta(ge=0, le=LONGEST, description="How long to wait at most.")]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1, description="Another one gives other worlds.")]
HowMany = Annotated[int, Meta(ge=1, le=MOST_WORLDS, description="How many.")]


@OTHERS.get("tables", "tables")
async def open_tables(visit: RequestContext) -> list[TableListing]:
    """Open tables that wait for somebody."""
    return await visit.house.rooms.open_tables()


@OTHERS.post("tables/{table}/join", "tables", who="somebody")
async def join(visit: RequestContext, table: TableId, data: JoinRequest) -> JoinResult:
    """Sit down by an invitation, which works once, or come back on another device by one's own way back."""
    await visit.count("join")
    house, person = visit.house, visit.person
    kept = msgspec.structs.replace(data, mail=house.place_of(data.mail, person))
    joined = await house.rooms.join(person, table, kept, visit.base)
    await house.write_to(data.mail, person, visit.address)
    return joined


@OTHERS.post("tables/{table}/way-back", "tables")
async def way_back(visit: RequestContext, table: TableId, data: SeatRequest) -> ReturnLink:
    """A new way back to one's own seat; older ones lapse."""
    visit.spend("ask")
    return await visit.house.rooms.way_back(visit.person, table, data.seat, visit.base)


@OTHERS.delete("tables/{table}/devices", "tables")
async def end_devices(visit: RequestContext, table: TableId, seat: SeatQuery = None) -> RoomSnapshot:
    """End every other device of one's seat, and its way back."""
    visit.spend("ask")
    return await visit.house.rooms.end_devices(visit.person, table, seat)


@OTHERS.post("tables/{table}/invitations", "tables")
async def invite(visit: RequestContext, table: TableId, data: InvitationRequest) -> Invitation:
    """A new invitation to a free seat, for the host; the one before lapses."""
    visit.spend("ask")
    return await visit.house.rooms.invite(visit.person, table, data.seat, visit.base)


@OTHERS.post("tables/{table}/kick", "tables")
async def kick(visit: RequestContext, table: TableId, data: KickRequest) -> Invitation:
    """Send away whoever holds a seat, and block them if wanted; returns a new invitation to it."""
    visit.spend("ask")
    return await visit.house.rooms.kick(visit.person, table, data, visit.base)


@OTHERS.get("tables/{table}/turn", "bots")
async def turn(
    visit: RequestContext, table: TableId, seat: SeatQuery = None, wait: WaitSeconds = LONGEST
) -> TableSnapshot:
    """Wait until one is asked or the game is over, and tell the table; after so many seconds, as it is."""
    house, person, address = visit.house, visit.person, visit.address
    visit.spend("turn", table)
    house.places.take(address, person.account or person.session, table)
    gone = asyncio.create_task(visit.hung_up())
    try:
        return await house.waiting.turn(person, table, seat, wait, gone)
    finally:
        gone.cancel()
        house.places.leave(address, person.account or person.session, table)


@OTHERS.get("tables/{table}/worlds", "bots")
async def worlds(
    visit: RequestContext, table: TableId, seat: SeatQuery = None, seed: Seed = 0, n: HowMany = 1
) -> SampledWorlds:
    """Games that agree with all that one knows, for a bot that searches; the rest of each is dealt by the seed."""
    visit.spend("worlds", table)
    return await visit.house.waiting.worlds(visit.person, table, seat, seed, n)


@OTHERS.get("tables/{table}/chat", "tables")
async def chat(visit: RequestContext, table: TableId, since: Since = 0) -> tuple[ChatLine, ...]:
    """What was said."""
    return await visit.house.rooms.lines(visit.person, table, since)


@OTHERS.post("tables/{table}/chat", "tables")
async def say(visit: RequestContext, table: TableId, data: ChatRequest) -> RequestAccepted:
    """Say something, where the table has a chat."""
    await visit.count("say", table)
    return await visit.house.rooms.say(visit.person, table, data)


@OTHERS.post("tables/{table}/reports", "trust", status=CREATED)
async def report(visit: RequestContext, table: TableId, data: ReportRequest) -> ReportReceipt:
    """“This is wrong.”"""
    await visit.count("report")
    return await visit.house.rooms.report(visit.person, table, data)
