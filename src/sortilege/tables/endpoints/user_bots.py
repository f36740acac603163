"""Users' bots over HTTP: wait for a turn, and imagine worlds to search."""

import asyncio
from typing import Annotated

from msgspec import Meta

from sortilege.tables.endpoints.endpoint import Endpoints, RequestContext, SeatQuery, TableId
from sortilege.tables.play.long_poll import MAX_WAIT_SECONDS, MAX_WORLDS
from sortilege.tables.protocol.play import SampledWorlds, TableSnapshot

USER_BOTS = Endpoints()

WaitSeconds = Annotated[int, Meta(ge=0, le=MAX_WAIT_SECONDS, description="How long to wait at most.")]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1, description="Different seeds return different worlds.")]
WorldCount = Annotated[int, Meta(ge=1, le=MAX_WORLDS, description="How many worlds.")]


@USER_BOTS.get("tables/{table}/turn", "bots")
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


@USER_BOTS.get("tables/{table}/worlds", "bots")
async def worlds(
    context: RequestContext, table: TableId, seat: SeatQuery = None, seed: Seed = 0, n: WorldCount = 1
) -> SampledWorlds:
    """Return game states consistent with what the seat knows, for a bot that searches; `seed` deals the rest."""
    context.limit_in_process("worlds", table)
    return await context.app.long_poll.worlds(context.caller, table, seat, seed, n)
