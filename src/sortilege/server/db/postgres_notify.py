"""Notifications between server processes, through PostgreSQL."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "sortilege"
RIGHTS_LOST = "?"  # in the place of a table's id: the tables, sessions or accounts that follow have lost rights


async def notify_processes(db: AsyncConnection, payload: str) -> None:
    """Notify all processes when this transaction commits. Payloads hold ids, hashes and revisions only."""
    if db.dialect.name == "postgresql":
        await db.execute(text("select pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": payload})
