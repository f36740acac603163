"""A server's database in one file: from either kind of database into either, from an older release into this one."""

import base64
import gzip
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import MetaData, Table, delete, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege import __version__
from sortilege.core.errors import SortilegeError
from sortilege.core.private_files import atomic_write
from sortilege.server.db import SqlStore, schema
from sortilege.server.db.database import file_of
from sortilege.server.db.migrations import LATEST, MADE, alone_at_it, known, migrate
from sortilege.server.db.postgres import set_long_timeouts
from sortilege.server.db.sqlite_lock import alone

BATCH = 500
FORMAT = "sortilege backup 1"
LONGEST_HEAD, LONGEST_LINE = 1_000, 1 << 28
FOREIGN = "this is no backup of a Sortilege server"
DAMAGED = "this backup is damaged and was not read; take another"


class BadBackup(SortilegeError):
    """A file that is no backup, or a database that is not empty."""


async def backup(store: SqlStore, path: Path) -> int:
    """Everything at one moment, while people play; returns the number of rows."""
    if path.is_file() and path.stat().st_size:
        try:
            with opened(path):
                pass
        except BadBackup:
            raise BadBackup(f"{path} exists and is no backup, so it was left as it is") from None
    rows = 0
    async with store.moment() as db:
        at = await known(db)
        if not at:
            raise BadBackup("there are no tables of a Sortilege server in this database")
        with atomic_write(path) as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="") as file:
            file.write(msgspec.json.encode([FORMAT, at, __version__]) + b"\n")
            for table in (await found(db)).sorted_tables:
                if table.name in schema.persistent.tables:
                    result = await db.stream(select(table))
                    async for some in result.mappings().partitions(BATCH):
                        for row in some:
                            plain = {str(key): value for key, value in row.items()}  # SQLAlchemy's are no plain ones
                            file.write(msgspec.json.encode([str(table.name), plain]) + b"\n")
                        rows += len(some)
    return rows


async def restore(database: str, path: Path) -> int:
    """Read a backup into an empty database, all or nothing; returns the number of rows."""
    file = file_of(database)
    fresh = file is not None and not file.exists()
    with opened(path) as (step, _):  # before anything is made
        pass
    with alone(file):
        store = SqlStore(database)
        try:
            async with store.transaction() as db:
                await set_long_timeouts(db)
                await alone_at_it(db)
                await clear(db)
                await migrate(db, step)
                rows = await fill(db, path, step)
                await migrate(db)  # a backup of an older release goes through the steps it has missed
        except BaseException:
            await store.close()
            if fresh and file is not None:
                for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
                    file.with_name(name).unlink(missing_ok=True)
            raise
        await store.close()
    return rows


async def found(db: AsyncConnection) -> MetaData:
    """The tables as this database has them, of whichever release."""
    meta = MetaData()
    await db.run_sync(lambda sync: meta.reflect(sync, only=lambda name, _: name in MADE))
    return meta


async def clear(db: AsyncConnection) -> None:
    """No tables of ours; raises BadBackup where there is something in them."""
    tables = (await found(db)).sorted_tables
    for table in tables:
        kept = table.name in schema.persistent.tables and table.name != schema.settings.name
        if kept and (await db.execute(select(table).limit(1))).first():
            raise BadBackup("this database is not empty; a backup is restored into a new one")
    for table in tables:
        await db.execute(text(f"drop table {table.name}"))


async def fill(db: AsyncConnection, path: Path, step: int) -> int:
    """Put the rows of a backup into empty tables of the release that wrote it."""
    tables = (await found(db)).tables
    await db.execute(delete(tables["settings"]))
    rows = 0
    waiting: dict[str, list[dict[str, Any]]] = {}

    async def put(name: str) -> None:
        try:
            await db.execute(insert(tables[name]), waiting.pop(name))
        except IntegrityError:
            raise BadBackup(f"this backup is damaged: two rows of {name} are the same") from None

    with opened(path) as (_, lines):
        for line in lines:
            name, row = read(line, tables)
            waiting.setdefault(name, []).append(row)
            rows += 1
            if len(waiting[name]) >= BATCH:
                await put(name)
    for name in list(waiting):
        await put(name)
    schema_at = tables["settings"].c.key == "schema"
    await db.execute(delete(tables["settings"]).where(schema_at))
    await db.execute(insert(tables["settings"]), {"key": "schema", "value": str(step)})
    return rows


@contextmanager
def opened(path: Path) -> Iterator[tuple[int, Iterator[bytes]]]:
    """The step of the database that a backup was made at, and its lines; raises BadBackup."""
    try:
        with gzip.open(path, "rb") as file:
            try:
                head = msgspec.json.decode(file.readline(LONGEST_HEAD), type=tuple[str, int, str])
            except msgspec.MsgspecError:
                raise BadBackup(FOREIGN) from None
            if head[0] != FORMAT or head[1] < 1:
                raise BadBackup(FOREIGN)
            if head[1] > LATEST:
                raise BadBackup(f"this backup was made by a newer release, {head[2][:20]}; upgrade to read it")
            yield head[1], iter(lambda: file.readline(LONGEST_LINE), b"")
    except gzip.BadGzipFile as error:
        raise BadBackup(FOREIGN if "Not a gzipped" in str(error) else DAMAGED) from None
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise BadBackup(DAMAGED) from None


def read(line: bytes, tables: Mapping[str, Table]) -> tuple[str, dict[str, Any]]:
    """One row, checked against the table it goes into; raises BadBackup."""
    name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
    table = tables.get(name)
    if table is None or name not in schema.persistent.tables or set(row) != set(table.columns.keys()):
        raise BadBackup(DAMAGED)
    for column in table.columns:
        value, kind = row[column.name], column.type.python_type
        if value is None and column.nullable:
            continue
        try:
            row[column.name] = base64.b64decode(value, validate=True) if kind is bytes else kind(value)
        except (TypeError, ValueError):
            raise BadBackup(DAMAGED) from None
        if kind is not bytes and row[column.name] != value:
            raise BadBackup(DAMAGED)
    return name, row
