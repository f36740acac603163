"""The machine: frames, choices, and the loop that runs a game from one open choice to the next. Knows no game.

A frame is a row of numbers on the stack: the program row, the seat, the card it is about, and a few registers. An
effect that asks leaves its frame there, so a state can be copied or saved in the middle of any effect.
"""

from typing import Final, SupportsIndex, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import IllegalChoice

# A frame's columns.
PC: Final = 0  # the current program row
SEAT: Final = 1  # the acting seat
BY: Final = 2  # the seat whose card caused it
CARD: Final = 3  # the card it is about (the game's numbering)
STEP: Final = 4  # progress inside the row; 0 at its start
A: Final = 5
B: Final = 6
C: Final = 7
D: Final = 8
E: Final = 9
FRAME: Final = 10

# The outcome of running a row or answering its question.
NEXT: Final = 0  # done; continue with the next row
WAIT: Final = 1  # a seat has to choose
CALL: Final = 2  # a frame was pushed, or this row runs again
POP: Final = 3  # the program is done

# A program row: a verb's number and up to four arguments.
ROW: Final = 5

MAX_OFFER: Final = 256
FORGOTTEN: Final = -1  # a version that no game has

MOST_SEATS: Final = 8  # seats are bits of masks; onlookers have the bit after a game's last seat
ONLOOKERS: Final = 4  # the onlookers' bit in a game of up to four seats
NOBODY: Final = 9  # stands for no seat

