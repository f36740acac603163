"""Whoever has signed out or lost a seat loses the sockets that they had opened, in every process.

The database says who holds what. A process compares its sockets with it when something was lost: here, elsewhere (the
news tell what to look at), and all of them when the news may have been missed.
"""

from collections.abc import Sequence

from sortilege.tables.live.live_table import Client
from sortilege.tables.logs import log
from sortilege.tables.refusals import Unavailable
from sortilege.tables.storage.store import Store

BATCH = 200
LOST = 4403, "signed out, or no longer at this seat"


async def close_lost(store: Store, found: Sequence[tuple[str, Client]]) -> None:
    """Close those of these sockets, each at its table, that may no longer do what they could when they opened."""
    for at in range(0, len(found), BATCH):
        some = found[at : at + BATCH]
        try:
            ended = await store.ended_sessions([client.person.session for _, client in some])
            held = await store.holds_at([table for table, _ in some])
        except Unavailable as refusal:
            log("standing_unknown", why=str(refusal))
            for _, client in some:
                client.close()  # they come back, and then the database may have too
            continue
        for table, client in some:
            kept = all((table, seat, client.person.holder) in held for seat in client.holds)
            if client.person.session in ended or not kept:
                client.close(*LOST)
