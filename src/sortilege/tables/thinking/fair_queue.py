"""Whose work is done next: of those who wait, the owner who has used least, and of each owner table after table.

An owner is a name, or two: "where/who", for people without an account. Whoever takes many names is still in one place,
and those who are in one place are still told apart.

A lane has so many places. Nobody has more than half of them (rounded up) at a time. Quotas fill up steadily: whoever
has most left comes first, in turn where it is the same. Work that takes long is asked to come to an end when somebody
waits who has used less. So however much one owner asks for, another waits for a fraction of a second. And nobody waits
for ever: quotas fill up while their owners wait. No processes and no waiting in here: see `workers`.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

SLICE = 0.5  # seconds that work may take once others wait, divided by how many they are
SHORTEST = 0.1  # seconds that it gets at least, and at most once its owner has used up the quota
SHARE = 0.5  # of a lane's places: how fast a quota fills up
AT_ONCE = 10.0  # seconds of work that can be saved up
MOST_NAMES = 10_000  # that are remembered; beyond, full quotas are let go

Work = TypeVar("Work")


def names(owner: str) -> tuple[str, str]:
    """Where an owner is, if that counts, and who."""
    return owner.partition("/")[0], owner


class Turn(Generic[Work]):
    """A piece of work, waiting or being done."""

    def __init__(self, owner: str, table: str, work: Work) -> None:
        self.owner = owner
        self.table = table
        self.work = work
        self.began = 0.0
        self.hurried = False  # nobody wants it for much longer


class Lane(Generic[Work]):
    """One queue with its places. Work that is dear and work that is cheap have lanes of their own."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self.each = (places + 1) // 2
        self.now = now
        self.waiting: dict[str, dict[str, deque[Turn[Work]]]] = {}  # by owner and table; the first is the next
        self.running: list[Turn[Work]] = []
        self.saved: dict[str, tuple[float, float]] = {}  # seconds left of a quota, and when that was so

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
        now = self.now()  # one moment for all: those of one place must be equal in that
        owner = max(owners, key=lambda one: self.left(one, now))  # the first of those who are equal
        tables = self.waiting.pop(owner)
        table = next(iter(tables))
        turns = tables.pop(table)
        turn = turns.popleft()
        if turns:
            tables[table] = turns  # now the last of the owner's tables
        if tables:
            self.waiting[owner] = tables  # now the last of the owners
        turn.began = now
        self.running.append(turn)
        return turn

    def done(self, turn: Turn[Work]) -> None:
        """The work is done, or given up; waiting work is forgotten."""
        if turn in self.running:
            self.running.remove(turn)
            now = self.now()
            for name in set(names(turn.owner)):
                self.saved[name] = (self._saved(name, now) - (now - turn.began), now)
            if len(self.saved) > MOST_NAMES:
                self.saved = {one: kept for one, kept in self.saved.items() if self._saved(one, now) < AT_ONCE}
            return
        tables = self.waiting.get(turn.owner, {})
        if turn in (turns := tables.get(turn.table, deque())):
            turns.remove(turn)
            if not turns:
                del tables[turn.table]
            if not tables:
                del self.waiting[turn.owner]

    def enough(self, turn: Turn[Work]) -> bool:
        """Whether this work, which is being done, has to come to an end: nobody wants it, or others wait."""
        if turn.hurried:
            return True
        now = self.now()
        left = self.left(turn.owner, now)
        others = sum(self._may_begin(one) and self.left(one, now) > left for one in self.waiting if one != turn.owner)
        if not others:
            return False
        return now - turn.began >= (SHORTEST if min(left) <= 0.0 else max(SHORTEST, SLICE / others))

    def left(self, owner: str, now: float) -> tuple[float, float]:
        """What is left of the quotas of where this owner is and of itself, in seconds of work."""
        where, who = names(owner)
        used = [(now - turn.began, names(turn.owner)) for turn in self.running]
        here = self._saved(where, now) - sum(seconds for seconds, (there, _) in used if there == where)
        return here, self._saved(who, now) - sum(seconds for seconds, (_, other) in used if other == who)

    def _saved(self, name: str, now: float) -> float:
        left, at = self.saved.get(name, (AT_ONCE, now))
        return min(AT_ONCE, left + (now - at) * SHARE * self.places)

    def _may_begin(self, owner: str) -> bool:
        return sum(turn.owner == owner for turn in self.running) < self.each
