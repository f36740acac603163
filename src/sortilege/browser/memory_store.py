"""A `Store` that holds one browser's tables in memory and passes every change on to the page as rows to store.

Memory changes only after the page has stored the rows. After a failure or a crash, the store therefore contains
every acknowledged change, and possibly the one that was in progress.
"""

import asyncio
import contextlib
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.msgpack import decode, encode
from msgspec.structs import asdict, replace

from sortilege.browser.rows import (
    FORMAT,
    ROW_TYPES,
    ChatRow,
    Keep,
    LogRow,
    NewerFormatError,
    RowChanges,
    TableRow,
    parse_key,
    row_key,
)
from sortilege.browser.unsaved_state import UnsavedState
from sortilege.tables import steady_clock
from sortilege.tables.identity import Caller, Hold, SeatChange
from sortilege.tables.logs import log
from sortilege.tables.protocol.history import Audience
from sortilege.tables.refusals import NotThere, Unavailable, Unreadable
from sortilege.tables.rooms.room import Room, pack
from sortilege.tables.storage.game_results import CountedGame, FinishedGame, GameFilter, GameResult, counted_game, fits
from sortilege.tables.storage.row_conversion import log_entry, log_row, readable_table, saved_table
from sortilege.tables.storage.store import (
    Conflict,
    LogEntry,
    LogSpan,
    PuzzleResult,
    SavedTable,
    TableChange,
    check_chat_quota,
)

FORMAT_SETTING = "format"  # of all rows; missing in rows of the first releases, which have format 1
CLOCK_SETTING = "clock ahead"  # by how many seconds the wall clock is ahead of table time
MAX_EXPIRED_TABLES = 500  # per call


