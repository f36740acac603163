"""Group commit: changes that come while a commit is on its way go into the next one together.

A commit takes as long for fifty changes as for one: it waits for the disk. Each change is acknowledged after the commit
that it went into, never before, and one that cannot be written fails alone.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import text

MOST = 128  # changes in one commit

# What a change of a table writes, and a line of its log. A value that stays is given as null.
CHANGE = {
    "id": "text", "rev": "bigint", "n": "integer", "phase": "text", "open": "boolean", "room": "bytea",
    "changed": "double precision", "due": "double precision", "bots": "double precision",
    "claimed_by": "text", "claimed_until": "double precision",
    "snapshot": "bytea", "base": "bytea", "upgrades": "bytea",
    "holder": "text", "seat": "integer", "session": "text",
}  # fmt: skip
LINE = {
    "table_id": "text", "n": "integer", "seat": "integer", "id": "text", "answered": "integer", "quiet": "boolean",
    "undone": "integer", "events": "bytea", "at": "double precision",
}  # fmt: skip
SET = """rev = tables.rev + 1, n = {0}n, phase = {0}phase, open = {0}open, room = {0}room, changed = {0}changed,
    due = {0}due, bots = {0}bots, claimed_by = coalesce({0}claimed_by, tables.claimed_by),
    claimed_until = coalesce({0}claimed_until, tables.claimed_until),
    snapshot = coalesce({0}snapshot, tables.snapshot), base = coalesce({0}base, tables.base),
    upgrades = coalesce({0}upgrades, tables.upgrades)"""
# As it was read; and where somebody chose, the seat is still theirs.
WHERE = """tables.id = {0}id and tables.rev = {0}rev and (cast({0}holder as text) is null or (
    exists (select 1 from holds where table_id = {0}id and holds.seat = {0}seat and holds.holder = {0}holder)
    and not exists (select 1 from sessions where hash = {0}session and ended)))"""

UPDATE = f"update tables set {SET.format(':')} where {WHERE.format(':')}"
INSERT = f"insert into choices ({', '.join(LINE)}) values ({', '.join(f':{name}' for name in LINE)})"


def unnested(columns: dict[str, str], name: str) -> str:
    """Arrays of so many columns as rows under a name."""
    arrays = ", ".join(f"cast(:{name}_{column} as {kind}[])" for column, kind in columns.items())
    return f"unnest({arrays}) as {name}({', '.join(columns)})"


# PostgreSQL: one statement, and so one journey there and back. The other processes are told as part of it; only which
# table and how far, never what.
ALL_AT_ONCE = text(f"""
    with moved as (
        update tables set {SET.format("c.")} from {unnested(CHANGE, "c")}
        where {WHERE.format("c.")} returning tables.id, tables.rev
    ), logged as (
        insert into choices ({", ".join(LINE)})
        select {", ".join(f"l.{name}" for name in LINE)} from {unnested(LINE, "l")} join moved on moved.id = l.table_id
    )
    select id, pg_notify(:channel, id || ' ' || rev) from moved""")


class Write(msgspec.Struct, eq=False):
    """One change on its way: the values of its table, the lines of its log, and whoever waits for it."""

    values: dict[str, Any]
    lines: list[dict[str, Any]]
    done: asyncio.Future[bool]


Batch = Sequence[Write]


class Writing:
    """The one writer of a process. `commit` writes a batch in one transaction and tells which of them were made."""

    def __init__(self, commit: Callable[[Batch], Awaitable[list[bool]]], away: Callable[[Exception], bool]) -> None:
        self.commit = commit
        self.away = away  # whether an error means that nothing at all can be written now
        self.waiting: list[Write] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, values: dict[str, Any], lines: list[dict[str, Any]]) -> bool:
        """Written and on the disk; false when somebody else changed the table first."""
        loop = asyncio.get_running_loop()
        one = Write(values, lines, loop.create_future())
        self.waiting.append(one)
        if self.task is None:
            self.task = loop.create_task(self._run())
        try:
            return await one.done
        except asyncio.CancelledError:
            # Whoever gives up must know what became of it before they look again: not begun, or over.
            if one in self.waiting:
                self.waiting.remove(one)
            elif self.task is not None:
                await asyncio.wait([self.task])
            raise

    async def close(self) -> None:
        """What has begun is written first."""
        if self.task is not None:
            await asyncio.wait([self.task])

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            await self._commit(batch)
        self.task = None

    async def _commit(self, batch: Batch) -> None:
        try:
            made = await self.commit(batch)
        except Exception as error:
            if len(batch) == 1 or self.away(error):
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(error)
                return
            for one in batch:  # one of them cannot be written: each by itself, in their order
                await self._commit([one])
            return
        for one, well in zip(batch, made, strict=True):
            if not one.done.done():
                one.done.set_result(well)


def at_sqlite(db: sqlite3.Connection, batch: Batch) -> list[bool]:
    """A batch inside a transaction of SQLite."""
    made = [db.execute(UPDATE, one.values).rowcount == 1 for one in batch]
    lines = [line for one, well in zip(batch, made, strict=True) if well for line in one.lines]
    if lines:
        db.executemany(INSERT, lines)
    return made


def for_postgres(batch: Batch, channel: str) -> dict[str, Any]:
    """A batch as the arrays of ALL_AT_ONCE; in the order of their ids, so that two processes rarely cross."""
    ordered = sorted(batch, key=lambda one: str(one.values["id"]))
    arrays: dict[str, Any] = {f"c_{name}": [one.values[name] for one in ordered] for name in CHANGE}
    arrays |= {f"l_{name}": [line[name] for one in ordered for line in one.lines] for name in LINE}
    return arrays | {"channel": channel}
