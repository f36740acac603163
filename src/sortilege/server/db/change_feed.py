"""Notifications between processes: which table has changed, and to which revision.

SQLite serves one process, which needs none. With PostgreSQL the transaction that writes a move notifies. This module
listens, notices a lost connection, and then reads again what it may have missed. Each process updates its own clients.
"""

import asyncio
import contextlib
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from sortilege.server.db import SqlStore
from sortilege.server.db.database import NOTIFY_CHANNEL, RIGHTS_LOST
from sortilege.server.db.postgres_timeouts import connect_args
from sortilege.tables.live.process_sync import TableSync
from sortilege.tables.logs import log, log_failure, log_summed
from sortilege.tables.refusals import Refused

CHECK_SECONDS = 2.0  # between two checks that the connection answers
ANSWER_SECONDS = 5.0
RECONNECT_SECONDS = (0.1, 0.5, 1.0, 2.0)


class ChangeFeed:
    """One connection that only listens, and the tables that it wakes."""

    def __init__(self, store: SqlStore, sync: TableSync) -> None:
        self.sync = sync
        self.tables = sync.tables
        self.engine = create_async_engine(
            store.url, poolclass=NullPool, hide_parameters=True, connect_args=connect_args()
        )
        self.task: asyncio.Task[None] | None = None
        self.wake_tasks: set[asyncio.Task[None]] = set()
        self.connected = asyncio.Event()

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, *self.wake_tasks, return_exceptions=True)
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
            await asyncio.sleep(RECONNECT_SECONDS[min(failed, len(RECONNECT_SECONDS) - 1)])
            failed += 1

    async def _listen(self) -> None:
        cut = asyncio.Event()
        async with self.engine.connect() as connection:
            raw = (await connection.get_raw_connection()).driver_connection
            assert raw is not None
            raw.add_termination_listener(lambda _: cut.set())
            await raw.add_listener(NOTIFY_CHANNEL, self._receive)
            await self.sync.check_all()
            self.connected.set()
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(cut.wait(), CHECK_SECONDS)
                    raise ConnectionResetError
                await asyncio.wait_for(raw.execute("select 1"), ANSWER_SECONDS)

    def _receive(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        id, _, rev = str(payload).partition(" ")
        live = self.tables.live.get(id)
        if id == RIGHTS_LOST or (live is not None and not 0 <= int(rev) <= live.rev):  # most come from this process
            task = asyncio.get_running_loop().create_task(self._wake(id, rev))
            self.wake_tasks.add(task)
            task.add_done_callback(self.wake_tasks.discard)

    async def _wake(self, id: str, rev: str) -> None:
        try:
            if id == RIGHTS_LOST:
                await self.sync.recheck_access(*rev.split())
            else:
                await self.sync.on_notification(id, int(rev))
        except Refused as refusal:
            log_summed("wake_failed", table=id, why=str(refusal))
        except Exception as error:
            log_failure("wake_failed", error, table=id)
