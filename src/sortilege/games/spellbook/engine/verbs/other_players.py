"""Verbs that affect other players or other spells, and the choice between two programs."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import BY, CALL, CARD, NEXT, SEAT, STEP, WAIT, A, E, Offer, with_value
from sortilege.games.spellbook.engine.constants import (
    COLORS,
    E_LOWERS,
    E_RAISES,
    EVERYBODY,
    FROM_ALTAR,
    GROWTH_FOUR,
    NOTHING_TO_RAISE,
    POOL_FULL,
    RAISE,
    STORE,
    TAKE,
    WHITE,
)
from sortilege.games.spellbook.engine.materia import (
    add_to_lower_area,
    draw,
    draw_from_pouch,
    left_for_players,
    left_to_draw,
    offer_altar,
    pool_room,
    remove_from_altar,
    take,
)
from sortilege.games.spellbook.engine.state import MATERIA_KIND, MENU, SPELL_KIND, State, Verb
from sortilege.games.spellbook.engine.verbs.action_program import row_argument, rune_for, why_not_run, would_change


def another_player_gains(s: State, seat: i64) -> bool:
    """Whether another player has room; always in a solo game, for the virtual opponent."""
    for other in range(s.seats):
        if other != seat and pool_room(s, other) > 0:
            return True
    return s.solo


class OthersDraw(Verb):
    """Each other player, clockwise, draws. Solo: the opponent's lower area gets one (39, 74)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        left = left_to_draw(s) if s.solo else left_for_players(s)
        return left > 0 and another_player_gains(s, seat)

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for k in range(i64(1), s.seats):
            draw(s, s.left_of(seat, k), s.arg(f, 0))
        if s.solo:
            materia = draw_from_pouch(s)
            if materia >= 0:
                add_to_lower_area(s, materia)
        return NEXT


class OthersTake(Verb):
    """Each other player, clockwise, must take one. Solo: one goes to the lower area (38, 74)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return s.altar_n > 0 and another_player_gains(s, seat)

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 0 if s.solo else 1
        while s.stack[f + A] < s.seats and s.altar_n > 0:
            if s.solo or pool_room(s, s.left_of(s.stack[f + SEAT], s.stack[f + A])) > 0:
                return WAIT
            s.stack[f + A] += 1
        return NEXT

    def asked(self, s: State, f: i64) -> i64:
        return 1 << s.left_of(s.stack[f + SEAT], s.stack[f + A])

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_altar(s, -1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if s.solo:
            remove_from_altar(s, code - FROM_ALTAR)
            add_to_lower_area(s, code - FROM_ALTAR)
        else:
            take(s, seat, code - FROM_ALTAR)
        s.stack[f + A] += 1
        return CALL


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


OTHERS_DRAW: Final = OthersDraw("others_draw")
OTHERS_TAKE: Final = OthersTake("others_take", MATERIA_KIND)
EITHER_OR: Final = EitherOr("either_or", MENU)
RAISE_OTHER: Final = RaiseOther("raise_other", SPELL_KIND)
LOWER_THIS: Final = LowerThis("lower_this")
