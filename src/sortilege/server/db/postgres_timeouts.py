"""Timeouts of a PostgreSQL connection.

A process that hangs inside a transaction must not keep a table from the others.
"""

from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

# A process waits longer for a table than a hanging process may hold it, and so gets it.
USUAL_TIMEOUTS = {"idle_in_transaction_session_timeout": "3s", "lock_timeout": "5s", "statement_timeout": "10s"}
# Migrations and backups read and write whole tables.
LONG_TIMEOUTS = {"idle_in_transaction_session_timeout": "10min", "lock_timeout": "10min", "statement_timeout": "2h"}


def connect_args() -> dict[str, Any]:
    """Return the settings of every connection that a server opens."""
    return {"server_settings": {"application_name": "sortilege", **USUAL_TIMEOUTS}}


async def set_long_timeouts(db: AsyncConnection) -> None:
    """Let this one transaction take its time."""
    if db.dialect.name == "postgresql":
        for name, value in LONG_TIMEOUTS.items():
            await db.execute(text(f"set local {name} = '{value}'"))
