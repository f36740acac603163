"""The database: its connections, its transactions, its time, and what is said when it is away."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import event, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from sortilege.core.errors import BadOptions
from sortilege.core.text.message import Message, message
from sortilege.server.db import schema
from sortilege.server.db.migrations import migrate
from sortilege.server.db.postgres import RIGHTS_LOST, connect_args, notify_processes, set_long_timeouts
from sortilege.server.db.sqlite_thread import CONNECT_ARGS, MEMORY, Result, check_file, run_in_one_hop
from sortilege.tables import table_time
from sortilege.tables.logs import log
from sortilege.tables.refusals import Unavailable
from sortilege.tables.storage.store import Conflict

SQLITE = "sqlite"
DRIVERS = {SQLITE: "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

AHEAD = "clock ahead"  # the setting that says by how much the wall clock is ahead of the tables' time
WALL = "select extract(epoch from clock_timestamp())"
SET_AHEAD = """insert into settings (key, value) values (:key, :ahead)
    on conflict (key) do update set value = excluded.value where settings.value = :before"""
SLOW = 0.5  # seconds that the database may take to tell the time


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """A database that cannot be reached or is full becomes one clear refusal."""
    try:
        yield
    except (IntegrityError, Conflict):
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise Unavailable(sentence(error), retry_after=1.0) from error


def url_of(database: str) -> URL:
    """A database by its URL, or by the path of an SQLite file; raises BadOptions where it is of another kind."""
    kind = database.partition("://")[0].partition("+")[0] if "://" in database else SQLITE
    if kind not in DRIVERS:
        raise BadOptions(message("server-database-kind", kind=kind))
    try:
        url = make_url(database if "://" in database else f"{SQLITE}:///{database}")
    except (ArgumentError, ValueError):
        raise BadOptions(message("server-database-kind", kind=kind)) from None  # what it says may hold a password
    return url.set(drivername=DRIVERS[kind])


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL and for one in memory."""
    url = url_of(database)
    if url.get_backend_name() == "postgresql" or url.database in (None, "", MEMORY):
        return None
    return Path(str(url.database))


class Database:
    """What every query stands on."""

    def __init__(self, database: str) -> None:
        self.url = url_of(database)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = self._engine()
        self.at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # a statement is a transaction
        self.data_version: int | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes serve it too."""
        return self.postgres

    def _engine(self) -> AsyncEngine:
        if self.postgres:
            return create_async_engine(
                self.url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                pool_timeout=5,
                connect_args=connect_args(),
            )
        # One connection: SQLite has one writer anyway, and nobody ever finds it locked by ourselves.
        engine = create_async_engine(
            self.url.set(query={}),
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            pool_timeout=30,
            connect_args=CONNECT_ARGS,
        )

        def begin(connection: Any) -> None:
            reading = connection.get_execution_options().get("reading")
            connection.exec_driver_sql("begin" if reading else "begin immediate")

        event.listen(engine.sync_engine, "begin", begin)
        return engine

    async def open(self) -> None:
        if not self.postgres:
            with translated():
                check_file(self.url.database or MEMORY)
        async with self.transaction() as db:
            await migrate(db)
        if self.postgres:
            table_time.tables.share()
        table_time.tables.ahead = None  # begin with the time that this database has
        await self.compare_time()

    async def compare_time(self) -> None:
        """See whether the wall clock was set, or another process has found that it was."""
        asked = table_time.tables.steady()
        async with self.transaction() as db:
            found = await db.execute(select(schema.settings.c.value).where(schema.settings.c.key == AHEAD))
            before = found.scalar() or "0"
            wall = float((await db.execute(text(WALL))).scalar_one()) if self.postgres else table_time.tables.wall()
            if table_time.tables.ahead is not None and table_time.tables.steady() - asked > SLOW:
                return  # nobody knows how long ago that was
            ahead = table_time.tables.compare(wall, float(before))
            if ahead is not None:
                log("clock_set", by=round(ahead - float(before), 3))
                await db.execute(text(SET_AHEAD), {"key": AHEAD, "ahead": str(ahead), "before": before})

    async def close(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; a database that cannot be reached or is full becomes one clear refusal."""
        with translated():
            async with self.engine.begin() as db:
                yield db

    @contextlib.asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """One moment of the database to read for as long as it takes, in nobody's way."""
        with translated():
            async with self.engine.connect() as connection:
                db = await connection.execution_options(reading=True)
                async with db.begin():
                    if self.postgres:
                        await db.execute(text("set transaction isolation level repeatable read, read only"))
                        await set_long_timeouts(db)
                    yield db

    async def _in_one_hop(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        with translated():
            async with self.engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert isinstance(driver, aiosqlite.Connection)
                return await run_in_one_hop(driver, work)

    async def notify_change(self, db: AsyncConnection, id: str, rev: int) -> None:
        """Tell the other processes, when this transaction commits, which table changed and to which revision."""
        await notify_processes(db, f"{id} {rev}")

    async def notify_rights_lost(self, db: AsyncConnection, *ids: str) -> None:
        """Tell the other processes, when this transaction commits, which tables, sessions or accounts lost rights."""
        await notify_processes(db, " ".join((RIGHTS_LOST, *ids)))

    async def changed_by_others(self) -> bool:
        """Whether another program, such as an administrator's command, has written to an SQLite file."""
        if self.postgres:
            return False
        async with self.transaction() as db:
            now = int((await db.execute(text("pragma data_version"))).scalar_one())
        before, self.data_version = self.data_version, now
        return before not in (None, now)

    # Settings.

    async def setting(self, key: str, fresh: str) -> str:
        """A value that is made once, at the first start; of several processes that start at once, by the first."""
        if (found := await self._setting(key)) is not None:
            return found
        try:
            async with self.transaction() as db:
                await db.execute(insert(schema.settings).values(key=key, value=fresh))
        except IntegrityError:
            fresh = await self._setting(key) or fresh
        return fresh

    async def _setting(self, key: str) -> str | None:
        c = schema.settings.c
        async with self.transaction() as db:
            return (await db.execute(select(c.value).where(c.key == key))).scalar()


def away(error: Exception) -> bool:
    """Whether the database itself is away or full, so that nothing else could be written now either."""
    cause = error.__cause__
    return isinstance(cause, OperationalError | InterfaceError | sqlite3.OperationalError | OSError | TimeoutError)


def sentence(error: BaseException) -> Message:
    """What a player is told; how our database is called and where it is, is for the log."""
    if "full" in reason(error):
        return message("server-full")
    return message("server-database")


def reason(error: BaseException) -> str:
    """The driver's own words without the statement and its values."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    words = str(inner).splitlines()
    return words[0] if words else type(inner).__name__
