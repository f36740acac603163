"""SQLite connections, and transactions that run in one hop to the connection's thread.

aiosqlite sends every statement to its thread and back several times. A choice took a dozen such hops, and they were
most of its cost.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from sortilege.core.private_files import make_private

Result = TypeVar("Result")
MEMORY = ":memory:"
PRAGMAS = ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on")


class SqliteConnection(sqlite3.Connection):
    """A connection whose commits are on the disk when they return, and whose scripts may be functions.

    aiosqlite passes what `executescript` is given to this class, in its thread, so a function runs there.
    """

    def __init__(self, path: str, **options: Any) -> None:
        if path != MEMORY:
            make_private(Path(path))  # SQLite gives the files beside it the same mode
        super().__init__(path, **options)
        for pragma in PRAGMAS:
            self.execute(f"pragma {pragma}")

    def executescript(self, script: Any, /) -> sqlite3.Cursor:
        if not callable(script):
            return super().executescript(script)
        script(self)
        return self.cursor()


CONNECT_ARGS = {"factory": SqliteConnection, "isolation_level": None}  # we begin transactions ourselves


def check_file(path: str) -> None:
    """Open a database and close it; raises the error that prevents it.

    Called before aiosqlite connects, whose thread could otherwise report the error to a closed event loop.
    """
    sqlite3.connect(path, **CONNECT_ARGS).close()  # type: ignore[call-overload]  # mypy loses the types of the values


async def run_in_one_hop(driver: aiosqlite.Connection, work: Callable[[sqlite3.Connection], Result]) -> Result:
    """Run `work` in the connection's thread, in one transaction that takes the writer's lock at once."""
    results: list[Result] = []

    def transaction(db: sqlite3.Connection) -> None:
        db.execute("begin immediate")
        try:
            results.append(work(db))
            db.execute("commit")
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise

    await driver.executescript(transaction)  # `SqliteConnection` takes functions
    return results[0]
