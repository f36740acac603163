"""What a browser's store keeps only while the page is open: who looks after a table, review runs, who is present."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from sortilege.browser.rows import TableRow
from sortilege.tables import steady_clock
from sortilege.tables.storage.store import ReviewRun

DEPARTURE_SECONDS = 86_400  # how long a departure is remembered


class Claim(msgspec.Struct):
    """Which process looks after a table's bots and clocks."""

    bots: float | None = None
    by: str = ""
    until: float = 0.0


class UnsavedState:
    """The part of a `MemoryStore` that is never stored."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.claims: dict[str, Claim] = {}
        self.review_runs: dict[tuple[str, int], ReviewRun] = {}
        self.present: dict[tuple[str, int], dict[tuple[str, bool], float]] = {}  # by process and whether present

    # Claims.

    def _claim_of(self, id: str) -> Claim:
        return self.claims.setdefault(id, Claim())

    async def claim_overdue(self, process: str, seconds: float, most: int) -> list[str]:
        now = steady_clock.now()
        due = {id: head.due for id, head in self.tables.items() if head.due is not None}
        free = {id for id in due if self._claim_of(id).until < now or self._claim_of(id).by == process}
        return self._take_claims(due, free, process, now, seconds, most)

    async def claim_bots(self, process: str, seconds: float, most: int) -> list[str]:
        now = steady_clock.now()
        since = {id: claim.bots for id, claim in self.claims.items() if claim.bots is not None}
        free = {id for id in since if self.claims[id].until < now}
        return self._take_claims(since, free, process, now, seconds, most)

    def _take_claims(
        self, since: Mapping[str, float], free: set[str], process: str, now: float, seconds: float, most: int
    ) -> list[str]:
        found = sorted((id for id in free if since[id] <= now), key=lambda id: since[id])[:most]
        for id in found:
            self.claims[id].by, self.claims[id].until = process, now + seconds
        return found

    async def claim(self, id: str, process: str, seconds: float) -> bool:
        now = steady_clock.now()
        if id not in self.tables or (self._claim_of(id).until >= now and self._claim_of(id).by != process):
            return False
        self.claims[id] = Claim(now, process, now + seconds)
        return True

    async def extend_claims(self, ids: Sequence[str], process: str, seconds: float) -> None:
        for id in ids:
            if self._claim_of(id).by == process:
                self.claims[id].until = steady_clock.now() + seconds

    async def rest_bots(self, id: str, rev: int) -> None:
        if id in self.tables and self.tables[id].rev == rev:
            self._claim_of(id).bots = None

    async def release_all_claims(self) -> None:
        for claim in self.claims.values():
            claim.until = 0.0
        self.present.clear()
        self.review_runs = {place: replace(one, failed=True) for place, one in self.review_runs.items()}

    async def heartbeat(self, process: str, seconds: float) -> int:
        return 1

    # Review runs.

    async def review_run(self, table: str, seat: int) -> ReviewRun | None:
        return self.review_runs.get((table, seat))

    async def begin_review_run(self, job: ReviewRun, most: int, since: float) -> ReviewRun | None:
        place = job.table_id, job.seat
        under_way = {where: one for where, one in self.review_runs.items() if not one.failed and one.beat >= since}
        if place in under_way:
            return under_way[place]
        if sum(one.owner == job.owner for one in under_way.values()) >= most:
            return None
        self.review_runs[place] = job
        return job

    async def report_review_runs(self, jobs: Sequence[ReviewRun]) -> set[str]:
        there = {one.id for one in self.review_runs.values()}
        wanted = [replace(one, beat=steady_clock.now()) for one in jobs if one.id in there]
        self.review_runs |= {(one.table_id, one.seat): one for one in wanted}
        return {one.id for one in wanted}

    async def stop_review_run(self, table: str, seat: int, owner: str) -> None:
        if (job := self.review_runs.get((table, seat))) and job.owner == owner:
            del self.review_runs[table, seat]

    # Presence.

    async def mark_present(self, table: str, seats: Sequence[int], process: str, until: float) -> None:
        for seat in seats:
            there = self.present.setdefault((table, seat), {})
            there.pop((process, False), None)
            there[process, True] = until

    async def mark_absent(self, table: str, seats: Sequence[int], process: str, at: float) -> None:
        """Remember when seats left, but not spectators, whose absence does not matter."""
        for seat in seats:
            there = self.present.setdefault((table, seat), {})
            there.pop((process, True), None)
            there.pop((process, False), None)
            if seat >= 0:
                there[process, False] = at

    async def extend_presence(self, process: str, until: float) -> None:
        for there in self.present.values():
            if (process, True) in there:
                there[process, True] = until
            for who in [who for who, last in there.items() if last < steady_clock.now() - DEPARTURE_SECONDS]:
                del there[who]

    async def mark_all_absent(self, process: str, at: float) -> None:
        for there in self.present.values():
            if there.pop((process, True), None) is not None:
                there[process, False] = at

    async def presence(self, table: str) -> dict[int, float]:
        return {seat: max(there.values()) for (id, seat), there in self.present.items() if id == table and there}
