"""Backups: a database in one file, from and into SQLite or PostgreSQL, also from an older release."""

import base64
import gzip
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import BigInteger, MetaData, Table, delete, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege import __version__
from sortilege.core.errors import SortilegeError
from sortilege.core.private_files import atomic_write
from sortilege.server.db import SqlStore, schema
from sortilege.server.db.database import file_of
from sortilege.server.db.migrations import LATEST, TABLE_NAMES, lock_migrations, migrate, schema_version
from sortilege.server.db.postgres_timeouts import set_long_timeouts
from sortilege.server.db.sqlite_lock import lock_database

ROWS_PER_STATEMENT = 500
FORMAT = "sortilege backup 1"
MAX_HEAD_BYTES, MAX_LINE_BYTES = 1_000, 1 << 26
MIN_EXPANDED_BYTES, MAX_EXPANSION = 1 << 28, 100  # limits on decompression; real backups grow 5 to 20 times
NOT_A_BACKUP = "this is not a backup of a Sortilege server"
DAMAGED = "this backup is damaged; nothing was restored"


class BadBackup(SortilegeError):
    """The file is not a backup, or the database is not empty."""


async def backup(store: SqlStore, path: Path) -> int:
    """Write a consistent backup while the server runs; returns the number of rows."""
    if path.is_file() and path.stat().st_size:
        try:
            with open_backup(path):
                pass
        except BadBackup:
            raise BadBackup(f"{path} exists and is not a backup, so it was left as it is") from None
    rows = 0
    async with store.read_snapshot() as db:
        at = await schema_version(db)
        if not at:
            raise BadBackup("there are no tables of a Sortilege server in this database")
        with atomic_write(path) as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="") as file:
            file.write(msgspec.json.encode([FORMAT, at, __version__]) + b"\n")
            for table in (await reflect_tables(db)).sorted_tables:
                if table.name not in schema.transient.tables:
                    result = await db.stream(select(table))
                    async for some in result.mappings().partitions(ROWS_PER_STATEMENT):
                        for row in some:
                            plain = {str(key): value for key, value in row.items()}  # keys are a subclass of str
                            file.write(msgspec.json.encode([str(table.name), plain]) + b"\n")
                        rows += len(some)
    return rows


async def restore(database: str, path: Path, most_bytes: int | None = None) -> int:
    """Read a backup into an empty database, all or nothing; returns the number of rows.

    `most_bytes` limits its uncompressed size; the default is `expansion_limit`.
    """
    if most_bytes is None:
        most_bytes = expansion_limit(path.stat().st_size)
    file = file_of(database)
    fresh = file is not None and not file.exists()
    with open_backup(path, most_bytes) as (step, _):  # before anything is created
        pass
    with lock_database(file):
        store = SqlStore(database)
        try:
            async with store.transaction() as db:
                await set_long_timeouts(db)
                await lock_migrations(db)
                await drop_empty_tables(db)
                await migrate(db, step)
                rows = await load_rows(db, path, step, most_bytes)
                await migrate(db)  # run the steps that a backup of an older release lacks
        except BaseException:
            await store.close()
            if fresh and file is not None:
                for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
                    file.with_name(name).unlink(missing_ok=True)
            raise
        await store.close()
    return rows


async def reflect_tables(db: AsyncConnection) -> MetaData:
    """Return the tables as this database has them, from any release."""
    meta = MetaData()
    await db.run_sync(lambda sync: meta.reflect(sync, only=lambda name, _: name in TABLE_NAMES))
    return meta


async def drop_empty_tables(db: AsyncConnection) -> None:
    """Drop our tables; raises BadBackup if they contain anything."""
    tables = (await reflect_tables(db)).sorted_tables
    for table in tables:
        kept = table.name not in schema.transient.tables and table.name != schema.settings.name
        if kept and (await db.execute(select(table).limit(1))).first():
            raise BadBackup("this database is not empty; restore into a new one")
    for table in tables:
        await db.execute(text(f"drop table {table.name}"))


