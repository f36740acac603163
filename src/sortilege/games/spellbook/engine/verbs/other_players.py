"""Verbs that let the other players draw or take."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, NEXT, SEAT, STEP, WAIT, A, Offer
from sortilege.games.spellbook.engine.constants import (
    FROM_ALTAR,
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
from sortilege.games.spellbook.engine.state import MATERIA_KIND, State, Verb


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


OTHERS_DRAW: Final = OthersDraw("others_draw")
OTHERS_TAKE: Final = OthersTake("others_take", MATERIA_KIND)
