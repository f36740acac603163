"""Rate limits per address and per person: token buckets that fill at a steady rate and hold a burst.

Expensive requests are counted across all processes, in the database. A few kinds are too frequent for that, so each
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
    """Requests per second, after a burst."""

    rate: float
    burst: float


HOUR_SECONDS, DAY_SECONDS = 3600.0, 86_400.0
PER_ADDRESS = {
    "make": Limit(0.2, 40),  # a classroom may start playing at once
    "join": Limit(1, 40),
    "choose": Limit(100, 400),
    "say": Limit(5, 30),
    "login": Limit(0.1, 40),
    "login_network": Limit(0.5, 200),
    "login_name": Limit(0.1, 600),  # of a name, at all addresses together
    "known_device": Limit(1 / 60, 10),  # of a device of one account, or of a passkey
    "passkey": Limit(2, 100),
    "proof": Limit(0.1, 40),
    "recovery": Limit(1 / 60, 20),
    "erase": Limit(0.1, 10),
    "ask": Limit(100, 400),
    "read": Limit(20, 400),  # lists of tables, pages of a log, records and previews take 10 to 20 ms
    "file": Limit(300, 3000),  # of the page: thirty browsers in a classroom load it at once
    "socket": Limit(5, 100),
    "frames": Limit(2, 60),
    "far_undo": Limit(1, 20),
    "rematch": Limit(0.2, 40),
    "hint": Limit(2, 60),
    "turn": Limit(50, 400),
    "worlds": Limit(20, 200),  # 32 worlds block the process for 3 ms
    "bot": Limit(20 / HOUR_SECONDS, 20),
    "moment": Limit(5, 200),
    "review": Limit(60 / HOUR_SECONDS, 20),
    "try": Limit(2, 60),
    "report": Limit(20 / DAY_SECONDS, 20),
    "mail": Limit(10 / DAY_SECONDS, 10),
    "account": Limit(50 / DAY_SECONDS, 50),
    "back": Limit(2, 200),
    "chat_day": Limit(2000 / DAY_SECONDS, 1000),
    "tables_day": Limit(1000 / DAY_SECONDS, 500),
}
PER_PERSON = {
    "make": Limit(0.1, 10),
    "join": Limit(0.5, 20),
    "choose": Limit(20, 100),
    "say": Limit(0.5, 10),
    "login": Limit(1 / 600, 10),  # of an address, for one name
    "login_network": Limit(1 / 300, 20),  # of a network, for one name
    "known_device": Limit(1 / 600, 30),  # of all devices and passkeys of an account
    "proof": Limit(1 / 60, 10),
    "erase": Limit(0.1, 10),
    "ask": Limit(30, 150),
    "read": Limit(5, 100),
    "socket": Limit(2, 40),
    "frames": Limit(1, 30),
    "far_undo": Limit(0.2, 10),
    "rematch": Limit(0.1, 10),
    "hint": Limit(0.5, 15),
    "turn": Limit(20, 100),
    "worlds": Limit(10, 100),
    "bot": Limit(10 / HOUR_SECONDS, 10),
    "moment": Limit(1, 60),
    "review": Limit(20 / HOUR_SECONDS, 10),
    "try": Limit(0.5, 20),
    "report": Limit(10 / DAY_SECONDS, 10),
    "mail": Limit(5 / DAY_SECONDS, 5),
    "account": Limit(10 / DAY_SECONDS, 10),
    "back": Limit(0.5, 60),
    "chat_day": Limit(1000 / DAY_SECONDS, 500),
    "tables_day": Limit(300 / DAY_SECONDS, 150),
}
DAILY = {"say": "chat_day", "make": "tables_day", "rematch": "tables_day"}  # what is stored also has a limit for days
FREQUENT = ("choose", "back", "ask", "read", "file", "turn", "worlds")  # counted in memory, by each process for itself
MAX_BUCKETS = 50_000  # of one kind; beyond, the least recently used are dropped


class Buckets:
    """The buckets of one kind in memory, least recently used first."""

    def __init__(self, max_buckets: int = MAX_BUCKETS) -> None:
        self.max_buckets = max_buckets
        self.levels: dict[str, tuple[float, float]] = {}

    def spend(self, who: str, limit: Limit, now: float) -> float:
        """Take one token; return the seconds to wait, which is 0 if a token was left."""
        level, at = self.levels.get(who, (limit.burst, now))
        level = min(limit.burst, level + (now - at) * limit.rate)
        wait = max(0.0, 1.0 - level) / limit.rate
        self.levels.pop(who, None)
        self.levels[who] = (level if wait else level - 1.0, now)
        self._evict(limit, now)
        return wait

    def give_back(self, who: str) -> None:
        """Return the token that was taken last."""
        if who in self.levels:
            level, at = self.levels[who]
            self.levels[who] = (level + 1.0, at)

    def _evict(self, limit: Limit, now: float) -> None:
        """Drop up to two buckets that are full again or exceed the maximum; two per request keep requests fast.

        An attacker with many addresses evicts the buckets that have had most time to fill, not those in use.
        """
        for _ in range(2):
            oldest = next(iter(self.levels))
            level, at = self.levels[oldest]
            if len(self.levels) <= self.max_buckets and level + (now - at) * limit.rate < limit.burst:
                return
            if len(self.levels) > 1:
                del self.levels[oldest]


class SharedBuckets(Protocol):
    """Buckets that several processes share, in their database."""

    async def spend(self, who: str, rate: float, burst: float) -> float:
        """Take one token from a bucket; return the seconds to wait, which is 0 if a token was left."""


class RateLimits:
    """Checks every limit, times `scale`; 0 turns limits off, for measurements on a private machine."""

    def __init__(
        self, scale: float = 1.0, shared: SharedBuckets | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.scale = scale
        self.shared = shared
        self.now = now
        self.processes = 1  # serving the same database; each allows an address its share
        # Persons have buckets of their own: cookies are easy to make up and must not evict addresses.
        self.addresses = {what: Buckets() for what in PER_ADDRESS}
        self.persons = {what: Buckets() for what in PER_PERSON}

    def spend(self, what: str, address: str, person: str = "") -> None:
        """Count one request in this process; raises TooMany with the seconds to wait."""
        if self.scale == 0:
            return
        share = self.scale / self.processes if what in FREQUENT else self.scale
        reject_if_limited(self.addresses[what].spend(address, scale_limit(PER_ADDRESS[what], share), self.now()))
        if person:
            wait = self.persons[what].spend(person, scale_limit(PER_PERSON[what], self.scale), self.now())
            if wait:  # a rejected person must not use up the limit of others at this address
                self.addresses[what].give_back(address)
            reject_if_limited(wait)

    async def count(self, what: str, address: str, person: str = "") -> None:
        """Count one request across all processes; requests that this process rejects never reach the database."""
        await self._count(what, address, person)
        if what in DAILY:
            await self._count(DAILY[what], address, person.partition(" ")[0])  # at all tables together

    async def _count(self, what: str, address: str, person: str) -> None:
        self.spend(what, address, person)
        if self.shared is None or self.scale == 0:
            return
        reject_if_limited(
            await self.shared.spend(f"{what} address {address}", *scale_limit(PER_ADDRESS[what], self.scale))
        )
        if person:
            reject_if_limited(
                await self.shared.spend(f"{what} person {person}", *scale_limit(PER_PERSON[what], self.scale))
            )


def scale_limit(limit: Limit, scale: float) -> Limit:
    return Limit(limit.rate * scale, max(1.0, limit.burst * scale))


def reject_if_limited(wait: float) -> None:
    if wait > 0:
        minutes = ceil(wait / 60) if wait > 90 else 0  # 0: the message names seconds
        raise TooMany("server-too-often", seconds=ceil(wait), minutes=minutes, retry_after=wait)


@lru_cache(4096)
def limited_address(address: str) -> str:
    """Return the address that limits count: for IPv6 the /64 network, because one connection gets all of it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


@lru_cache(4096)
def limited_network(address: str) -> str:
    """Return the network of an address that limits count: whoever rents one address often has more of these."""
    try:
        found = ipaddress.ip_network(address, strict=False)
    except ValueError:
        return address
    return str(found.supernet(new_prefix=24 if found.version == 4 else 48))
