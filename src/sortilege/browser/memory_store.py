"""All tables of one browser, in memory: a `Store` that hands on every row it writes, and begins with those there are.

Memory only ever changes by rows that were kept. So what is read after a failure, or after the browser was killed, is
what was acknowledged, and possibly the one change that was on its way.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.msgpack import decode, encode
from msgspec.structs import asdict, replace

from sortilege.browser.rows import FORMAT, KINDS, Head, Keep, NewerFormatError, RowLine, Spoken, Written, named, parted
from sortilege.tables import table_time
from sortilege.tables.identity import Caller, Hold, SeatChange
from sortilege.tables.logs import log
from sortilege.tables.refusals import NotThere, Unavailable, Unreadable
from sortilege.tables.rooms.room import Room, pack
from sortilege.tables.storage.rows import log_entry, log_row, readable_table, saved_table
from sortilege.tables.storage.store import Conflict, LogEntry, PuzzleResult, ReviewRun, SavedTable, TableChange

IN_FORMAT = "format"  # of all rows; those of the first releases do not say that it is 1
AHEAD = "clock ahead"  # by how much the wall clock is ahead of the tables' time
DAY = 86_400
MOST_OLD = 500


class Claim(msgspec.Struct):
    """Whose turn it is to look after a table."""

    bots: float | None = None
    by: str = ""
    until: float = 0.0


class Memory:
    """One process has it to itself, so nobody else ever changes anything."""

    shared = False

    def __init__(self, keep: Keep) -> None:
        self.keep = keep
        self.writing = asyncio.Lock()
        self.heads: dict[str, Head] = {}
        self.log: dict[str, dict[int, RowLine]] = {}
        self.talk: dict[str, dict[int, Spoken]] = {}
        self.reviews: dict[str, dict[int, bytes]] = {}
        self.settings: dict[str, str] = {}
        self.aside: dict[str, bytes] = {}  # rows that cannot be read; they stay where they are
        self.claims: dict[str, Claim] = {}
        self.jobs: dict[tuple[str, int], ReviewRun] = {}  # reviews under way, which end with the page
        self.present: dict[tuple[str, int], dict[tuple[str, bool], float]] = {}  # by process, and whether still there

    # Rows.

    def load(self, rows: Iterable[tuple[str, bytes]]) -> None:
        """Load the stored rows; log and set aside those that cannot be read. Raises NewerFormatError."""
        for name, value in rows:
            try:
                self._put(name, value)
            except (msgspec.MsgspecError, ValueError) as error:
                self.aside[name] = value
                log("row_unreadable", row=name, why=str(error)[:200])
        if int(self.settings.get(IN_FORMAT, "1")) > FORMAT:
            raise NewerFormatError
        for id, lines in self.log.items():  # of a change that was kept and yet failed, the log may have some lines
            if head := self.heads.get(id):
                self.log[id] = {n: one for n, one in sorted(lines.items()) if n < head.n}

    def _put(self, name: str, value: bytes | None) -> None:
        """One row as it was kept. All there is in memory comes this way."""
        kind, about, number = parted(name)
        found: Any = None if value is None else decode(value, type=KINDS[kind])
        if kind == "setting" and found is not None:
            check(about, found)
        if kind == "table":
            put(self.heads, about, found)
        elif kind == "setting":
            put(self.settings, about, found)
        else:
            numbered: dict[str, dict[str, dict[int, Any]]] = {
                "entry": self.log,
                "talk": self.talk,
                "review": self.reviews,
            }
            put(numbered[kind].setdefault(about, {}), number, found)

    async def _write(self, decided: Callable[[], Written]) -> None:
        """Keep what is decided, one change after the other, and only then know it. Raises Unavailable."""

        async def written() -> None:
            async with self.writing:
                rows = decided()
                if not rows:
                    return
                if self.settings.get(IN_FORMAT) != str(FORMAT):
                    rows = [(named("setting", IN_FORMAT), encode(str(FORMAT))), *rows]
                saved = [
                    (named("aside", name), self.aside[name]) for name, value in rows if value and name in self.aside
                ]
                with translated():
                    await self.keep([*saved, *rows])
                for name, value in rows:
                    if self.aside.pop(name, None) is None or value is not None:
                        self._put(name, value)

        await to_its_end(written())

    def go_on(self) -> None:
        """Begin at the moment of the last change: while the browser was closed, nobody's clock has run."""
        if self.heads:
            last = max(head.changed for head in self.heads.values())
            self.settings[AHEAD] = str(table_time.tables.wall() - last)

    async def open(self) -> None:
        table_time.tables.ahead = None  # begin with the time that these tables have
        await self.compare_time()

    async def close(self) -> None:
        """What has begun is written first."""
        async with self.writing:
            pass

    async def compare_time(self) -> None:
        before = float(self.settings.get(AHEAD, "0"))
        ahead = table_time.tables.compare(table_time.tables.wall(), before)
        if ahead is not None:
            log("clock_set", by=round(ahead - before, 3))
            await self._write(lambda: [(named("setting", AHEAD), encode(str(ahead)))])

    async def changed_by_others(self) -> bool:
        return False

    async def tidy(self, age: float) -> None:
        """All that is kept belongs to tables."""

    async def setting(self, key: str, fresh: str) -> str:
        await self._write(lambda: [] if key in self.settings else [(named("setting", key), encode(fresh))])
        return self.settings[key]

    # Tables.

    async def make(self, id: str, room: Room, holders: Sequence[Hold]) -> None:
        head = Head(
            id=id,
            rev=0,
            n=0,
            phase=room.phase,
            open=room.open,
            room=pack(room),
            snapshot=None,
            base=None,
            upgrades=encode(()),
            changed=table_time.now(),
            due=None,
            holds=tuple(sorted({(one.seat, one.holder) for one in holders})),
        )

        def decided() -> Written:
            if id in self.heads:
                raise ValueError("there is such a table already")
            return [(named("table", id), encode(head))]

        await self._write(decided)

    async def read(self, id: str) -> SavedTable | None:
        if named("table", id) in self.aside:
            raise Unreadable("server-unreadable")
        head = self.heads.get(id)
        return None if head is None else saved_table(asdict(head))

    async def entries(self, id: str, since: int = 0) -> list[LogEntry]:
        return [log_entry(asdict(one)) for n, one in sorted(self.log.get(id, {}).items()) if n >= since]

    async def answers(self, id: str, seat: int, version: int) -> list[str]:
        lines = sorted(self.log.get(id, {}).items())
        return [one.id for _, one in lines if (one.seat, one.answered) == (seat, version)]

    async def save(self, change: TableChange) -> None:
        def decided() -> Written:
            head = self.heads.get(change.id)
            if head is None or head.rev != change.rev or not theirs(head, change.by):
                raise Conflict
            if any(one.n in self.log.get(change.id, {}) for one in change.entries):
                raise ValueError("this line of the log is there already")
            lines = [(named("entry", change.id, one.n), encode(log_row(change.id, one))) for one in change.entries]
            return [(named("table", change.id), encode(moved(head, change))), *lines]

        await self._write(decided)
        claim = self._claim_of(change.id)
        claim.bots = change.bots
        if change.claim is not None:
            claim.by, claim.until = change.claim

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        return {id: self.heads[id].rev for id in ids if id in self.heads}

    async def list_tables(
        self, phase: str | None, open_only: bool, limit: int, ids: Sequence[str] | None = None
    ) -> list[SavedTable]:
        found = [
            head
            for head in sorted(self.heads.values(), key=lambda one: -one.changed)
            if (not phase or head.phase == phase) and (head.open or not open_only) and (ids is None or head.id in ids)
        ]
        return [one for head in found[:limit] if (one := readable_table(asdict(head)))]

    async def remove(self, ids: Sequence[str]) -> None:
        await self._write(lambda: [(name, None) for id in dict.fromkeys(ids) for name in self._rows_of(id)])
        for id in ids:
            self.claims.pop(id, None)
            for place in [place for place in self.present if place[0] == id]:
                del self.present[place]
            for place in [place for place in self.jobs if place[0] == id]:
                del self.jobs[place]

    def _rows_of(self, id: str) -> Iterator[str]:
        """Every row of a table, those that cannot be read too."""
        kinds = ("table", "entry", "talk", "review")
        yield from (name for name in self.aside if any(f"{name}/".startswith(f"{kind}/{id}/") for kind in kinds))
        if id in self.heads:
            yield named("table", id)
        numbered: dict[str, Mapping[str, Mapping[int, object]]]
        numbered = {"entry": self.log, "talk": self.talk, "review": self.reviews}
        for kind, tables in numbered.items():
            yield from (named(kind, id, number) for number in tables.get(id, {}))

    async def expired_tables(self, over_before: float, idle_before: float) -> list[str]:
        found = (
            one for one in self.heads.values() if one.changed < (over_before if one.phase == "over" else idle_before)
        )
        return [one.id for one in found][:MOST_OLD]

    async def review(self, table: str, seat: int) -> bytes | None:
        return self.reviews.get(table, {}).get(seat)

    async def save_review(self, table: str, seat: int, review: bytes) -> None:
        await self._write(lambda: [(named("review", table, seat), encode(review))] if table in self.heads else [])
        self.jobs.pop((table, seat), None)

    async def review_run(self, table: str, seat: int) -> ReviewRun | None:
        return self.jobs.get((table, seat))

    async def begin_review_run(self, job: ReviewRun, most: int, since: float) -> ReviewRun | None:
        place = job.table_id, job.seat
        under_way = {where: one for where, one in self.jobs.items() if not one.failed and one.beat >= since}
        if place in under_way:
            return under_way[place]
        if sum(one.owner == job.owner for one in under_way.values()) >= most:
            return None
        self.jobs[place] = job
        return job

    async def report_review_runs(self, jobs: Sequence[ReviewRun]) -> set[str]:
        there = {one.id for one in self.jobs.values()}
        wanted = [replace(one, beat=table_time.now()) for one in jobs if one.id in there]
        self.jobs |= {(one.table_id, one.seat): one for one in wanted}
        return {one.id for one in wanted}

    async def stop_review_run(self, table: str, seat: int, owner: str) -> None:
        if (job := self.jobs.get((table, seat))) and job.owner == owner:
            del self.jobs[table, seat]

    # Whose turn it is to look after a table.

    def _claim_of(self, id: str) -> Claim:
        return self.claims.setdefault(id, Claim())

    async def claim_overdue(self, process: str, seconds: float, most: int) -> list[str]:
        now = table_time.now()
        due = {id: head.due for id, head in self.heads.items() if head.due is not None}
        free = {id for id in due if self._claim_of(id).until < now or self._claim_of(id).by == process}
        return self._claimed(due, free, process, now, seconds, most)

    async def claim_bots(self, process: str, seconds: float, most: int) -> list[str]:
        now = table_time.now()
        since = {id: claim.bots for id, claim in self.claims.items() if claim.bots is not None}
        free = {id for id in since if self.claims[id].until < now}
        return self._claimed(since, free, process, now, seconds, most)

    def _claimed(
        self, since: Mapping[str, float], free: set[str], process: str, now: float, seconds: float, most: int
    ) -> list[str]:
        found = sorted((id for id in free if since[id] <= now), key=lambda id: since[id])[:most]
        for id in found:
            self.claims[id].by, self.claims[id].until = process, now + seconds
        return found

    async def claim(self, id: str, process: str, seconds: float) -> bool:
        now = table_time.now()
        if id not in self.heads or (self._claim_of(id).until >= now and self._claim_of(id).by != process):
            return False
        self.claims[id] = Claim(now, process, now + seconds)
        return True

    async def extend_claims(self, ids: Sequence[str], process: str, seconds: float) -> None:
        for id in ids:
            if self._claim_of(id).by == process:
                self.claims[id].until = table_time.now() + seconds

    async def rest_bots(self, id: str, rev: int) -> None:
        if id in self.heads and self.heads[id].rev == rev:
            self._claim_of(id).bots = None

    async def release_all_claims(self) -> None:
        for claim in self.claims.values():
            claim.until = 0.0
        self.present.clear()
        self.jobs = {place: replace(one, failed=True) for place, one in self.jobs.items()}

    async def heartbeat(self, process: str, seconds: float) -> int:
        return 1

    # Who holds which seat, and who is there. There are no accounts, and no session ends.

    async def ended_sessions(self, sessions: Sequence[str]) -> set[str]:
        return set()

    async def seats_of(self, person: Caller, table: str) -> list[int]:
        return [seat for _, seat, holder in sorted(await self.holds_at([table])) if holder == person.holder]

    async def holds_at(self, tables: Sequence[str]) -> set[tuple[str, int, str]]:
        found = [(id, self.heads[id]) for id in tables if id in self.heads]
        return {(id, seat, holder) for id, head in found for seat, holder in head.holds}

    async def holders(self, table: str) -> list[Hold]:
        return [Hold(holder, seat) for _, seat, holder in sorted(await self.holds_at([table]))]

    async def accounts_at(self, table: str) -> list[tuple[str, int]]:
        return []

    async def tables_of(self, holder: str) -> dict[str, list[int]]:
        found = {id: [seat for seat, who in head.holds if who == holder] for id, head in self.heads.items()}
        return {id: seats for id, seats in found.items() if seats}

    async def mark_present(self, table: str, seats: Sequence[int], process: str, until: float) -> None:
        for seat in seats:
            there = self.present.setdefault((table, seat), {})
            there.pop((process, False), None)
            there[process, True] = until

    async def mark_absent(self, table: str, seats: Sequence[int], process: str, at: float) -> None:
        """When they left stays; but when an onlooker left, nobody will ask."""
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
            for who in [who for who, last in there.items() if last < table_time.now() - DAY]:
                del there[who]

    async def mark_all_absent(self, process: str, at: float) -> None:
        for there in self.present.values():
            if there.pop((process, True), None) is not None:
                there[process, False] = at

    async def presence(self, table: str) -> dict[int, float]:
        return {seat: max(there.values()) for (id, seat), there in self.present.items() if id == table and there}

    # What people write, and what they solve.

    async def add_chat_line(self, table: str, holder: str, seat: int, name: str, words: str) -> int:
        at = time.time()
        number = 0

        def decided() -> Written:
            nonlocal number
            number = max(self.talk.get(table, {}), default=-1) + 1
            said = Spoken(table_id=table, n=number, holder=holder, seat=seat, name=name, at=at, text=words)
            return [(named("talk", table, number), encode(said))]

        await self._write(decided)
        return number

    async def chat_lines(self, table: str, since: int, limit: int = 200) -> list[Mapping[str, Any]]:
        found = [one for n, one in sorted(self.talk.get(table, {}).items()) if n >= since and one.text]
        return [asdict(one) for one in found[:limit]]

    async def next_chat_line(self, table: str) -> int:
        return max(self.talk.get(table, {}), default=-1) + 1

    async def save_report(self, id: str, table: str, seat: int | None, n: int, words: str, kept: bytes) -> None:
        """Nobody would read it."""
        raise NotThere("server-no-address")

    async def save_puzzle_results(self, account: str, ended: Sequence[PuzzleResult]) -> None:
        """Accounts' are kept, and there are none; the page keeps its own."""

    async def puzzle_results(self, account: str) -> list[PuzzleResult]:
        return []


