"""Verbs that change the level of a learned spell."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, NEXT, SEAT, WAIT, E, Offer, with_value
from sortilege.games.spellbook.engine.constants import (
    COLORS,
    E_LOWERS,
    E_RAISES,
    EVERYBODY,
    GROWTH_FOUR,
    NOTHING_TO_RAISE,
    RAISE,
    WHITE,
)
from sortilege.games.spellbook.engine.state import SPELL_KIND, State, Verb


class RaiseOther(Verb):
    """Raise another learned spell by one level; instant effects do not trigger (34, 35)."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        for color in range(i64(COLORS)):
            if self.can_raise(s, seat, color):
                return 0
        return NOTHING_TO_RAISE

    def can_raise(self, s: State, seat: i64, color: i64) -> bool:
        level = s.level[seat * COLORS + color]
        return color != WHITE and level > 0 and level < 5

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for color in range(i64(COLORS)):
            if self.can_raise(s, seat, color):
                out.add(RAISE + s.spells[color])

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        at = seat * COLORS + (code - RAISE) % COLORS
        s.level = with_value(s.level, at, s.level[at] + 1)
        s.tell(E_RAISES, seat, code - RAISE, s.level[at], 0, EVERYBODY)
        return NEXT


class LowerThis(Verb):
    """Lower the spell's level by one, or Clone's where the action was copied; never below three (42, 61).

    The option reads the level 4 line of Growth literally: its token goes to 3. For a copy the book only says that
    Clone's level decreases, so the option does not apply (43).
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        copied = s.stack[f + E] != 0
        spell = s.spells[WHITE] if copied else s.stack[f + CARD]
        at = seat * COLORS + spell % COLORS
        if s.level[at] > 3:
            level = s.level[at] - 1
            if s.arg(f, 0) and s.options[GROWTH_FOUR] and not copied:
                level = 3
            s.level = with_value(s.level, at, level)
            s.tell(E_LOWERS, seat, spell, level, 0, EVERYBODY)
        return NEXT


RAISE_OTHER: Final = RaiseOther("raise_other", SPELL_KIND)
LOWER_THIS: Final = LowerThis("lower_this")
