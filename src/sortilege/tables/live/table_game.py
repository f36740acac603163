"""A game at a live table: choices become entries of the log, and each viewer gets version numbers of its own.

A sealed choice under way must not be noticed by others, not even by a number: how many cards somebody has laid on
a pile, or that they took one back. Such an entry is *quiet*. The version that a viewer is told counts every entry
except the quiet ones of other seats; so does the version that an answer names. Somebody else's sealed choice does not
change what a seat is asked, so an answer to any version since the seat was asked is accepted (`since`).
"""

from collections.abc import Iterable
from functools import lru_cache

from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadChoice, NothingToUndo
from sortilege.core.events import Event
from sortilege.core.kits import kit
from sortilege.core.record import AGREED_UNDO, NOBODY, TAKE_BACK, UNDO, WENT_BACK
from sortilege.core.rules import Rules
from sortilege.core.session import Session
from sortilege.tables.live import snapshot
from sortilege.tables.refusals import Illegal, Stale
from sortilege.tables.storage.store import EventRow, LogEntry

Mark = tuple[int, list[int], list[int], bytes]  # n, quiet, since and rest of a moment


class TableGame:
    """The game, how long its log is, and who may know how much of that."""

    def __init__(
        self,
        game: Session,
        n: int = 0,
        quiet: list[int] | None = None,
        since: list[int] | None = None,
        rest: bytes = b"",
    ) -> None:
        self.game = game
        self.n = n
        self.quiet = quiet or [0] * len(game.seats)
        self.since = since or [0] * len(game.seats)
        self.rest = rest  # in the middle of something: the snapshot before it began
        self._latest = (-1, b"")
        # Where a process that loads the table starts from; undo reaches back to here. None once it is stored.
        self.base: bytes | None = self.snapshot()
        self.base_n = n
        self.marks: list[Mark] = []  # before each kept moment

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def state(self) -> Machine:
        return self.game.state

    def version(self, viewer: int | None) -> int:
        """The number of this moment for one viewer."""
        hidden = sum(self.quiet) - (self.quiet[viewer] if viewer is not None else 0)
        return self.n - hidden

    @property
    def undoable(self) -> int:
        """How many choices an undo would take back."""
        return self.n - self.marks[0][0] if self.marks else 0

    def check_version(self, seat: int, version: int) -> None:
        now = self.version(seat)
        if not self.since[seat] <= version <= now:
            raise Stale("engine-stale", given=version, now=now, version=now)

    def choose(self, seat: int, ids: list[str], version: int) -> list[LogEntry]:
        """Make a batch of choices, all or none up to where it ends (`Game.check`); raises Stale or Illegal."""
        self.check_version(seat, version)
        try:
            # One alone is checked when it is made; but what the log calls an undo or a take-back is no choice.
            alone = len(ids) == 1 and ids[0] in self.rules.code_of
            made = 1 if alone else self.game.check(seat, *ids)
            return [self._do(seat, id, version) for id in ids[:made]]
        except BadChoice as error:
            raise Illegal(error.said) from None

    def take_back(self, seat: int, version: int) -> list[LogEntry]:
        self.check_version(seat, version)
        if not self._sealed(seat):
            raise Illegal("engine-no-sealed")
        return [self._do(seat, TAKE_BACK, version)]

    def undo(self, seat: int, version: int) -> list[LogEntry]:
        """Undo by the engine's line. Where choices are sealed there is only taking back: whether an undo is possible
        would tell whether another seat has begun."""
        self.check_version(seat, version)
        if self.sealing(seat):
            raise Illegal("server-sealed")
        try:
            return [self._do(seat, UNDO, version)]
        except NothingToUndo as error:
            raise Illegal(error.said) from None

    def follow(self, entry: LogEntry) -> None:
        """Do what another process has written to the log."""
        if entry.n != self.n:
            raise BadChoice(f"entry {entry.n} of the log does not follow {self.n}")
        self._do(entry.seat, entry.id, entry.answered)

    def replayed(self, seat: int, id: str) -> LogEntry:
        """Do what a record says was done; raises BadChoice or NothingToUndo."""
        return self._do(seat, id, self.version(seat))

    def _do(self, seat: int, id: str, version: int) -> LogEntry:
        game = self.game
        if id == AGREED_UNDO:
            raise BadChoice("an undo that everybody agreed to goes further back than a table in memory does")
        before_mask, before_sealed = game.state.open_mask(), self._sealed(seat)
        rows, moments = len(game.recorder.rows), len(game.moments)
        mark = (self.n, self.quiet[:], self.since[:], self.rest)
        rested = self.rules.resting(game.state)
        game.follow(seat, id)
        sealed = before_sealed if id == TAKE_BACK else self._sealed(seat)
        quiet = sealed and game.state.open_mask() == before_mask
        left = len(game.recorder.rows)
        undone = rows - left if id == UNDO else 0
        told = () if id == UNDO else tuple(_row(row) for row in game.recorder.rows[rows:])
        entry = LogEntry(n=self.n, seat=seat, id=id, answered=version, quiet=quiet, undone=undone, rows=told)
        self.n += 1
        self.quiet[seat] += quiet
        still = sealed and not told
        for other in range(len(self.since)):
            asked = before_mask & game.state.open_mask() & 1 << other
            if other == seat or not (still and asked):
                self.since[other] = self.version(other)
        if len(game.moments) > moments:
            self.marks.append(mark)
            self._note_rest(mark, rested)
        else:
            *_, self.rest = self.marks[len(game.moments)]
            del self.marks[len(game.moments) :]
        self._forget()
        return entry

    def went_back(self) -> LogEntry:
        """Tell everybody that the rules have changed and the table is back at an earlier moment, which this is."""
        self.game.went_back()
        version, rows = self.version(None), (_row(self.game.recorder.rows[-1]),)
        entry = LogEntry(n=self.n, seat=NOBODY, id=WENT_BACK, answered=version, quiet=False, undone=0, rows=rows)
        self.n += 1
        self.since = [self.version(seat) for seat in range(len(self.since))]
        self.marks.clear()
        self._forget()
        return entry

    @classmethod
    def gone_back(cls, old: "TableGame", game: Session, seat: int) -> tuple["TableGame", LogEntry]:
        """The table at an earlier moment of `game`, which has its whole past, and the entry that says so.

        No older answer, undo or process crosses it: the next base is here.
        """
        rows = len(game.recorder.rows)
        back = game.last_of(seat)
        rest = next((one for one in reversed(game.moments[: back + 1]) if old.rules.resting(one.state)), None)
        game.undo_agreed(seat)
        kept = b""
        if rest and not old.rules.resting(game.state):
            kept = snapshot.take(old.rules, rest.state, rest.entries, old.quiet, old.since, b"")
        undone = rows - len(game.recorder.rows)
        version = old.version(None)
        entry = LogEntry(n=old.n, seat=seat, id=AGREED_UNDO, answered=version, quiet=False, undone=undone, rows=())
        game.moments.clear()
        game.floor = 0
        game.forget()
        since = [old.version(one) + 1 for one in range(len(old.since))]
        return cls(game, old.n + 1, old.quiet[:], since, kept), entry

    def _note_rest(self, mark: Mark, rested: bool) -> None:
        """After a choice: where to go back to, should the rules change before what is under way is done."""
        if self.rules.resting(self.state):
            self.rest = b""
        elif rested:
            self.rest = snapshot.take(self.rules, self.game.moments[-1].state, *mark)

    def _forget(self) -> None:
        """Keep in memory only what an undo can reach, and let the base move up to there."""
        gone = self.game.forget()
        self.marks = self.marks[gone : gone + 1]
        n, quiet, since, rest = self.marks[0] if self.marks else (self.n, self.quiet, self.since, self.rest)
        if n != self.base_n:
            self.base_n = n
            if self.marks:
                self.base = snapshot.take(self.rules, self.game.moments[0].state, n, quiet, since, rest)
            else:
                self.base = self.snapshot()

    def _sealed(self, seat: int) -> bool:
        """Whether this seat has a sealed choice, or part of one, that it could take back."""
        return self.rules.copy(self.state).take_back(seat)

    def sealing(self, seat: int) -> bool:
        """Whether what this seat is asked now is sealed; found without looking at what others have done."""
        return self._sealed(seat) or sealed_question(self.rules, self.state, seat)

    def drop_copies(self) -> None:
        """The database has it all: no need to keep copies."""
        self.base, self._latest = None, (-1, b"")

    def snapshot(self) -> bytes:
        """This moment, to be stored."""
        if self._latest[0] != self.n:
            taken = snapshot.take(self.rules, self.state, self.n, self.quiet, self.since, self.rest)
            self._latest = (self.n, taken)
        return self._latest[1]


def sealed_question(rules: Rules, state: Machine, seat: int) -> bool:
    """Whether what this seat is asked could be taken back once it was answered."""
    codes = state.legal(seat)
    if not codes:
        return False
    trial = rules.copy(state)
    trial.apply(seat, codes[0])
    return trial.take_back(seat)


def told(game: str, rows: Iterable[tuple[int, ...]], viewer: int | None) -> tuple[Event, ...]:
    """Stored events as one viewer may know them, and what is said of each."""
    return tuple([known(game, row, viewer) for row in rows])


@lru_cache(4096)  # the same things happen at many tables
def known(game: str, row: tuple[int, ...], viewer: int | None) -> Event:
    event = kit(game).rules.event(row, viewer)
    return Event(event.key, event.args, kit(game).words.event_message(event))


def _row(row: tuple[int, ...]) -> EventRow:
    a, b, c, d, e, f, g = row
    return int(a), int(b), int(c), int(d), int(e), int(f), int(g)