class MemoryStore(UnsavedState):
    """The store of one browser. A single process uses it, so nothing else changes the tables."""

    shared = False

    def __init__(self, keep: Keep) -> None:
        super().__init__()
        self.keep = keep
        self.writing = asyncio.Lock()
        self.log: dict[str, dict[int, LogRow]] = {}
        self.chat: dict[str, dict[int, ChatRow]] = {}
        self.reviews: dict[str, dict[int, bytes]] = {}
        self.results: dict[str, GameResult] = {}
        self.settings: dict[str, str] = {}
        self.unreadable: dict[str, bytes] = {}  # rows that cannot be read; they stay stored

    # Rows.

    def load(self, rows: Iterable[tuple[str, bytes]]) -> None:
        """Load the stored rows; log and set aside those that cannot be read. Raises NewerFormatError."""
        for name, value in rows:
            try:
                self._put(name, value)
            except (msgspec.MsgspecError, ValueError) as error:
                self.unreadable[name] = value
                log("row_unreadable", row=name, why=str(error)[:200])
        if int(self.settings.get(FORMAT_SETTING, "1")) > FORMAT:
            raise NewerFormatError
        for id, lines in self.log.items():  # drop log entries of a change that was stored only in part
            if head := self.tables.get(id):
                self.log[id] = {n: one for n, one in sorted(lines.items()) if n < head.n}

    def _put(self, name: str, value: bytes | None) -> None:
        """Apply one stored row. Memory changes only here."""
        kind, about, number = parse_key(name)
        found: Any = None if value is None else decode(value, type=ROW_TYPES[kind])
        if kind == "setting" and found is not None:
            check_setting(about, found)
        if kind == "table":
            set_or_delete(self.tables, about, found)
        elif kind == "result":
            set_or_delete(self.results, about, found)
        elif kind == "setting":
            set_or_delete(self.settings, about, found)
        else:
            numbered: dict[str, dict[str, dict[int, Any]]] = {
                "entry": self.log,
                "talk": self.chat,
                "review": self.reviews,
            }
            set_or_delete(numbered[kind].setdefault(about, {}), number, found)

    async def _write(self, changes: Callable[[], RowChanges]) -> None:
        """Store the decided rows, one change at a time, and only then apply them. Raises Unavailable."""

        async def write() -> None:
            async with self.writing:
                rows = changes()
                if not rows:
                    return
                if self.settings.get(FORMAT_SETTING) != str(FORMAT):
                    rows = [(row_key("setting", FORMAT_SETTING), encode(str(FORMAT))), *rows]
                damaged = [name for name, value in rows if value and name in self.unreadable]
                backups = [(row_key("aside", name), self.unreadable[name]) for name in damaged]
                with storage_errors():
                    await self.keep([*backups, *rows])
                for name, value in rows:
                    if self.unreadable.pop(name, None) is None or value is not None:
                        self._put(name, value)

        await complete_even_if_canceled(write())

    def resume_time(self) -> None:
        """Continue table time from the last change, so that no clock runs while the browser is closed."""
        if self.tables:
            last = max(head.changed for head in self.tables.values())
            self.settings[CLOCK_SETTING] = str(steady_clock.clock.wall() - last)

    async def open(self) -> None:
        steady_clock.clock.ahead = None  # continue with these tables' time
        await self.compare_time()

    async def close(self) -> None:
        """Wait for a write in progress."""
        async with self.writing:
            pass

    async def compare_time(self) -> None:
        before = float(self.settings.get(CLOCK_SETTING, "0"))
        ahead = steady_clock.clock.compare(steady_clock.clock.wall(), before)
        if ahead is not None:
            log("clock_set", by=round(ahead - before, 3))
            await self._write(lambda: [(row_key("setting", CLOCK_SETTING), encode(str(ahead)))])

    async def changed_by_others(self) -> bool:
        return False

    async def tidy(self, age: float) -> None:
        """Do nothing: every row belongs to a table."""

    async def setting(self, key: str, fresh: str) -> str:
        await self._write(lambda: [] if key in self.settings else [(row_key("setting", key), encode(fresh))])
        return self.settings[key]

    # Tables.

    async def create_table(self, id: str, room: Room, holders: Sequence[Hold]) -> None:
        head = TableRow(
            id=id,
            rev=0,
            n=0,
            phase=room.phase,
            open=room.open,
            room=pack(room),
            snapshot=None,
            base=None,
            upgrades=encode(()),
            changed=steady_clock.now(),
            due=None,
            holds=tuple(sorted({(one.seat, one.holder) for one in holders})),
        )

        def changes() -> RowChanges:
            if id in self.tables:
                raise ValueError("a table with this id exists already")
            return [(row_key("table", id), encode(head))]

        await self._write(changes)

    async def read(self, id: str) -> SavedTable | None:
        if row_key("table", id) in self.unreadable:
            raise Unreadable("server-unreadable")
        head = self.tables.get(id)
        return None if head is None else saved_table(asdict(head))

    async def entries(self, id: str, since: int = 0) -> list[LogEntry]:
        return [log_entry(asdict(one)) for n, one in sorted(self.log.get(id, {}).items()) if n >= since]

    async def moves(self, id: str, end: int) -> list[tuple[int, str]]:
        return [(one.seat, one.id) for n, one in sorted(self.log.get(id, {}).items()) if n < end]

    async def visible_entries(self, id: str, span: LogSpan) -> list[LogEntry]:
        rows = sorted((n, one) for n, one in self.log.get(id, {}).items() if n < span.end)
        visible = [one for _, one in rows if not one.quiet or one.seat == span.viewer]
        first, last = span.skip, span.skip + span.limit
        if span.latest:
            first, last = max(0, len(visible) - last), max(0, len(visible) - first)
        return [log_entry(asdict(one)) for one in visible[first:last]]

    async def answers(self, id: str, seat: int, version: int, since: int = 0) -> list[str]:
        lines = sorted(self.log.get(id, {}).items())
        return [one.id for n, one in lines if n >= since and (one.seat, one.answered) == (seat, version)]

    async def save(self, change: TableChange) -> None:
        def changes() -> RowChanges:
            head = self.tables.get(change.id)
            if head is None or head.rev != change.rev or not holds_seat(head, change.by):
                raise Conflict
            if any(one.n in self.log.get(change.id, {}) for one in change.entries):
                raise ValueError("this log entry exists already")
            lines = [(row_key("entry", change.id, one.n), encode(log_row(change.id, one))) for one in change.entries]
            after = updated_table(head, change)
            ended = []
            if change.result and change.id not in self.results:
                ended = [(row_key("result", change.id), encode(held_result(change.result, after)))]
            return [(row_key("table", change.id), encode(after)), *ended, *lines]

        await self._write(changes)
        claim = self._claim_of(change.id)
        claim.bots = change.bots
        if change.claim is not None:
            claim.by, claim.until = change.claim

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        return {id: self.tables[id].rev for id in ids if id in self.tables}

    async def list_tables(
        self, phase: str | None, open_only: bool, limit: int, holder: str | None = None
    ) -> list[SavedTable]:
        found = [
            head
            for head in sorted(self.tables.values(), key=lambda one: -one.changed)
            if (not phase or head.phase == phase)
            and (head.open or not open_only)
            and (holder is None or any(who == holder for _, who in head.holds))
        ]
        if holder is None:
            return [one for head in found[:limit] if (one := readable_table(asdict(head)))]
        readable = [one for head in found if (one := readable_table(asdict(head)))]
        return sorted(readable, key=lambda one: (-one.room.made_at, one.id))[:limit]

    async def remove(self, ids: Sequence[str]) -> None:
        await self._write(lambda: [(name, None) for id in dict.fromkeys(ids) for name in self._rows_of(id)])
        for id in ids:
            self.claims.pop(id, None)
            for place in [place for place in self.present if place[0] == id]:
                del self.present[place]
            for place in [place for place in self.review_runs if place[0] == id]:
                del self.review_runs[place]

    def _rows_of(self, id: str) -> Iterator[str]:
        """Yield the keys of all rows of a table, including unreadable ones."""
        kinds = ("table", "entry", "talk", "review")
        yield from (name for name in self.unreadable if any(f"{name}/".startswith(f"{kind}/{id}/") for kind in kinds))
        if id in self.tables:
            yield row_key("table", id)
        numbered: dict[str, Mapping[str, Mapping[int, object]]]
        numbered = {"entry": self.log, "talk": self.chat, "review": self.reviews}
        for kind, tables in numbered.items():
            yield from (row_key(kind, id, number) for number in tables.get(id, {}))

    async def expired_tables(self, over_before: float, idle_before: float) -> list[str]:
        found = (
            one for one in self.tables.values() if one.changed < (over_before if one.phase == "over" else idle_before)
        )
        return [one.id for one in found][:MAX_EXPIRED_TABLES]

    async def review(self, table: str, seat: int) -> bytes | None:
        return self.reviews.get(table, {}).get(seat)

    async def save_review(self, table: str, seat: int, review: bytes) -> None:
        await self._write(lambda: [(row_key("review", table, seat), encode(review))] if table in self.tables else [])
        self.review_runs.pop((table, seat), None)

    # Who holds which seat. There are no accounts, and no session ends.

    async def ended_sessions(self, sessions: Sequence[str]) -> set[str]:
        return set()

    async def seats_of(self, caller: Caller, table: str) -> list[int]:
        return [seat for _, seat, holder in sorted(await self.holds_at([table])) if holder == caller.holder]

    async def holds_at(self, tables: Sequence[str]) -> set[tuple[str, int, str]]:
        found = [(id, self.tables[id]) for id in tables if id in self.tables]
        return {(id, seat, holder) for id, head in found for seat, holder in head.holds}

    async def holders(self, table: str) -> list[Hold]:
        return [Hold(holder, seat) for _, seat, holder in sorted(await self.holds_at([table]))]

    async def tables_of(self, holder: str) -> dict[str, list[int]]:
        found = {id: [seat for seat, who in head.holds if who == holder] for id, head in self.tables.items()}
        return {id: seats for id, seats in found.items() if seats}

    # Results of finished games.

    def _newest_results(self, holder: str, where: GameFilter) -> list[GameResult]:
        found = [one for one in self.results.values() if fits(one, holder, where)]
        return sorted(found, key=lambda one: (one.at, one.id), reverse=True)

    async def finished_games(self, holder: str, where: GameFilter, limit: int) -> list[FinishedGame]:
        newest = self._newest_results(holder, where)
        first = newest[:limit]
        same_time = [one for one in newest[limit:] if one.at == first[-1].at]
        return [FinishedGame(one, one.id in self.tables) for one in (*first, *same_time)]

    async def games_played(self, holder: str) -> dict[str, int]:
        return dict(Counter(one.game for one in self._newest_results(holder, GameFilter(decided=True))))

    async def counted_games(self, holder: str, game: str, limit: int) -> list[CountedGame]:
        found = self._newest_results(holder, GameFilter(game=game, decided=True))[:limit]
        return [counted_game(one, next(seat for seat in one.seats if seat.holder == holder)) for one in found]

    async def finished_game(self, id: str) -> FinishedGame | None:
        one = self.results.get(id)
        return None if one is None else FinishedGame(one, id in self.tables)

    async def all_rated_games(self) -> list[GameResult]:
        return []  # ratings are for accounts

    async def daily_results(self, game: str, day: int) -> list[GameResult]:
        found = (one for one in self.results.values() if (one.game, one.daily) == (game, day))
        return sorted(found, key=lambda one: (one.at, one.id))

    # Nobody else is here to see anything.

    async def audience(self, account: str) -> Audience:
        return "self"

    async def set_audience(self, account: str, audience: Audience) -> None:
        """Do nothing: there are no accounts."""

    async def visible_players(self, viewer: str, holders: Sequence[str]) -> dict[str, str]:
        return {}

    async def visible_player(self, viewer: str, name: str) -> tuple[str, str] | None:
        return None

    # Chat, reports and puzzles.

    async def add_chat_line(self, table: str, holder: str, seat: int, name: str, words: str) -> int:
        at = time.time()
        number = 0

        def changes() -> RowChanges:
            nonlocal number
            lines = self.chat.get(table, {})
            number = max(lines, default=-1) + 1
            check_chat_quota(number, sum(len(one.text) for one in lines.values()))
            said = ChatRow(table_id=table, n=number, holder=holder, seat=seat, name=name, at=at, text=words)
            return [(row_key("talk", table, number), encode(said))]

        await self._write(changes)
        return number

    async def chat_lines(self, table: str, since: int, limit: int = 200) -> list[Mapping[str, Any]]:
        found = [one for n, one in sorted(self.chat.get(table, {}).items()) if n >= since and one.text]
        return [asdict(one) for one in found[:limit]]

    async def next_chat_line(self, table: str) -> int:
        return max(self.chat.get(table, {}), default=-1) + 1

    async def save_report(self, id: str, table: str, seat: int | None, n: int, words: str, kept: bytes) -> None:
        """Refuse: there is no host to read reports."""
        raise NotThere("server-no-address")

    async def save_puzzle_results(self, account: str, ended: Sequence[PuzzleResult]) -> None:
        """Do nothing: there are no accounts, and the page stores its own results."""

    async def puzzle_results(self, account: str) -> list[PuzzleResult]:
        return []


