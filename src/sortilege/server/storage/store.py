"""All queries there are, in one object."""

from sortilege.server.storage.counts import Counts
from sortilege.server.storage.people import People
from sortilege.server.storage.saved_tables import SavedTables
from sortilege.server.storage.solved import Solved
from sortilege.server.storage.talk import Talk


class Store(SavedTables, People, Talk, Counts, Solved):
    """The database, and nothing but the database."""
