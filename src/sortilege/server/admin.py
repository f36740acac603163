"""Administration of the database: list, close, export and delete tables, and read reports."""

import zlib
from typing import Any

from sqlalchemy import case, select

from sortilege.core import record as records
from sortilege.server.db import SqlStore, schema
from sortilege.tables import steady_clock
from sortilege.tables.live.game_record import table_record
from sortilege.tables.live.process_sync import TableSync
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.metrics import Metrics
from sortilege.tables.refusals import NotThere
from sortilege.tables.rooms import room_lifecycle
from sortilege.tables.storage.row_conversion import readable_table
from sortilege.tables.storage.store import SavedTable
from sortilege.tables.table_signals import TableSignals


async def list_tables(store: SqlStore, limit: int = 1000) -> list[tuple[str, float, SavedTable | None]]:
    """Return the id, the time of the last change and the table, or None for a table that cannot be read."""
    query = select(schema.tables).order_by(schema.tables.c.changed.desc()).limit(limit)
    async with store.read_snapshot() as db:
        return [(row["id"], row["changed"], readable_table(row)) for row in (await db.execute(query)).mappings()]


async def close(store: SqlStore, id: str) -> None:
    """End a table: its log stays and its key is published. Running servers are notified."""
    tables = TablesInMemory(store, "admin", Metrics())
    writer = TableWriter(tables, TableSync(tables), TableSignals())
    async with tables.at(id) as live:
        if live.room.phase != "over":
            await writer.change_room(live, lambda live: room_lifecycle.finish(live.room, "closed", steady_clock.now()))


async def export(store: SqlStore, id: str) -> str:
    """Return the record of a table, finished or not."""
    tables = TablesInMemory(store, "admin", Metrics())
    async with tables.at(id) as live:
        return records.write(await table_record(store, live))


async def delete(store: SqlStore, id: str) -> None:
    if not await store.revisions([id]):
        raise NotThere("server-no-table")
    await store.remove([id])


async def reports(store: SqlStore) -> list[dict[str, Any]]:
    """Return all reports, each with the number of choices at which to open it: 0 while its game is in progress."""
    c, t = schema.reports.c, schema.tables.c
    at = case((t.phase == "over", c.n), else_=0).label("n")
    query = select(c.id, c.table_id, c.seat, at, c.at, c.text).outerjoin(schema.tables, t.id == c.table_id)
    async with store.transaction() as db:
        return [dict(row) for row in (await db.execute(query.order_by(c.at))).mappings()]


async def report(store: SqlStore, id: str) -> str:
    """Return the record that a report is about; during the game, the position as the report's author may know it."""
    c = schema.reports.c
    async with store.transaction() as db:
        row = (await db.execute(select(c.record, c.table_id).where(c.id == id))).first()
    if row is None:
        raise NotThere("server-no-report")
    saved = await store.read(row.table_id)
    if saved is not None and saved.room.phase == "over":
        return await export(store, row.table_id)
    if not row.record:
        raise NotThere("server-no-position")
    return zlib.decompress(row.record).decode()
