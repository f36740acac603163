"""Verbs that change the Altar, or exchange materia."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import NEXT, STEP, WAIT, A, B, Offer
from sortilege.games.spellbook.engine.constants import (
    ALTAR_EMPTY,
    ALTAR_SHORT,
    DONE,
    E_FROM_BOARD,
    E_GIVES,
    E_REPLACES,
    E_TAKES,
    EVERYBODY,
    FROM_ALTAR,
    FROM_BOARD,
    FROM_POOL,
    MATERIA_TYPES,
    MIRAGE_SWAP,
    NOTHING_STORED,
    POOL_EMPTY,
    POOL_SHORT,
)
from sortilege.games.spellbook.engine.materia import (
    add_to_altar,
    add_to_box,
    add_to_pool,
    draw,
    hold,
    left_to_draw,
    mirage_draws,
    offer_altar,
    offer_pool,
    release,
    remove_from_altar,
    remove_from_pool,
    store,
    supply_altar,
)
from sortilege.games.spellbook.engine.state import MATERIA_KIND, State, Verb
from sortilege.games.spellbook.engine.verbs.action_program import row_argument


class Swap(Verb):
    """Swap materia of the pool for as many of the Altar, even with a full pool (41).

    Register A: how many are laid out; B: Mirage's draws under the option, made after the exchange (51).
    """

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if s.altar_n == 0:
            return ALTAR_EMPTY
        if s.pool_n[seat] < row_argument(row, 0):
            return POOL_SHORT
        return ALTAR_SHORT if s.altar_n < row_argument(row, 0) else 0

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 0
            s.stack[f + B] = 0
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + A] < s.arg(f, 0):
            offer_pool(s, seat, -1, -1, out)
        else:
            offer_altar(s, -1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        n = s.arg(f, 0)
        s.stack[f + A] += 1
        if code < FROM_ALTAR:
            remove_from_pool(s, seat, code - FROM_POOL)
            hold(s, code - FROM_POOL)
            return WAIT
        materia = code - FROM_ALTAR
        remove_from_altar(s, materia)
        add_to_pool(s, seat, materia)
        s.tell(E_TAKES, seat, materia, 0, 0, EVERYBODY)
        if s.options[MIRAGE_SWAP]:
            s.stack[f + B] += mirage_draws(s, seat, materia)
        if s.stack[f + A] < 2 * n:
            return WAIT
        for given in range(i64(MATERIA_TYPES)):
            while s.hold[given] > 0:
                release(s, given)
                add_to_altar(s, given)
                s.tell(E_GIVES, seat, given, 0, 0, EVERYBODY)
        draw(s, seat, s.stack[f + B])
        return NEXT


class SwapWithBoard(Verb):
    """Swap one materia of the pool for a stored one (Growth, level 3). Register B: the materia given + 1."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if s.pool_n[seat] == 0:
            return POOL_EMPTY
        return 0 if s.stored_n[seat] > 0 else NOTHING_STORED

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + B] = 0
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + B] == 0:
            offer_pool(s, seat, -1, -1, out)
            return
        for materia in range(i64(MATERIA_TYPES)):
            if s.stored[seat * MATERIA_TYPES + materia] > 0:
                out.add(FROM_BOARD + materia)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code < FROM_ALTAR:
            s.stack[f + B] = code - FROM_POOL + 1
            return WAIT
        back = code - FROM_BOARD
        at = seat * MATERIA_TYPES + back
        s.stored[at] = s.stored[at] - 1
        s.stored_n[seat] -= 1
        s.tell(E_FROM_BOARD, seat, back, 0, 0, EVERYBODY)
        store(s, seat, s.stack[f + B] - 1)
        add_to_pool(s, seat, back)
        return NEXT


class SupplyAltar(Verb):
    """Add materia from the pouch to the Altar; its limit is only checked at the end of the Day (12, 16)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return left_to_draw(s) > 0

    def run(self, s: State, f: i64) -> i64:
        supply_altar(s, s.arg(f, 0))
        return NEXT


class ReplaceAltar(Verb):
    """Discard any number of Altar materia, named one by one, together and replace them (46)."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0 if s.altar_n > 0 else ALTAR_EMPTY

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 0
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(DONE)
        offer_altar(s, -1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != DONE:
            remove_from_altar(s, code - FROM_ALTAR)
            hold(s, code - FROM_ALTAR)
            s.stack[f + A] += 1
            return WAIT
        for materia in range(i64(MATERIA_TYPES)):
            while s.hold[materia] > 0:
                release(s, materia)
                add_to_box(s, materia)
        s.tell(E_REPLACES, seat, s.stack[f + A], 0, 0, EVERYBODY)
        supply_altar(s, s.stack[f + A])
        return NEXT


SWAP: Final = Swap("swap", MATERIA_KIND)
SWAP_WITH_BOARD: Final = SwapWithBoard("swap_with_board", MATERIA_KIND)
SUPPLY_ALTAR: Final = SupplyAltar("supply_altar")
REPLACE_ALTAR: Final = ReplaceAltar("replace_altar", MATERIA_KIND)
