"""What happens at tables, for the parts of the process that act on it."""

from collections.abc import Callable, Coroutine
from typing import Any

from sortilege.tables.background import BackgroundTasks
from sortilege.tables.rooms.room import Room

TurnNotifier = Callable[[str, Room, int], Coroutine[Any, Any, None]]  # table, room, seat


class Signal:
    """An event at one table; handlers are called in the order in which they were connected."""

    def __init__(self) -> None:
        self._handlers: list[Callable[[str], None]] = []

    def connect(self, handler: Callable[[str], None]) -> None:
        self._handlers.append(handler)

    def send(self, table: str) -> None:
        for handler in self._handlers:
            handler(table)


class TableSignals:
    """The events of all tables in this process."""

    def __init__(self, notify_turn: TurnNotifier | None = None) -> None:
        self.bots_due = Signal()  # a change left a choice to a bot, and this process has claimed the table's bots
        self.visited = Signal()  # a person came to a table whose bots have a choice to make and may be resting
        self.notify_turn = notify_turn
        self.tasks = BackgroundTasks("aside_failed")

    def turn_began(self, table: str, room: Room, seat: int) -> None:
        """Notify the absent player of a seat that it is their turn."""
        if self.notify_turn is not None:
            self.tasks.spawn(self.notify_turn(table, room, seat))
