"""Tables in the database. Every change of a table goes through `save`, which is one transaction."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, TextClause, and_, delete, insert, or_, select, text, update

from sortilege.server.db import schema
from sortilege.server.db.database import NOTIFY_CHANNEL, Database, is_unavailable, translate_errors
from sortilege.server.db.game_results import insert_result
from sortilege.server.db.group_commit import (
    INSERT_LOG,
    UPDATE_TABLE,
    WRITE_BATCH,
    Batch,
    GroupCommit,
    batch_parameters,
    write_to_sqlite,
)
from sortilege.tables import steady_clock
from sortilege.tables.identity import Hold
from sortilege.tables.rooms.room import Room, pack
from sortilege.tables.storage.row_conversion import log_entry, log_row, readable_table, saved_table
from sortilege.tables.storage.store import Conflict, LogEntry, LogSpan, SavedTable, TableChange

# What some changes write besides the table and its log, in the same transaction.
RELEASE_HOLD = text("delete from holds where table_id = :table_id and seat = :seat and holder <> :but")
INSERT_HOLD = text("""insert into holds (table_id, seat, holder) values (:table_id, :seat, :holder)
    on conflict (table_id, seat, holder) do nothing""")


def table_values(change: TableChange) -> dict[str, Any]:
    claimed_by, claimed_until = change.claim or (None, None)
    caller, seat = change.by or (None, None)
    return {
        "id": change.id,
        "rev": change.rev,
        "n": change.n,
        "phase": change.room.phase,
        "open": change.room.open,
        "room": pack(change.room),
        "changed": steady_clock.now(),
        "due": change.due,
        "bots": change.bots,
        "claimed_by": claimed_by,
        "claimed_until": claimed_until,
        "holder": caller.holder if caller else None,
        "session": caller.session if caller else None,
        "seat": seat,
        "snapshot": change.snapshot,
        "base": change.base,
        "upgrades": None if change.upgrades is None else msgspec.msgpack.encode(change.upgrades),
    }


class TableStore(Database):
    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.group_commit = GroupCommit(self._commit, is_unavailable)

    async def close(self) -> None:
        await self.group_commit.close()
        await super().close()

    async def create_table(self, id: str, room: Room, holders: Sequence[Hold]) -> None:
        """Create a table with the holders of its seats."""
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
                    changed=steady_clock.now(),
                    made=room.made_at,
                    claimed_until=0.0,
                )
            )
            if holders:
                await db.execute(INSERT_HOLD, [hold_row(id, one) for one in holders])

    async def read(self, id: str) -> SavedTable | None:
        async with self.transaction() as db:
            row = (await db.execute(select(schema.tables).where(schema.tables.c.id == id))).mappings().first()
        return None if row is None else saved_table(row)

    async def entries(self, id: str, since: int = 0) -> list[LogEntry]:
        where = and_(schema.choices.c.table_id == id, schema.choices.c.n >= since)
        async with self.transaction() as db:
            rows = await db.execute(select(schema.choices).where(where).order_by(schema.choices.c.n))
            return [log_entry(row) for row in rows.mappings()]

    async def moves(self, id: str, end: int) -> list[tuple[int, str]]:
        """Return who made each of the first `end` entries of a log, and the choice, as records have them."""
        c = schema.choices.c
        query = select(c.seat, c.id).where(and_(c.table_id == id, c.n < end)).order_by(c.n)
        async with self.transaction() as db:
            return [(seat, choice) for seat, choice in await db.execute(query)]

    async def visible_entries(self, id: str, span: LogSpan) -> list[LogEntry]:
        """Return a part of what a viewer may see of a log, in order; reads no other entries."""
        c = schema.choices.c
        visible = ~c.quiet if span.viewer is None else or_(~c.quiet, c.seat == span.viewer)
        query = select(c.n).where(and_(c.table_id == id, c.n < span.end, visible))
        query = query.order_by(c.n.desc() if span.latest else c.n).limit(span.limit).offset(span.skip)
        async with self.transaction() as db:
            found = list((await db.execute(query)).scalars())
            if not found:
                return []
            rows = select(schema.choices).where(and_(c.table_id == id, c.n.in_(found))).order_by(c.n)
            return [log_entry(row) for row in (await db.execute(rows)).mappings()]

    async def answers(self, id: str, seat: int, version: int, since: int = 0) -> list[str]:
        """Return the choices this seat made in answer to this version, in the log from `since` on."""
        c = schema.choices.c
        where = and_(c.table_id == id, c.n >= since, c.seat == seat, c.answered == version)
        async with self.transaction() as db:
            return list((await db.execute(select(c.id).where(where).order_by(c.n))).scalars())

    async def save(self, change: TableChange) -> None:
        """Write a change and its log entries; raises Conflict if another write came first or the seat was lost."""
        if change.seat_change is not None or change.result is not None:
            await self._save_with_extra_rows(change)
            return
        lines = [log_row(change.id, one) for one in change.entries]
        if not await self.group_commit.write(table_values(change), lines):
            raise Conflict

    async def _save_with_extra_rows(self, change: TableChange) -> None:
        """Write one of the few changes that concern more than a table and its log, in a separate transaction."""
        async with self.transaction() as db:
            if (await db.execute(text(UPDATE_TABLE), table_values(change))).rowcount != 1:
                raise Conflict
            for statement, rows in extra_rows(change):
                if rows:
                    await db.execute(statement, rows)
            if change.result is not None:
                await insert_result(db, change.result, self.postgres)
            await self.notify_change(db, change.id, change.rev + 1)

    async def _commit(self, batch: Batch) -> list[bool]:
        if not self.postgres:
            return await self._in_one_hop(partial(write_to_sqlite, batch=batch))
        with translate_errors():
            async with self.autocommit_engine.connect() as connection:
                found = await connection.execute(WRITE_BATCH, batch_parameters(batch, NOTIFY_CHANNEL))
                moved = {row.id for row in found}
                return [one.values["id"] in moved for one in batch]

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        c = schema.tables.c
        async with self.transaction() as db:
            return {row.id: row.rev for row in await db.execute(select(c.id, c.rev).where(c.id.in_(ids)))}

    # Which process looks after a table.

    async def claim_overdue(self, process: str, seconds: float, most: int) -> list[str]:
        """Claim tables where a clock ran out or a player is away too long, exclusively, for `seconds`."""
        now, c = steady_clock.now(), schema.tables.c
        free = or_(c.claimed_until < now, c.claimed_by == process)
        return await self._claim(process, c.due, now, seconds, most, free)

    async def claim_bots(self, process: str, seconds: float, most: int) -> list[str]:
        """Claim tables whose bots have to choose and whose previous claim, if any, has expired."""
        now, c = steady_clock.now(), schema.tables.c
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
        """Claim one table's bots, which may be resting; False if another process has them."""
        now, c = steady_clock.now(), schema.tables.c
        free = and_(c.id == id, or_(c.claimed_until < now, c.claimed_by == process))
        claim = update(schema.tables).where(free)
        async with self.transaction() as db:
            done = await db.execute(claim.values(bots=now, claimed_by=process, claimed_until=now + seconds))
        return bool(done.rowcount)

    async def extend_claims(self, ids: Sequence[str], process: str, seconds: float) -> None:
        """Extend this process's claims on tables whose bots are waiting here."""
        c = schema.tables.c
        mine = update(schema.tables).where(and_(c.id.in_(ids), c.claimed_by == process))
        async with self.transaction() as db:
            await db.execute(mine.values(claimed_until=steady_clock.now() + seconds))

    async def rest_bots(self, id: str, rev: int) -> None:
        """Let a table's bots rest until a person returns."""
        c = schema.tables.c
        async with self.transaction() as db:
            await db.execute(update(schema.tables).where(and_(c.id == id, c.rev == rev)).values(bots=None))

    async def release_all_claims(self) -> None:
        """Release what an earlier process claimed; only for the single process of an SQLite database."""
        async with self.transaction() as db:
            await db.execute(update(schema.tables).values(claimed_until=0.0))
            await db.execute(delete(schema.presence))
            await db.execute(update(schema.jobs).values(failed=True))

    # Lists.

    async def list_tables(
        self, phase: str | None, open_only: bool, limit: int, holder: str | None = None
    ) -> list[SavedTable]:
        c, holds = schema.tables.c, schema.holds.c
        newest = (c.changed.desc(),) if holder is None else (c.made.desc(), c.id)
        query = select(schema.tables).order_by(*newest).limit(limit)
        if phase:
            query = query.where(c.phase == phase)
        if open_only:
            query = query.where(c.open)
        if holder is not None:
            query = query.where(c.id.in_(select(holds.table_id).where(holds.holder == holder)))
        async with self.transaction() as db:
            rows = (await db.execute(query)).mappings().all()
        return [one for row in rows if (one := readable_table(row))]

    async def remove(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them, except the results of their games."""
        async with self.transaction() as db:
            for table in (schema.choices, schema.chat, schema.holds, schema.presence, schema.reviews, schema.jobs):
                await db.execute(delete(table).where(table.c.table_id.in_(ids)))
            await db.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))

    async def expired_tables(self, over_before: float, idle_before: float) -> list[str]:
        c = schema.tables.c
        where = or_(and_(c.phase == "over", c.changed < over_before), c.changed < idle_before)
        async with self.transaction() as db:
            return list((await db.execute(select(c.id).where(where).limit(500))).scalars())


def extra_rows(change: TableChange) -> Iterator[tuple[TextClause, list[dict[str, Any]]]]:
    """Yield the statements and rows that a change writes besides the table's own row."""
    yield text(INSERT_LOG), [log_row(change.id, one) for one in change.entries]
    if change.seat_change is not None:
        but = change.seat_change.kept_holder
        yield RELEASE_HOLD, [{"table_id": change.id, "seat": seat, "but": but} for seat in change.seat_change.emptied]
        yield INSERT_HOLD, [hold_row(change.id, one) for one in change.seat_change.gained]


def hold_row(table: str, one: Hold) -> dict[str, Any]:
    return {"table_id": table, "seat": one.seat, "holder": one.holder}
