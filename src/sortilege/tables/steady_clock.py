"""Table time: seconds that pass steadily, even when the machine's wall clock is set.

Player clocks, absence and deadlines are computed and stored in it. It starts as wall-clock time and then counts with a
clock that cannot be set. The database stores how far the wall clock has been moved ahead of it since, so that the next
process, or one on another host, continues with the same time. With PostgreSQL the wall clock is the database's.

The guarantee: setting a wall clock, by hand or over the network, neither takes nor gives any player time. Nor does a
machine that sleeps, with SQLite; with PostgreSQL other hosts may keep running, so sleep counts. Changes of the wall
clock while no process runs, or in the second before the last one is killed, cannot be detected.
"""

import time
from collections.abc import Callable

MAX_CLOCK_ERROR_SECONDS = 1.0  # two clocks that differ by more mean that one of them was set


def boot_clock() -> float:
    """Return a steady clock that counts the machine's sleep, where the platform has one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """Table time as this process counts it."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        shared: Callable[[], float] = boot_clock,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.shared = shared
        self.zero = wall() - steady()
        self.ahead: float | None = None  # how far the wall clock is ahead, as last read from the database
        self.proposed: float | None = None  # the value that this process last asked to store

    def now(self) -> float:
        return self.zero + self.steady()

    def use_shared_clock(self) -> None:
        """Count sleep too, because other hosts serve the same tables."""
        self.zero, self.steady = self.now() - self.shared(), self.shared

    def compare(self, wall: float, ahead: float) -> float | None:
        """Compare with the wall clock and the stored value; return a new value to store if the wall clock was set.

        A stored value that changed although the wall clock did not means that this process started with a value that
        was out of date. If the wall clock was set as well, this process keeps its own time.
        """
        known, self.ahead = self.ahead, ahead
        error = wall - ahead - self.now()
        if known is None:
            self.zero += error  # this process has just started
            return None
        if abs(error) <= MAX_CLOCK_ERROR_SECONDS:
            return None
        by_another = ahead not in (known, self.proposed)
        if by_another and abs(wall - known - self.now()) <= MAX_CLOCK_ERROR_SECONDS:
            self.zero += error
            return None
        self.proposed = wall - self.now()
        return self.proposed


clock = SteadyClock()


def now() -> float:
    """Return the current table time in seconds."""
    return clock.now()
