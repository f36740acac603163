"""The game at a live table: choices become log entries, and each viewer has its own version numbers.

Other players must not notice a sealed choice in progress, not even by a number: not how many cards a player has laid on
a pile, nor that one was taken back. Such a log entry is *quiet*. A viewer's version counts every entry except the quiet
ones of other seats, both in updates and in the version that an answer names. Another seat's sealed choice does not
change what a seat is asked, so an answer to any version since the seat was asked is accepted (`since`).
"""

from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadChoice, NothingToUndo
from sortilege.core.record import AGREED_UNDO, NOBODY, TAKE_BACK, UNDO, WENT_BACK
from sortilege.core.rules import Rules
from sortilege.core.session import Session
from sortilege.tables.live import stored_position
from sortilege.tables.refusals import Illegal, Stale
from sortilege.tables.storage.store import EventRow, LogEntry

Mark = tuple[int, list[int], list[int], bytes]  # n, quiet, since and rest at a checkpoint


class TableGame:
    """A game session with the length of its log and what each seat may know about that length."""

    def __init__(
        self,
        session: Session,
        n: int = 0,
        quiet: list[int] | None = None,
        since: list[int] | None = None,
        rest: bytes = b"",
    ) -> None:
        self.session = session
        self.n = n
        self.quiet = quiet or [0] * len(session.seats)
        self.since = since or [0] * len(session.seats)
        self.rest = rest  # while an effect is unfinished: the snapshot from before it began
        self._latest = (-1, b"")
        # The snapshot that a process loads the table from; undo reaches back to it. None once it is stored.
        self.base: bytes | None = self.snapshot()
        self.base_n = n
        self.marks: list[Mark] = []  # one for each checkpoint of the session

    @property
    def rules(self) -> Rules:
        return self.session.rules

    @property
    def state(self) -> Machine:
        return self.session.state

    def version(self, viewer: int | None) -> int:
        """Return the current version number for one viewer."""
        hidden = sum(self.quiet) - (self.quiet[viewer] if viewer is not None else 0)
        return self.n - hidden

    @property
    def undoable_choices(self) -> int:
        """How many choices an undo would take back."""
        return self.n - self.marks[0][0] if self.marks else 0

    def check_version(self, seat: int, version: int) -> None:
        now = self.version(seat)
        if not self.since[seat] <= version <= now:
            raise Stale("engine-stale", given=version, now=now, version=now)

    def choose(self, seat: int, ids: list[str], version: int) -> list[LogEntry]:
        """Make a batch of choices, all or none up to where it ends (`Session.check`); raises Stale or Illegal."""
        self.check_version(seat, version)
        try:
            # A single choice is checked as it is made. UNDO and TAKE_BACK are log words, not choices.
            alone = len(ids) == 1 and ids[0] in self.rules.code_of
            made = 1 if alone else self.session.check(seat, *ids)
            return [self._apply(seat, id, version) for id in ids[:made]]
        except BadChoice as error:
            raise Illegal(error.said) from None

    def take_back(self, seat: int, version: int) -> list[LogEntry]:
        self.check_version(seat, version)
        if not self._has_sealed_choice(seat):
            raise Illegal("engine-no-sealed")
        return [self._apply(seat, TAKE_BACK, version)]

    def undo(self, seat: int, version: int) -> list[LogEntry]:
        """Undo as far as the engine allows.

        During a sealed decision only take-back is offered: whether undo works would reveal if another seat has begun.
        """
        self.check_version(seat, version)
        if self.is_sealed_decision(seat):
            raise Illegal("server-sealed")
        try:
            return [self._apply(seat, UNDO, version)]
        except NothingToUndo as error:
            raise Illegal(error.said) from None

    def follow(self, entry: LogEntry) -> None:
        """Apply an entry that another process wrote to the log."""
        if entry.n != self.n:
            raise BadChoice(f"entry {entry.n} of the log does not follow {self.n}")
        self._apply(entry.seat, entry.id, entry.answered)

    def replay_choice(self, seat: int, id: str) -> LogEntry:
        """Apply a choice from a record; raises BadChoice or NothingToUndo."""
        return self._apply(seat, id, self.version(seat))

    def _apply(self, seat: int, id: str, version: int) -> LogEntry:
        session = self.session
        if id == AGREED_UNDO:
            raise BadChoice("an undo that all players agreed to goes further back than a table in memory does")
        before_mask, before_sealed = session.state.open_mask(), self._has_sealed_choice(seat)
        rows, checkpoints = len(session.recorder.rows), len(session.checkpoints)
        mark = (self.n, self.quiet[:], self.since[:], self.rest)
        was_resting = self.rules.resting(session.state)
        session.follow(seat, id)
        sealed = before_sealed if id == TAKE_BACK else self._has_sealed_choice(seat)
        quiet = sealed and session.state.open_mask() == before_mask
        undone = rows - len(session.recorder.rows) if id == UNDO else 0
        events = () if id == UNDO else tuple(_event_row(row) for row in session.recorder.rows[rows:])
        entry = LogEntry(n=self.n, seat=seat, id=id, answered=version, quiet=quiet, undone=undone, rows=events)
        self.n += 1
        self.quiet[seat] += quiet
        nothing_shown = sealed and not events
        for other in range(len(self.since)):
            still_asked = before_mask & session.state.open_mask() & 1 << other
            if other == seat or not (nothing_shown and still_asked):
                self.since[other] = self.version(other)
        if len(session.checkpoints) > checkpoints:
            self.marks.append(mark)
            self._update_rest(mark, was_resting)
        else:
            *_, self.rest = self.marks[len(session.checkpoints)]
            del self.marks[len(session.checkpoints) :]
        self._forget()
        return entry

    def log_rollback(self) -> LogEntry:
        """Return the entry which says that the rules changed and the table is back at this earlier position."""
        self.session.went_back()
        version, rows = self.version(None), (_event_row(self.session.recorder.rows[-1]),)
        entry = LogEntry(n=self.n, seat=NOBODY, id=WENT_BACK, answered=version, quiet=False, undone=0, rows=rows)
        self.n += 1
        self.since = [self.version(seat) for seat in range(len(self.since))]
        self.marks.clear()
        self._forget()
        return entry

    @classmethod
    def after_agreed_undo(cls, old: "TableGame", session: Session, seat: int) -> tuple["TableGame", LogEntry]:
        """Undo this seat's last choice in `session`, which has the whole history; return the new game and its entry.

        No older answer, undo or process gets past it: the next base is here.
        """
        rows = len(session.recorder.rows)
        back = session.last_of(seat)
        rest = next((one for one in reversed(session.checkpoints[: back + 1]) if old.rules.resting(one.state)), None)
        session.undo_agreed(seat)
        rest_snapshot = b""
        if rest and not old.rules.resting(session.state):
            rest_snapshot = stored_position.encode_position(
                old.rules, rest.state, rest.entries, old.quiet, old.since, b""
            )
        undone = rows - len(session.recorder.rows)
        version = old.version(None)
        entry = LogEntry(n=old.n, seat=seat, id=AGREED_UNDO, answered=version, quiet=False, undone=undone, rows=())
        session.checkpoints.clear()
        session.floor = 0
        session.forget()
        since = [old.version(one) + 1 for one in range(len(old.since))]
        return cls(session, old.n + 1, old.quiet[:], since, rest_snapshot), entry

    def _update_rest(self, mark: Mark, was_resting: bool) -> None:
        """After a choice, keep the position to return to if the rules change before the current effect is done."""
        if self.rules.resting(self.state):
            self.rest = b""
        elif was_resting:
            self.rest = stored_position.encode_position(self.rules, self.session.checkpoints[-1].state, *mark)

    def _forget(self) -> None:
        """Keep in memory only what an undo can reach, and move the base up to there."""
        forgotten = self.session.forget()
        self.marks = self.marks[forgotten : forgotten + 1]
        n, quiet, since, rest = self.marks[0] if self.marks else (self.n, self.quiet, self.since, self.rest)
        if n != self.base_n:
            self.base_n = n
            if self.marks:
                state = self.session.checkpoints[0].state
                self.base = stored_position.encode_position(self.rules, state, n, quiet, since, rest)
            else:
                self.base = self.snapshot()

    def _has_sealed_choice(self, seat: int) -> bool:
        """Whether this seat has a sealed choice, or part of one, that it could take back."""
        return self.rules.copy(self.state).take_back(seat)

    def has_sealed_choices(self) -> bool:
        """Whether any seat has a sealed choice, or part of one, that it could take back."""
        return any(self._has_sealed_choice(seat) for seat in range(len(self.since)))

    def is_sealed_decision(self, seat: int) -> bool:
        """Whether this seat's current decision is sealed; computed without looking at what others have done."""
        return self._has_sealed_choice(seat) or is_sealed_ask(self.rules, self.state, seat)

    def discard_snapshots(self) -> None:
        """Free the snapshots, now that the database has them."""
        self.base, self._latest = None, (-1, b"")

    def snapshot(self) -> bytes:
        """Return the current position, encoded for storage."""
        if self._latest[0] != self.n:
            encoded = stored_position.encode_position(self.rules, self.state, self.n, self.quiet, self.since, self.rest)
            self._latest = (self.n, encoded)
        return self._latest[1]


def is_sealed_ask(rules: Rules, state: Machine, seat: int) -> bool:
    """Whether this seat could take back its answer to what it is asked now."""
    codes = state.legal(seat)
    if not codes:
        return False
    trial = rules.copy(state)
    trial.apply(seat, codes[0])
    return trial.take_back(seat)


def _event_row(row: tuple[int, ...]) -> EventRow:
    a, b, c, d, e, f, g = row
    return int(a), int(b), int(c), int(d), int(e), int(f), int(g)
