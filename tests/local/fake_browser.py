"""A stand-in for the browser's storage: stores all rows of a change or none."""

from sortilege.browser.memory_store import MemoryStore
from sortilege.browser.rows import RowChanges


class Browser:
    """Stores rows. `fails` is raised by the next write: before storing anything, or after storing all if `late`."""

    def __init__(self) -> None:
        self.rows: dict[str, bytes] = {}
        self.fails: BaseException | None = None
        self.late = False

    async def keep(self, rows: RowChanges) -> None:
        if self.fails is None or self.late:
            self.put(rows)
        if (error := self.fails) is not None:
            self.fails = None
            raise error

    def put(self, rows: RowChanges) -> None:
        for key, value in rows:
            if value is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = value

    def memory(self) -> MemoryStore:
        """Return a store as after a restart; rows may be loaded in any order."""
        made = MemoryStore(self.keep)
        made.load(reversed(self.rows.items()))
        return made
