"""Bring live tables up to date with what other processes have written."""

from sortilege.core.errors import BadChoice, NothingToUndo
from sortilege.core.record import AGREED_UNDO
from sortilege.tables.live.client import Client
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.presenter import publish, publish_chat, publish_snapshots
from sortilege.tables.live.revocation import close_revoked, recheck_clients
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.refusals import NotThere, Unavailable, Unreadable

DELETED_REVISION = 1 << 62  # above every revision: the table is no longer in the database
BATCH_SIZE = 200  # tables per query


class TableSync:
    """Reads other processes' changes and sends them to this process's clients."""

    def __init__(self, tables: TablesInMemory) -> None:
        self.tables = tables
        self.store = tables.store

    async def refresh(self, live: LiveTable) -> None:
        """Before a read: with several processes, memory may lag behind the database by a moment."""
        if self.store.shared:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have written since, and publish it."""
        saved = await self.store.read(live.id)
        if saved is None:
            self.tables.drop(live)
            for client in list(live.clients):
                client.close()
            return
        if saved.rev == live.rev:
            return
        if live.game is None:
            reloaded = await self.tables.load(saved)
            live.replace_with(reloaded)
            await recheck_clients(self.store, live)
            publish(live, ())
            if reloaded.game:
                publish_snapshots(live)
            return
        entries = [entry for entry in await self.store.entries(live.id, live.n) if entry.n < saved.n]
        if any(entry.id == AGREED_UNDO for entry in entries):
            live.replace_with(await self.tables.load(saved))
        else:
            live.room = saved.room
            for entry in entries:
                live.game.follow(entry)
            live.rev, live.stored_n = saved.rev, live.n
        await recheck_clients(self.store, live)
        publish(live, tuple(entries))

    async def restore_after_conflict(self, live: LiveTable) -> None:
        """Another process wrote first: discard what was decided in memory, and publish what was written."""
        saved = await self.store.read(live.id)
        if saved is None:
            raise NotThere("server-no-table")
        reloaded = await self.tables.load(saved)
        entries = [entry for entry in await self.store.entries(live.id, live.stored_n) if entry.n < reloaded.n]
        game_began = live.game is None and reloaded.game is not None
        live.replace_with(reloaded)
        await recheck_clients(self.store, live)
        publish(live, () if game_began else tuple(entries))
        if game_began:
            publish_snapshots(live)

    async def on_notification(self, id: str, rev: int) -> None:
        """Another process brought this table to this revision; −1 means chat or presence changed."""
        live = self.tables.live.get(id)
        if live is None or 0 <= rev <= live.rev:
            return
        async with live.lock:
            if live.dropped:
                return
            try:
                if rev < 0:
                    live.presence = await self.store.presence(id)
                    if live.room.chat:
                        await self.deliver_chat(live)
                    publish(live, ())
                elif live.rev < rev:
                    await self.catch_up(live)
            except (BadChoice, NothingToUndo, Unavailable, Unreadable):
                await self.tables.reload(live)

    async def check_all(self) -> None:
        """Compare every table and client with the database, because notifications may have been missed."""
        ids = list(self.tables.live)
        for at in range(0, len(ids), BATCH_SIZE):
            batch = ids[at : at + BATCH_SIZE]
            revisions = await self.store.revisions(batch)
            for id in batch:
                await self.on_notification(id, revisions.get(id, DELETED_REVISION))
                await self.on_notification(id, -1)
        await close_revoked(self.store, self._sockets())

    async def recheck_access(self, *about: str) -> None:
        """Close clients that lost access at these tables, or with these sessions or accounts."""
        lost = set(about)
        sockets = [(id, one) for id, one in self._sockets() if lost & {id, one.caller.session, one.caller.account}]
        await close_revoked(self.store, sockets)

    def _sockets(self) -> list[tuple[str, Client]]:
        return [(live.id, client) for live in self.tables.live.values() for client in live.clients]

    async def deliver_chat(self, live: LiveTable) -> None:
        """Send chat lines that this process's clients have not received."""
        publish_chat(live, await self.store.chat_lines(live.id, live.next_chat_line))
