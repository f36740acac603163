"""`schema` and `migrations` define the same tables, columns and keys."""

import asyncio

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, MetaData, String
from sqlalchemy.types import TypeEngine

from sortilege.server.db import SqlStore, schema

KINDS = (Boolean, LargeBinary, BigInteger, Integer, Float, String)  # a subclass stands before its base


def kind(type_: TypeEngine[object]) -> str:
    return next((one.__name__ for one in KINDS if isinstance(type_, one)), repr(type_))


def described(*metadata: MetaData) -> dict[str, list[tuple[str, str, bool]]]:
    def column(one: Column[object]) -> tuple[str, str, bool]:
        return one.name, kind(one.type), one.primary_key

    return {name: sorted(map(column, table.columns)) for meta in metadata for name, table in meta.tables.items()}


async def migrated(database: str) -> MetaData:
    store = SqlStore(database)
    found = MetaData()
    try:
        await store.open()
        async with store.transaction() as db:
            await db.run_sync(found.reflect)
    finally:
        await store.close()
    return found


def test_the_migrations_create_the_tables_of_the_schema(fresh_database: str) -> None:
    created = described(asyncio.run(migrated(fresh_database)))
    assert created == described(schema.persistent, schema.transient)
