"""A state of SpellBook: small integers only."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sortilege.core.engine import machine
from sortilege.core.engine.machine import FRAME, PC, POP, ROW, SEAT, Machine, Offer, Refusals, zeros
from sortilege.core.engine.rng import Rng
from sortilege.games.spellbook.engine.constants import (
    ALTAR_MAX,
    CODE,
    COLORS,
    MATERIA_TYPES,
    MAX_OPTIONS,
    PASSIVE,
    PASSIVES,
)

MENU: Final = 0
MATERIA_KIND: Final = 1
SPELL_KIND: Final = 2


class Verb(machine.Verb):
    """One verb of the spell vocabulary: its effect, its conditions, and whether it would change anything."""

    def __init__(self, name: str, kind: i64 = MENU) -> None:
        super().__init__(name, kind)
        self.op: i64 = i64(len(VERBS))
        VERBS.append(self)
        if self.op > 0:
            VERB[self.op] = self

    def why_impossible(self, s: "State", seat: i64, row: i64, rune: i64) -> i64:
        """Return the reason why this row cannot run now, or 0; `rune` is the card's."""
        return 0

    def changes(self, s: "State", seat: i64, row: i64, rune: i64) -> bool:
        """Whether running it would change anything (5)."""
        return True

    def run(self, s: "State", f: i64) -> i64:
        raise NotImplementedError  # abstract

    def asked(self, s: "State", f: i64) -> i64:
        return 1 << s.stack[f + SEAT]

    def offer(self, s: "State", f: i64, seat: i64, out: Offer) -> None:
        raise NotImplementedError  # abstract

    def refuse(self, s: "State", f: i64, seat: i64, out: Refusals) -> None:
        return

    def answer(self, s: "State", f: i64, seat: i64, code: i64) -> i64:
        raise NotImplementedError  # abstract


VERBS: Final[list[Verb]] = []
END_OF_PROGRAM: Final = Verb("end_of_program")


def empty_verb_table(verbs: i64) -> vec[Verb]:
    made = vec[Verb]()
    for _time in range(verbs):
        made = append(made, END_OF_PROGRAM)
    return made


VERB: Final = empty_verb_table(128)  # verbs by number, for fast lookup


def zero_bytes(n: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * n)


@final
class State(Machine):
    """The whole state of a game; only the order of the pouch is hidden."""

    def __init__(self, rng: Rng, seats: i64) -> None:
        super().__init__(rng, seats)
        if seats == 0:
            return
        self.options: vec[i64] = zeros(MAX_OPTIONS)  # never changes
        self.spells: vec[i64] = zeros(COLORS)  # the spell of each color; never changes
        self.day: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.triggered: i64 = 0
        self.pouch: vec[u8] = zero_bytes(105)  # the last one is drawn next
        self.pouch_n: i64 = 0
        self.altar: vec[u8] = zero_bytes(ALTAR_MAX)  # in order of arrival
        self.altar_n: i64 = 0
        self.box: vec[u8] = zero_bytes(MATERIA_TYPES)
        self.box_n: i64 = 0
        self.hold: vec[u8] = zero_bytes(MATERIA_TYPES)  # in transit: spent on a Learn, or being swapped
        self.hold_n: i64 = 0
        self.pool: vec[u8] = zero_bytes(seats * MATERIA_TYPES)
        self.pool_n: vec[i64] = zeros(seats)
        self.stored: vec[u8] = zero_bytes(seats * MATERIA_TYPES)
        self.stored_n: vec[i64] = zeros(seats)
        self.level: vec[i64] = zeros(seats * COLORS)  # 0, 3, 4 or 5
        self.token: vec[i64] = zeros(seats * COLORS)  # materia on the card + 1
        self.since: vec[i64] = zeros(seats * COLORS)  # the Day it was learned
        # The virtual opponent of the solo game.
        self.opponent: vec[u8] = zero_bytes(MATERIA_TYPES)
        self.opponent_n: i64 = 0
        self.lower: vec[u8] = zero_bytes(MATERIA_TYPES)
        self.lower_n: i64 = 0

    def copy(self) -> "State":
        """Copy the state. The copy shares only rows that are never written in place: constant ones, and rare ones that
        are replaced on change (`changed`, `with_one_more`).
        """
        twin = State(self.rng.copy(), 0)
        self.copy_into(twin)
        twin.options = self.options
        twin.spells = self.spells
        twin.day = self.day
        twin.first = self.first
        twin.active = self.active
        twin.triggered = self.triggered
        twin.pouch = self.pouch[:]
        twin.pouch_n = self.pouch_n
        twin.altar = self.altar[:]
        twin.altar_n = self.altar_n
        twin.box = self.box[:]
        twin.box_n = self.box_n
        twin.hold = self.hold[:]
        twin.hold_n = self.hold_n
        twin.pool = self.pool[:]
        twin.pool_n = self.pool_n[:]
        twin.stored = self.stored[:]
        twin.stored_n = self.stored_n[:]
        twin.level = self.level
        twin.token = self.token
        twin.since = self.since
        twin.opponent = self.opponent
        twin.opponent_n = self.opponent_n
        twin.lower = self.lower
        twin.lower_n = self.lower_n
        return twin

    def game(self) -> str:
        return "spellbook"

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64) -> None:
        """Like Machine.tell, but without a call into another library while nothing records."""
        if self.recorder is not None:
            super().tell(kind, seat, a, b, detail, seen)

    def row(self, f: i64) -> i64:
        """The index in CODE of frame f's row."""
        at = f + PC  # indexing by a local name avoids reference counting
        return self.stack[at] * ROW

    def run(self, f: i64) -> i64:
        op = CODE[self.row(f)]
        if op == 0:
            return POP
        return VERB[op].run(self, f)

    def verb(self, f: i64) -> Verb:
        return VERB[CODE[self.row(f)]]

    def asked(self, f: i64) -> i64:
        return VERB[CODE[self.row(f)]].asked(self, f)

    def offer(self, f: i64, seat: i64, out: Offer) -> None:
        VERB[CODE[self.row(f)]].offer(self, f, seat, out)

    def answer(self, f: i64, seat: i64, code: i64) -> i64:
        return VERB[CODE[self.row(f)]].answer(self, f, seat, code)

    def secret(self, f: i64) -> bool:
        return False  # only the pouch is hidden, and no offer depends on it

    def refuse(self, seat: i64, out: Refusals) -> None:
        f = (self.height - 1) * FRAME
        self.verb(f).refuse(self, f, seat, out)

    def arg(self, f: i64, i: i64) -> i64:
        return CODE[self.row(f) + 1 + i]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def rune_on(self, seat: i64, spell: i64) -> i64:
        """The rune of the materia on the seat's card, or 0."""
        token = self.token[seat * COLORS + spell % COLORS]
        if token == 0:
            return 0
        return (token - 1) % 3

    def passive(self, seat: i64, what: i64) -> i64:
        """Sum a passive effect over the seat's spells at their levels."""
        levels = self.level
        total: i64 = 0
        for color in range(i64(COLORS)):
            level = levels[seat * COLORS + color]
            if level:
                total += PASSIVE[(self.spells[color] * 3 + level - 3) * PASSIVES + what]
        return total

    def spells_learned(self, seat: i64) -> i64:
        levels = self.level
        n: i64 = 0
        for color in range(i64(COLORS)):
            if levels[seat * COLORS + color]:
                n += 1
        return n
