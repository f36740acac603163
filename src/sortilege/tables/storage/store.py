"""Where tables are kept, as far as their logic knows: a database of the server's, or what one browser has.

Whatever is written is one change or none, and is told as done only once it is safe. What cannot be written raises
Unavailable, and leaves all as it was.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from sortilege.core.record import Upgrade
from sortilege.tables.identity import Caller, Hold, SeatChange
from sortilege.tables.live.table_game import Entry
from sortilege.tables.rooms.room import Room


class Conflict(Exception):
    """Another process changed the table first: read it again."""


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is kept."""

    id: str
    rev: int
    n: int
    room: Room
    snapshot: bytes | None
    base: bytes | None
    upgrades: tuple[Upgrade, ...]
    changed: float


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """What a change of a table writes; fields that stay are None."""

    id: str
    rev: int  # the one it was read at
    room: Room
    n: int
    due: float | None  # when a clock runs out or somebody has been away too long
    bots: float | None = None  # since when bots have to choose; None also while they rest
    claim: tuple[str, float] | None = None
    snapshot: bytes | None = None
    base: bytes | None = None
    upgrades: tuple[Upgrade, ...] | None = None
    entries: tuple[Entry, ...] = ()
    by: tuple[Caller, int] | None = None  # who chose, and for which seat: nothing is written unless it is theirs
    reseated: SeatChange | None = None
    results: Mapping[str, bool] | None = None  # by account: who has played, and whether they have won


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A review of a seat that some process makes, or that has failed."""

    id: str
    table_id: str
    seat: int
    owner: str
    steps: int
    done: int = 0
    failed: bool = False
    began: float
    beat: float  # when its process last told of it


Ended = tuple[str, int, bool, bool]  # puzzle, day, solved, daily


class Store(Protocol):
    """All that is asked of it by whoever plays, watches, thinks, reviews and looks after tables."""

    @property
    def shared(self) -> bool:
        """Whether other processes change the same tables, so that what is in memory may be old."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def compare_time(self) -> None:
        """See whether the wall clock was set."""
        ...

    async def changed_by_others(self) -> bool:
        """Whether another program has written since this was asked last, and nobody has told."""
        ...

    async def tidy(self, age: float) -> None:
        """Forget what is older than so many seconds and belongs to no table."""
        ...

    async def setting(self, key: str, fresh: str) -> str:
        """A value that is made once, at the first start."""
        ...

    # Tables.

    async def make(self, id: str, room: Room, holders: Sequence[Hold]) -> None:
        """A new table, and who holds which of its seats."""
        ...

    async def read(self, id: str) -> Saved | None:
        """Raises Unreadable."""
        ...

    async def entries(self, id: str, since: int = 0) -> list[Entry]: ...

    async def answered(self, id: str, seat: int, version: int) -> list[str]:
        """What this seat chose in answer to this version, if it did."""
        ...

    async def save(self, change: Changed) -> None:
        """Write a change of a table and its log; raises Conflict when somebody else was first, or the seat was lost."""
        ...

    async def revs(self, ids: Sequence[str]) -> dict[str, int]: ...

    async def listed(
        self, phase: str | None, open_only: bool, limit: int, ids: Sequence[str] | None = None
    ) -> list[Saved]:
        """Those that can be read, the last changed first."""
        ...

    async def remove(self, ids: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them; results of accounts stay."""
        ...

    async def old(self, over_before: float, idle_before: float) -> list[str]:
        """Tables to delete: over, or just idle, since before these times."""
        ...

    async def review(self, table: str, seat: int) -> bytes | None:
        """What is kept of the review of a seat."""
        ...

    async def keep_review(self, table: str, seat: int, review: bytes) -> None:
        """Whatever is under way for it is over with that. Of a table that is gone nothing is kept."""
        ...

    async def job(self, table: str, seat: int) -> Job | None:
        """The review of a seat that is under way, was when its process died, or has failed."""
        ...

    async def begin_job(self, job: Job, most: int, since: float) -> Job | None:
        """The one that is under way afterwards: this one, or whichever was first; None where its owner has so many.

        What was not told of since then is not under way, and makes room.
        """
        ...

    async def tell_jobs(self, jobs: Sequence[Job]) -> set[str]:
        """How far they are, from their process; returns the ids of those that are still wanted."""
        ...

    async def stop_job(self, table: str, seat: int, owner: str) -> None:
        """Whoever asked for it does not want it any more; its process learns that when it next tells of it."""
        ...

    # Whose turn it is to look after a table.

    async def claim_late(self, process: str, seconds: float, most: int) -> list[str]:
        """Tables where a clock has run out or somebody is away too long, for this process alone for so many seconds."""
        ...

    async def claim_bots(self, process: str, seconds: float, most: int) -> list[str]:
        """Tables whose bots have to choose and whose process, if they had one, has not been heard of for a while."""
        ...

    async def claim(self, id: str, process: str, seconds: float) -> bool:
        """Take one table's bots, which may have rested; false when another process has them."""
        ...

    async def keep_claims(self, ids: Sequence[str], process: str, seconds: float) -> None:
        """Bots that wait their turn here stay this process's."""
        ...

    async def rest(self, id: str, rev: int) -> None:
        """Nobody is there: this table's bots wait until somebody comes."""
        ...

    async def forget_claims(self) -> None:
        """For a process that is alone: whoever claimed a table before is gone, and what they made has failed."""
        ...

    async def processes(self, process: str, seconds: float) -> int:
        """A sign of life of this process; returns how many are alive."""
        ...

    # Who holds which seat, and who is there.

    async def ended(self, sessions: Sequence[str]) -> set[str]:
        """Those of these sessions that have ended."""
        ...

    async def held(self, person: Caller, table: str) -> list[int]:
        """The seats that are this person's, unless they have signed in or out since they asked."""
        ...

    async def held_at(self, tables: Sequence[str]) -> set[tuple[str, int, str]]:
        """Table, seat and holder of every hold at these tables."""
        ...

    async def holders(self, table: str) -> list[Hold]: ...

    async def accounts_at(self, table: str) -> list[tuple[str, int]]:
        """The accounts among the holders of a table's seats."""
        ...

    async def tables_of(self, holder: str) -> dict[str, list[int]]: ...

    async def come(self, table: str, seats: Sequence[int], process: str, until: float) -> None:
        """These seats have a socket open at this process."""
        ...

    async def leave(self, table: str, seats: Sequence[int], process: str, at: float) -> None:
        """They have none there any longer."""
        ...

    async def stay(self, process: str, until: float) -> None:
        """Whoever is at this process still is."""
        ...

    async def stop_process(self, process: str, at: float) -> None:
        """Everybody at this process has left it."""
        ...

    async def seen(self, table: str) -> dict[int, float]:
        """Until when each seat, and each onlooker by a number below 0, counts as present."""
        ...

    # What people write, and what they solve.

    async def say(self, table: str, holder: str, seat: int, name: str, words: str) -> int:
        """Returns the line's number."""
        ...

    async def lines(self, table: str, since: int, limit: int = 200) -> list[Mapping[str, Any]]: ...

    async def next_line(self, table: str) -> int: ...

    async def keep_report(self, id: str, table: str, seat: int | None, n: int, words: str, kept: bytes) -> None:
        """Store a report, once; raises TooMany where there are enough of them."""
        ...

    async def end_puzzles(self, account: str, ended: Sequence[Ended]) -> None:
        """Whatever ended first on a day stands; an account that is gone meanwhile leaves nothing."""
        ...

    async def ended_puzzles(self, account: str) -> list[Ended]:
        """All of them, the oldest first."""
        ...
