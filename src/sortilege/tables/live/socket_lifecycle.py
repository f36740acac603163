"""Sockets at live tables: attach a client, detach it, resume after a lost connection, and close silent ones."""

import contextlib
import time

from sortilege.tables import steady_clock
from sortilege.tables.identity import Caller
from sortilege.tables.live.client import Client
from sortilege.tables.live.live_table import PRESENCE_SECONDS, LiveTable
from sortilege.tables.live.presenter import log_steps, publish, send_snapshot, send_snapshots, send_steps
from sortilege.tables.live.revocation import recheck_clients
from sortilege.tables.live.table_access import TableAccess, pick_seat
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.refusals import Refused
from sortilege.tables.rooms import seating
from sortilege.tables.storage.store import LogSpan

SILENT_CLIENT_SECONDS = 60.0  # without a message for this long, a client counts as gone
MAX_RESUMED_STEPS = 200  # a client further behind gets a snapshot instead


class SocketService:
    """Connects clients to tables and keeps track of who is present."""

    def __init__(self, access: TableAccess, writer: TableWriter) -> None:
        self.tables = access.tables
        self.access = access
        self.writer = writer

    async def attach(self, caller: Caller, id: str) -> Client:
        """Open a socket: mark its player present and send the whole table."""
        async with self.access.locked_table(caller, id) as (live, mine, host):
            client = Client(caller, mine, host, live.room)
            await self._mark_present(live, client)
            live.clients.add(client)
            await recheck_clients(self.tables.store, live, [client])  # rights lost before it was added
            send_snapshots(live, client)
            return client

    async def _mark_present(self, live: LiveTable, client: Client) -> None:
        mine, until = client.seats, steady_clock.now() + PRESENCE_SECONDS
        await self.tables.store.mark_present(live.id, client.presence_ids, self.tables.process, until)
        for id in client.presence_ids:
            live.presence[id] = until
        if any(live.room.seats[seat].stand_in not in ("", "resigned") for seat in mine):
            await self.writer.change_room(
                live, lambda live: [seating.end_stand_in(live.room, seat, steady_clock.now()) for seat in mine]
            )
        else:
            publish(live, ())

    def forget(self, client: Client, id: str) -> None:
        """Remove a client because the server is stopping: `Store.mark_all_absent` then covers everyone at once."""
        if (live := self.tables.live.get(id)) is not None:
            live.clients.discard(client)

    async def detach(self, client: Client, id: str, lasting: float = 0.0) -> None:
        """Close a socket: unless another one is open, its player is absent from now on, or in `lasting` seconds."""
        self.forget(client, id)
        with contextlib.suppress(Refused):
            async with self.tables.at(id) as live:
                live.clients.discard(client)
                others = {presence_id for other in live.clients for presence_id in other.presence_ids}
                absent = tuple(presence_id for presence_id in client.presence_ids if presence_id not in others)
                if absent:
                    now = steady_clock.now() + lasting
                    await self.tables.store.mark_absent(live.id, absent, self.tables.process, now)
                    if self.tables.store.shared:  # they may still be present at another process
                        live.presence = await self.tables.store.presence(live.id)
                    else:
                        live.mark_absent(absent, now)
                    publish(live, ())
                    if not lasting and set(absent) & set(live.open_seats()):
                        await self.writer.change_room(live, lambda live: None)  # recomputes when a bot stands in

    async def resume(self, client: Client, id: str, seat: int | None, version: int | None) -> None:
        """Send the steps after a version, or the whole table if those are too many."""
        async with self.tables.at(id) as live:
            if client.closing:
                return
            viewer = pick_seat(client.seats, seat) if client.seats else None
            now = live.version(viewer)
            if version is None or version > now or now - version > MAX_RESUMED_STEPS or live.game is None:
                send_snapshot(live, client, viewer)
                return
            span = LogSpan(viewer=viewer, end=live.n, limit=now - version, latest=True)
            entries = await self.tables.store.visible_entries(id, span) if version < now else []
            send_steps(live, client, viewer, log_steps(live, entries, viewer, version))


def record_heartbeats(live: LiveTable) -> None:
    """Extend the presence of every open client; close clients that have been silent for too long."""
    until, silent = steady_clock.now() + PRESENCE_SECONDS, time.monotonic() - SILENT_CLIENT_SECONDS
    for client in list(live.clients):
        if client.last_heard < silent:
            client.close(why="nothing was heard for a minute")
            continue
        for id in client.presence_ids:
            live.presence[id] = until
