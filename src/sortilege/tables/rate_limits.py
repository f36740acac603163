"""How often one address, or one person, may ask for something. A bucket fills at a steady rate and holds a burst.

What is dear is counted over all processes, in the database; `choose` and `ask` are too frequent for that, so each
process allows an address its share of them. SQLite serves one process, whose memory is enough.
"""

import ipaddress
import time
from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import NamedTuple, Protocol

from sortilege.tables.refusals import TooMany


class Limit(NamedTuple):
    """So many a second, after a burst."""

    rate: float
    burst: float


HOUR, DAY = 3600.0, 86_400.0
PER_ADDRESS = {
    "make": Limit(0.2, 20),
    "join": Limit(1, 40),
    "choose": Limit(100, 400),
    "say": Limit(5, 30),
    "login": Limit(0.1, 10),
    "ask": Limit(100, 400),
    "socket": Limit(5, 100),
    "frames": Limit(2, 60),
    "far_undo": Limit(1, 20),
    "rematch": Limit(0.2, 20),
    "hint": Limit(2, 60),
    "turn": Limit(50, 400),
    "worlds": Limit(20, 200),  # 32 of them are 3 ms of everybody's time
    "bot": Limit(20 / HOUR, 20),
    "moment": Limit(5, 200),
    "review": Limit(60 / HOUR, 20),
    "try": Limit(2, 60),
    "report": Limit(20 / DAY, 20),
    "mail": Limit(10 / DAY, 10),
}
PER_PERSON = {
    "make": Limit(0.1, 10),
    "join": Limit(0.5, 20),
    "choose": Limit(20, 100),
    "say": Limit(0.5, 10),
    "login": Limit(0.1, 10),
    "ask": Limit(30, 150),
    "socket": Limit(2, 40),
    "frames": Limit(1, 30),
    "far_undo": Limit(0.2, 10),
    "rematch": Limit(0.1, 10),
    "hint": Limit(0.5, 15),
    "turn": Limit(20, 100),
    "worlds": Limit(10, 100),
    "bot": Limit(10 / HOUR, 10),
    "moment": Limit(1, 60),
    "review": Limit(20 / HOUR, 10),
    "try": Limit(0.5, 20),
    "report": Limit(10 / DAY, 10),
    "mail": Limit(5 / DAY, 5),
}
FREQUENT = ("choose", "ask", "turn", "worlds")
MOST = 50_000  # buckets of one kind; beyond, those that were not used for longest are let go


class Buckets:
    """The buckets of one kind in memory, those that were not used for longest first."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.levels: dict[str, tuple[float, float]] = {}

    def spend(self, who: str, limit: Limit, now: float) -> float:
        """Take one; returns the seconds to wait, which is 0 when there was one to take."""
        level, at = self.levels.get(who, (limit.burst, now))
        level = min(limit.burst, level + (now - at) * limit.rate)
        wait = max(0.0, 1.0 - level) / limit.rate
        self.levels.pop(who, None)
        self.levels[who] = (level if wait else level - 1.0, now)
        self._let_go(limit, now)
        return wait

    def give_back(self, who: str) -> None:
        """What was taken last is not wanted."""
        if who in self.levels:
            level, at = self.levels[who]
            self.levels[who] = (level + 1.0, at)

    def _let_go(self, limit: Limit, now: float) -> None:
        """Two at most each time, so that nobody waits for it: those that are full again, or one too many.

        An attacker with many addresses pushes out the buckets that have had most time to fill, and none of those
        that count just now.
        """
        for _ in range(2):
            oldest = next(iter(self.levels))
            level, at = self.levels[oldest]
            if len(self.levels) <= self.most and level + (now - at) * limit.rate < limit.burst:
                return
            if len(self.levels) > 1:
                del self.levels[oldest]


class Counts(Protocol):
    """What counts for several processes: their database."""

    async def spend(self, who: str, rate: float, burst: float) -> float:
        """Take one from a bucket; returns the seconds to wait, which is 0 when there was one to take."""


class RateLimits:
    """`scale` multiplies every limit; 0 means none, for measuring on one's own machine."""

    def __init__(
        self, scale: float = 1.0, counts: Counts | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.scale = scale
        self.counts = counts
        self.now = now
        self.processes = 1  # that serve the same database; each allows an address its share
        # Persons are kept apart from addresses: cookies are easily made up, and must not push addresses out.
        self.addresses = {what: Buckets() for what in PER_ADDRESS}
        self.persons = {what: Buckets() for what in PER_PERSON}

    def spend(self, what: str, address: str, person: str = "") -> None:
        """Count one request in this process; raises TooMany with the seconds to wait."""
        if self.scale == 0:
            return
        share = self.scale / self.processes if what in FREQUENT else self.scale
        refuse(self.addresses[what].spend(address, scaled(PER_ADDRESS[what], share), self.now()))
        if person:
            wait = self.persons[what].spend(person, scaled(PER_PERSON[what], self.scale), self.now())
            if wait:  # whoever asks too often does not use up what others at this address may ask
                self.addresses[what].give_back(address)
            refuse(wait)

    async def count(self, what: str, address: str, person: str = "") -> None:
        """The same over all processes. What this one refuses by itself does not trouble the database."""
        self.spend(what, address, person)
        if self.counts is None or self.scale == 0:
            return
        refuse(await self.counts.spend(f"{what} address {address}", *scaled(PER_ADDRESS[what], self.scale)))
        if person:
            refuse(await self.counts.spend(f"{what} person {person}", *scaled(PER_PERSON[what], self.scale)))


def scaled(limit: Limit, scale: float) -> Limit:
    return Limit(limit.rate * scale, max(1.0, limit.burst * scale))


def refuse(wait: float) -> None:
    if wait > 0:
        minutes = ceil(wait / 60) if wait > 90 else 0  # 0: it is told in seconds
        raise TooMany("server-too-often", seconds=ceil(wait), minutes=minutes, retry_after=wait)


@lru_cache(4096)
def counted(address: str) -> str:
    """The address that counts: one line to the network gets a whole /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
