"""What an administrator does on the database itself: list, close, export, delete, reports, backup, restore."""

import base64
import gzip
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert, select, text

from sortilege import __version__
from sortilege.core import record as records
from sortilege.core.errors import SortilegeError
from sortilege.server import lobby
from sortilege.server.metrics import Metrics
from sortilege.server.refusals import NotThere
from sortilege.server.storage import Saved, Store, schema
from sortilege.server.storage.migrations import LATEST
from sortilege.server.tables import Tables

BATCH = 500
FORMAT = "sortilege backup 1"


class BadBackup(SortilegeError):
    """A file that is no backup, or a database that is not empty."""


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


async def backup(store: Store, path: Path) -> int:
    """Everything in one compressed file, readable by either kind of database; returns the number of rows.

    One transaction reads it all, so that the copy is of one moment even while people play.
    """
    rows = 0
    part = path.with_name(path.name + ".part")
    async with store.transaction() as db:
        if store.postgres:
            await db.execute(text("set transaction isolation level repeatable read"))
        with gzip.open(part, "wb") as file:
            file.write(msgspec.json.encode([FORMAT, LATEST, __version__]) + b"\n")
            for table in schema.meta.sorted_tables:
                for row in (await db.execute(select(table))).mappings():
                    plain = {str(key): value for key, value in row.items()}  # SQLAlchemy's names are no plain strings
                    file.write(msgspec.json.encode([str(table.name), plain]) + b"\n")
                    rows += 1
    part.replace(path)
    return rows


async def restore(store: Store, path: Path) -> int:
    """Read a backup into an empty database, all or nothing; returns the number of rows."""
    await store.open()
    rows = 0
    async with store.transaction() as db:
        for table in schema.meta.sorted_tables:
            if table is not schema.settings and (await db.execute(select(table).limit(1))).first():
                raise BadBackup("this database is not empty; a backup is restored into a new one")
        await db.execute(schema.settings.delete())
        waiting: dict[str, list[dict[str, Any]]] = {}
        for name, row in read(path):
            waiting.setdefault(name, []).append(row)
            rows += 1
            if len(waiting[name]) >= BATCH:
                await db.execute(insert(schema.meta.tables[name]), waiting.pop(name))
        for name, some in waiting.items():
            await db.execute(insert(schema.meta.tables[name]), some)
    await store.open()  # a backup of an older release goes through the migrations it has missed
    return rows


def read(path: Path) -> Any:
    """The rows of a backup; raises BadBackup."""
    try:
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, list) or head[:1] != [FORMAT]:
                raise BadBackup("this is no backup of a Sortilege server")
            if head[1] != LATEST:
                raise BadBackup(f"this backup is of step {head[1]} of the database; this release has step {LATEST}")
            for line in file:
                name, row = msgspec.json.decode(line)
                blobs = [c.name for c in schema.meta.tables[name].columns if c.type.python_type is bytes]
                yield name, row | {blob: base64.b64decode(row[blob]) for blob in blobs if row[blob] is not None}
    except (OSError, EOFError, msgspec.MsgspecError, ValueError, KeyError, TypeError) as error:
        raise BadBackup(f"this backup cannot be read: {error}") from None
