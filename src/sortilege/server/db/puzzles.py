"""Puzzles that an account has solved, or whose solution it was shown first."""

from collections.abc import Sequence

from sqlalchemy import select, text

from sortilege.server.db import schema
from sortilege.server.db.database import Database
from sortilege.tables.storage.store import PuzzleResult

# The first result of a day counts; a deleted account gets none.
INSERT_RESULT = text("""insert into puzzles (account, puzzle, day, solved, daily)
    select cast(:account as text), cast(:puzzle as text), cast(:day as integer), :solved, :daily
    where exists (select 1 from accounts where id = :account) on conflict do nothing""")


class PuzzleStore(Database):
    async def save_puzzle_results(self, account: str, results: Sequence[PuzzleResult]) -> None:
        keys = ("puzzle", "day", "solved", "daily")
        rows = [{"account": account} | dict(zip(keys, one, strict=True)) for one in results]
        async with self.transaction() as db:
            if rows:
                await db.execute(INSERT_RESULT, rows)

    async def puzzle_results(self, account: str) -> list[PuzzleResult]:
        """Return all results, oldest first."""
        c = schema.puzzles.c
        query = select(c.puzzle, c.day, c.solved, c.daily).where(c.account == account).order_by(c.day, c.puzzle)
        async with self.transaction() as db:
            return [(row.puzzle, row.day, row.solved, row.daily) for row in await db.execute(query)]