# Limits that stop wrongly declared (or mutated) programs; real ones stay far below.
RUNAWAY: Final = 20000
DEEPEST: Final = 200


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def with_value(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """Return a copy of a row with one number changed; states share rows, so these are never modified in place."""
    row = row[:]
    row[at] = value
    return row


@final
class Offer:
    """The legal codes of one seat, in a buffer that is reused."""

    def __init__(self) -> None:
        self.codes: vec[i64] = zeros(MAX_OFFER)
        self.n: i64 = 0
        self.asked: i64 = 0  # the mask of seats that the game waits for
        # Whose moves were listed last, so that `apply` need not list them again.
        self.machine: Machine | None = None
        self.version: i64 = FORGOTTEN
        self.seat: i64 = 0

    def add(self, code: i64) -> None:
        n = self.n
        self.codes[n] = code
        self.n = n + 1

    def has(self, code: i64) -> bool:
        for i in range(self.n):
            if self.codes[i] == code:
                return True
        return False


class Refusals:
    """Codes that a player may expect but that are not legal now, each with the first failing condition."""

    def __init__(self) -> None:
        self.codes: list[i64] = []
        self.reasons: list[i64] = []

    def add(self, code: i64, reason: i64) -> None:
        self.codes.append(code)
        self.reasons.append(reason)


class Recorder:
    """Receives events as numbers; absent in simulations.

    `seen` is the mask of viewers who may know the detail, `by` what the running frame is about.
    """

    def __init__(self) -> None:
        self.rows: list[tuple[i64, i64, i64, i64, i64, i64, i64]] = []
        self.passed: list[tuple[i64, i64]] = []  # seat and code of forced choices, made without asking

    def note(self, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64, by: i64) -> None:
        self.rows.append((kind, seat, a, b, detail, seen, by))

    def history(self, seat: i64) -> list[tuple[i64, i64, i64, i64, i64, i64, i64]]:
        """Return the events as this seat knows them; an unseen detail is −1."""
        known: list[tuple[i64, i64, i64, i64, i64, i64, i64]] = []
        mine: i64 = i64(1) << seat
        for kind, who, a, b, detail, seen, by in self.rows:
            known.append((kind, who, a, b, detail if seen & mine else -1, seen & mine, by))
        return known


OFFER: Final = Offer()


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One word of a game's card language, and the number of the kind of its questions. Games subclass it."""

    def __init__(self, name: str, kind: i64) -> None:
        self.name: str = name
        self.kind: i64 = kind


@mypyc_attr(allow_interpreted_subclasses=True)  # free for compiled games; only interpreted subclasses are slow
class Machine:
    """The state of one game: the stack of frames, the random generator, and who is asked. A game's State subclasses it.

    A game from another package need not be compiled. `onlookers` is the onlookers' bit in masks of who knows what: the
    one after the last seat of the game.
    """

    def __init__(self, rng: Rng, seats: i64, onlookers: i64 = ONLOOKERS) -> None:
        if seats > onlookers or onlookers > MOST_SEATS:
            raise ValueError(f"a game for {onlookers} has no {seats} seats, and no game more than {MOST_SEATS}")
        self.rng: Rng = rng
        self.seats: i64 = seats
        self.recorder: Recorder | None = None
        if seats == 0:  # a blank for copy_into
            return
        self.stack: vec[i64] = zeros(12 * FRAME)
        self.height: i64 = 0
        self.waiting: bool = False
        self.version: i64 = 0  # number of choices made; a choice names the version it answers
        self.learnt: vec[i64] = zeros(onlookers + 1)  # how often each seat, and last the onlookers, learnt a secret

    # Methods that a game implements.

    def game(self) -> str:
        """Return the name of the game."""
        raise NotImplementedError  # abstract: a game's state says it

    def copy(self) -> "Machine":
        """Return a copy that shares nothing mutable."""
        raise NotImplementedError  # abstract: a game's state says it

    def verb(self, f: i64) -> Verb:
        """Return the verb at frame f."""
        raise NotImplementedError  # abstract: a game's state says it

    def refuse(self, seat: i64, out: Refusals) -> None:
        """Add the moves that this seat may expect but that are not legal now."""
        return

    def run(self, f: i64) -> i64:
        raise NotImplementedError  # abstract: a game's state says it

    def asked(self, f: i64) -> i64:
        """Return the mask of seats that have to choose at frame f."""
        raise NotImplementedError  # abstract: a game's state says it

    def offer(self, f: i64, seat: i64, out: Offer) -> None:
        raise NotImplementedError  # abstract: a game's state says it

    def answer(self, f: i64, seat: i64, code: i64) -> i64:
        raise NotImplementedError  # abstract: a game's state says it

    def secret(self, f: i64) -> bool:
        """Return whether the number of legal moves would reveal a secret; then even a single one is asked."""
        raise NotImplementedError  # abstract: a game's state says it

    def retract(self, f: i64, seat: i64) -> bool:
        """Withdraw this seat's sealed choice, if frame f holds one."""
        return False

    # Python protocols. They are used outside the engine, so they may import words and saves.

    def __copy__(self) -> "Machine":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Machine":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[str, bytes]]:
        from sortilege.core.kits import state_from_bytes

        return state_from_bytes, (self.game(), self.to_bytes())

    def __str__(self) -> str:
        """Return the table in English, as an onlooker sees it."""
        from sortilege.core.kits import kit
        from sortilege.core.text.catalog import texts
        from sortilege.core.text.game_messages import NAMES

        it = kit(self.game())
        return it.words.table_text(texts("en"), it.rules.view(self, None), NAMES)

    def to_bytes(self) -> bytes:
        """Return the whole state as bytes, random numbers included; `core.kits.state_from_bytes` reads them."""
        from sortilege.core.kits import kit

        return kit(self.game()).rules.codec.to_bytes(self)

    @property
    def dice(self) -> Rng:
        """Deprecated: use `rng`."""
        from sortilege.deprecated import warn

        warn("state.dice", "state.rng")
        return self.rng

    @dice.setter
    def dice(self, rng: Rng) -> None:
        from sortilege.deprecated import warn

        warn("state.dice", "state.rng")
        self.rng = rng

    # Frames.

    def push(self, pc: i64, seat: i64, by: i64, card: i64) -> i64:
        height = self.height
        f = height * FRAME
        if f + FRAME > len(self.stack):
            for _time in range(8 * FRAME):
                self.stack = append(self.stack, i64(0))
        self.height = height + 1
        stack = self.stack
        stack[f + PC] = pc
        stack[f + SEAT] = seat
        stack[f + BY] = by
        stack[f + CARD] = card
        for i in range(STEP, FRAME):
            stack[f + i] = 0
        return f

    def advance(self, f: i64) -> None:
        """Move frame f to its next row now, before it pushes another frame."""
        self.stack[f + PC] += 1
        self.stack[f + STEP] = 0

    def settle(self) -> None:
        """Run until a seat has a real choice or the game is over."""
        steps: i64 = 0
        while self.height > 0:
            steps += 1
            if steps > RUNAWAY or self.height > DEEPEST:
                raise RuntimeError("a program runs on without end")
            f = (self.height - 1) * FRAME
            if not self.waiting:
                follow(self, f, self.run(f))
                continue
            seat = forced_seat(self, f)
            if seat < 0:
                return
            if self.recorder is not None:
                self.recorder.passed.append((seat, OFFER.codes[0]))
            follow(self, f, self.answer(f, seat, OFFER.codes[0]))

    # Methods for callers.

    @property
    def over(self) -> bool:
        return self.height == 0

    def open_mask(self) -> i64:
        if self.height == 0:
            return 0
        return self.asked((self.height - 1) * FRAME)

    def open_seats(self) -> list[int]:
        """Return the seats that have a choice to make now."""
        return self.seats_in(self.open_mask())

    def seats_in(self, mask: i64) -> list[int]:
        return [int(seat) for seat in range(self.seats) if mask & (1 << seat)]

    def left_of(self, seat: i64, by: i64) -> i64:
        at = seat + by
        return at if at < self.seats else at % self.seats

    def legal(self, seat: i64) -> list[int]:
        """Return the codes of this seat's legal moves; empty if it has no choice to make."""
        if not self.fill(seat):
            return []
        OFFER.machine = self
        OFFER.version = self.version
        OFFER.seat = seat
        return [int(code) for code in OFFER.codes[: OFFER.n]]

    def fill(self, seat: i64) -> bool:
        """Put this seat's legal moves into OFFER; return False if it has no choice to make."""
        OFFER.n = 0
        OFFER.version = FORGOTTEN
        if seat < 0 or seat >= self.seats or not self.open_mask() & (1 << seat):
            return False
        self.offer((self.height - 1) * FRAME, seat, OFFER)
        return True

    def apply(self, seat: i64, code: i64) -> None:
        """Make one choice; an illegal one raises IllegalChoice and changes nothing."""
        known = OFFER.version == self.version and OFFER.seat == seat and OFFER.machine is self
        if not known and not self.fill(seat):
            raise IllegalChoice(f"seat {seat} has nothing to choose now")
        if not OFFER.has(code):
            raise IllegalChoice(f"{code} is not a legal choice for seat {seat} now")
        self.take(seat, code)

    def take(self, seat: i64, code: i64) -> None:
        """Make a choice without checking that it is legal."""
        self.version += 1
        f = (self.height - 1) * FRAME
        follow(self, f, self.answer(f, seat, code))
        self.settle()

    def reseed(self, number: SupportsIndex) -> None:
        """Use other random numbers from here on; face-down cards stay, and only `imagine` deals them anew.

        Raises BadOptions for an invalid seed.
        """
        from sortilege.core.integer_arguments import seed_of

        self.rng = rng_from_seed(seed_of(number))

    def take_back(self, seat: i64) -> bool:
        """Withdraw this seat's sealed choice while others are still choosing; return False if there is none."""
        if self.height == 0 or not self.waiting or seat < 0 or seat >= self.seats:
            return False
        if not self.retract((self.height - 1) * FRAME, seat):
            return False
        self.version += 1
        return True

    def playout(self, chooser: Rng) -> i64:
        """Play to the end at random; return the number of real choices (two legal moves or more)."""
        decisions: i64 = 0
        self.settle()
        while self.height > 0:
            f = (self.height - 1) * FRAME
            mask = OFFER.asked
            seat: i64 = 0
            while not mask & (1 << seat):
                seat += 1
            if OFFER.n == 0 or mask >> (seat + 1):  # several seats choose: OFFER holds another seat's moves
                OFFER.n = 0
                self.offer(f, seat, OFFER)
            if OFFER.n == 0:
                raise RuntimeError("a seat is asked but has no legal choice")
            at: i64 = 0
            if OFFER.n > 1:
                at = chooser.below(OFFER.n)
                decisions += 1
            self.take(seat, OFFER.codes[at])
        return decisions

    # Events and knowledge.

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64) -> None:
        """Record an event caused by the running frame; only viewers in the mask `seen` may know `detail`."""
        if self.recorder is not None:
            self.recorder.note(kind, seat, a, b, detail, seen, self.cause())

    def cause(self) -> i64:
        """Return the card, bonus or token whose effect is running, or −1."""
        return self.stack[(self.height - 1) * FRAME + CARD] if self.height > 0 else -1

    def tell_by(self, by: i64, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64) -> None:
        """Record an event caused by another card than the running one."""
        if self.recorder is not None:
            self.recorder.note(kind, seat, a, b, detail, seen, by)

    def learn(self, mask: i64) -> None:
        """Note that these seats have learned something hidden, which undo never goes back past."""
        learnt = self.learnt
        for seat in range(len(learnt)):
            if mask & (1 << seat):
                learnt[seat] += 1

    def copy_into(self, twin: "Machine") -> None:
        twin.seats = self.seats
        twin.stack = self.stack[: (self.height + 2) * FRAME]
        twin.height = self.height
        twin.waiting = self.waiting
        twin.version = self.version
        twin.learnt = self.learnt[:]


# Steps of the loop, as plain functions that a C compiler inlines.


def follow(m: Machine, f: i64, outcome: i64) -> None:
    """Apply the outcome of a row to frame f."""
    m.waiting = outcome == WAIT
    if outcome == NEXT:
        stack = m.stack
        stack[f + PC] += 1
        stack[f + STEP] = 0
    elif outcome == POP:
        m.height -= 1


def forced_seat(m: Machine, f: i64) -> i64:
    """Return a seat with exactly one legal move, which can be made without asking, or −1.

    Leaves the asked seats and the last seat's moves in OFFER. If the number of moves is a secret, no choice is forced
    and OFFER stays empty.
    """
    mask = m.asked(f)
    OFFER.asked = mask
    OFFER.n = 0
    OFFER.version = FORGOTTEN
    if m.secret(f):
        return -1
    for seat in range(m.seats):
        if mask & (1 << seat):
            OFFER.n = 0
            m.offer(f, seat, OFFER)
            if OFFER.n == 1:
                return seat
    return -1
