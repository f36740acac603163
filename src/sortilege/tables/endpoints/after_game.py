"""After the end: the record, the game seen again, reviews, and playing on from a moment of it."""

from typing import cast

from sortilege.core.record import Record
from sortilege.tables.endpoints.endpoint import (
    CREATED,
    AnySeat,
    Endpoints,
    MomentPlace,
    RequestContext,
    SeatPlace,
    Since,
    TableId,
)
from sortilege.tables.protocol.after_game import PastDecision, PlayOnRequest, ReplayFrames, ReviewStatus
from sortilege.tables.protocol.tables import TableCreated

AFTER = Endpoints()


@AFTER.get("tables/{table}/record", "trust")
async def record(visit: RequestContext, table: TableId) -> Record:
    """The record with the key, after the end; `sortilege verify` checks it."""
    return await visit.house.rooms.record(visit.person, table)


@AFTER.get("tables/{table}/frames", "trust")
async def frames(visit: RequestContext, table: TableId, seat: AnySeat = None, since: Since = 0) -> ReplayFrames:
    """The game again after the end, choice by choice, as any seat saw it."""
    await visit.count("frames")
    return cast("ReplayFrames", await visit.house.replays.frames(visit.person, table, since, seat))


@AFTER.get("tables/{table}/moments/{at}/{seat}", "after")
async def moment(visit: RequestContext, table: TableId, at: MomentPlace, seat: SeatPlace) -> PastDecision:
    """What a seat was asked at a moment of a game that is over, and what it chose."""
    await visit.count("frames")
    return await visit.house.replays.moment(visit.person, table, at, seat)


@AFTER.post("tables/{table}/moments/{at}/{seat}", "after", status=CREATED, who="somebody")
async def play_on(
    visit: RequestContext, table: TableId, at: MomentPlace, seat: SeatPlace, data: PlayOnRequest
) -> TableCreated:
    """Play on from there in that seat, against bots, at a new table; what the seat did not know is dealt anew."""
    await visit.count("make")
    return await visit.house.replays.play_on(visit.person, table, at, seat, data, visit.base, visit.where)


@AFTER.get("tables/{table}/reviews/{seat}", "after")
async def review(visit: RequestContext, table: TableId, seat: SeatPlace) -> ReviewStatus:
    """What the choices of a seat were worth in a game that is over, or how far that is."""
    visit.spend("ask", table)
    return await visit.house.reviews.look(visit.person, visit.owner, table, seat)


@AFTER.post("tables/{table}/reviews/{seat}", "after")
async def ask_review(visit: RequestContext, table: TableId, seat: SeatPlace) -> ReviewStatus:
    """Begin it, unless it is there already or under way."""
    await visit.count("review")
    return await visit.house.reviews.ask(visit.person, visit.owner, table, seat)


@AFTER.delete("tables/{table}/reviews/{seat}", "after")
async def cancel_review(visit: RequestContext, table: TableId, seat: SeatPlace) -> ReviewStatus:
    """Stop one that is under way, for whoever asked for it."""
    visit.spend("ask", table)
    return await visit.house.reviews.cancel(visit.person, visit.owner, table, seat)
