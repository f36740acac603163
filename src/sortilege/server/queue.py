"""Whose work is done next: owner after owner, and of each owner table after table. No processes, no waiting in here.

A lane has so many places. Nobody has more than half of them (rounded up) at a time, nor, over time, more than a share:
whoever is beyond that quota comes after everybody who is not. Work that takes long is asked to come to an end when
somebody else waits. So however much one owner asks for, another waits for a fraction of a second. And nobody waits for
ever: a quota fills up again while its owner waits.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

SLICE = 0.5  # seconds that work may take once others wait, divided by how many they are
SHORTEST = 0.1  # seconds that it gets at least, and at most once its owner is beyond the quota
SHARE = 0.5  # of a lane's places that one owner may have over time
AT_ONCE = 10.0  # seconds of work that an owner may save up
MOST_OWNERS = 10_000  # that are remembered; beyond, full quotas are let go

Work = TypeVar("Work")


class Turn(Generic[Work]):
    """A piece of work, waiting or being done."""

    def __init__(self, owner: str, table: str, work: Work) -> None:
        self.owner = owner
        self.table = table
        self.work = work
        self.began = 0.0


class Lane(Generic[Work]):
    """One queue with its places. Work that is dear and work that is cheap have lanes of their own."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self.each = (places + 1) // 2
        self.now = now
        self.waiting: dict[str, dict[str, deque[Turn[Work]]]] = {}  # by owner and table; the first is the next
        self.running: list[Turn[Work]] = []
        self.saved: dict[str, tuple[float, float]] = {}  # seconds left of an owner's quota, and when that was so

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(turns) for tables in self.waiting.values() for turns in tables.values())

    def put(self, owner: str, table: str, work: Work) -> Turn[Work]:
        turn = Turn(owner, table, work)
        self.waiting.setdefault(owner, {}).setdefault(table, deque()).append(turn)
        return turn

    def take(self) -> Turn[Work] | None:
        """Begin the next piece of work; None when no place is free for anybody who waits."""
        owners = [owner for owner in self.waiting if self._may_begin(owner)]
        if len(self.running) >= self.places or not owners:
            return None
        owner = next((one for one in owners if not self.beyond(one)), owners[0])
        tables = self.waiting.pop(owner)
        table = next(iter(tables))
        turns = tables.pop(table)
        turn = turns.popleft()
        if turns:
            tables[table] = turns  # now the last of the owner's tables
        if tables:
            self.waiting[owner] = tables  # now the last of the owners
        turn.began = self.now()
        self.running.append(turn)
        return turn

    def done(self, turn: Turn[Work]) -> None:
        """The work is done, or given up; waiting work is forgotten."""
        if turn in self.running:
            self.running.remove(turn)
            now = self.now()
            self.saved[turn.owner] = (self._left(turn.owner, now) - (now - turn.began), now)
            if len(self.saved) > MOST_OWNERS:
                self.saved = {one: kept for one, kept in self.saved.items() if self._left(one, now) < AT_ONCE}
            return
        tables = self.waiting.get(turn.owner, {})
        if turn in (turns := tables.get(turn.table, deque())):
            turns.remove(turn)
            if not turns:
                del tables[turn.table]
            if not tables:
                del self.waiting[turn.owner]

    def enough(self, turn: Turn[Work]) -> bool:
        """Whether this work, which is being done, has to come to an end because others wait."""
        beyond = self.beyond(turn.owner)
        others = [
            owner
            for owner in self.waiting
            if owner != turn.owner and self._may_begin(owner) and (beyond or not self.beyond(owner))
        ]
        if not others:
            return False
        return self.now() - turn.began >= (SHORTEST if beyond else max(SHORTEST, SLICE / len(others)))

    def beyond(self, owner: str) -> bool:
        """Whether this owner has used up its quota."""
        now = self.now()
        return self._left(owner, now) - sum(now - turn.began for turn in self.running if turn.owner == owner) <= 0.0

    def _left(self, owner: str, now: float) -> float:
        left, at = self.saved.get(owner, (AT_ONCE, now))
        return min(AT_ONCE, left + (now - at) * SHARE * self.places)

    def _may_begin(self, owner: str) -> bool:
        return sum(turn.owner == owner for turn in self.running) < self.each
