"""Frames, choices and the loop that runs a game from one open choice to the next. Knows no game.

A frame is a row of numbers on the stack: which program row, whose, about which card, and a few registers. An effect
that asks leaves its frame there; copying or saving mid-effect is therefore no different from doing so at rest.
"""

from typing import Final, SupportsIndex, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import IllegalChoice

# A frame's columns.
PC: Final = 0  # the program row that runs
SEAT: Final = 1  # who does it
BY: Final = 2  # whose card made it happen
CARD: Final = 3  # which card it is about (the game's numbering)
STEP: Final = 4  # how far inside the row; 0 when it begins
A: Final = 5
B: Final = 6
C: Final = 7
D: Final = 8
E: Final = 9
FRAME: Final = 10

# What a row says after running or after an answer.
NEXT: Final = 0  # done, go on with the next row
WAIT: Final = 1  # somebody has to choose
CALL: Final = 2  # a frame was pushed, or this row wants to run again
POP: Final = 3  # the whole program is done

# A program's rows: a verb's number and up to four arguments.
ROW: Final = 5

MAX_OFFER: Final = 256
FORGOTTEN: Final = -1  # no version of any game

MOST_SEATS: Final = 8  # of any game; seats are bits of masks, and the onlookers have the bit after a game's last seat
ONLOOKERS: Final = 4  # that bit in a game of up to four seats
NOBODY: Final = 9  # no seat

