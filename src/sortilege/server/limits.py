"""How often one address, or one seat, may ask for something. A bucket fills at a steady rate and holds a burst."""

import time
from collections.abc import Callable

from sortilege.server.refusals import TooMany

# What → (a second, burst), per address and per seat or browser.
PER_ADDRESS = {
    "make": (0.2, 20.0),
    "join": (1.0, 40.0),
    "choose": (100.0, 400.0),
    "say": (5.0, 30.0),
    "login": (0.1, 10.0),
    "ask": (100.0, 400.0),
    "socket": (5.0, 100.0),
}
PER_PERSON = {
    "make": (0.1, 10.0),
    "join": (0.5, 20.0),
    "choose": (20.0, 100.0),
    "say": (0.5, 10.0),
    "login": (0.1, 10.0),
    "ask": (30.0, 150.0),
    "socket": (2.0, 40.0),
}
MOST = 50_000  # buckets; beyond, full ones are let go


class Limits:
    """Buckets in this process. `scale` multiplies every limit; 0 means none, for measuring on one's own machine."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        self.now = now
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, what: str, address: str, person: str = "") -> None:
        """Count one request; raises TooMany with the seconds to wait."""
        if self.scale == 0:
            return
        self._spend(what, f"address {address}", PER_ADDRESS[what])
        if person:
            self._spend(what, f"person {person}", PER_PERSON[what])

    def _spend(self, what: str, who: str, limit: tuple[float, float]) -> None:
        rate, burst = limit[0] * self.scale, max(1.0, limit[1] * self.scale)
        now = self.now()
        level, at = self.buckets.get((what, who), (burst, now))
        level = min(burst, level + (now - at) * rate)
        if level < 1.0:
            raise TooMany("that is too often; wait a little", retry_after=(1.0 - level) / rate)
        self.buckets[what, who] = (level - 1.0, now)
        if len(self.buckets) > MOST:
            self._let_go(now)

    def _let_go(self, now: float) -> None:
        """Buckets that nobody used for an hour are full again."""
        self.buckets = {key: value for key, value in self.buckets.items() if now - value[1] < 3600}
        if len(self.buckets) > MOST:
            self.buckets.clear()
