"""Chat, and reports about rulings."""

import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import and_, delete, func, insert, select, true

from sortilege.server.db import schema
from sortilege.server.db.database import Database
from sortilege.tables.refusals import TooMany
from sortilege.tables.storage.store import check_chat_quota

MAX_REPORTS, MAX_REPORTS_PER_DAY, MAX_REPORTS_PER_TABLE = 5_000, 500, 20
DAY_SECONDS = 86_400


class ChatStore(Database):
    async def add_chat_line(self, table: str, holder: str, seat: int, name: str, text: str) -> int:
        """Store a line and return its number; raises NotNow if the table's chat is full."""
        c = schema.chat.c
        size = select(func.max(c.n), func.sum(func.length(c.text))).where(c.table_id == table)
        async with self.transaction() as db:
            await self.lock(db, f"chat {table}")
            last, characters = (await db.execute(size)).one()
            n = 0 if last is None else last + 1
            check_chat_quota(n, characters or 0)
            await db.execute(
                insert(schema.chat).values(
                    table_id=table, n=n, holder=holder, seat=seat, name=name, at=time.time(), text=text
                )
            )
            await self.notify_change(db, table, -1)
        return n

    async def chat_lines(self, table: str, since: int, limit: int = 200) -> list[Mapping[str, Any]]:
        c = schema.chat.c
        query = select(schema.chat).where(and_(c.table_id == table, c.n >= since, c.text != ""))
        query = query.order_by(c.n).limit(limit)
        async with self.transaction() as db:
            return [dict(row) for row in (await db.execute(query)).mappings()]

    async def next_chat_line(self, table: str) -> int:
        c = schema.chat.c
        async with self.transaction() as db:
            last = (await db.execute(select(func.max(c.n)).where(c.table_id == table))).scalar()
        return 0 if last is None else last + 1

    # Reports.

    async def save_report(self, id: str, table: str, seat: int | None, n: int, text: str, record: bytes) -> None:
        """Store a report, once; raises TooMany above a limit."""
        c, now = schema.reports.c, time.time()
        row = {"id": id, "table_id": table, "seat": seat, "n": n, "at": now, "text": text, "record": record}
        limits = {
            true(): MAX_REPORTS,
            c.at > now - DAY_SECONDS: MAX_REPORTS_PER_DAY,
            c.table_id == table: MAX_REPORTS_PER_TABLE,
        }
        async with self.transaction() as db:
            await self.lock(db, "reports")
            if (await db.execute(select(c.id).where(c.id == id))).first():
                return
            for which, most in limits.items():
                count = select(func.count()).select_from(schema.reports).where(which)
                if (await db.execute(count)).scalar_one() >= most:
                    raise TooMany("server-enough-reports", retry_after=DAY_SECONDS)
            await db.execute(insert(schema.reports).values(**row))

    async def forget_reports(self, before: float) -> None:
        async with self.transaction() as db:
            await db.execute(delete(schema.reports).where(schema.reports.c.at < before))
