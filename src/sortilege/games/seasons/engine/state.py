"""The state of a game of Seasons, in small integers only, and the helpers that most rules use."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from sortilege.core.engine import machine
from sortilege.core.engine.machine import FRAME, PC, POP, ROW, SEAT, Machine, Offer, Refusals, zeros
from sortilege.core.engine.rng import Rng
from sortilege.games.seasons.engine.constants import (
    ALWAYS,
    CARD_OPTION,
    CODE,
    FACE_COLUMNS,
    FIRST_KINDS,
    LATER_OUT_OF_PLAY,
    LEVEL,
    NOBODY,
    OPTIONS,
    OUT_OF_PLAY,
    PACK,
    PASSIVES,
    PRINTINGS,
    REPRINTED,
    SLOTS,
    TALLY,
    UNUSED_KINDS,
)
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER

# Decisions come in a few kinds; the page and the terminal draw them by kind.
MENU: Final = 0
CARDS: Final = 1
ENERGIES: Final = 2
SEATS: Final = 3
SPACES: Final = 4
DICE_KIND: Final = 5
SETS: Final = 6


class Verb(machine.Verb):
    """One word of the card vocabulary: what it does, whether it can run, what it asks."""

    def __init__(self, name: str, kind: i64 = MENU, secret: bool = False, cost: bool = False) -> None:
        super().__init__(name, kind)
        self.secret: bool = secret  # hidden cards determine the number of legal moves: never skipped
        self.cost: bool = cost  # part of an activation's cost
        self.decides: bool = False  # the seat may stop here, so later rows never forbid the program
        self.op: i64 = i64(len(VERBS))
        VERBS.append(self)
        if self.op > 0:
            VERB[self.op] = self

    def why_impossible(self, s: "State", seat: i64, card: i64, row: i64, spare: i64) -> i64:
        """Return the reason why this row cannot run now, 0 if it can; the seat may spend `spare` crystals."""
        return 0

    def run(self, s: "State", f: i64) -> i64:
        """Run the verb and return what happens next."""
        raise NotImplementedError  # abstract

    def asked(self, s: "State", f: i64) -> i64:
        return 1 << s.stack[f + SEAT]

    def offer(self, s: "State", f: i64, seat: i64, out: Offer) -> None:
        raise NotImplementedError  # abstract

    def refuse(self, s: "State", f: i64, seat: i64, out: Refusals) -> None:
        return

    def answer(self, s: "State", f: i64, seat: i64, code: i64) -> i64:
        raise NotImplementedError  # abstract

    def retract(self, s: "State", f: i64, seat: i64) -> bool:
        return False

    def about(self, s: "State", f: i64) -> i64:
        """Return the other seat that the decision concerns, or NOBODY."""
        return NOBODY


VERBS: Final[list[Verb]] = []
END_OF_PROGRAM: Final = Verb("end_of_program")  # number 0: an empty row ends a program


def empty_verb_table(verbs: i64) -> vec[Verb]:
    made = vec[Verb]()
    for _time in range(verbs):
        made = append(made, END_OF_PROGRAM)
    return made


VERB: Final = empty_verb_table(128)  # the same by number, in the engine's fastest form


@final
class State(Machine):
    """One position. `cards` is the number of Power cards in this game; `kinds` exceeds every card number in it."""

    def __init__(self, rng: Rng, seats: i64, cards: i64, kinds: i64) -> None:
        super().__init__(rng, seats)
        self.cards: i64 = cards
        if seats == 0:
            return
        self.options: vec[i64] = zeros(OPTIONS)  # constant during a game
        self.printed: vec[i64] = zeros(kinds)  # which printing of each kind is played; constant
        self.bag: vec[i64] = zeros(20)  # the dice in use: season × 5 + i; constant
        # The board.
        self.month: i64 = 1  # 12 × (year − 1) + space; year 0 is possible (H8)
        self.years_opened: i64 = 1  # libraries are handed out once (H5)
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.rolled: i64 = 0  # the color of this round's dice (B3)
        self.faces: vec[i64] = zeros(5)  # the face each rolled die shows
        self.taken: vec[i64] = zeros(5)  # the seat that took it
        # The turn.
        self.permit: i64 = 0  # may transmute
        self.extra: i64 = 0  # extra crystals per transmuted energy this turn
        self.die_left: i64 = 0  # pending die actions: 1 draw, 2 gauge
        self.summons: i64 = 0
        self.die_crystals: i64 = 0  # the die granted crystals this turn (Io's Transmuter)
        self.die_ignored: i64 = 0  # Steadfast Die was used instead
        self.vision_used: i64 = 0
        self.locked: i64 = 0  # no more transmuting this round: LOCKED or LOCKED_LATER
        # The seats.
        self.crystals: vec[i64] = zeros(seats)
        self.gauge: vec[i64] = zeros(seats)
        self.track: vec[i64] = zeros(seats)
        self.summoned: vec[i64] = zeros(seats)
        self.owed: vec[i64] = zeros(seats)  # Hourglass energies due at round end (V7)
        self.reserve: vec[i64] = zeros(seats * 4)
        self.play: vec[i64] = zeros(seats * SLOTS)  # copies in play, in order of arrival
        self.play_n: vec[i64] = zeros(seats)
        self.tally: vec[u8] = vec[u8]([u8(0)] * (seats * TALLY))  # passive effects (passives.py); never saved
        self.turned: vec[u8] = vec[u8]([u8(0)] * (2 * kinds))
        self.spent: vec[u8] = vec[u8]([u8(0)] * (2 * kinds))  # triggers that fired in this sweep
        self.worked: vec[u8] = vec[u8]([u8(0)] * (2 * kinds))  # used this round (L9)
        self.tokens: vec[u8] = vec[u8]([u8(0)] * (8 * kinds))
        self.mimics: vec[i64] = zeros(2)  # what each Raven mimics: copy + 1
        self.ability: vec[i64] = zeros(seats)  # the kept ability token + 1
        self.ability_used: vec[i64] = zeros(seats)
        self.dealt: vec[i64] = zeros(seats * 3)  # the three dealt ability tokens + 1, until one is chosen
        self.drought: vec[i64] = zeros(seats)  # spaces lost to the Drought
        self.drought_years: i64 = 0  # mask of the years in which it struck
        self.enchantment: i64 = 0  # constant during a game
        # Hidden cards: kind, the seats that know the place, and the seats that know it is in the hand (see piles.py).
        self.deck: vec[i32] = vec[i32]([i32(0)] * cards)
        self.deck_n: i64 = 0
        self.discards: vec[i32] = vec[i32]([i32(0)] * cards)
        self.discards_n: i64 = 0
        self.hand: vec[i32] = vec[i32]([i32(0)] * (seats * cards))
        self.hand_n: vec[i64] = zeros(seats)
        self.library: vec[i32] = vec[i32]([i32(0)] * (seats * 2 * 4))
        self.library_n: vec[i64] = zeros(seats * 2)
        self.aside: vec[i32] = vec[i32]([i32(0)] * 16)  # cards looked at by running effects
        self.aside_n: i64 = 0
        self.pack: vec[i32] = vec[i32]([i32(0)] * (seats * PACK))
        self.pack_n: i64 = 0
        self.picks: vec[i32] = vec[i32]([i32(0)] * (seats * 12))  # the draft: round × seats + seat
        self.picks_n: i64 = 0
        self.clues: vec[i64] = vec[i64]()  # who may hold what, after the draft (draft_knowledge.py)
        self.sealed: vec[i64] = zeros(seats)  # a hidden choice: its code + 1

    def copy(self) -> "State":
        """Return a copy that shares only rows which are never written in place.

        These are constant rows, and rarely changed ones that are replaced as a whole (`changed`). Tests check both, and
        that the copy forgets no field.
        """
        twin = State(self.rng.copy(), 0, 0, 0)
        self.copy_into(twin)
        twin.cards = self.cards
        twin.options = self.options
        twin.printed = self.printed
        twin.bag = self.bag
        twin.month = self.month
        twin.years_opened = self.years_opened
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.rolled = self.rolled
        twin.faces = self.faces
        twin.taken = self.taken
        twin.permit = self.permit
        twin.extra = self.extra
        twin.die_left = self.die_left
        twin.summons = self.summons
        twin.die_crystals = self.die_crystals
        twin.die_ignored = self.die_ignored
        twin.vision_used = self.vision_used
        twin.locked = self.locked
        twin.crystals = self.crystals[:]
        twin.gauge = self.gauge
        twin.track = self.track
        twin.summoned = self.summoned
        twin.owed = self.owed
        twin.reserve = self.reserve[:]
        twin.play = self.play
        twin.play_n = self.play_n
        twin.tally = self.tally
        twin.turned = self.turned[:]
        twin.spent = self.spent
        twin.worked = self.worked
        twin.tokens = self.tokens[:]
        twin.mimics = self.mimics
        twin.ability = self.ability
        twin.ability_used = self.ability_used
        twin.dealt = self.dealt
        twin.drought = self.drought
        twin.drought_years = self.drought_years
        twin.enchantment = self.enchantment
        twin.deck = self.deck[:]
        twin.deck_n = self.deck_n
        twin.discards = self.discards[:]
        twin.discards_n = self.discards_n
        twin.hand = self.hand[:]
        twin.hand_n = self.hand_n[:]
        twin.library = self.library
        twin.library_n = self.library_n
        twin.aside = self.aside[:]
        twin.aside_n = self.aside_n
        twin.pack = self.pack if self.round > 0 else self.pack[:]  # constant after the Prelude
        twin.pack_n = self.pack_n
        twin.picks = self.picks
        twin.picks_n = self.picks_n
        twin.clues = self.clues
        twin.sealed = self.sealed
        return twin

    def game(self) -> str:
        return "seasons"

    def tell(self, kind: i64, seat: i64, a: i64, b: i64, detail: i64, seen: i64) -> None:
        """Record an event; skip the call into the core library when there is no recorder."""
        if self.recorder is not None:
            super().tell(kind, seat, a, b, detail, seen)

    # The machine's calls, delegated to the row's verb.

    def row(self, f: i64) -> i64:
        """Return where the row of frame f begins in CODE."""
        at = f + PC  # a local name avoids reference counting
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
        return VERB[CODE[self.row(f)]].secret

    def retract(self, f: i64, seat: i64) -> bool:
        return VERB[CODE[self.row(f)]].retract(self, f, seat)

    def refuse(self, seat: i64, out: Refusals) -> None:
        f = (self.height - 1) * FRAME
        self.verb(f).refuse(self, f, seat, out)

    # Values that most rules read.

    def arg(self, f: i64, i: i64) -> i64:
        """Return the i-th argument of the row at frame f."""
        return CODE[self.row(f) + 1 + i]

    @property
    def season(self) -> i64:
        return ((self.month + 11) % 12) // 3

    def energies(self, seat: i64) -> i64:
        """Return the number of tokens in the reserve."""
        at = seat * 4
        return self.reserve[at] + self.reserve[at + 1] + self.reserve[at + 2] + self.reserve[at + 3]

    def works_as(self, copy: i64) -> i64:
        """Return the printing whose effects this copy has; a Raven has those of what it mimics (L18)."""
        if copy >> 1 == RAVEN_THE_USURPER and self.mimics[copy & 1]:
            return self.printed[(self.mimics[copy & 1] - 1) >> 1]
        return self.printed[copy >> 1]

    def passive(self, seat: i64, what: i64) -> i64:
        """Return a passive effect summed over the seat's cards in play: copies add up (B5, B9)."""
        return i64(self.tally[seat * TALLY + what])

    def has_trigger(self, seat: i64, trigger: i64) -> bool:
        """Return whether any of the seat's cards in play has a program for this trigger."""
        return self.tally[seat * TALLY + PASSIVES + trigger] > 0

    def owner(self, copy: i64) -> i64:
        """Return the seat that has this card in play, or NOBODY."""
        for seat in range(self.seats):
            for i in range(self.play_n[seat]):
                if self.play[seat * SLOTS + i] == copy:
                    return seat
        return NOBODY

    def die_of(self, seat: i64) -> i64:
        """Return which of the rolled dice (0 to players) the seat took."""
        for i in range(self.seats + 1):
            if self.taken[i] == seat:
                return i
        return NOBODY

    def face_offset(self, i: i64) -> i64:
        """Return where rolled die i's face starts in FACES."""
        return (self.bag[self.rolled * 5 + i] * 6 + self.faces[i]) * FACE_COLUMNS


