"""The program of an action: its rune, whether it can run and would change anything, and the choice between two."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import BY, CALL, CARD, ROW, SEAT, WAIT, E, Offer
from sortilege.games.spellbook.engine.constants import CODE, COPIED_RUNE, POOL_FULL, RULES, STORE, TAKE, WHITE
from sortilege.games.spellbook.engine.state import MENU, VERB, State, Verb

# A spell's frame: CARD is the spell, BY the seat whose card's rune counts, E is 1 for an action copied by Clone.


def rune_for(s: State, f: i64) -> i64:
    """The card rune that this frame's spell uses (60, 75)."""
    seat = s.stack[f + SEAT]
    if s.stack[f + E] and (s.solo or s.options[COPIED_RUNE]):
        return s.rune_on(seat, s.spells[WHITE])
    if s.stack[f + CARD] >= RULES:
        return 0
    return s.rune_on(s.stack[f + BY], s.stack[f + CARD])


def row_argument(row: i64, i: i64) -> i64:
    return CODE[row * ROW + 1 + i]


def why_not_run(s: State, seat: i64, row: i64, rune: i64) -> i64:
    while CODE[row * ROW] != 0:
        reason = VERB[CODE[row * ROW]].why_impossible(s, seat, row, rune)
        if reason:
            return reason
        row += 1
    return 0


def would_change(s: State, seat: i64, row: i64, rune: i64) -> bool:
    while CODE[row * ROW] != 0:
        if VERB[CODE[row * ROW]].changes(s, seat, row, rune):
            return True
        row += 1
    return False


class EitherOr(Verb):
    """Run one of two programs (store, take) (44)."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        first = self.why_not(s, seat, row_argument(row, 0), rune)
        if first == 0 or self.why_not(s, seat, row_argument(row, 1), rune) == 0:
            return 0
        return first

    def why_not(self, s: State, seat: i64, program: i64, rune: i64) -> i64:
        reason = why_not_run(s, seat, program, rune)
        if reason:
            return reason
        return 0 if would_change(s, seat, program, rune) else POOL_FULL

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        rune = rune_for(s, f)
        if self.why_not(s, seat, s.arg(f, 0), rune) == 0:
            out.add(STORE)
        if self.why_not(s, seat, s.arg(f, 1), rune) == 0:
            out.add(TAKE)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        program = s.arg(f, 0 if code == STORE else 1)
        s.advance(f)
        g = s.push(program, seat, s.stack[f + BY], s.stack[f + CARD])
        s.stack[g + E] = s.stack[f + E]
        return CALL


EITHER_OR: Final = EitherOr("either_or", MENU)
