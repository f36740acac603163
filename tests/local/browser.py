"""What a browser does for tables without a server: it keeps rows, all that are written at once or none."""

from sortilege.browser.memory_store import MemoryStore
from sortilege.browser.rows import RowChanges


class Browser:
    """`fails` makes the next writing fail: "before" nothing was written, or "after" all was."""

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
        """As after a start: from the rows that were kept, in whatever order they come."""
        made = MemoryStore(self.keep)
        made.load(reversed(self.rows.items()))
        return made
