"""`schema` and `migrations` define the same tables, columns and keys."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, MetaData, String, insert, text
from sqlalchemy.types import TypeEngine

from sortilege.server.db import SqlStore, migrations, schema
from sortilege.server.db import tables as table_store
from sortilege.tables.identity import Hold
from sortilege.tables.play import table_reader
from sortilege.tables.rooms.room import Room, pack
from sortilege.tables.storage.row_conversion import log_entry
from sortilege.tables.storage.store import LogEntry, LogSpan, TableChange

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


def test_a_players_list_does_not_depend_on_who_changed_a_table(fresh_database: str) -> None:
    """Beyond its limit it keeps the newest tables, so a change at an old one does not show."""

    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        rooms = {id: Room(game="seasons", options={}, seats=[], host="", made_at=at) for at, id in enumerate("abc")}
        for id, room in rooms.items():
            await store.create_table(id, room, [Hold("ann", 0)])
        await store.create_table("d", rooms["c"], [Hold("bob", 0)])
        for n in range(2):
            listed = await store.list_tables(None, False, 2, "ann")
            assert [one.id for one in listed] == ["c", "b"]
            await store.save(TableChange(id="a", rev=n, room=rooms["a"], n=0, due=None))
        await store.close()

    asyncio.run(run())


def test_tables_of_an_older_database_know_when_they_were_made(fresh_database: str) -> None:
    async def run() -> None:
        old = SqlStore(fresh_database)
        line = """insert into tables (id, rev, n, phase, open, room, upgrades, changed)
            values (:id, 0, 0, 'waiting', false, :room, :upgrades, 0)"""
        rooms = {
            "whole": pack(Room(game="seasons", options={}, seats=[], host="", made_at=7.0)),
            "damaged": b"\x00",
        }
        async with old.transaction() as db:
            await migrations.migrate(db, 5)
            for id, room in rooms.items():
                await db.execute(text(line), {"id": id, "room": room, "upgrades": msgspec.msgpack.encode(())})
        await old.close()
        store = SqlStore(fresh_database)
        await store.open()
        async with store.transaction() as db:
            made = {row.id: row.made for row in await db.execute(text("select id, made from tables"))}
        await store.close()
        assert made == {"whole": 7.0, "damaged": 0.0}

    asyncio.run(run())


def test_a_part_of_a_long_log_reads_only_that_part(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every third entry is seat 1's alone."""
    long, read = 20_000, []

    def counted(row: Mapping[Any, Any]) -> LogEntry:
        read.append(row)
        return log_entry(row)

    monkeypatch.setattr(table_store, "log_entry", counted)

    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        row = {"table_id": "a", "seat": 1, "id": "x", "answered": 0, "undone": 0, "events": b"\x90", "at": 0.0}
        async with store.transaction() as db:
            for at in range(0, long, 2_000):
                rows = [row | {"n": n, "quiet": n % 3 == 0} for n in range(at, at + 2_000)]
                await db.execute(insert(schema.choices), rows)
        for viewer, visible in ((None, [n for n in range(long - 1) if n % 3]), (1, list(range(long - 1)))):
            for skip in (0, 9_000, len(visible) - 3, len(visible)):
                first = LogSpan(viewer=viewer, end=long - 1, limit=10, skip=skip)
                last = LogSpan(viewer=viewer, end=long - 1, limit=10, skip=skip, latest=True)
                read.clear()
                assert [one.n for one in await store.visible_entries("a", first)] == visible[skip : skip + 10]
                end = len(visible) - skip
                assert [one.n for one in await store.visible_entries("a", last)] == visible[max(0, end - 10) : end]
                assert len(read) <= 20
        assert len(await store.answers("a", 1, 0, long - 5)) == 5
        await store.close()

    asyncio.run(run())


def test_the_log_comes_in_pages(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Following `next` gives every step that the viewer may see, once and in order."""
    monkeypatch.setattr(table_reader, "MAX_LOG_STEPS", 4)
    row = {"table_id": "a", "id": "x", "answered": 0, "undone": 0, "events": b"\x90", "at": 0.0}
    rows = [row | {"n": n, "seat": n % 2, "quiet": n % 3 == 0} for n in range(20)]

    async def run() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        async with store.transaction() as db:
            await db.execute(insert(schema.choices), rows)
        for viewer in (None, 0, 1):
            visible = sum(not one["quiet"] or one["seat"] == viewer for one in rows[:19])
            live = SimpleNamespace(
                n=19, version=lambda _, visible=visible: visible, room=SimpleNamespace(game="seasons")
            )
            seen: list[int] = []
            since: int | None = 0
            while since is not None:
                page = await reader(store, live, viewer).log(cast("Any", None), "a", viewer, since)
                assert len(page.steps) <= 4
                seen += [step.version for step in page.steps]
                since = page.next
            assert seen == list(range(1, visible + 1))
            after = await reader(store, live, viewer).log(cast("Any", None), "a", viewer, 10**9)
            assert (after.steps, after.next) == ((), None)
        await store.close()

    asyncio.run(run())


def reader(store: SqlStore, live: SimpleNamespace, viewer: int | None) -> table_reader.TableReader:
    """Return a reader of one table, in which the caller has this seat."""

    @asynccontextmanager
    async def locked_table(*_: object) -> AsyncIterator[tuple[SimpleNamespace, tuple[int, ...], bool]]:
        yield live, () if viewer is None else (viewer,), False

    access = SimpleNamespace(locked_table=locked_table, tables=SimpleNamespace(store=store))
    return table_reader.TableReader(cast("Any", access))
