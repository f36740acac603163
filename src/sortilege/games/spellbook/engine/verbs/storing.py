"""Verbs that put materia on the Familiar board."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, NEXT, SEAT, STEP, WAIT, A, C, Offer
from sortilege.games.spellbook.engine.constants import (
    ALTAR_EMPTY,
    ALTAR_SHORT,
    ALTAR_SHORTAGE,
    BOARD_FULL,
    COLORS,
    FROM_ALTAR,
    FROM_POOL,
    MIRAGE_STORE,
    NO_GROUP,
    NO_RUNE,
    POOL_EMPTY,
)
from sortilege.games.spellbook.engine.materia import (
    count_color,
    count_rune,
    free_spaces,
    mirage_draws,
    offer_altar,
    offer_pool,
    store,
    store_from_altar,
)
from sortilege.games.spellbook.engine.state import MATERIA_KIND, State, Verb
from sortilege.games.spellbook.engine.verbs.action_program import row_argument, rune_for


class StoreFromPool(Verb):
    """Store materia from the pool, as many as fit; the pool must hold the full group (23, 44)."""

    def rune(self, s: State, f: i64) -> i64:
        return -1

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if free_spaces(s, seat) == 0:
            return BOARD_FULL
        return 0 if s.pool_n[seat] >= row_argument(row, 0) else POOL_EMPTY

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = min(s.arg(f, 0), free_spaces(s, s.stack[f + SEAT]))
            s.stack[f + C] = 0
        return WAIT if s.stack[f + A] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_pool(s, seat, -1, self.rune(s, f), out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + C] = (code - FROM_POOL) // 3 + 1
        store(s, seat, code - FROM_POOL)
        s.stack[f + A] -= 1
        return CALL


class StoreSameColor(StoreFromPool):
    """Store materia of one color, of which the pool must hold the full number (44)."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if free_spaces(s, seat) == 0:
            return BOARD_FULL
        for color in range(i64(COLORS)):
            if count_color(s, seat, color) >= row_argument(row, 0):
                return 0
        return NO_GROUP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + C]:
            offer_pool(s, seat, s.stack[f + C] - 1, -1, out)
            return
        for color in range(i64(COLORS)):
            if count_color(s, seat, color) >= s.arg(f, 0):
                offer_pool(s, seat, color, -1, out)


class StoreCardRune(StoreFromPool):
    """Store materia with the rune on the spell's card (44)."""

    def rune(self, s: State, f: i64) -> i64:
        return rune_for(s, f)

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if free_spaces(s, seat) == 0:
            return BOARD_FULL
        return 0 if count_rune(s, seat, rune) >= row_argument(row, 0) else NO_RUNE


class StoreFromAltar(Verb):
    """Store materia straight from the Altar, as many as fit (23)."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if free_spaces(s, seat) == 0:
            return BOARD_FULL
        if s.altar_n == 0:
            return ALTAR_EMPTY
        return ALTAR_SHORT if s.altar_n < row_argument(row, 0) and s.options[ALTAR_SHORTAGE] == 0 else 0

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = min(s.arg(f, 0), free_spaces(s, s.stack[f + SEAT]))
        return WAIT if s.stack[f + A] > 0 and s.altar_n > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_altar(s, -1, -1, out)
        if s.altar_n <= s.stack[f + A] and not self.draws(s, seat):
            out.n = 1  # all of it is stored, in any order

    def draws(self, s: State, seat: i64) -> bool:
        """Return whether Mirage draws for what is stored: only then does the order matter (49, 50)."""
        if s.options[MIRAGE_STORE]:
            return False
        for i in range(s.altar_n):
            if mirage_draws(s, seat, i64(s.altar[i])) > 0:
                return True
        return False

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        store_from_altar(s, seat, code - FROM_ALTAR)
        s.stack[f + A] -= 1
        return CALL


class StoreWhatIsThere(StoreFromAltar):
    """Store what is available (Communion, level 3; 53)."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0


STORE_FROM_POOL: Final = StoreFromPool("store", MATERIA_KIND)
STORE_SAME_COLOR: Final = StoreSameColor("store_same_color", MATERIA_KIND)
STORE_CARD_RUNE: Final = StoreCardRune("store_card_rune", MATERIA_KIND)
STORE_FROM_ALTAR: Final = StoreFromAltar("store_from_altar", MATERIA_KIND)
STORE_WHAT_IS_THERE: Final = StoreWhatIsThere("store_what_is_there", MATERIA_KIND)
