"""The time that tables go by: seconds that pass steadily, whatever happens to the machine's clock.

Clocks, absence and what is due are reckoned and written down in it. It begins as the wall clock's and is then counted
by a clock that nobody sets. The database keeps by how much the wall clock has been put ahead of it since, so that the
next process, or one on another host, goes on with the same time. With PostgreSQL the wall clock is the database's.

What is promised: a wall clock that is set, by hand or from the network, neither takes nor gives anybody time. Nor does
a machine that sleeps, with SQLite; with PostgreSQL other hosts may have gone on, and its sleep counts. What cannot be
known is a wall clock that was set while no process was running, or within the second before the last one was killed.
"""

import time
from collections.abc import Callable

JUMP = 1.0  # seconds by which two clocks may differ without one of them having been set


def awake_or_asleep() -> float:
    """A steady clock that counts a machine's sleep, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class TableTime:
    """This process's idea of it."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        shared: Callable[[], float] = awake_or_asleep,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.shared = shared
        self.zero = wall() - steady()
        self.ahead: float | None = None  # what the database had last

    def now(self) -> float:
        return self.zero + self.steady()

    def share(self) -> None:
        """Other hosts have the same tables."""
        self.zero, self.steady = self.now() - self.shared(), self.shared

    def compare(self, wall: float, ahead: float) -> float | None:
        """Look at the wall clock and at what the database has; returns what it should have when the clock was set."""
        known, self.ahead = self.ahead, ahead
        error = wall - ahead - self.now()
        if known is None or (known != ahead and abs(error) > JUMP):
            self.zero += error  # we begin, or another process has noticed before us
            return None
        return wall - self.now() if abs(error) > JUMP else None


tables = TableTime()


def now() -> float:
    """This moment in the time that tables go by."""
    return tables.now()