def check_setting(setting: str, value: str) -> None:
    """Check a setting, because rows may come from any file; raises ValueError."""
    if setting == FORMAT_SETTING and int(value) < 1:
        raise ValueError("formats are counted from 1")
    if setting == CLOCK_SETTING and not math.isfinite(float(value)):
        raise ValueError("no clock is ahead by that")


def set_or_delete(there: dict[Any, Any], name: object, value: object) -> None:
    if value is None:
        there.pop(name, None)
    else:
        there[name] = value


def holds_seat(head: TableRow, by: tuple[Caller, int] | None) -> bool:
    """Whether the caller holds the seat they chose for."""
    return by is None or (by[1], by[0].holder) in head.holds


def updated_table(head: TableRow, change: TableChange) -> TableRow:
    """Return a table's row after a change; what the change leaves out stays."""
    return TableRow(
        id=head.id,
        rev=head.rev + 1,
        n=change.n,
        phase=change.room.phase,
        open=change.room.open,
        room=pack(change.room),
        snapshot=head.snapshot if change.snapshot is None else change.snapshot,
        base=head.base if change.base is None else change.base,
        upgrades=head.upgrades if change.upgrades is None else encode(change.upgrades),
        changed=steady_clock.now(),
        due=change.due,
        holds=head.holds if change.seat_change is None else changed_holds(head.holds, change.seat_change),
    )


