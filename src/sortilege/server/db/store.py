"""All queries there are, in one object."""

import time

from sortilege.server.db.chat import Talk
from sortilege.server.db.people import People
from sortilege.server.db.puzzles import Solved
from sortilege.server.db.rate_limits import Counts
from sortilege.server.db.reviews import Reviewed
from sortilege.server.db.tables import SavedTables
from sortilege.tables.identity import YEAR


class SqlStore(SavedTables, Reviewed, People, Talk, Counts, Solved):
    """The database, and nothing but the database: a `table.store.Store`, and what accounts and letters ask besides."""

    async def tidy(self, age: float) -> None:
        """Cookies that have run out, reports older than so many seconds, and what counts no more."""
        await self.forget_sessions(time.time() - YEAR)
        await self.forget_reports(time.time() - age)
        await self.forget_jobs()
        if self.postgres:
            await self.forget_counts()
