"""Queries. Every change of a table goes through `save`, which is one transaction or nothing."""

import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    TextClause,
    and_,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    true,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from sortilege.core.record import Upgrade
from sortilege.core.said import Said, said
from sortilege.server.background import clock
from sortilege.server.host.logs import log
from sortilege.server.refusals import TooMany, Unavailable, Unreadable
from sortilege.server.storage import presence, schema
from sortilege.server.storage.migrations import migrate
from sortilege.server.storage.onehop import MEMORY, Connection, Found, open_database
from sortilege.server.storage.patience import connect_args, patient
from sortilege.server.storage.writing import ALL_AT_ONCE, INSERT, UPDATE, Batch, Writing, at_sqlite, for_postgres
from sortilege.server.table.room import Room, pack, unpack
from sortilege.server.table.seats import Hold, Person, Reseated
from sortilege.server.table.sitting import Entry, Row

CHANNEL = "sortilege"
MOST_REPORTS, REPORTS_A_DAY, REPORTS_AT_TABLE = 5_000, 500, 20
LOST = "?"  # before the tables, sessions or accounts of which somebody has lost something


class Conflict(Exception):
    """Another process changed the table first: read it again."""


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the database has it."""

    id: str
    rev: int
    n: int
    room: Room
    snapshot: bytes | None
    base: bytes | None
    upgrades: tuple[Upgrade, ...]
    changed: float


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """What a change of a table writes; fields that stay are None."""

    id: str
    rev: int  # the one it was read at
    room: Room
    n: int
    due: float | None  # when a clock runs out or somebody has been away too long
    bots: float | None = None  # since when bots have to choose; None also while they rest
    claim: tuple[str, float] | None = None
    snapshot: bytes | None = None
    base: bytes | None = None
    upgrades: tuple[Upgrade, ...] | None = None
    entries: tuple[Entry, ...] = ()
    by: tuple[Person, int] | None = None  # who chose, and for which seat: nothing is written unless it is theirs
    reseated: Reseated | None = None
    results: Mapping[str, bool] | None = None  # by account: who has played, and whether they have won


# What some changes write beside the table and its log, in the same transaction.
LET_GO = text("delete from holds where table_id = :table_id and seat = :seat and holder <> :but")
HOLD = text("""insert into holds (table_id, seat, holder) values (:table_id, :seat, :holder)
    on conflict (table_id, seat, holder) do nothing""")
RESULT = text("""insert into results (account, table_id, game, won, at) values (:account, :table_id, :game, :won, :at)
    on conflict (account, table_id) do nothing""")

AHEAD = "clock ahead"  # the setting that says by how much the wall clock is ahead of the tables' time
WALL = "select extract(epoch from clock_timestamp())"
SET_AHEAD = """insert into settings (key, value) values (:key, :ahead)
    on conflict (key) do update set value = excluded.value where settings.value = :before"""
SLOW = 0.5  # seconds that the database may take to tell the time

NOW = "extract(epoch from clock_timestamp())"
LEVEL = f"least(cast(:burst as float8), b.level + ({NOW} - b.at) * cast(:rate as float8))"
SPEND = text(f"""insert into buckets as b (who, level, at) values (:who, cast(:burst as float8) - 1, {NOW})
    on conflict (who) do update set level = {LEVEL} - 1, at = {NOW} where {LEVEL} >= 1 returning level""")
WAIT = text(f"select (1 - {LEVEL}) / cast(:rate as float8) from buckets as b where who = :who and {LEVEL} < 1")
ALIVE = text(f"""insert into processes (name, until) values (:name, {NOW} + cast(:seconds as float8))
    on conflict (name) do update set until = excluded.until""")


def changed_values(change: Changed) -> dict[str, Any]:
    claimed_by, claimed_until = change.claim or (None, None)
    person, seat = change.by or (None, None)
    return {
        "id": change.id,
        "rev": change.rev,
        "n": change.n,
        "phase": change.room.phase,
        "open": change.room.open,
        "room": pack(change.room),
        "changed": clock.now(),
        "due": change.due,
        "bots": change.bots,
        "claimed_by": claimed_by,
        "claimed_until": claimed_until,
        "holder": person.holder if person else None,
        "session": person.session if person else None,
        "seat": seat,
        "snapshot": change.snapshot,
        "base": change.base,
        "upgrades": None if change.upgrades is None else msgspec.msgpack.encode(change.upgrades),
    }


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
    """A database by its URL, or by the path of an SQLite file."""
    return make_url(database if "://" in database else f"sqlite+aiosqlite:///{database}")


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL and for one in memory."""
    url = url_of(database)
    if url.get_backend_name() == "postgresql" or url.database in (None, "", MEMORY):
        return None
    return Path(str(url.database))


