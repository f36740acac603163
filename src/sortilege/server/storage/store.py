"""All queries there are, in one object."""

import time

from sortilege.server.storage.counts import Counts
from sortilege.server.storage.people import People
from sortilege.server.storage.reviewed import Reviewed
from sortilege.server.storage.saved_tables import SavedTables
from sortilege.server.storage.solved import Solved
from sortilege.server.storage.talk import Talk
from sortilege.server.table.seats import YEAR


class Store(SavedTables, Reviewed, People, Talk, Counts, Solved):
    """The database, and nothing but the database: a `table.store.Store`, and what accounts and letters ask besides."""

    async def tidy(self, age: float) -> None:
        """Cookies that have run out, reports older than so many seconds, and what counts no more."""
        await self.forget_sessions(time.time() - YEAR)
        await self.forget_reports(time.time() - age)
        await self.forget_jobs()
        if self.postgres:
            await self.forget_counts()
