"""SQLite in one hop: a whole transaction as one errand of the connection's thread.

Through the adapters every statement goes to the thread and back several times; a choice took a dozen such hops, and
they were most of what it cost.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from sortilege.core.private_files import make_private

Found = TypeVar("Found")
MEMORY = ":memory:"
PRAGMAS = ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on")


class Connection(aiosqlite.Connection):
    """The driver's connection, which can also run a function in its thread."""

    async def run(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        """Do this in one transaction, begun at once as a writer's."""

        def errand(db: sqlite3.Connection) -> Found:
            db.execute("begin immediate")
            try:
                found = work(db)
                db.execute("commit")
            except BaseException:
                if db.in_transaction:
                    db.execute("rollback")
                raise
            return found

        return await self._execute(errand, self._conn)  # type: ignore[no-any-return, no-untyped-call]


async def open_database(path: str) -> Connection:
    """A connection that writes as we promise: a commit is on the disk when it returns."""

    def connect() -> sqlite3.Connection:
        if path != MEMORY:
            make_private(Path(path))  # SQLite gives the files beside it the same mode
        db = sqlite3.connect(path, isolation_level=None)  # we begin ourselves
        for line in PRAGMAS:
            db.execute(f"pragma {line}")
        return db

    connection = Connection(connect, 64)
    connection._thread.daemon = True  # it must not keep a process alive that is done
    try:
        await connection
    except BaseException:
        await asyncio.to_thread(connection._thread.join, 5.0)  # else it would speak to an event loop that has gone
        raise
    return connection
