"""How long PostgreSQL waits for us: a process that hangs inside a transaction must not keep a table from the others."""

from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

# Whoever waits for a table waits longer than a process that hangs may hold it, and so gets it.
USUAL = {"idle_in_transaction_session_timeout": "3s", "lock_timeout": "5s", "statement_timeout": "10s"}
# Migrations and backups read and write whole tables.
LONG = {"idle_in_transaction_session_timeout": "10min", "lock_timeout": "10min", "statement_timeout": "2h"}


def connect_args() -> dict[str, Any]:
    """For every connection that a server opens."""
    return {"server_settings": {"application_name": "sortilege", **USUAL}}


async def patient(db: AsyncConnection) -> None:
    """Let this one transaction take its time."""
    if db.dialect.name == "postgresql":
        for name, value in LONG.items():
            await db.execute(text(f"set local {name} = '{value}'"))
