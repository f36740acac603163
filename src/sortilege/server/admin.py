"""What an administrator does on the database itself: list, close, export, delete, reports."""

import time
from typing import Any

from sqlalchemy import select

from sortilege.core import record as records
from sortilege.server import lobby
from sortilege.server.metrics import Metrics
from sortilege.server.refusals import NotThere
from sortilege.server.storage import Saved, Store, schema
from sortilege.server.tables import Tables


async def listed(store: Store, limit: int = 1000) -> list[Saved]:
    return await store.listed(None, False, limit)


async def close(store: Store, id: str) -> None:
    """End a table: what was played stays, and its key is told. Running servers hear of it by their news."""
    tables = Tables(store, "admin", Metrics())
    async with tables.at(id) as live:
        if live.room.phase != "over":
            await tables.decide(live, lambda live: lobby.finish(live.room, "closed", time.time()))


async def export(store: Store, id: str) -> str:
    """The record of a table, whether or not it is over."""
    tables = Tables(store, "admin", Metrics())
    async with tables.at(id) as live:
        return records.write(await tables.record(live))


async def delete(store: Store, id: str) -> None:
    if await store.read(id) is None:
        raise NotThere("there is no such table")
    await store.remove([id])


async def reports(store: Store) -> list[dict[str, Any]]:
    c = schema.reports.c
    async with store.transaction() as db:
        rows = await db.execute(select(c.id, c.table_id, c.seat, c.n, c.at, c.text).order_by(c.at))
        return [dict(row) for row in rows.mappings()]


async def report(store: Store, id: str) -> tuple[str, int]:
    """The record that came with a report, and how many choices had been made: `scenario --from FILE@N`."""
    c = schema.reports.c
    async with store.transaction() as db:
        row = (await db.execute(select(c.record, c.n).where(c.id == id))).first()
    if row is None:
        raise NotThere("there is no such report")
    return bytes(row.record).decode(), row.n
