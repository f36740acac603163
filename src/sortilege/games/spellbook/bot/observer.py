"""The observation of SpellBook: what a seat knows, as numbers.

The features of the learned evaluation come first, then what it does not use. Changing the meaning of an index requires
raising the version.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.net import Features
from sortilege.core.engine.observer import Observer
from sortilege.games.spellbook.bot import features
from sortilege.games.spellbook.bot.features import ASKS, FEATURE_COUNT, FLAGS, LEVELS, ROUNDS, SPELLS, TOTALS
from sortilege.games.spellbook.engine.constants import (
    BOARD_SPACES,
    COLORS,
    MATERIA_TYPES,
    OPPONENT_SPACES,
    POOL_SIZE,
    RUNES,
)
from sortilege.games.spellbook.engine.state import State

OBSERVER_VERSION: Final = 100 * features.FEATURES_VERSION + 1

OWN_SEAT: Final = FEATURE_COUNT
BOX: Final = OWN_SEAT + 4
HOLD: Final = BOX + MATERIA_TYPES
STORED_EACH: Final = HOLD + MATERIA_TYPES  # seat by seat
SIZE: Final = STORED_EACH + 4 * MATERIA_TYPES


@final
class SpellBookObserver(Observer):
    def __init__(self) -> None:
        super().__init__()
        self.version = OBSERVER_VERSION
        name_day_fields(self)
        for turn in range(4):
            name_seat_fields(self, seat_name(turn))
        self.add("seat", 4, 1, "the number of the own seat, by which choices name it")
        self.add("box", MATERIA_TYPES, 5, "materia in the box, by color and rune")
        self.add("hold", MATERIA_TYPES, 5, "materia between two places: spent on a spell, or being swapped")
        for seat in range(4):
            self.add(f"{seat_name(seat)}.stored_each", MATERIA_TYPES, 5, "on the Familiar board, by color and rune")

    def read(self, s: Machine, seat: i64, out: Features) -> None:
        assert isinstance(s, State)
        features.write_features(s, seat, out)
        out.add(OWN_SEAT + seat, 1)
        if s.box_n > 0:
            write_counts(s.box, 0, BOX, out)
        if s.hold_n > 0:
            write_counts(s.hold, 0, HOLD, out)
        for turn in range(s.seats):
            p = s.left_of(seat, turn)
            if s.stored_n[p] > 0:
                write_counts(s.stored, p * MATERIA_TYPES, STORED_EACH + turn * MATERIA_TYPES, out)


def write_counts(row: vec[u8], start: i64, at: i64, out: Features) -> None:
    """Write how many there are of each materia."""
    for m in range(i64(MATERIA_TYPES)):
        n = i64(row[start + m])
        if n > 0:
            out.add(at + m, n)


def seat_name(turn: int) -> str:
    return "own" if turn == 0 else f"left_{turn}"


def name_day_fields(o: Observer) -> None:
    """Name the fields of table and Day."""
    o.add("always", 1, 1, "always 1")
    o.add("players", 4, 1, "one to four")
    o.add("round", ROUNDS, 1, "the round")
    o.add("options", FLAGS + 2, 2, "the rulings in use")
    o.add("asked", ASKS, 1, "the question to this seat")
    o.add("others_asked", ASKS, 1, "the question to another seat")
    o.add("active", 4, 1, "whose Day it is, in seats to the left")
    o.add("first", 4, 1, "who began, in seats to the left")
    o.add("phase", 4, 1, "the phase of the Day")
    o.add("last", 1, 1, "whether this round is the last")
    o.add("pouch", 1, 26, "materia in the pouch, in fours")
    o.add("altar", MATERIA_TYPES, 5, "materia on the Altar, by color and rune")
    o.add("altar_size", 1, 10, "materia on the Altar in all")
    o.add("in_game", SPELLS, 1, "the spells of this game")
    o.add("effects", SPELLS, 2, "spells whose effects are in progress")
    o.add("rival", OPPONENT_SPACES + 1, 1, "filled spaces of the virtual opponent's board")
    o.add("rival_lower", 1, 20, "materia in its lower area")
    o.add("difficulty", 1, 5, "the difficulty of the solo game")


def name_seat_fields(o: Observer, who: str) -> None:
    """Name the fields of one seat."""
    o.add(f"{who}.points", 1, 60, "points")
    o.add(f"{who}.pool", MATERIA_TYPES, 5, "materia in the pool, by color and rune")
    o.add(f"{who}.pool_size", POOL_SIZE + 1, 1, "materia in the pool in all")
    o.add(f"{who}.of_color", COLORS * TOTALS, 1, "materia of each color: none, one, … five or more")
    o.add(f"{who}.of_rune", RUNES, 9, "materia of each rune")
    o.add(f"{who}.stored", BOARD_SPACES + 1, 1, "materia on the Familiar board")
    o.add(f"{who}.stored_color", COLORS, 5, "materia of each color on the Familiar board")
    o.add(f"{who}.stored_rune", RUNES, 8, "materia of each rune on the Familiar board")
    o.add(f"{who}.learned", COLORS + 1, 1, "learned spells")
    o.add(f"{who}.at_level", SPELLS * LEVELS, 1, "each spell at its level, 3 to 5")
    o.add(f"{who}.with_rune", SPELLS * RUNES, 1, "each spell with the rune on it")
    o.add(f"{who}.today", SPELLS, 1, "spells learned this Day")
    o.add(f"{who}.day_over", 1, 1, "whether the seat has had its Day this round")
