"""What is written down: SQLAlchemy over SQLite (one process) or PostgreSQL (several)."""

from sortilege.server.storage.store import Changed, Conflict, Saved, Store

__all__ = ["Changed", "Conflict", "Saved", "Store"]