# A program that is declared wrongly (or mutated) is stopped; real ones stay far below.
RUNAWAY: Final = 20000
DEEPEST: Final = 200


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def changed(row: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The row with one number changed: rows that copies of a state share are never written in place."""
    row = row[:]
    row[at] = value
    return row


@final
class Offer:
    """The codes that one seat may choose now; one scratch list serves everybody."""

    def __init__(self) -> None:
        self.codes: vec[i64] = zeros(MAX_OFFER)
        self.n: i64 = 0
        self.asked: i64 = 0  # the mask of seats that the game has stopped for
        # Whose options were asked for last: what is chosen of them need not be looked for again.
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
    """Codes a player may expect but cannot choose now, each with the first condition that fails."""

    def __init__(self) -> None:
        self.codes: list[i64] = []
        self.reasons: list[i64] = []

    def add(self, code: i64, reason: i64) -> None:
        self.codes.append(code)
        self.reasons.append(reason)


class Recorder:
    """Receives what happens, as numbers; absent in simulation.

    `seen` is the mask of those who may know the detail, `by` what the running frame is about.
    """

    def __init__(self) -> None:
        self.rows: list[tuple[i64, i64, i64, i64, i64, i64, i64]] = []
        self.passed: list[tuple[i64, i64]] = []  # seat and code of answers that were the only ones

    def note(self, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64, by: i64) -> None:
        self.rows.append((kind, seat, a, b, detail, seen, by))

    def history(self, seat: i64) -> list[tuple[i64, i64, i64, i64, i64, i64, i64]]:
        """What happened, as this seat knows it: a detail that it has not seen is −1."""
        known: list[tuple[i64, i64, i64, i64, i64, i64, i64]] = []
        mine: i64 = i64(1) << seat
        for kind, who, a, b, detail, seen, by in self.rows:
            known.append((kind, who, a, b, detail if seen & mine else -1, seen & mine, by))
        return known


OFFER: Final = Offer()


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One word of a game's vocabulary, and by number the kind of what it asks. A game's verbs build on it."""

    def __init__(self, name: str, kind: i64) -> None:
        self.name: str = name
        self.kind: i64 = kind


@mypyc_attr(allow_interpreted_subclasses=True)  # costs compiled games nothing: only such a subclass is called slowly
class Machine:
    """One game in progress: the stack of frames, the dice, and who is asked. A game's State builds on it.

    A game in a package of its own builds on it without being compiled. `onlookers` is their bit in masks of who knows
    what: that after the last seat the game is made for.
    """

    def __init__(self, rng: Rng, seats: i64, onlookers: i64 = ONLOOKERS) -> None:
        if seats > onlookers or onlookers > MOST_SEATS:
            raise ValueError(f"a game for {onlookers} has no {seats} seats, and no game more than {MOST_SEATS}")
        self.rng: Rng = rng
        self.seats: i64 = seats
        self.recorder: Recorder | None = None
        if seats == 0:  # a blank to copy into
            return
        self.stack: vec[i64] = zeros(12 * FRAME)
        self.height: i64 = 0
        self.waiting: bool = False
        self.version: i64 = 0  # how many choices were made; a choice names the version it answers
        self.learnt: vec[i64] = zeros(onlookers + 1)  # how often each seat, and last the onlookers, learnt a secret

    # What a game supplies.

    def game(self) -> str:
        """The name of the game."""
        raise NotImplementedError  # abstract: a game's state says it

    def copy(self) -> "Machine":
        """A twin that shares nothing that changes."""
        raise NotImplementedError  # abstract: a game's state says it

    def verb(self, f: i64) -> Verb:
        """What runs or asks at frame f."""
        raise NotImplementedError  # abstract: a game's state says it

    def refuse(self, seat: i64, out: Refusals) -> None:
        """What this seat may expect to choose now but cannot."""
        return

    def run(self, f: i64) -> i64:
        raise NotImplementedError  # abstract: a game's state says it

    def asked(self, f: i64) -> i64:
        """The mask of seats that have to choose at frame f."""
        raise NotImplementedError  # abstract: a game's state says it

    def offer(self, f: i64, seat: i64, out: Offer) -> None:
        raise NotImplementedError  # abstract: a game's state says it

    def answer(self, f: i64, seat: i64, code: i64) -> i64:
        raise NotImplementedError  # abstract: a game's state says it

    def secret(self, f: i64) -> bool:
        """Whether the number of options tells a secret; then even a single option is asked."""
        raise NotImplementedError  # abstract: a game's state says it

    def retract(self, f: i64, seat: i64) -> bool:
        """Take a sealed choice back, if frame f keeps one of this seat's."""
        return False

    # What Python's own tools expect; they are used outside the engine, where words and saves may be imported.

    def __copy__(self) -> "Machine":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Machine":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[str, bytes]]:
        from sortilege.core.kits import state_from_bytes

        return state_from_bytes, (self.game(), self.to_bytes())

    def __str__(self) -> str:
        """The table in English, as an onlooker sees it."""
        from sortilege.core.kits import kit
        from sortilege.core.text.catalog import texts
        from sortilege.core.text.wording import NAMES

        it = kit(self.game())
        return it.words.table_text(texts("en"), it.rules.view(self, None), NAMES)

    def to_bytes(self) -> bytes:
        """The whole moment as bytes, the dice included; `core.kits.state_from_bytes` reads them."""
        from sortilege.core.kits import kit

        return kit(self.game()).rules.moments.to_bytes(self)

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
        """Move frame f to its next row now, because it is about to push another frame on top."""
        self.stack[f + PC] += 1
        self.stack[f + STEP] = 0

    def settle(self) -> None:
        """Run until somebody has a real choice, or the game is over."""
        steps: i64 = 0
        while self.height > 0:
            steps += 1
            if steps > RUNAWAY or self.height > DEEPEST:
                raise RuntimeError("a program runs on without end")
            f = (self.height - 1) * FRAME
            if not self.waiting:
                follow(self, f, self.run(f))
                continue
            seat = forced(self, f)
            if seat < 0:
                return
            if self.recorder is not None:
                self.recorder.passed.append((seat, OFFER.codes[0]))
            follow(self, f, self.answer(f, seat, OFFER.codes[0]))

    # What everybody uses.

    @property
    def over(self) -> bool:
        return self.height == 0

    def open_mask(self) -> i64:
        if self.height == 0:
            return 0
        return self.asked((self.height - 1) * FRAME)

    def open_seats(self) -> list[int]:
        """The seats that have a choice to make now."""
        return self.seats_in(self.open_mask())

    def seats_in(self, mask: i64) -> list[int]:
        return [int(seat) for seat in range(self.seats) if mask & (1 << seat)]

    def left_of(self, seat: i64, by: i64) -> i64:
        at = seat + by
        return at if at < self.seats else at % self.seats

    def legal(self, seat: i64) -> list[int]:
        """The codes this seat may choose now; empty when it is not asked."""
        if not self.fill(seat):
            return []
        OFFER.machine = self
        OFFER.version = self.version
        OFFER.seat = seat
        return [int(code) for code in OFFER.codes[: OFFER.n]]

    def fill(self, seat: i64) -> bool:
        """Put this seat's options into OFFER; false when it is not asked."""
        OFFER.n = 0
        OFFER.version = FORGOTTEN
        if seat < 0 or seat >= self.seats or not self.open_mask() & (1 << seat):
            return False
        self.offer((self.height - 1) * FRAME, seat, OFFER)
        return True

    def apply(self, seat: i64, code: i64) -> None:
        """Make one choice. An illegal one raises IllegalChoice and changes nothing."""
        known = OFFER.version == self.version and OFFER.seat == seat and OFFER.machine is self
        if not known and not self.fill(seat):
            raise IllegalChoice(f"seat {seat} has nothing to choose now")
        if not OFFER.has(code):
            raise IllegalChoice(f"{code} is not a legal choice for seat {seat} now")
        self.take(seat, code)

    def take(self, seat: i64, code: i64) -> None:
        """Make a choice that is known to be legal."""
        self.version += 1
        f = (self.height - 1) * FRAME
        follow(self, f, self.answer(f, seat, code))
        self.settle()

    def reseed(self, number: SupportsIndex) -> None:
        """Dice of their own from here on; what lies face down stays where it is, which only `imagine` changes.

        Raises BadOptions where that is no seed.
        """
        from sortilege.core.validate import seed_of

        self.rng = rng_from_seed(seed_of(number))

    def take_back(self, seat: i64) -> bool:
        """Take back this seat's sealed choice while others are still choosing; false when there is none."""
        if self.height == 0 or not self.waiting or seat < 0 or seat >= self.seats:
            return False
        if not self.retract((self.height - 1) * FRAME, seat):
            return False
        self.version += 1
        return True

    def playout(self, chooser: Rng) -> i64:
        """Play to the end by chance; returns how many real choices (two options or more) were made."""
        decisions: i64 = 0
        self.settle()
        while self.height > 0:
            f = (self.height - 1) * FRAME
            mask = OFFER.asked
            seat: i64 = 0
            while not mask & (1 << seat):
                seat += 1
            if OFFER.n == 0 or mask >> (seat + 1):  # several seats are open: OFFER holds another seat's options
                OFFER.n = 0
                self.offer(f, seat, OFFER)
            if OFFER.n == 0:
                raise RuntimeError("somebody is asked and has nothing to choose")
            at: i64 = 0
            if OFFER.n > 1:
                at = chooser.below(OFFER.n)
                decisions += 1
            self.take(seat, OFFER.codes[at])
        return decisions

    # Telling and learning.

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64) -> None:
        """Note an event for the log, caused by what is running; `detail` is known only to those in the mask `seen`."""
        if self.recorder is not None:
            self.recorder.note(kind, seat, a, b, detail, seen, self.cause())

    def cause(self) -> i64:
        """The card, bonus or token whose effect is running; −1 for none."""
        return self.stack[(self.height - 1) * FRAME + CARD] if self.height > 0 else -1

    def tell_by(self, by: i64, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64) -> None:
        """The same, caused by another card than the one that is running."""
        if self.recorder is not None:
            self.recorder.note(kind, seat, a, b, detail, seen, by)

    def learn(self, mask: i64) -> None:
        """These seats have just learnt something hidden: undo does not go back past this."""
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


# Steps of the loop; plain functions, which a C compiler puts where they are used.


def follow(m: Machine, f: i64, outcome: i64) -> None:
    """What a row has said about frame f."""
    m.waiting = outcome == WAIT
    if outcome == NEXT:
        stack = m.stack
        stack[f + PC] += 1
        stack[f + STEP] = 0
    elif outcome == POP:
        m.height -= 1


def forced(m: Machine, f: i64) -> i64:
    """A seat with exactly one option that may be passed through, else −1; leaves who is asked and the last offer in
    OFFER. Where the number of options is a secret, nobody can be forced, and nothing is offered yet."""
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
