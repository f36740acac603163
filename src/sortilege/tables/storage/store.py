"""What the application requires of a store: the server's database, or the memory and storage of one browser.

Every write is one transaction: it takes effect entirely or not at all, and a method returns only once the write is
durable. A write that is not possible raises Unavailable and changes nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from sortilege.core.record import Upgrade
from sortilege.tables.identity import Caller, Hold, SeatChange
from sortilege.tables.protocol.history import Audience
from sortilege.tables.refusals import NotNow
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.game_results import CountedGame, FinishedGame, GameFilter, GameResult

MAX_TABLE_CHAT_LINES = 1_000
MAX_TABLE_CHAT_CHARACTERS = 100_000  # before the last line; each takes up to four bytes

EventRow = tuple[int, int, int, int, int, int, int]


class Conflict(Exception):
    """Another process changed the table first; read it again."""


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log: the choice, the version it answered, and the events it caused."""

    n: int
    seat: int
    id: str
    answered: int
    quiet: bool
    undone: int
    rows: tuple[EventRow, ...]

    def visible_to(self, viewer: int | None) -> bool:
        """Whether this viewer may know that the entry exists."""
        return not self.quiet or self.seat == viewer


class LogSpan(msgspec.Struct, frozen=True, kw_only=True):
    """Up to `limit` entries that a viewer may see, of the first `end` entries of a log.

    They are the first ones after the `skip` first visible ones, or with `latest` the last ones before the `skip` last.
    """

    viewer: int | None
    end: int
    limit: int
    skip: int = 0
    latest: bool = False


class SavedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as stored."""

    id: str
    rev: int
    n: int
    room: Room
    snapshot: bytes | None
    base: bytes | None
    upgrades: tuple[Upgrade, ...]
    changed: float


class TableChange(msgspec.Struct, frozen=True, kw_only=True):
    """One write to a table. Optional fields that are None keep their stored value, unless noted."""

    id: str
    rev: int  # the revision this change is based on
    room: Room
    n: int
    due: float | None  # when a clock runs out or a player has been away too long
    bots: float | None = None  # since when bots have had to choose; None also while they rest
    claim: tuple[str, float] | None = None
    snapshot: bytes | None = None
    base: bytes | None = None
    upgrades: tuple[Upgrade, ...] | None = None
    entries: tuple[LogEntry, ...] = ()
    by: tuple[Caller, int] | None = None  # who chose, for which seat; the write fails unless they hold that seat
    seat_change: SeatChange | None = None
    result: GameResult | None = None  # of the game that this change ends; the store fills in who holds the seats


class ReviewRun(msgspec.Struct, frozen=True, kw_only=True):
    """A review of one seat that a process is computing, or that failed."""

    id: str
    table_id: str
    seat: int
    owner: str
    steps: int
    done: int = 0
    failed: bool = False
    began: float
    beat: float  # last heartbeat of the process that computes it


PuzzleResult = tuple[str, int, bool, bool]  # puzzle, day, solved, daily


class Store(Protocol):
    """Persistent storage for tables, presence, claims, reviews, chat and puzzles."""

    @property
    def shared(self) -> bool:
        """Whether other processes change the same tables, so that memory may be out of date."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def compare_time(self) -> None:
        """Check whether the wall clock was set, and correct table time if so."""
        ...

    async def changed_by_others(self) -> bool:
        """Whether another program has written since the last call without a notification."""
        ...

    async def tidy(self, age: float) -> None:
        """Delete data older than `age` seconds that belongs to no table."""
        ...

    async def setting(self, key: str, fresh: str) -> str:
        """Return a setting; the first call stores `fresh`."""
        ...

    # Tables.

    async def create_table(self, id: str, room: Room, holders: Sequence[Hold]) -> None:
        """Create a table with the holders of its seats."""
        ...

    async def read(self, id: str) -> SavedTable | None:
        """Return a table; raises Unreadable."""
        ...

    async def entries(self, id: str, since: int = 0) -> list[LogEntry]: ...

    async def moves(self, id: str, end: int) -> list[tuple[int, str]]:
        """Return who made each of the first `end` entries of a log, and the choice, as records have them."""
        ...

    async def visible_entries(self, id: str, span: LogSpan) -> list[LogEntry]:
        """Return a part of what a viewer may see of a log, in order; reads no other entries."""
        ...

    async def answers(self, id: str, seat: int, version: int, since: int = 0) -> list[str]:
        """Return the choices this seat made in answer to this version, in the log from `since` on."""
        ...

    async def save(self, change: TableChange) -> None:
        """Write a change and its log entries; raises Conflict if another write came first or the seat was lost."""
        ...

    async def revisions(self, ids: Sequence[str]) -> dict[str, int]: ...

    async def list_tables(
        self, phase: str | None, open_only: bool, limit: int, holder: str | None = None
    ) -> list[SavedTable]:
        """Return the readable tables, most recently changed first; of one `holder`, the most recently made first.

        What a player's own list contains must not depend on changes, which may be another player's sealed choice.
        """
        ...

    async def remove(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them, except the results of their games."""
        ...

    async def expired_tables(self, over_before: float, idle_before: float) -> list[str]:
        """Return tables to delete: finished before one time, or unchanged since another."""
        ...

    async def review(self, table: str, seat: int) -> bytes | None:
        """Return the stored review of a seat."""
        ...

    async def save_review(self, table: str, seat: int, review: bytes) -> None:
        """Store a review and end its run. A deleted table stores nothing."""
        ...

    async def review_run(self, table: str, seat: int) -> ReviewRun | None:
        """Return the review run of a seat, whether it is active, abandoned or failed."""
        ...

    async def begin_review_run(self, job: ReviewRun, most: int, since: float) -> ReviewRun | None:
        """Start a run, or return the one that was first; None if its owner has `most` active runs.

        A run without a heartbeat since `since` is not active and is replaced.
        """
        ...

    async def report_review_runs(self, jobs: Sequence[ReviewRun]) -> set[str]:
        """Write the progress of this process's runs; return the ids of those that were not canceled."""
        ...

    async def stop_review_run(self, table: str, seat: int, owner: str) -> None:
        """Cancel an owner's run; its process notices when it next writes progress."""
        ...

    # Which process looks after a table.

    async def claim_overdue(self, process: str, seconds: float, most: int) -> list[str]:
        """Claim tables where a clock ran out or a player is away too long, exclusively, for `seconds`."""
        ...

    async def claim_bots(self, process: str, seconds: float, most: int) -> list[str]:
        """Claim tables whose bots have to choose and whose previous claim, if any, has expired."""
        ...

    async def claim(self, id: str, process: str, seconds: float) -> bool:
        """Claim one table's bots, which may be resting; False if another process has them."""
        ...

    async def extend_claims(self, ids: Sequence[str], process: str, seconds: float) -> None:
        """Extend this process's claims on tables whose bots are waiting here."""
        ...

    async def rest_bots(self, id: str, rev: int) -> None:
        """Let a table's bots rest until a person returns."""
        ...

    async def release_all_claims(self) -> None:
        """Release all claims and fail all review runs. Only for a process that is alone on its database."""
        ...

    async def heartbeat(self, process: str, seconds: float) -> int:
        """Record a heartbeat of this process; return how many processes are alive."""
        ...

    # Who holds which seat, and who is present.

    async def ended_sessions(self, sessions: Sequence[str]) -> set[str]:
        """Return those of these sessions that have ended."""
        ...

    async def seats_of(self, caller: Caller, table: str) -> list[int]:
        """Return the caller's seats; none if they have signed in or out since the request began."""
        ...

    async def holds_at(self, tables: Sequence[str]) -> set[tuple[str, int, str]]:
        """Return (table, seat, holder) for every hold at these tables."""
        ...

    async def holders(self, table: str) -> list[Hold]: ...

    async def tables_of(self, holder: str) -> dict[str, list[int]]: ...

    async def mark_present(self, table: str, seats: Sequence[int], process: str, until: float) -> None:
        """Record that these seats have a socket open at this process."""
        ...

    async def mark_absent(self, table: str, seats: Sequence[int], process: str, at: float) -> None:
        """Record that these seats no longer have a socket open at this process."""
        ...

    async def extend_presence(self, process: str, until: float) -> None:
        """Extend the presence of everyone connected to this process."""
        ...

    async def mark_all_absent(self, process: str, at: float) -> None:
        """Record that everyone connected to this process has left."""
        ...

    async def presence(self, table: str) -> dict[int, float]:
        """Return until when each seat (or spectator, numbered below 0) counts as present."""
        ...

    # Results of finished games.

    async def finished_games(self, holder: str, where: GameFilter, limit: int) -> list[FinishedGame]:
        """Return games in which this holder has a seat, newest first.

        Games that ended at the same time as the last one are included beyond the limit, so that the next page can begin
        before that time.
        """
        ...

    async def games_played(self, holder: str) -> dict[str, int]:
        """Return how many decided games of each kind a holder has played."""
        ...

    async def counted_games(self, holder: str, game: str, limit: int) -> list[CountedGame]:
        """Return what statistics need of a holder's latest decided games, newest first."""
        ...

    async def finished_game(self, id: str) -> FinishedGame | None: ...

    async def all_rated_games(self) -> list[GameResult]:
        """Return every rated game, oldest first; games that ended at the same time by id."""
        ...

    async def daily_results(self, game: str, day: int) -> list[GameResult]:
        """Return every result of a day's daily deal, in the order in which the games ended."""
        ...

    # Who may see whose games. Only accounts can let others see theirs.

    async def audience(self, account: str) -> Audience: ...

    async def set_audience(self, account: str, audience: Audience) -> None: ...

    async def visible_players(self, viewer: str, holders: Sequence[str]) -> dict[str, str]:
        """Return the accounts among these holders whose games this viewer may see, with their names."""
        ...

    async def visible_player(self, viewer: str, name: str) -> tuple[str, str] | None:
        """Return the account of this name, and the name as it is spelled, if the viewer may see its games."""
        ...

    # Chat, reports and puzzles.

    async def add_chat_line(self, table: str, holder: str, seat: int, name: str, words: str) -> int:
        """Add a chat line and return its number."""
        ...

    async def chat_lines(self, table: str, since: int, limit: int = 200) -> list[Mapping[str, Any]]: ...

    async def next_chat_line(self, table: str) -> int: ...

    async def save_report(self, id: str, table: str, seat: int | None, n: int, words: str, kept: bytes) -> None:
        """Store a report once; raises TooMany when a table has too many."""
        ...

    async def save_puzzle_results(self, account: str, ended: Sequence[PuzzleResult]) -> None:
        """Store puzzle results. The first result of a day stands; a deleted account stores nothing."""
        ...

    async def puzzle_results(self, account: str) -> list[PuzzleResult]:
        """Return an account's puzzle results, oldest first."""
        ...


def check_chat_quota(lines: int, characters: int) -> None:
    """Raise NotNow if a table with this much chat may not have another line."""
    if lines >= MAX_TABLE_CHAT_LINES or characters >= MAX_TABLE_CHAT_CHARACTERS:
        raise NotNow("server-chat-full")
