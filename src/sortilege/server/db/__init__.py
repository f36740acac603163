"""Storage: SQLAlchemy over SQLite (one process) or PostgreSQL (several)."""

from sortilege.server.db.store import SqlStore

__all__ = ["SqlStore"]
