"""A fair queue for workers: the owner who has used least goes first, and each owner's tables take turns.

An owner is a name, or two ("where/who") for people without an account: many names at one address still share one quota,
and people at one address are still told apart.

A queue has a number of places, and no owner gets more than half of them (rounded up) at a time. Quotas fill up
steadily; the owner with most left goes first, in turn where quotas are equal. Long work is asked to finish early when
an owner who has used less is waiting. However much one owner requests, others wait for a fraction of a second, and
because quotas fill up while their owners wait, no owner waits forever. This module has no processes and does not wait
for anything; see `jobs`.
"""

import time
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

SLICE_SECONDS = 0.5  # that work may take once others wait, divided by how many they are
MIN_SLICE_SECONDS = 0.1  # that it gets at least, and at most once its owner has used up the quota
QUOTA_FILL_SHARE = 0.5  # of a queue's places: how fast a quota fills up
MAX_QUOTA_SECONDS = 10.0  # of work that an owner can save up
MAX_NAMES = 10_000  # quotas kept in memory; beyond, full ones are dropped

Work = TypeVar("Work")


def quota_names(owner: str) -> tuple[str, str]:
    """Return the two quotas that an owner uses: their address, if it counts, and themselves."""
    return owner.partition("/")[0], owner


class Turn(Generic[Work]):
    """A piece of work, waiting or running."""

    def __init__(self, owner: str, table: str, work: Work) -> None:
        self.owner = owner
        self.table = table
        self.work = work
        self.began = 0.0
        self.hurried = False  # its owner no longer needs it


class FairQueue(Generic[Work]):
    """One queue with its places. Expensive and cheap work have queues of their own."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self.max_per_owner = (places + 1) // 2
        self.now = now
        self.waiting: dict[str, dict[str, deque[Turn[Work]]]] = {}  # by owner and table; the first is the next
        self.running: list[Turn[Work]] = []
        self.quotas: dict[str, tuple[float, float]] = {}  # seconds left, and when that was so

    def __len__(self) -> int:
        """The number of waiting turns."""
        return sum(len(turns) for tables in self.waiting.values() for turns in tables.values())

    def put(self, owner: str, table: str, work: Work) -> Turn[Work]:
        turn = Turn(owner, table, work)
        self.waiting.setdefault(owner, {}).setdefault(table, deque()).append(turn)
        return turn

    def take(self) -> Turn[Work] | None:
        """Start the next turn; None when no waiting owner may use a free place."""
        owners = [owner for owner in self.waiting if self._may_begin(owner)]
        if len(self.running) >= self.places or not owners:
            return None
        now = self.now()  # one time for all, so that owners at one address compare as equal
        owner = max(owners, key=lambda one: self.quotas_left(one, now))  # the first among equals
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

    def finish(self, turn: Turn[Work]) -> None:
        """End a turn, whether it was running or still waiting."""
        if turn in self.running:
            self.running.remove(turn)
            now = self.now()
            for name in set(quota_names(turn.owner)):
                self.quotas[name] = (self._quota(name, now) - (now - turn.began), now)
            if len(self.quotas) > MAX_NAMES:
                self.quotas = {
                    name: quota for name, quota in self.quotas.items() if self._quota(name, now) < MAX_QUOTA_SECONDS
                }
            return
        tables = self.waiting.get(turn.owner, {})
        if turn in (turns := tables.get(turn.table, deque())):
            turns.remove(turn)
            if not turns:
                del tables[turn.table]
            if not tables:
                del self.waiting[turn.owner]

    def enough(self, turn: Turn[Work]) -> bool:
        """Whether a running turn must finish now: its owner does not need it, or others are waiting."""
        if turn.hurried:
            return True
        now = self.now()
        left = self.quotas_left(turn.owner, now)
        others = sum(
            self._may_begin(one) and self.quotas_left(one, now) > left for one in self.waiting if one != turn.owner
        )
        if not others:
            return False
        limit = MIN_SLICE_SECONDS if min(left) <= 0.0 else max(MIN_SLICE_SECONDS, SLICE_SECONDS / others)
        return now - turn.began >= limit

    def quotas_left(self, owner: str, now: float) -> tuple[float, float]:
        """Return what is left of the owner's two quotas, in seconds of work."""
        where, who = quota_names(owner)
        used = [(now - turn.began, quota_names(turn.owner)) for turn in self.running]
        here = self._quota(where, now) - sum(seconds for seconds, (there, _) in used if there == where)
        return here, self._quota(who, now) - sum(seconds for seconds, (_, other) in used if other == who)

    def _quota(self, name: str, now: float) -> float:
        left, at = self.quotas.get(name, (MAX_QUOTA_SECONDS, now))
        return min(MAX_QUOTA_SECONDS, left + (now - at) * QUOTA_FILL_SHARE * self.places)

    def _may_begin(self, owner: str) -> bool:
        return sum(turn.owner == owner for turn in self.running) < self.max_per_owner
