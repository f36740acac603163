"""Finished games: the record, replays, reviews and playing on from a point in them."""

from typing import cast

from sortilege.core.record import Record
from sortilege.tables.endpoints.endpoint import (
    CREATED,
    Endpoints,
    RequestContext,
    SeatPath,
    Since,
    StepNumber,
    TableId,
    ViewerQuery,
)
from sortilege.tables.protocol.after_game import PastDecision, PlayOnRequest, ReplayFrames, ReviewStatus
from sortilege.tables.protocol.tables import TableCreated

AFTER_GAME = Endpoints()


@AFTER_GAME.get("tables/{table}/record", "trust")
async def record(context: RequestContext, table: TableId) -> Record:
    """Return the record of a finished game with its key; `sortilege verify` checks it."""
    context.limit_in_process("read")
    return await context.app.rooms.record(context.caller, table)


@AFTER_GAME.get("tables/{table}/frames", "trust")
async def frames(context: RequestContext, table: TableId, seat: ViewerQuery = None, since: Since = 0) -> ReplayFrames:
    """Replay a finished game choice by choice, as any seat saw it."""
    await context.limit("frames")
    return cast("ReplayFrames", await context.app.replays.frames(context.caller, table, since, seat))


@AFTER_GAME.get("tables/{table}/moments/{at}/{seat}", "after")
async def past_decision(context: RequestContext, table: TableId, at: StepNumber, seat: SeatPath) -> PastDecision:
    """Return what a seat was asked at one point of a finished game, and what it chose."""
    await context.limit("frames")
    return await context.app.replays.past_decision(context.caller, table, at, seat)


@AFTER_GAME.post("tables/{table}/moments/{at}/{seat}", "after", status=CREATED, access="new_session")
async def play_on(
    context: RequestContext, table: TableId, at: StepNumber, seat: SeatPath, data: PlayOnRequest
) -> TableCreated:
    """Play on from there in that seat, against bots, at a new table; what the seat did not know is redealt."""
    await context.limit("make")
    return await context.app.replays.play_on(
        context.caller, table, at, seat, data, context.base_url, context.address_key
    )


@AFTER_GAME.get("tables/{table}/reviews/{seat}", "after")
async def review(context: RequestContext, table: TableId, seat: SeatPath) -> ReviewStatus:
    """Return the review of a seat's choices in a finished game, or its progress."""
    context.limit_in_process("ask", table)
    return await context.app.reviews.look(context.caller, context.thinking_owner, table, seat)


@AFTER_GAME.post("tables/{table}/reviews/{seat}", "after")
async def start_review(context: RequestContext, table: TableId, seat: SeatPath) -> ReviewStatus:
    """Start a review, unless it exists or is in progress."""
    await context.limit("review")
    return await context.app.reviews.ask(context.caller, context.thinking_owner, table, seat)


@AFTER_GAME.delete("tables/{table}/reviews/{seat}", "after")
async def cancel_review(context: RequestContext, table: TableId, seat: SeatPath) -> ReviewStatus:
    """Cancel a review in progress; only the caller who requested it can."""
    context.limit_in_process("ask", table)
    return await context.app.reviews.cancel(context.caller, context.thinking_owner, table, seat)