def check(setting: str, value: str) -> None:
    """Rows may come from a file, which may say anything; raises ValueError for what is no such setting."""
    if setting == IN_FORMAT and int(value) < 1:
        raise ValueError("formats are counted from 1")
    if setting == AHEAD and not math.isfinite(float(value)):
        raise ValueError("no clock is ahead by that")


def put(there: dict[Any, Any], name: object, value: object) -> None:
    if value is None:
        there.pop(name, None)
    else:
        there[name] = value


def theirs(head: Head, by: tuple[Caller, int] | None) -> bool:
    """Whether whoever chose holds the seat they chose for."""
    return by is None or (by[1], by[0].holder) in head.holds


def moved(head: Head, change: TableChange) -> Head:
    """The head of a table after a change; what the change does not bring stays."""
    return Head(
        id=head.id,
        rev=head.rev + 1,
        n=change.n,
        phase=change.room.phase,
        open=change.room.open,
        room=pack(change.room),
        snapshot=head.snapshot if change.snapshot is None else change.snapshot,
        base=head.base if change.base is None else change.base,
        upgrades=head.upgrades if change.upgrades is None else encode(change.upgrades),
        changed=table_time.now(),
        due=change.due,
        holds=head.holds if change.reseated is None else reseated(head.holds, change.reseated),
    )


def reseated(holds: tuple[tuple[int, str], ...], change: SeatChange) -> tuple[tuple[int, str], ...]:
    after = change.after([Hold(holder, seat) for seat, holder in holds])
    return tuple(sorted({(one.seat, one.holder) for one in after}))


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """A browser that cannot keep something, or has no room for it, becomes one clear refusal."""
    try:
        yield
    except Exception as error:
        if "quota" in str(error).lower():
            raise Unavailable("server-browser-full", retry_after=1.0) from error
        raise Unavailable("server-browser", retry_after=1.0) from error


async def to_its_end(work: Awaitable[None]) -> None:
    """Whoever gives up waits nevertheless: they must know what became of it before they look again."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def count_tables(rows: Iterable[tuple[str, bytes]]) -> int:
    """How many tables can be read in rows that came from elsewhere."""
    memory = Memory(nowhere)
    with contextlib.suppress(NewerFormatError):
        memory.load(rows)
        return len(memory.heads)
    return 0


async def nowhere(rows: Written) -> None:
    raise AssertionError("rows that are only read change nothing")
