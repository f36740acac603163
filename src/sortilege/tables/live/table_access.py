"""Who may see a live table, and which seats a caller holds there."""

import contextlib
import time
from collections.abc import AsyncIterator

from sortilege.tables.identity import HOST, Caller
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.process_sync import TableSync
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.refusals import Illegal, NotAllowed, NotThere
from sortilege.tables.table_signals import TableSignals


class TableAccess:
    """Checks callers against the database. Always under the table's lock, so that a removed player cannot slip in."""

    def __init__(self, tables: TablesInMemory, sync: TableSync, signals: TableSignals) -> None:
        self.tables = tables
        self.sync = sync
        self.signals = signals

    @contextlib.asynccontextmanager
    async def locked_table(self, caller: Caller, id: str) -> AsyncIterator[tuple[LiveTable, tuple[int, ...], bool]]:
        """Lock the current table for a caller who may see it; yield it with their seats and whether they are the host.

        The seats are read last, so that nothing newer than they are is sent on their authority.
        """
        async with self.tables.at(id) as live:
            await self.sync.refresh(live)
            mine, host = await self.seats_of(caller, id)
            if not (mine or host or live.room.spectators):
                raise NotThere("server-no-table")
            live.last_visit = time.monotonic()
            if live.next_bot_seat() is not None:
                self.signals.visited.send(live.id)
            yield live, mine, host

    async def seats_of(self, caller: Caller, id: str) -> tuple[tuple[int, ...], bool]:
        """Return the seats this caller holds, and whether they are the host."""
        seats = await self.tables.store.seats_of(caller, id)
        return tuple(seat for seat in seats if seat != HOST), HOST in seats


def pick_seat(mine: tuple[int, ...], wanted: int | None) -> int:
    """Return the caller's seat that a request is about; raises NotAllowed or Illegal."""
    if not mine:
        raise NotAllowed("server-not-seated")
    if wanted is None:
        if len(mine) > 1:
            raise Illegal("server-which-seat", seats=mine)
        return mine[0]
    if wanted not in mine:
        raise NotAllowed("server-not-your-seat")
    return wanted
