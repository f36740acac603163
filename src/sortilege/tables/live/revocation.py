"""Close the sockets of callers who have signed out or lost a seat, in every process.

The database decides who holds what. A process compares its sockets with it when a hold ends: here, elsewhere (the
change feed names the tables or sessions), and for all sockets when notifications may have been missed.
"""

from collections.abc import Sequence

from sortilege.tables.live.client import Client, seat_turnovers
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.logs import log_summed
from sortilege.tables.refusals import Unavailable
from sortilege.tables.storage.store import Store

BATCH_SIZE = 200
REVOKED = 4403, "signed out, or no longer at this seat"  # WebSocket close code and reason


async def close_revoked(store: Store, sockets: Sequence[tuple[str, Client]]) -> None:
    """Close those of these (table, client) pairs that lost a right they had when they opened."""
    for at in range(0, len(sockets), BATCH_SIZE):
        batch = sockets[at : at + BATCH_SIZE]
        try:
            ended = await store.ended_sessions([client.caller.session for _, client in batch])
            holds = await store.holds_at([table for table, _ in batch])
        except Unavailable as refusal:
            log_summed("standing_unknown", why=str(refusal))
            for _, client in batch:
                client.close()  # clients reconnect, by which time the database may be back
            continue
        for table, client in batch:
            keeps_seats = all((table, seat, client.caller.holder) in holds for seat in client.held_seats)
            if client.caller.session in ended or not keeps_seats:
                client.close(*REVOKED)


async def recheck_clients(store: Store, live: LiveTable, clients: Sequence[Client] | None = None) -> None:
    """Close the clients of a table that lost a seat, before anything more is sent.

    By default these are checked whose seats changed hands. Every process does so at the revision that took a seat away,
    whichever process wrote it.
    """
    if clients is None:
        clients = [client for client in live.clients if client.may_have_lost_seats(live.room)]
    if not clients:
        return
    await close_revoked(store, [(live.id, client) for client in clients])
    for client in clients:
        client.turnovers = seat_turnovers(live.room, client.seats)