def in_box(options: vec[i64], kind: i64) -> bool:
    """Return whether this game uses this kind of card (A3, A4)."""
    return is_included(options, CARD_OPTION[kind])


def is_included(options: vec[i64], by: i64) -> bool:
    """Return whether the game includes what this option brings; of the levels only the highest brings anything."""
    if by < 0:
        return by == ALWAYS
    return (options[by] != 0) != (by == LEVEL)


def kinds_above(options: vec[i64]) -> i64:
    """Return a number above every card number in the game; every state of the first release had room for seventy."""
    kinds: i64 = FIRST_KINDS
    for kind in range(kinds, i64(PRINTINGS)):
        if in_box(options, kind):
            kinds = kind + 1
    return kinds


def printing_of_kinds(options: vec[i64]) -> vec[i64]:
    """Return which printing of each kind these options select (V1, V2)."""
    printed = zeros(kinds_above(options))
    for kind in range(i64(len(printed))):
        printed[kind] = kind
    for kind, option, older in REPRINTED:
        if options[option] and kind < len(printed):
            printed[kind] = older
    return printed


def out_of_play_code(kind: i64) -> i64:
    """Return the CARD column of a frame about a card that is not in play."""
    return (OUT_OF_PLAY if kind < UNUSED_KINDS[0] else LATER_OUT_OF_PLAY) + kind


def kind_out_of_play(card: i64) -> i64:
    """Return the kind from such a CARD column."""
    return card - (OUT_OF_PLAY if card < LATER_OUT_OF_PLAY else LATER_OUT_OF_PLAY)
