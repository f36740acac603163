"""Storage: SQLAlchemy over SQLite (one process) or PostgreSQL (several)."""

import time

from sortilege.server.db.chat_and_reports import ChatStore
from sortilege.server.db.game_results import GameResultStore
from sortilege.server.db.puzzles import PuzzleStore
from sortilege.server.db.rate_limits import RateLimitStore
from sortilege.server.db.reviews import ReviewStore
from sortilege.server.db.sessions import SessionStore
from sortilege.server.db.tables import TableStore
from sortilege.tables.identity import SESSION_SECONDS


class SqlStore(TableStore, ReviewStore, SessionStore, ChatStore, RateLimitStore, PuzzleStore, GameResultStore):
    """The application's `Store` in a database, and the queries of accounts and mails."""

    async def tidy(self, age: float) -> None:
        await self.forget_sessions(time.time() - SESSION_SECONDS)
        await self.forget_guests_games(time.time() - SESSION_SECONDS)
        await self.forget_reports(time.time() - age)
        await self.forget_jobs()
        if self.postgres:
            await self.forget_counts()
