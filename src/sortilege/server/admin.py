"""Administration of the database: list, close, export and delete tables, read reports, and recover accounts."""

import time
import zlib
from typing import Any

from sqlalchemy import Row, and_, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.core import record as records
from sortilege.server.accounts.accounts import named
from sortilege.server.accounts.devices import iso_day
from sortilege.server.accounts.notices import add_notice, lock_account
from sortilege.server.accounts.passkeys import list_passkeys
from sortilege.server.accounts.recovery import add_code, count_codes
from sortilege.server.db import SqlStore, schema
from sortilege.server.db.sessions import utc_day
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

HOST_CODE_HOURS = 24  # for which a recovery code is valid that the host makes


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


async def account_summary(store: SqlStore, name: str) -> dict[str, str | int]:
    """Return what helps a host judge whether a person owns an account, and what they could recover it with."""
    mails, devices, holds = schema.account_mails.c, schema.devices.c, schema.holds.c
    async with store.transaction() as db:
        row = await find_account(db, name)
        days = (await db.execute(select(devices.day).where(devices.account == row.id))).scalars().all()
        tables = select(func.count(holds.table_id.distinct())).where(holds.holder == row.id)
        address = (await db.execute(select(mails.address).where(mails.account == row.id))).scalar()
        return {
            "name": row.name,
            "made": iso_day(utc_day(row.made)),
            "seen": iso_day(max(days)) if days else "–",
            "tables": (await db.execute(tables)).scalar_one(),
            "passkeys": len(await list_passkeys(db, row.id)),
            "codes": await count_codes(db, row.id),
            "address": "yes" if address else "no",
        }


async def recovery_code(store: SqlStore, name: str) -> str:
    """Return a new recovery code, with which the player of an account sets a new password within a day."""
    async with store.transaction() as db:
        row = await find_account(db, name)
        await lock_account(db, row.id)
        await add_notice(db, row.id, "host")
        return await add_code(db, row.id, time.time() + HOST_CODE_HOURS * 3600.0)


async def find_account(db: AsyncConnection, name: str) -> Row[Any]:
    """Return the account of a player with this name; raises NotThere."""
    query = select(schema.accounts).where(and_(named(name), ~schema.accounts.c.bot))
    row = (await db.execute(query)).first()
    if row is None:
        raise NotThere("server-no-account")
    return row
