"""What is written down: SQLAlchemy over SQLite (one process) or PostgreSQL (several)."""

from sortilege.server.storage.store import Store

__all__ = ["Store"]
