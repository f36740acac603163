"""What spell actions share."""

from mypy_extensions import i64

from sortilege.core.engine.machine import BY, CARD, ROW, SEAT, E
from sortilege.games.spellbook.engine.constants import CODE, COPIED_RUNE, RULES, WHITE
from sortilege.games.spellbook.engine.state import VERB, State

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
