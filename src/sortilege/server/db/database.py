"""The database: its connections and transactions, the time of tables, and errors when it is unavailable."""

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
from sortilege.server.db.postgres_timeouts import connect_args, set_long_timeouts
from sortilege.server.db.sqlite_connection import CONNECT_ARGS, MEMORY, Result, check_file, run_in_one_hop
from sortilege.tables import steady_clock
from sortilege.tables.logs import log
from sortilege.tables.refusals import Unavailable
from sortilege.tables.storage.store import Conflict

SQLITE = "sqlite"
DRIVERS = {SQLITE: "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

CLOCK_AHEAD_KEY = "clock ahead"  # setting: by how many seconds the wall clock is ahead of the tables' time
SELECT_WALL_TIME = "select extract(epoch from clock_timestamp())"
SET_CLOCK_AHEAD = """insert into settings (key, value) values (:key, :ahead)
    on conflict (key) do update set value = excluded.value where settings.value = :before"""
NOTIFY_CHANNEL = "sortilege"
RIGHTS_LOST = "?"  # notified in place of a table's id: the tables, sessions or accounts that follow have lost rights
DATA_EXCEPTION = "22"  # class of SQLSTATE: a value does not fit its type
MAX_CLOCK_QUERY_SECONDS = 0.5  # a slower answer is too old to compare clocks


@contextlib.contextmanager
def translate_errors() -> Iterator[None]:
    """Turn the errors of a database that cannot be reached or is full into Unavailable."""
    try:
        yield
    except (IntegrityError, Conflict):
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        refusal = Unavailable(player_message(error), retry_after=1.0)
        refusal.detail = driver_message(error)
        raise refusal from error


def url_of(database: str) -> URL:
    """Return the URL of a database given by URL or by the path of an SQLite file; raises BadOptions for other kinds."""
    kind = database.partition("://")[0].partition("+")[0] if "://" in database else SQLITE
    if kind not in DRIVERS:
        raise BadOptions(message("server-database-kind", kind=kind))
    try:
        url = make_url(database if "://" in database else f"{SQLITE}:///{database}")
    except (ArgumentError, ValueError):
        raise BadOptions(message("server-database-kind", kind=kind)) from None  # the error may contain a password
    return url.set(drivername=DRIVERS[kind])


def file_of(database: str) -> Path | None:
    """Return the file of an SQLite database; None for PostgreSQL and for one in memory."""
    url = url_of(database)
    if url.get_backend_name() == "postgresql" or url.database in (None, "", MEMORY):
        return None
    return Path(str(url.database))


class Database:
    """Connections and transactions, which all queries build on."""

    def __init__(self, database: str) -> None:
        self.url = url_of(database)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = self._engine()
        self.autocommit_engine = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.data_version: int | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes serve the same tables."""
        return self.postgres

    def _engine(self) -> AsyncEngine:
        if self.postgres:
            return create_async_engine(
                self.url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                pool_timeout=5,
                hide_parameters=True,
                connect_args=connect_args(),
            )
        # One connection: SQLite has one writer anyway, and this process never finds the file locked by itself.
        engine = create_async_engine(
            self.url.set(query={}),
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            pool_timeout=30,
            hide_parameters=True,
            connect_args=CONNECT_ARGS,
        )

        def begin(connection: Any) -> None:
            reading = connection.get_execution_options().get("reading")
            connection.exec_driver_sql("begin" if reading else "begin immediate")

        def check(dialect: Any, record: Any, args: list[Any], options: dict[str, Any]) -> None:
            check_file(self.url.database or MEMORY)

        event.listen(engine.sync_engine, "begin", begin)
        event.listen(engine.sync_engine, "do_connect", check)
        return engine

    async def open(self) -> None:
        async with self.transaction() as db:
            await migrate(db)
        if self.postgres:
            steady_clock.clock.use_shared_clock()
        steady_clock.clock.ahead = None  # start from the time that this database stores
        await self.compare_time()

    async def compare_time(self) -> None:
        """Check whether the wall clock was set, or whether another process found that it was."""
        asked = steady_clock.clock.steady()
        async with self.transaction() as db:
            found = await db.execute(select(schema.settings.c.value).where(schema.settings.c.key == CLOCK_AHEAD_KEY))
            before = found.scalar() or "0"
            wall = (
                float((await db.execute(text(SELECT_WALL_TIME))).scalar_one())
                if self.postgres
                else steady_clock.clock.wall()
            )
            if steady_clock.clock.ahead is not None and steady_clock.clock.steady() - asked > MAX_CLOCK_QUERY_SECONDS:
                return  # the answer is too old
            ahead = steady_clock.clock.compare(wall, float(before))
            if ahead is not None:
                log("clock_set", by=round(ahead - float(before), 3))
                await db.execute(text(SET_CLOCK_AHEAD), {"key": CLOCK_AHEAD_KEY, "ahead": str(ahead), "before": before})

    async def close(self) -> None:
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Run a transaction; raises Unavailable if the database cannot be reached or is full."""
        with translate_errors():
            async with self.engine.begin() as db:
                yield db

    @contextlib.asynccontextmanager
    async def read_snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Read the database as it is at one moment, without blocking writers, for as long as it takes."""
        with translate_errors():
            async with self.engine.connect() as connection:
                db = await connection.execution_options(reading=True)
                async with db.begin():
                    if self.postgres:
                        await db.execute(text("set transaction isolation level repeatable read, read only"))
                        await set_long_timeouts(db)
                    yield db

    async def _in_one_hop(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        with translate_errors():
            async with self.engine.connect() as connection:
                driver = (await connection.get_raw_connection()).driver_connection
                assert isinstance(driver, aiosqlite.Connection)
                return await run_in_one_hop(driver, work)

    async def lock(self, db: AsyncConnection, what: str) -> None:
        """Wait for other transactions about the same thing, and hold it until this one ends.

        A quota is counted before a row is added, so two processes must not count at once. SQLite has one writer anyway.
        """
        if self.postgres:
            await db.execute(text("select pg_advisory_xact_lock(hashtextextended(:what, 0))"), {"what": what})

    async def notify_change(self, db: AsyncConnection, id: str, rev: int) -> None:
        """Tell the other processes, when this transaction commits, which table changed and to which revision."""
        await self._notify(db, f"{id} {rev}")

    async def notify_rights_lost(self, db: AsyncConnection, *ids: str) -> None:
        """Tell the other processes, when this transaction commits, which tables, sessions or accounts lost rights."""
        await self._notify(db, " ".join((RIGHTS_LOST, *ids)))

    async def _notify(self, db: AsyncConnection, payload: str) -> None:
        """Notify all processes when this transaction commits. Payloads hold ids, hashes and revisions only."""
        if self.postgres:
            await db.execute(text("select pg_notify(:channel, :news)"), {"channel": NOTIFY_CHANNEL, "news": payload})

    async def changed_by_others(self) -> bool:
        """Return whether another program, such as an administrator's command, has written to an SQLite file."""
        if self.postgres:
            return False
        async with self.transaction() as db:
            now = int((await db.execute(text("pragma data_version"))).scalar_one())
        before, self.data_version = self.data_version, now
        return before not in (None, now)

    # Settings.

    async def setting(self, key: str, fresh: str) -> str:
        """Return a setting; the first process to ask stores `fresh`."""
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


def is_unavailable(error: Exception) -> bool:
    """Return whether the database itself is unreachable or full, so that nothing else can be written now either."""
    cause = error.__cause__
    return isinstance(cause, OperationalError | InterfaceError | sqlite3.OperationalError | OSError | TimeoutError)


def player_message(error: BaseException) -> Message:
    """Return the message for players. Only the log names the database and its address."""
    if "full" in driver_message(error):
        return message("server-full")
    return message("server-database")


def driver_message(error: BaseException) -> str:
    """Return the driver's error message without the statement and its values."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    state = str(getattr(inner, "sqlstate", None) or "")
    if state.startswith(DATA_EXCEPTION):  # PostgreSQL and its driver quote the value
        return f"{type(inner).__name__} ({state})"
    words = str(inner).splitlines()
    return words[0] if words else type(inner).__name__