class Store:
    """The database, and nothing but the database."""

    def __init__(self, database: str) -> None:
        self.url = url_of(database)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = self._engine()
        self.at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # a statement is a transaction
        self.writing = Writing(self._commit, away)
        self.coming = Writing(self._come_and_go, away)
        self.data_version: int | None = None

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
            self.url,
            poolclass=AsyncAdaptedQueuePool,
            pool_size=1,
            max_overflow=0,
            pool_timeout=30,
            async_creator=partial(open_database, self.url.database or MEMORY),
        )

        def begin(connection: Any) -> None:
            reading = connection.get_execution_options().get("reading")
            connection.exec_driver_sql("begin" if reading else "begin immediate")

        event.listen(engine.sync_engine, "begin", begin)
        return engine

    async def open(self) -> None:
        async with self.transaction() as db:
            await migrate(db)
        if self.postgres:
            clock.tables.share()
        clock.tables.ahead = None  # begin with the time that this database has
        await self.compare_time()

    async def compare_time(self) -> None:
        """See whether the wall clock was set, or another process has found that it was."""
        asked = clock.tables.steady()
        async with self.transaction() as db:
            found = await db.execute(select(schema.settings.c.value).where(schema.settings.c.key == AHEAD))
            before = found.scalar() or "0"
            wall = float((await db.execute(text(WALL))).scalar_one()) if self.postgres else clock.tables.wall()
            if clock.tables.ahead is not None and clock.tables.steady() - asked > SLOW:
                return  # nobody knows how long ago that was
            ahead = clock.tables.compare(wall, float(before))
            if ahead is not None:
                log("clock_set", by=round(ahead - float(before), 3))
                await db.execute(text(SET_AHEAD), {"key": AHEAD, "ahead": str(ahead), "before": before})

    async def close(self) -> None:
        await self.writing.close()
        await self.coming.close()
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
                        await patient(db)
                    yield db

    # Tables.

    async def make(self, id: str, room: Room, holders: Sequence[Hold]) -> None:
        """A new table, and who holds which of its seats."""
        async with self.transaction() as db:
            await db.execute(
                insert(schema.tables).values(
                    id=id,
                    rev=0,
                    n=0,
                    phase=room.phase,
                    open=room.open,
                    room=pack(room),
                    upgrades=msgspec.msgpack.encode(()),
                    changed=clock.now(),
                    claimed_until=0.0,
                )
            )
            if holders:
                await db.execute(HOLD, [held(id, one) for one in holders])

    async def read(self, id: str) -> Saved | None:
        async with self.transaction() as db:
            row = (await db.execute(select(schema.tables).where(schema.tables.c.id == id))).mappings().first()
        return None if row is None else saved(row)

    async def entries(self, id: str, since: int = 0) -> list[Entry]:
        where = and_(schema.choices.c.table_id == id, schema.choices.c.n >= since)
        async with self.transaction() as db:
            rows = await db.execute(select(schema.choices).where(where).order_by(schema.choices.c.n))
            return [entry(row) for row in rows.mappings()]

    async def answered(self, id: str, seat: int, version: int) -> list[str]:
        """What this seat chose in answer to this version, if it did."""
        c = schema.choices.c
        where = and_(c.table_id == id, c.seat == seat, c.answered == version)
        async with self.transaction() as db:
            return list((await db.execute(select(c.id).where(where).order_by(c.n))).scalars())

    async def save(self, change: Changed) -> None:
        """Write a change of a table and its log; raises Conflict when somebody else was first, or the seat was lost."""
        if change.reseated is not None or change.results is not None:
            await self._save_with_more(change)
            return
        lines = [line(change.id, one) for one in change.entries]
        if not await self.writing.write(changed_values(change), lines):
            raise Conflict

    async def _save_with_more(self, change: Changed) -> None:
        """The few changes that are more than a table and its log have a transaction of their own."""
        async with self.transaction() as db:
            if (await db.execute(text(UPDATE), changed_values(change))).rowcount != 1:
                raise Conflict
            for statement, rows in rows_beside(change):
                if rows:
                    await db.execute(statement, rows)
            if self.postgres:
                await self.notify(db, change.id, change.rev + 1)

    async def _commit(self, batch: Batch) -> list[bool]:
        if not self.postgres:
            return await self._in_one_hop(partial(at_sqlite, batch=batch))
        with translated():
            async with self.at_once.connect() as connection:
                found = await connection.execute(ALL_AT_ONCE, for_postgres(batch, CHANNEL))
                moved = {row.id for row in found}
                return [one.values["id"] in moved for one in batch]

    async def _in_one_hop(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        with translated():
            async with self.engine.connect() as connection:
                raw = (await connection.get_raw_connection()).driver_connection
                assert isinstance(raw, Connection)
                return await raw.run(work)

    async def notify(self, db: AsyncConnection, id: str, rev: int) -> None:
        """Tell the other processes, as part of the transaction; only which table and how far, never what."""
        await db.execute(text("select pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": f"{id} {rev}"})

    async def tell_lost(self, db: AsyncConnection, *about: str) -> None:
        """Tell the other processes where somebody has lost something, as part of the transaction: by hashes and ids."""
        if self.postgres:
            news = " ".join((LOST, *about))
            await db.execute(text("select pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})

    async def revs(self, ids: Sequence[str]) -> dict[str, int]:
        c = schema.tables.c
        async with self.transaction() as db:
            return {row.id: row.rev for row in await db.execute(select(c.id, c.rev).where(c.id.in_(ids)))}

    async def changed_by_others(self) -> bool:
        """Whether another program, such as an administrator's command, has written to an SQLite file."""
        if self.postgres:
            return False
        async with self.transaction() as db:
            now = int((await db.execute(text("pragma data_version"))).scalar_one())
        before, self.data_version = self.data_version, now
        return before not in (None, now)

    async def claim_late(self, process: str, seconds: float, most: int) -> list[str]:
        """Tables where a clock has run out or somebody is away too long, for this process alone for so many seconds."""
        now, c = clock.now(), schema.tables.c
        free = or_(c.claimed_until < now, c.claimed_by == process)
        return await self._claim(process, c.due, now, seconds, most, free)

    async def claim_bots(self, process: str, seconds: float, most: int) -> list[str]:
        """Tables whose bots have to choose and whose process, if they had one, has not been heard of for a while."""
        now, c = clock.now(), schema.tables.c
        return await self._claim(process, c.bots, now, seconds, most, c.claimed_until < now)

    async def _claim(
        self, process: str, since: Column[float], now: float, seconds: float, most: int, free: ColumnElement[bool]
    ) -> list[str]:
        c = schema.tables.c
        due = select(c.id).where(and_(since <= now, free)).order_by(since).limit(most)
        async with self.transaction() as db:
            found = list((await db.execute(due.with_for_update(skip_locked=True) if self.postgres else due)).scalars())
            if found:
                claim = update(schema.tables).where(and_(c.id.in_(found), free))
                await db.execute(claim.values(claimed_by=process, claimed_until=now + seconds))
        return found

    async def claim(self, id: str, process: str, seconds: float) -> bool:
        """Take one table's bots, which may have rested; false when another process has them."""
        now, c = clock.now(), schema.tables.c
        free = and_(c.id == id, or_(c.claimed_until < now, c.claimed_by == process))
        claim = update(schema.tables).where(free)
        async with self.transaction() as db:
            done = await db.execute(claim.values(bots=now, claimed_by=process, claimed_until=now + seconds))
        return bool(done.rowcount)

    async def keep_claims(self, ids: Sequence[str], process: str, seconds: float) -> None:
        """Bots that wait their turn here stay this process's."""
        c = schema.tables.c
        mine = update(schema.tables).where(and_(c.id.in_(ids), c.claimed_by == process))
        async with self.transaction() as db:
            await db.execute(mine.values(claimed_until=clock.now() + seconds))

    async def rest(self, id: str, rev: int) -> None:
        """Nobody is there: this table's bots wait until somebody comes."""
        c = schema.tables.c
        async with self.transaction() as db:
            await db.execute(update(schema.tables).where(and_(c.id == id, c.rev == rev)).values(bots=None))

    async def forget_claims(self) -> None:
        """For the only process of an SQLite database: whoever claimed a table before is gone."""
        async with self.transaction() as db:
            await db.execute(update(schema.tables).values(claimed_until=0.0))
            await db.execute(delete(schema.presence))

    async def listed(
        self, phase: str | None, open_only: bool, limit: int, ids: Sequence[str] | None = None
    ) -> list[Saved]:
        c = schema.tables.c
        query = select(schema.tables).order_by(c.changed.desc()).limit(limit)
        if phase:
            query = query.where(c.phase == phase)
        if open_only:
            query = query.where(c.open)
        if ids is not None:
            query = query.where(c.id.in_(ids))
        async with self.transaction() as db:
            rows = (await db.execute(query)).mappings().all()
        return [one for row in rows if (one := readable(row))]

    async def remove(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them; results of accounts stay."""
        async with self.transaction() as db:
            for table in (schema.choices, schema.chat, schema.holds, schema.presence):
                await db.execute(delete(table).where(table.c.table_id.in_(ids)))
            await db.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))

    async def old(self, over_before: float, idle_before: float) -> list[str]:
        c = schema.tables.c
        where = or_(and_(c.phase == "over", c.changed < over_before), c.changed < idle_before)
        async with self.transaction() as db:
            return list((await db.execute(select(c.id).where(where).limit(500))).scalars())

    # Browsers and the seats they hold.

    async def session(self, session: str) -> tuple[str | None, bool] | None:
        """The account of a session that signed in or out, and whether it has ended; of others nothing is kept."""
        c = schema.sessions.c
        async with self.transaction() as db:
            row = (await db.execute(select(c.account, c.ended).where(c.hash == session))).first()
        return None if row is None else (row.account, bool(row.ended))

    async def ended(self, sessions: Sequence[str]) -> set[str]:
        """Those of these sessions that have ended."""
        c = schema.sessions.c
        async with self.transaction() as db:
            return set((await db.execute(select(c.hash).where(and_(c.hash.in_(sessions), c.ended)))).scalars())

    async def forget_sessions(self, before: float) -> None:
        """Those whose cookies have run out since."""
        async with self.transaction() as db:
            await db.execute(delete(schema.sessions).where(schema.sessions.c.seen < before))

    async def held(self, person: Person, table: str) -> list[int]:
        """The seats that are this person's, unless they have signed in or out since they asked."""
        c, sessions = schema.holds.c, schema.sessions.c
        ended = select(sessions.hash).where(and_(sessions.hash == person.session, sessions.ended)).exists()
        mine = and_(c.table_id == table, c.holder == person.holder, ~ended)
        async with self.transaction() as db:
            return sorted((await db.execute(select(c.seat).where(mine))).scalars())

    async def held_at(self, tables: Sequence[str]) -> set[tuple[str, int, str]]:
        """Table, seat and holder of every hold at these tables."""
        c = schema.holds.c
        async with self.transaction() as db:
            rows = await db.execute(select(c.table_id, c.seat, c.holder).where(c.table_id.in_(tables)))
            return {(row.table_id, row.seat, row.holder) for row in rows}

    async def holders(self, table: str) -> list[Hold]:
        return [Hold(holder, seat) for _, seat, holder in sorted(await self.held_at([table]))]

    async def accounts_at(self, table: str) -> list[tuple[str, int]]:
        """The accounts among the holders of a table's seats."""
        c, accounts = schema.holds.c, schema.accounts.c
        query = select(c.holder, c.seat).join(schema.accounts, accounts.id == c.holder).where(c.table_id == table)
        async with self.transaction() as db:
            return [(row.holder, row.seat) for row in await db.execute(query)]

    async def tables_of(self, holder: str) -> dict[str, list[int]]:
        c = schema.holds.c
        found: dict[str, list[int]] = {}
        async with self.transaction() as db:
            for row in await db.execute(select(c.table_id, c.seat).where(c.holder == holder)):
                found.setdefault(row.table_id, []).append(row.seat)
        return found

    # Presence.

    async def come(self, table: str, seats: Sequence[int], process: str, until: float) -> None:
        """These seats have a socket open at this process."""
        await self.coming.write({}, presence.rows(table, seats, process, True, until))

    async def leave(self, table: str, seats: Sequence[int], process: str, at: float) -> None:
        """They have none there any longer."""
        await self.coming.write({}, presence.rows(table, seats, process, False, at))

    async def _come_and_go(self, batch: Batch) -> list[bool]:
        gone, come = presence.latest(batch)

        def work(db: sqlite3.Connection) -> None:
            db.executemany(presence.DELETE, gone)
            db.executemany(presence.INSERT, come)

        if not self.postgres:
            await self._in_one_hop(work)
        else:
            async with self.transaction() as db:
                await db.execute(text(presence.DELETE), gone)
                if come:
                    await db.execute(text(presence.INSERT), come)
                for table in {row["table_id"] for row in gone}:
                    await self.notify(db, table, -1)
        return [True] * len(batch)

    async def stop_process(self, process: str, at: float) -> None:
        """Everybody at this process has left it."""
        c = schema.presence.c
        async with self.transaction() as db:
            await db.execute(text("delete from processes where name = :name"), {"name": process})
            await db.execute(
                update(schema.presence).where(c.process == process).values(process=presence.left_by(process), until=at)
            )

    async def stay(self, process: str, until: float) -> None:
        async with self.transaction() as db:
            await db.execute(update(schema.presence).where(schema.presence.c.process == process).values(until=until))
            await db.execute(delete(schema.presence).where(schema.presence.c.until < clock.now() - 86_400))

    async def seen(self, table: str) -> dict[int, float]:
        """Until when each seat, and each onlooker by a number below 0, counts as present."""
        c = schema.presence.c
        async with self.transaction() as db:
            rows = await db.execute(select(c.seat, func.max(c.until)).where(c.table_id == table).group_by(c.seat))
            return {row[0]: row[1] for row in rows}

    # Chat.

    async def say(self, table: str, holder: str, seat: int, name: str, words: str) -> int:
        c = schema.chat.c
        async with self.transaction() as db:
            last = (await db.execute(select(func.max(c.n)).where(c.table_id == table))).scalar()
            n = 0 if last is None else last + 1
            await db.execute(
                insert(schema.chat).values(
                    table_id=table, n=n, holder=holder, seat=seat, name=name, at=time.time(), text=words
                )
            )
            if self.postgres:
                await self.notify(db, table, -1)
        return n

    async def lines(self, table: str, since: int, limit: int = 200) -> list[Mapping[str, Any]]:
        c = schema.chat.c
        query = select(schema.chat).where(and_(c.table_id == table, c.n >= since, c.text != ""))
        query = query.order_by(c.n).limit(limit)
        async with self.transaction() as db:
            return [dict(row) for row in (await db.execute(query)).mappings()]

    # Reports.

    async def keep_report(self, id: str, table: str, seat: int | None, n: int, words: str, kept: bytes) -> None:
        """Store a report, once; raises TooMany where there are enough of them."""
        c, now = schema.reports.c, time.time()
        row = {"id": id, "table_id": table, "seat": seat, "n": n, "at": now, "text": words, "record": kept}
        enough = {true(): MOST_REPORTS, c.at > now - 86_400: REPORTS_A_DAY, c.table_id == table: REPORTS_AT_TABLE}
        async with self.transaction() as db:
            if (await db.execute(select(c.id).where(c.id == id))).first():
                return
            for which, most in enough.items():
                count = select(func.count()).select_from(schema.reports).where(which)
                if (await db.execute(count)).scalar_one() >= most:
                    raise TooMany("server-enough-reports", retry_after=86_400.0)
            await db.execute(insert(schema.reports).values(**row))

    async def forget_reports(self, before: float) -> None:
        async with self.transaction() as db:
            await db.execute(delete(schema.reports).where(schema.reports.c.at < before))

    async def next_line(self, table: str) -> int:
        c = schema.chat.c
        async with self.transaction() as db:
            last = (await db.execute(select(func.max(c.n)).where(c.table_id == table))).scalar()
        return 0 if last is None else last + 1

    # Limits that count over all processes: PostgreSQL only, by its clock.

    async def spend(self, who: str, rate: float, burst: float) -> float:
        """Take one from a bucket; returns the seconds to wait, which is 0 when there was one to take."""
        values = {"who": who, "rate": rate, "burst": burst}
        async with self.transaction() as db:
            if (await db.execute(SPEND, values)).first():
                return 0.0
            return float((await db.execute(WAIT, values)).scalar() or 1 / rate)

    async def processes(self, process: str, seconds: float) -> int:
        """A sign of life of this process; returns how many are alive."""
        async with self.transaction() as db:
            await db.execute(ALIVE, {"name": process, "seconds": seconds})
            return int((await db.execute(text(f"select count(*) from processes where until > {NOW}"))).scalar_one())

    async def forget_counts(self) -> None:
        """A bucket is full again after a day, whatever it counts."""
        async with self.transaction() as db:
            await db.execute(text(f"delete from buckets where at < {NOW} - 86400"))
            await db.execute(text(f"delete from processes where until < {NOW} - 86400"))

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


def saved(row: Mapping[Any, Any]) -> Saved:
    """A table from its row; raises Unreadable."""
    try:
        room = unpack(row["room"])
        upgrades = msgspec.msgpack.decode(row["upgrades"], type=tuple[Upgrade, ...])
    except (msgspec.MsgspecError, ValueError, AttributeError) as error:
        log("table_unreadable", table=row["id"], why=str(error)[:200])
        raise Unreadable("server-unreadable") from None
    return Saved(
        id=row["id"],
        rev=row["rev"],
        n=row["n"],
        room=room,
        snapshot=row["snapshot"],
        base=row["base"],
        upgrades=upgrades,
        changed=row["changed"],
    )


def readable(row: Mapping[Any, Any]) -> Saved | None:
    """The same in a list, which must not fail because of one of its rows."""
    with contextlib.suppress(Unreadable):
        return saved(row)
    return None


def entry(row: Mapping[Any, Any]) -> Entry:
    return Entry(
        n=row["n"],
        seat=row["seat"],
        id=row["id"],
        answered=row["answered"],
        quiet=bool(row["quiet"]),
        undone=row["undone"],
        rows=events(row),
    )


def rows_beside(change: Changed) -> Iterator[tuple[TextClause, list[dict[str, Any]]]]:
    """What a change writes beside the table's own row."""
    yield text(INSERT), [line(change.id, one) for one in change.entries]
    if change.reseated is not None:
        but = change.reseated.but
        yield LET_GO, [{"table_id": change.id, "seat": seat, "but": but} for seat in change.reseated.emptied]
        yield HOLD, [held(change.id, one) for one in change.reseated.gained]
    if change.results is not None:
        beside = {"table_id": change.id, "game": change.room.game, "at": time.time()}
        yield RESULT, [beside | {"account": who, "won": won} for who, won in change.results.items()]


def held(table: str, one: Hold) -> dict[str, Any]:
    return {"table_id": table, "seat": one.seat, "holder": one.holder}


def events(row: Mapping[Any, Any]) -> tuple[Row, ...]:
    """What a choice led to; only words are lost with it, for the game is played from the choices."""
    try:
        return msgspec.msgpack.decode(row["events"], type=tuple[Row, ...])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        log("entry_unreadable", table=row["table_id"], n=row["n"], why=str(error)[:200])
        return ()


def line(table: str, one: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "n": one.n,
        "seat": one.seat,
        "id": one.id,
        "answered": one.answered,
        "quiet": one.quiet,
        "undone": one.undone,
        "events": msgspec.msgpack.encode(one.rows),
        "at": time.time(),
    }


def away(error: Exception) -> bool:
    """Whether the database itself is away or full, so that nothing else could be written now either."""
    cause = error.__cause__
    return isinstance(cause, OperationalError | InterfaceError | sqlite3.OperationalError | OSError | TimeoutError)


def sentence(error: BaseException) -> Said:
    """What a player is told; how our database is called and where it is, is for the log."""
    if "full" in reason(error):
        return said("server-full")
    return said("server-database")


def reason(error: BaseException) -> str:
    """The driver's own words without the statement and its values."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    words = str(inner).splitlines()
    return words[0] if words else type(inner).__name__
