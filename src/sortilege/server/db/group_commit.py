"""Group commit: changes that arrive during a commit go into the next one together.

A commit waits for the disk, so it takes as long for fifty changes as for one. Each change is acknowledged only after
the commit that contains it, and a change that cannot be written fails alone.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import text

MAX_BATCH = 128  # changes in one commit

# The columns of a change to a table, and of a line of its log. Null keeps the stored value.
TABLE_COLUMNS = {
    "id": "text", "rev": "bigint", "n": "integer", "phase": "text", "open": "boolean", "room": "bytea",
    "changed": "double precision", "due": "double precision", "bots": "double precision",
    "claimed_by": "text", "claimed_until": "double precision",
    "snapshot": "bytea", "base": "bytea", "upgrades": "bytea",
    "holder": "text", "seat": "integer", "session": "text",
}  # fmt: skip
LOG_COLUMNS = {
    "table_id": "text", "n": "integer", "seat": "integer", "id": "text", "answered": "integer", "quiet": "boolean",
    "undone": "integer", "events": "bytea", "at": "double precision",
}  # fmt: skip
SET = """rev = tables.rev + 1, n = {0}n, phase = {0}phase, open = {0}open, room = {0}room, changed = {0}changed,
    due = {0}due, bots = {0}bots, claimed_by = coalesce({0}claimed_by, tables.claimed_by),
    claimed_until = coalesce({0}claimed_until, tables.claimed_until),
    snapshot = coalesce({0}snapshot, tables.snapshot), base = coalesce({0}base, tables.base),
    upgrades = coalesce({0}upgrades, tables.upgrades)"""
# The table is at the revision that was read; and if a player chose, they still hold the seat.
WHERE = """tables.id = {0}id and tables.rev = {0}rev and (cast({0}holder as text) is null or (
    exists (select 1 from holds where table_id = {0}id and holds.seat = {0}seat and holds.holder = {0}holder)
    and not exists (select 1 from sessions where hash = {0}session and ended)))"""

UPDATE_TABLE = f"update tables set {SET.format(':')} where {WHERE.format(':')}"
INSERT_LOG = f"insert into choices ({', '.join(LOG_COLUMNS)}) values ({', '.join(f':{name}' for name in LOG_COLUMNS)})"


def unnest(columns: dict[str, str], name: str) -> str:
    """Return SQL that turns one array per column into rows with this name."""
    arrays = ", ".join(f"cast(:{name}_{column} as {kind}[])" for column, kind in columns.items())
    return f"unnest({arrays}) as {name}({', '.join(columns)})"


# PostgreSQL: one statement, so one round trip. It also notifies the other processes of each table's new revision.
WRITE_BATCH = text(f"""
    with moved as (
        update tables set {SET.format("c.")} from {unnest(TABLE_COLUMNS, "c")}
        where {WHERE.format("c.")} returning tables.id, tables.rev
    ), logged as (
        insert into choices ({", ".join(LOG_COLUMNS)})
        select {", ".join(f"l.{name}" for name in LOG_COLUMNS)}
        from {unnest(LOG_COLUMNS, "l")} join moved on moved.id = l.table_id
    )
    select id, pg_notify(:channel, id || ' ' || rev) from moved""")


class PendingWrite(msgspec.Struct, eq=False):
    """One change that waits to be written: the table's values, the lines of its log, and the future of its result."""

    values: dict[str, Any]
    lines: list[dict[str, Any]]
    done: asyncio.Future[bool]


Batch = Sequence[PendingWrite]


class GroupCommit:
    """The one writer of a process. `commit` writes a batch in one transaction and returns which changes it wrote."""

    def __init__(
        self, commit: Callable[[Batch], Awaitable[list[bool]]], is_unavailable: Callable[[Exception], bool]
    ) -> None:
        self.commit = commit
        self.is_unavailable = is_unavailable  # whether an error means that no change can be written now
        self.waiting: list[PendingWrite] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, values: dict[str, Any], lines: list[dict[str, Any]]) -> bool:
        """Write durably; returns False if another write changed the table first."""
        loop = asyncio.get_running_loop()
        one = PendingWrite(values, lines, loop.create_future())
        self.waiting.append(one)
        if self.task is None:
            self.task = loop.create_task(self._run())
        try:
            return await one.done
        except asyncio.CancelledError:
            # Once canceled, the write must not be in progress: the caller reads the table again.
            if one in self.waiting:
                self.waiting.remove(one)
            elif self.task is not None:
                await asyncio.wait([self.task])
            raise

    async def close(self) -> None:
        """Wait until every waiting change is written."""
        if self.task is not None:
            await asyncio.wait([self.task])

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MAX_BATCH], self.waiting[MAX_BATCH:]
            await self._commit(batch)
        self.task = None

    async def _commit(self, batch: Batch) -> None:
        try:
            written = await self.commit(batch)
        except Exception as error:
            if len(batch) == 1 or self.is_unavailable(error):
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(error)
                return
            for one in batch:  # one of them cannot be written, so each gets its own transaction, in order
                await self._commit([one])
            return
        for one, success in zip(batch, written, strict=True):
            if not one.done.done():
                one.done.set_result(success)


def write_to_sqlite(db: sqlite3.Connection, batch: Batch) -> list[bool]:
    """Write a batch inside a transaction of SQLite."""
    written = [db.execute(UPDATE_TABLE, one.values).rowcount == 1 for one in batch]
    lines = [line for one, success in zip(batch, written, strict=True) if success for line in one.lines]
    if lines:
        db.executemany(INSERT_LOG, lines)
    return written


def batch_parameters(batch: Batch, channel: str) -> dict[str, Any]:
    """Return the arrays for WRITE_BATCH, in the order of the tables' ids, so that two processes rarely deadlock."""
    ordered = sorted(batch, key=lambda one: str(one.values["id"]))
    arrays: dict[str, Any] = {f"c_{name}": [one.values[name] for one in ordered] for name in TABLE_COLUMNS}
    arrays |= {f"l_{name}": [line[name] for one in ordered for line in one.lines] for name in LOG_COLUMNS}
    return arrays | {"channel": channel}
