"""Stored reviews, and runs in progress, which every process can show, join and stop."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, and_, bindparam, delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.db import schema
from sortilege.server.db.database import Database
from sortilege.tables import steady_clock
from sortilege.tables.storage.store import ReviewRun

ADVISORY_LOCK = 7041777  # any number that only this module uses
DAY_SECONDS = 86_400


class ReviewStore(Database):
    async def review(self, table: str, seat: int) -> bytes | None:
        """Return the stored review of a seat."""
        c = schema.reviews.c
        async with self.transaction() as db:
            found = await db.execute(select(c.review).where(and_(c.table_id == table, c.seat == seat)))
            return found.scalar_one_or_none()

    async def save_review(self, table: str, seat: int, review: bytes) -> None:
        """Store a review, which two processes may have computed. A deleted table stores nothing."""
        c, tables = schema.reviews.c, schema.tables.c
        async with self.transaction() as db:
            await db.execute(delete(schema.jobs).where(is_run(table, seat)))
            if (await db.execute(select(tables.id).where(tables.id == table))).first():
                await db.execute(delete(schema.reviews).where(and_(c.table_id == table, c.seat == seat)))
                await db.execute(insert(schema.reviews).values(table_id=table, seat=seat, review=review))

    # Runs.

    async def review_run(self, table: str, seat: int) -> ReviewRun | None:
        async with self.transaction() as db:
            return await find_run(db, table, seat)

    async def begin_review_run(self, job: ReviewRun, most: int, since: float) -> ReviewRun | None:
        """Start a run. One process at a time does this, so no run starts twice and no owner exceeds the limit."""
        c = schema.jobs.c
        theirs = select(func.count()).where(and_(c.owner == job.owner, ~c.failed, c.beat >= since))
        async with self.transaction() as db:
            if self.postgres:
                await db.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
            first = await find_run(db, job.table_id, job.seat)
            if first and not first.failed and first.beat >= since:
                return first
            if (await db.execute(theirs)).scalar_one() >= most:
                return None
            await db.execute(delete(schema.jobs).where(is_run(job.table_id, job.seat)))
            await db.execute(insert(schema.jobs).values(asdict(job)))
        return job

    async def report_review_runs(self, jobs: Sequence[ReviewRun]) -> set[str]:
        """Write the progress of all runs in one transaction, so that a process waits for the disk once."""
        c = schema.jobs.c
        values = [{"key": one.id, "done": one.done, "failed": one.failed, "beat": steady_clock.now()} for one in jobs]
        async with self.transaction() as db:
            if values:
                await db.execute(update(schema.jobs).where(c.id == bindparam("key")), values)
            return set((await db.execute(select(c.id).where(c.id.in_([one.id for one in jobs])))).scalars())

    async def stop_review_run(self, table: str, seat: int, owner: str) -> None:
        async with self.transaction() as db:
            await db.execute(delete(schema.jobs).where(and_(is_run(table, seat), schema.jobs.c.owner == owner)))

    async def forget_jobs(self) -> None:
        """Delete runs that failed or stopped a day ago."""
        async with self.transaction() as db:
            await db.execute(delete(schema.jobs).where(schema.jobs.c.beat < steady_clock.now() - DAY_SECONDS))


def is_run(table: str, seat: int) -> ColumnElement[bool]:
    return and_(schema.jobs.c.table_id == table, schema.jobs.c.seat == seat)


async def find_run(db: AsyncConnection, table: str, seat: int) -> ReviewRun | None:
    row = (await db.execute(select(schema.jobs).where(is_run(table, seat)))).mappings().first()
    return None if row is None else ReviewRun(**row)
