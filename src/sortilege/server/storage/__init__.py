"""What is written down: SQLAlchemy over SQLite (one process) or PostgreSQL (several)."""

from sortilege.server.storage.database import Conflict
from sortilege.server.storage.saved_tables import Changed, Saved
from sortilege.server.storage.store import Store

__all__ = ["Changed", "Conflict", "Saved", "Store"]
