"""News between processes: which table has changed, and how far it is now. Each process reads and tells by itself.

SQLite serves one process, which needs no news. With PostgreSQL the transaction that writes a choice notifies; here
is who listens, notices a connection that was cut, and reads again what may have been missed.
"""

import asyncio
import contextlib
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from sortilege.server.db import SqlStore
from sortilege.server.db.postgres import CHANNEL, RIGHTS_LOST, connect_args
from sortilege.tables.live.registry import TableRegistry
from sortilege.tables.logs import log, log_failure
from sortilege.tables.refusals import Refused

CHECK = 2.0  # seconds between two looks whether the connection still answers
PATIENCE = 5.0
PAUSES = (0.1, 0.5, 1.0, 2.0)


class Listener:
    """One connection that only listens."""

    def __init__(self, store: SqlStore, tables: TableRegistry) -> None:
        self.tables = tables
        self.engine = create_async_engine(store.url, poolclass=NullPool, connect_args=connect_args())
        self.task: asyncio.Task[None] | None = None
        self.woken: set[asyncio.Task[None]] = set()
        self.connected = asyncio.Event()

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, *self.woken, return_exceptions=True)
        await self.engine.dispose()

    async def _run(self) -> None:
        failed = 0
        while True:
            try:
                await self._listen()
            except Exception as error:
                log("listener_lost", error=type(error).__name__)
            self.connected.clear()
            self.tables.metrics.count("listener_reconnects")
            await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
            failed += 1

    async def _listen(self) -> None:
        cut = asyncio.Event()
        async with self.engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            raw.add_termination_listener(lambda _: cut.set())
            await raw.add_listener(CHANNEL, self._heard)
            await self.tables.wake_all()
            self.connected.set()
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(cut.wait(), CHECK)
                    raise ConnectionResetError
                await asyncio.wait_for(raw.execute("select 1"), PATIENCE)

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        id, _, rev = str(payload).partition(" ")
        live = self.tables.live.get(id)
        if id == RIGHTS_LOST or (live is not None and not 0 <= int(rev) <= live.rev):  # most are this process's own
            task = asyncio.get_running_loop().create_task(self._wake(id, rev))
            self.woken.add(task)
            task.add_done_callback(self.woken.discard)

    async def _wake(self, id: str, rev: str) -> None:
        try:
            if id == RIGHTS_LOST:
                await self.tables.look_again(*rev.split())
            else:
                await self.tables.wake(id, int(rev))
        except Refused as refusal:
            log("wake_failed", table=id, why=str(refusal))
        except Exception as error:
            log_failure("wake_failed", error, table=id)
