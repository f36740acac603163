"""The live tables of this process: load a table into memory, lock it, and drop it."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from sortilege.tables import steady_clock
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.loader import load_table
from sortilege.tables.live.presenter import publish_snapshots
from sortilege.tables.live.revocation import recheck_clients
from sortilege.tables.metrics import Metrics
from sortilege.tables.refusals import NotThere, Refused, Unavailable
from sortilege.tables.rooms import clocks
from sortilege.tables.storage.store import Conflict, SavedTable, Store, TableChange

IDLE_TABLE_SECONDS = 60.0  # a table that no client watches leaves memory after this long


class TablesInMemory:
    """All tables that this process has in memory."""

    def __init__(self, store: Store, process: str, metrics: Metrics) -> None:
        self.store = store
        self.process = process
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        self._loading = WeakValueDictionary[str, asyncio.Lock]()  # each lasts while a request waits for it

    async def get(self, id: str) -> LiveTable:
        """Return the table, from memory or from the database; raises NotThere."""
        if live := self.live.get(id):
            live.last_used = time.monotonic()
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):
            if live := self.live.get(id):
                return live
            saved = await self.store.read(id)
            if saved is None:
                raise NotThere("server-no-table")
            live = await self.load(saved)
            live.presence = await self.store.presence(id)
            live.next_chat_line = await self.store.next_chat_line(id) if live.room.chat else 0
            self.live[id] = live
        return live

    async def load(self, saved: SavedTable) -> LiveTable:
        """Restore a table; if its game had to move to new rules, store that before anything builds on it."""
        live = await load_table(self.store, saved)
        if live.game is None or live.upgrades == saved.upgrades or live.room.phase == "over":
            return live
        if live.unsaved and live.room.phase == "playing":
            clocks.switch_clocks(live.room, live.open_seats(), (), steady_clock.now(), undone=True)
        change = TableChange(
            id=saved.id, rev=saved.rev, room=live.room, n=live.n, due=0.0, bots=0.0, upgrades=live.upgrades,
            snapshot=live.game.snapshot(), base=live.game.base, entries=live.unsaved,
        )  # fmt: skip
        try:
            await self.store.save(change)
        except Conflict:  # another process loaded it at the same time
            current = await self.store.read(saved.id)
            if current and current.rev == saved.rev:
                raise Unavailable("server-quicker", retry_after=0.2) from None
            return await self.load(current) if current else live
        live.rev, live.unsaved, live.stored_n = live.rev + 1, (), live.n
        return live

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """Lock the table. If the body fails unexpectedly, discard the table's memory and read it again."""
        while True:
            live = await self.get(id)
            async with live.lock:
                if live.dropped:
                    continue
                try:
                    yield live
                except Refused as refusal:
                    if isinstance(refusal, Unavailable):
                        await self.reload(live)
                    raise
                except Conflict:
                    await self.reload(live)
                    raise Unavailable("server-quicker", retry_after=0.2) from None
                except BaseException:
                    await self.reload(live)
                    raise
                return

    async def reload(self, live: LiveTable) -> None:
        """Drop a table whose stored state is unknown, and send its clients what the database says."""
        self.drop(live)
        clients = list(live.clients)
        live.clients.clear()
        try:
            reloaded = await self.get(live.id)
        except (Refused, OSError):
            for client in clients:
                client.close()  # clients reconnect, by which time the database may be back
            return
        reloaded.clients.update(clients)
        await recheck_clients(self.store, reloaded, clients)
        publish_snapshots(reloaded)

    def drop(self, live: LiveTable) -> None:
        """Remove a table from memory."""
        live.dropped = True
        if self.live.get(live.id) is live:
            del self.live[live.id]

    def drop_idle(self) -> None:
        now = time.monotonic()
        for live in list(self.live.values()):
            if not live.clients and not live.lock.locked() and now - live.last_used > IDLE_TABLE_SECONDS:
                self.drop(live)
