"""A game in progress: choices by id, batches, take-backs, undo, events and the record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sortilege.core import events
from sortilege.core import record as records
from sortilege.core.ask import Ask
from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.errors import BadChoice, BadRecord, BadSave, GameOver, NothingToUndo, StaleChoice
from sortilege.core.events import Event
from sortilege.core.record import AGREED_UNDO, NOBODY, TAKE_BACK, UNDO, WENT_BACK, Record, Stretch, Upgrade
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields
from sortilege.core.start import IMPOSSIBLE, load_position, start_state
from sortilege.core.text.message import message


@dataclass(frozen=True)
class Checkpoint:
    """The table before a choice, for undo: who chose, the state, and the number of events and log entries."""

    seat: int
    state: Machine
    events: int
    entries: int


class Session:
    """One game in progress, with everything needed for undo, replay and the log.

    It starts with a deal or from a position (`moment`, see `start.position_fields`). Either way, the key and the nonces
    seed its random generator.
    """

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[str],
        options: Mapping[str, str],
        key: bytes,
        nonces: Sequence[str] = (),
        committed: bool = False,
        bound: Sequence[int] | None = None,
        moment: Fields | None = None,
    ) -> None:
        self.rules = rules
        self.seats = tuple(seats)
        self.options = rules.complete(options, len(seats))
        self.key = key
        self.nonces = tuple(nonces)
        self.bound = None if bound is None else tuple(bound)
        self.commitment = records.promised_commitment(key, self.nonces, self.bound) if committed else ""
        self.began_by = rules.version
        self.upgrades: tuple[Upgrade, ...] = ()
        self.choices: list[tuple[int, str]] = []
        self.recorder = Recorder()
        rng = records.rng_of(records.dice_key(key, self.nonces) if self.nonces else key)
        self.moment = moment
        self.state: Machine = start_state(rules, self.options, len(seats), rng, moment)
        self.state.recorder = self.recorder
        self.checkpoints: list[Checkpoint] = []  # the checkpoints before each choice that still stands
        self.floor = 0  # undo stops here: what the choices below revealed stays known

    def ask(self, seat: int) -> Ask | None:
        return self.rules.ask(self.state, seat)

    @classmethod
    def at(
        cls,
        rules: Rules,
        seats: Sequence[str],
        options: Mapping[str, str],
        key: bytes,
        nonces: Sequence[str],
        committed: bool,
        state: Machine,
        bound: Sequence[int] | None = None,
        moment: Fields | None = None,
    ) -> "Session":
        """Continue a game from a saved state, which undo cannot go back past; `moment` is its start."""
        game = cls.__new__(cls)
        game.rules, game.seats, game.options = rules, tuple(seats), dict(options)
        game.key, game.nonces = key, tuple(nonces)
        game.bound = None if bound is None else tuple(bound)
        game.commitment = records.promised_commitment(key, game.nonces, game.bound) if committed else ""
        game.began_by, game.upgrades, game.moment = rules.version, (), moment
        game.choices, game.checkpoints, game.floor = [], [], 0
        game.recorder = Recorder()
        game.state = state
        game.state.recorder = game.recorder
        return game

    def check(self, seat: int, *ids: str, version: int | None = None) -> int:
        """Return how many of these choices would be made; raises BadChoice and changes nothing.

        A batch ends at the first choice that reveals anything, and later choices are not checked. Otherwise a rejected
        batch would reveal the deck for free.
        """
        if version is not None and version != self.state.version:
            raise StaleChoice(message("engine-stale", given=version, now=int(self.state.version)))
        trial = self.rules.copy(self.state)
        for made, id in enumerate(ids, 1):
            self._check(trial, seat, id)
            before = self.rules.copy(trial)
            trial.apply(seat, self.rules.code_of[id])
            if self._ends(before, trial, seat):
                return made
        return len(ids)

    def choose(self, seat: int, *ids: str, version: int | None = None) -> int:
        """Make one choice or a batch, all or none up to where it ends; returns how many were made."""
        made = self.check(seat, *ids, version=version)
        for id in ids[:made]:
            self._remember(seat)
            self.state.apply(seat, self.rules.code_of[id])
            self.choices.append((seat, id))
        return made

    def take_back(self, seat: int) -> None:
        """Withdraw a sealed choice while other seats are still choosing."""
        if not self.rules.copy(self.state).take_back(seat):
            raise BadChoice(message("engine-no-sealed"))
        self._remember(seat)
        self.state.take_back(seat)
        self.choices.append((seat, TAKE_BACK))

    def undo(self, seat: int) -> int:
        """Undo back to where this seat last learned a secret or another seat chose; returns how many choices."""
        back = len(self.checkpoints)
        while back > self.floor and self.checkpoints[back - 1].seat == seat and not self._learnt_since(back - 1, seat):
            back -= 1
        gone = len(self.checkpoints) - back
        if gone == 0:
            raise NothingToUndo(message("engine-nothing-to-undo"))
        self._go_back(back, self.rules.undo_state(self.checkpoints[back].state, self.state, seat))
        self.choices.append((seat, UNDO))
        return gone

    def last_of(self, seat: int) -> int:
        """Return the index in `checkpoints` of this seat's last choice that still stands; raises NothingToUndo."""
        back = next((at for at in reversed(range(len(self.checkpoints))) if self.checkpoints[at].seat == seat), None)
        if back is None:
            raise NothingToUndo(message("engine-nothing-to-undo"))
        return back

    def undo_agreed(self, seat: int) -> None:
        """Undo this seat's last choice and everything since, even past revelations: all players have agreed."""
        back = self.last_of(seat)
        state = self.checkpoints[back].state
        for one in range(len(self.seats)):
            state = self.rules.undo_state(state, self.state, one)
        self._go_back(back, state)
        self.choices.append((seat, AGREED_UNDO))

    def _go_back(self, back: int, state: Machine) -> None:
        state.version = self.state.version + 1  # answers to undone questions become stale
        state.recorder = self.recorder
        self.state = state
        del self.recorder.rows[self.checkpoints[back].events :], self.checkpoints[back:]
        self.floor = back

    def follow(self, seat: int, id: str) -> None:
        """Apply one entry of a log or record."""
        if id == TAKE_BACK:
            self.take_back(seat)
        elif id == UNDO:
            self.undo(seat)
        elif id == AGREED_UNDO:
            self.undo_agreed(seat)
        else:
            self.choose(seat, id)

    def went_back(self) -> None:
        """Log a return to an earlier state at a change of rules; undo cannot go back past it."""
        self.state.version += 1
        self.recorder.note(events.WENT_BACK, NOBODY, 0, 0, 0, 0, -1)
        self.choices.append((NOBODY, WENT_BACK))
        self.checkpoints.clear()
        self.floor = 0

    def forget(self) -> int:
        """Drop all checkpoints but the one that an undo needs, for servers with many games and the log in a database.

        Returns how many checkpoints came before that one.
        """
        keep = len(self.checkpoints)
        while keep > self.floor and self.checkpoints[keep - 1].seat == self.checkpoints[-1].seat:
            keep -= 1
            if self._learnt_since(keep, self.checkpoints[-1].seat):
                keep += 1
                break
        forgotten = self.checkpoints[keep].events if keep < len(self.checkpoints) else len(self.recorder.rows)
        del self.recorder.rows[:forgotten], self.choices[:]
        self.checkpoints = [Checkpoint(m.seat, m.state, 0, m.entries) for m in self.checkpoints[keep : keep + 1]]
        self.floor = 0
        return keep

    def copy(self) -> "Session":
        """Return an independent copy with the same history."""
        twin = Session.at(
            self.rules,
            self.seats,
            self.options,
            self.key,
            self.nonces,
            bool(self.commitment),
            self.rules.copy(self.state),
            self.bound,
            self.moment,
        )
        twin.began_by, twin.upgrades, twin.floor = self.began_by, self.upgrades, self.floor
        twin.choices, twin.checkpoints = self.choices[:], self.checkpoints[:]
        twin.recorder.rows = self.recorder.rows[:]
        return twin

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events as this viewer may know them."""
        return [self.rules.event(row, seat) for row in self.recorder.rows[since:]]

    def record(self) -> Record:
        return Record(
            game=self.rules.name,
            rules=self.began_by,
            options=self.options,
            seats=self.seats,
            key=self.key.hex(),
            nonces=self.nonces,
            commitment=self.commitment,
            choices=tuple(self.choices),
            digest=records.digest(self.rules, self.state),
            upgrades=self.upgrades,
            bound=self.bound,
            moment=self.moment,
        )

    def _learnt_since(self, at: int, seat: int) -> bool:
        return bool(self.checkpoints[at].state.learnt[seat] != self.state.learnt[seat])

    def _remember(self, seat: int) -> None:
        self.checkpoints.append(
            Checkpoint(seat, self.rules.copy(self.state), len(self.recorder.rows), len(self.choices))
        )

    def _ends(self, before: Machine, after: Machine, seat: int) -> bool:
        """Return whether a batch ends with this choice.

        It does if a seat learned something, if chance or another seat comes next, or if the seat's sealed choice is
        complete, whether or not the others' are.
        """
        if list(before.learnt) != list(after.learnt) or list(before.rng.words) != list(after.rng.words):
            return True
        if seat not in after.open_seats():
            return True
        sealed = any(self.rules.copy(before).take_back(one) for one in range(before.seats))
        return sealed and not self.rules.copy(after).take_back(seat)

    def _check(self, state: Machine, seat: int, id: str) -> None:
        if state.over:
            raise GameOver(message("engine-over"))
        legal = [self.rules.ids[code] for code in state.legal(seat)]
        if not legal:
            raise BadChoice(message("engine-not-asked"))
        if id not in legal:
            asked = self.rules.ask(state, seat)
            why = asked.why if asked else ""
            raise BadChoice(message("engine-illegal", given=id, asked=why, legal=legal))


def replay(rules: Rules, record: Record, upto: int | None = None) -> Session:
    """Replay a record, or its first `upto` choices; raises BadRecord if they do not fit the rules."""
    last = len(record.choices) if upto is None else upto
    stretch = [one for one in records.stretches(record) if one.start <= last][-1]
    return replay_stretch(rules, record, stretch, last)


def replay_stretch(rules: Rules, record: Record, stretch: Stretch, upto: int) -> Session:
    """Replay what was played under one version of the rules, from its first choice up to choice `upto`."""
    records.check_start(rules, record, stretch)
    key, committed = bytes.fromhex(record.key), bool(record.commitment)
    begins = record.bound, record.moment
    if stretch.fields is None:
        game = Session(rules, record.seats, record.options, key, record.nonces, committed, *begins)
    else:
        state = load_position(rules, len(record.seats), stretch.fields)
        game = Session.at(rules, record.seats, record.options, key, record.nonces, committed, state, *begins)
        game.choices = list(record.choices[: stretch.start])
        game.began_by = record.rules
        game.upgrades = tuple(one for one in record.upgrades if one.at <= stretch.start)
    for at, (seat, id) in enumerate(record.choices[stretch.start : upto], stretch.start):
        try:
            if (seat, id) == (NOBODY, WENT_BACK) and stretch.back is not None and at == stretch.start:
                game.went_back()
            else:
                game.follow(seat, id)
        except (BadChoice, NothingToUndo) as error:
            raise BadRecord(message("engine-record-choice", n=at + 1, seat=seat, why=error.said)) from None
        except IMPOSSIBLE as error:
            if stretch.fields is None and record.moment is None:
                raise  # a game that was dealt here: the record is not at fault
            raise BadRecord(message("engine-record-position", n=at + 1, why=str(error))) from None
    return game


def verify(rules: Rules, record: Record) -> Session:
    """Replay every stretch of these rules and compare the results; raises BadRecord at the first difference.

    Returns the session of the last stretch checked. `unchecked_stretches` lists those of other rules versions, and
    `is_deal_checked` says whether the deal is among what was checked.
    """
    checked: Session | None = None
    parts = records.stretches(record)
    if len(parts) > 1 and parts[0].start == parts[0].end:
        raise BadRecord(message("engine-record-empty"))  # nothing would tie the state that follows to the key
    for at, stretch in enumerate(parts):
        if stretch.fields is not None:
            _check_continuation(rules, record, parts[:at], stretch)
        if stretch.rules == rules.version:
            checked = replay_stretch(rules, record, stretch, stretch.end)
            if stretch is parts[-1] and records.digest(rules, checked.state) != record.digest:
                raise BadRecord(message("engine-record-end"))
    if checked is None:
        records.check_start(rules, record)
        raise BadRecord(message("engine-record-unchecked"))
    return checked


def _check_continuation(rules: Rules, record: Record, before: Sequence[Stretch], stretch: Stretch) -> None:
    """Check that a stretch continues what was played before it, if that can be replayed; raises BadRecord.

    Stretches without a choice changed nothing, so the one before them counts.
    """
    made = stretch.start if stretch.back is None else stretch.back
    origin = [one for one in before if one.start <= made and one.start < one.end][-1]
    if origin.rules != rules.version:
        return
    try:
        claimed = rules.fields(load_position(rules, len(record.seats), stretch.fields or {}))
    except BadSave:
        return  # fields of another release
    found = rules.fields(replay_stretch(rules, record, origin, made).state)
    if stretch.back is not None:
        found["version"] = claimed["version"]  # the version keeps counting
    if found != claimed:
        raise BadRecord(message("engine-record-other", n=stretch.start))