def expansion_limit(size: int) -> int:
    """Return the maximum uncompressed size, in bytes, of a backup of this size."""
    return max(MIN_EXPANDED_BYTES, MAX_EXPANSION * size)


async def load_rows(db: AsyncConnection, path: Path, step: int, most_bytes: int) -> int:
    """Insert the rows of a backup into empty tables of the release that wrote it."""
    tables = (await reflect_tables(db)).tables
    await db.execute(delete(tables["settings"]))
    rows = 0
    pending: dict[str, list[dict[str, Any]]] = {}

    async def put(name: str) -> None:
        try:
            await db.execute(insert(tables[name]), pending.pop(name))
        except IntegrityError:
            raise BadBackup(f"this backup is damaged: it has duplicate rows of {name}") from None

    with open_backup(path, most_bytes) as (_, lines):
        for line in lines:
            name, row = read_row(line, tables)
            pending.setdefault(name, []).append(row)
            rows += 1
            if len(pending[name]) >= ROWS_PER_STATEMENT:
                await put(name)
    for name in list(pending):
        await put(name)
    schema_at = tables["settings"].c.key == "schema"
    await db.execute(delete(tables["settings"]).where(schema_at))
    await db.execute(insert(tables["settings"]), {"key": "schema", "value": str(step)})
    return rows


@contextmanager
def open_backup(path: Path, most_bytes: int = MIN_EXPANDED_BYTES) -> Iterator[tuple[int, Iterator[bytes]]]:
    """Yield the migration step of a backup and its lines; raises BadBackup."""
    try:
        with gzip.open(path, "rb") as file:
            try:
                head = msgspec.json.decode(file.readline(MAX_HEAD_BYTES), type=tuple[str, int, str])
            except msgspec.MsgspecError:
                raise BadBackup(NOT_A_BACKUP) from None
            if head[0] != FORMAT or head[1] < 1:
                raise BadBackup(NOT_A_BACKUP)
            if head[1] > LATEST:
                raise BadBackup(
                    f"this backup was made by a newer release, {head[2][:20]}; upgrade before you restore it"
                )
            yield head[1], read_lines(file, most_bytes)
    except gzip.BadGzipFile as error:
        raise BadBackup(NOT_A_BACKUP if "Not a gzipped" in str(error) else DAMAGED) from None
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadBackup(DAMAGED) from None


def read_lines(file: gzip.GzipFile, most_bytes: int) -> Iterator[bytes]:
    """Yield the lines; raises BadBackup once their total length exceeds the limit."""
    left = most_bytes
    while line := file.readline(min(MAX_LINE_BYTES, left + 1)):
        left -= len(line)
        if left < 0:
            raise BadBackup(f"this backup holds more than {most_bytes >> 20} MiB; raise the limit with --max-size")
        yield line


def read_row(line: bytes, tables: Mapping[str, Table]) -> tuple[str, dict[str, Any]]:
    """Return one row, checked against its table; raises BadBackup."""
    name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
    table = tables.get(name)
    if table is None or name in schema.transient.tables or set(row) != set(table.columns.keys()):
        raise BadBackup(DAMAGED)
    for column in table.columns:
        value, kind = row[column.name], column.type.python_type
        if value is None and column.nullable and not column.primary_key:  # which may be null in SQLite
            continue
        try:
            row[column.name] = base64.b64decode(value, validate=True) if kind is bytes else kind(value)
        except (TypeError, ValueError):
            raise BadBackup(DAMAGED) from None
        if kind is not bytes and row[column.name] != value:
            raise BadBackup(DAMAGED)
        # The server never writes values that PostgreSQL cannot store.
        if kind is int and not -1 <= row[column.name] >> (63 if isinstance(column.type, BigInteger) else 31) <= 0:
            raise BadBackup(DAMAGED)
        if kind is str and "\0" in value:
            raise BadBackup(DAMAGED)
    return name, row
