"""SQLite transactions in one hop to the connection's thread, and the library interfaces they rely on."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from sortilege.server.db import SqlStore
from sortilege.server.db.sqlite_connection import SqliteConnection
from sortilege.tables.refusals import Unavailable

LOOK = "see run_in_one_hop in server/db/sqlite_connection.py: "


def test_a_transaction_runs_in_one_hop_and_commits_or_rolls_back(tmp_path: Path) -> None:
    asyncio.run(commit_and_roll_back(str(tmp_path / "tables.db")))


async def commit_and_roll_back(path: str) -> None:
    store = SqlStore(path)
    threads = []

    def write(db: sqlite3.Connection) -> str:
        assert isinstance(db, SqliteConnection), LOOK + "aiosqlite no longer makes its connection with `factory`"
        assert db.in_transaction
        threads.append(threading.current_thread())
        db.execute("insert into settings (key, value) values ('a', 'b')")
        return "done"

    def fail(db: sqlite3.Connection) -> None:
        db.execute("insert into settings (key, value) values ('c', 'd')")
        raise ZeroDivisionError

    try:
        await store.open()
        assert await store._in_one_hop(write) == "done", LOOK + "aiosqlite no longer passes `executescript` on"
        assert threading.main_thread() not in threads, LOOK + "it runs outside the connection's thread"
        with pytest.raises(ZeroDivisionError):
            await store._in_one_hop(fail)
        assert (await store.setting("a", "new"), await store.setting("c", "new")) == ("b", "new")
    finally:
        await store.close()
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()


def test_a_database_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    before = threading.active_count()
    store = SqlStore(str(tmp_path / "missing" / "tables.db"))
    with pytest.raises(Unavailable):
        asyncio.run(store.open())
    assert threading.active_count() == before
