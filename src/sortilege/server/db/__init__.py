"""Storage: SQLAlchemy over SQLite (one process) or PostgreSQL (several)."""

from sortilege.server.db.store import Store

__all__ = ["Store"]
