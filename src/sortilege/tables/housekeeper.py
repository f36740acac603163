"""Periodic work of a process: overdue clocks, absent players, heartbeats, retention, and checks for missed changes."""

import gc
import time
from collections.abc import Awaitable, Callable

from sortilege.tables import steady_clock
from sortilege.tables.background import BackgroundTasks, TableTasks
from sortilege.tables.live.live_table import PRESENCE_SECONDS, LiveTable
from sortilege.tables.live.socket_lifecycle import record_heartbeats
from sortilege.tables.live.table_writer import CLAIM_SECONDS, TableWriter
from sortilege.tables.logs import log
from sortilege.tables.rate_limits import RateLimits
from sortilege.tables.rooms import clocks
from sortilege.tables.thinking.bot_driver import BotDriver

WALL_CLOCK_SECONDS = 1.0  # between checks of the wall clock
POLL_SECONDS = 0.5  # between polls for work that is due
HEARTBEAT_SECONDS = 15.0
RETENTION_SECONDS = 600.0  # between retention runs
MAX_OVERDUE_TABLES = 200  # per poll
GRACE_SECONDS = 1.0  # of presence for players whose socket is open right now
DAY_SECONDS = 86_400.0

Tidy = Callable[[float], Awaitable[None]]  # deletes what has not been touched since a time


class Housekeeper:
    """Does the work that no request starts."""

    def __init__(
        self,
        writer: TableWriter,
        bots: BotDriver,
        limits: RateLimits,
        tasks: BackgroundTasks,
        keep_days: float,
        tidy_more: Tidy | None = None,
    ) -> None:
        self.tables = writer.tables
        self.store = writer.tables.store
        self.writer = writer
        self.bots = bots
        self.limits = limits
        self.tasks = tasks
        self.keep_days = keep_days
        self.tidy_more = tidy_more
        self.overdue = TableTasks(tasks)

    def start(self) -> None:
        self.tasks.run_every(POLL_SECONDS, self.poll)
        self.tasks.run_every(HEARTBEAT_SECONDS, self.record_heartbeat)
        self.tasks.run_every(RETENTION_SECONDS, self.tidy)
        self.tasks.run_every(CLAIM_SECONDS / 3, self.bots.extend_claims)
        self.tasks.run_every(WALL_CLOCK_SECONDS, self.store.compare_time)

    async def poll(self) -> None:
        """Start what is due. Overdue clocks have a query of their own, so that bots cannot crowd them out."""
        self.bots.retry_failed()
        while self.overdue.failed:
            self.bots.step_soon(self.overdue.failed.pop())
        for id in await self.store.claim_overdue(self.tables.process, CLAIM_SECONDS, MAX_OVERDUE_TABLES):
            self.overdue.start(id, self._stand_in)
        await self.bots.claim_tables()
        if await self.store.changed_by_others():
            await self.writer.sync.check_all()
        self.tables.drop_idle()

    async def record_heartbeat(self) -> None:
        """Record that this process and its clients are alive."""
        for live in list(self.tables.live.values()):
            record_heartbeats(live)
        await self.store.extend_presence(self.tables.process, steady_clock.now() + PRESENCE_SECONDS)
        self.limits.processes = await self.store.heartbeat(self.tables.process, PRESENCE_SECONDS)

    async def tidy(self) -> None:
        """Delete finished tables after `keep_days`, and other tables untouched for twice as long."""
        age = self.keep_days * DAY_SECONDS
        if expired := await self.store.expired_tables(steady_clock.now() - age, steady_clock.now() - 2 * age):
            for id in expired:
                if live := self.tables.live.get(id):
                    self.tables.drop(live)
            await self.store.remove(expired)
            log("tables_removed", n=len(expired))
        await self.store.tidy(age)
        if self.tidy_more:
            await self.tidy_more(time.time() - age)
        gc.collect()  # full collections run here only: a server process turns the automatic ones off

    async def _stand_in(self, id: str) -> None:
        """Let bots take over the seats of players who ran out of time or have been away too long."""
        async with self.tables.at(id) as live:
            live.presence = await self.store.presence(live.id)
            for client in live.clients:
                for seat in client.seats:
                    live.presence[seat] = max(live.presence.get(seat, 0.0), steady_clock.now() + GRACE_SECONDS)

            def decide(live: LiveTable) -> None:
                now = steady_clock.now()
                for seat in live.open_seats():
                    late = clocks.stand_in_deadline(live.room, seat, live.presence)
                    if late and late[0] <= now:
                        live.room.seats[seat].stand_in = late[1]

            await self.writer.change_room(live, decide)  # also stores when to look at the other seats again