def held_result(result: GameResult, head: TableRow) -> GameResult:
    """Fill in who holds the seats."""
    holders = dict(reversed(head.holds))  # of several, the first
    return replace(result, seats=tuple(replace(one, holder=holders.get(one.seat)) for one in result.seats))


def changed_holds(holds: tuple[tuple[int, str], ...], change: SeatChange) -> tuple[tuple[int, str], ...]:
    after = change.after([Hold(holder, seat) for seat, holder in holds])
    return tuple(sorted({(one.seat, one.holder) for one in after}))


@contextlib.contextmanager
def storage_errors() -> Iterator[None]:
    """Turn any error of the browser's storage into Unavailable."""
    try:
        yield
    except Exception as error:
        if "quota" in str(error).lower():
            raise Unavailable("server-browser-full", retry_after=1.0) from error
        raise Unavailable("server-browser", retry_after=1.0) from error


async def complete_even_if_canceled(work: Awaitable[None]) -> None:
    """Wait for the work even if canceled, because the caller must not read before its outcome is known."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def count_tables(rows: Iterable[tuple[str, bytes]]) -> int:
    """Count the readable tables in rows from a file."""
    memory = MemoryStore(reject_write)
    with contextlib.suppress(NewerFormatError):
        memory.load(rows)
        return len(memory.tables)
    return 0


async def reject_write(rows: RowChanges) -> None:
    raise AssertionError("rows that are only read change nothing")
