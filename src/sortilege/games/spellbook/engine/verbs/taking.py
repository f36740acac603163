"""Verbs that bring materia into the pool or discard them."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, NEXT, SEAT, STEP, WAIT, A, C, Offer
from sortilege.games.spellbook.engine.constants import (
    ALTAR_EMPTY,
    ALTAR_SHORT,
    ALTAR_SHORTAGE,
    DONE,
    FROM_ALTAR,
    FROM_POOL,
    MATERIA_TYPES,
    NO_COLOR,
    NO_RUNE,
    POOL_FULL,
)
from sortilege.games.spellbook.engine.materia import (
    count_on_altar,
    count_rune,
    discard,
    draw,
    left_for_players,
    offer_altar,
    offer_pool,
    pool_room,
    take,
)
from sortilege.games.spellbook.engine.state import MATERIA_KIND, State, Verb
from sortilege.games.spellbook.engine.verbs.action_program import row_argument, rune_for


class Draw(Verb):
    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return pool_room(s, seat) > 0 and left_for_players(s) > 0

    def run(self, s: State, f: i64) -> i64:
        draw(s, s.stack[f + SEAT], s.arg(f, 0))
        return NEXT


class DrawUntil(Verb):
    """Draw until the pool holds this many (Eruption)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return s.pool_n[seat] < row_argument(row, 0) and left_for_players(s) > 0

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        draw(s, seat, s.arg(f, 0) - s.pool_n[seat])
        return NEXT


class Discard(Verb):
    """Discard materia of the player's choice, as many as there are (10)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return s.pool_n[seat] > 0

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = min(s.arg(f, 0), s.pool_n[s.stack[f + SEAT]])
        return WAIT if s.stack[f + A] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_pool(s, seat, -1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        discard(s, seat, code - FROM_POOL)
        s.stack[f + A] -= 1
        return CALL


class DiscardRune(Verb):
    """Discard one materia with a given rune (32)."""

    def rune(self, s: State, f: i64) -> i64:
        return s.arg(f, 0)

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0 if count_rune(s, seat, row_argument(row, 0)) > 0 else NO_RUNE

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_pool(s, seat, -1, self.rune(s, f), out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        discard(s, seat, code - FROM_POOL)
        return NEXT


class Take(Verb):
    """Take materia from the Altar one at a time, as many as fit in the pool (8, 49).

    The Altar must hold the full number, unless the option says otherwise (14).
    """

    def rune(self, s: State, f: i64) -> i64:
        return -1

    def required_rune(self, row: i64, rune: i64) -> i64:
        """The rune to take, or −1 for any."""
        return -1

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        there = count_on_altar(s, -1, self.required_rune(row, rune))
        if there == 0:
            return ALTAR_EMPTY if s.altar_n == 0 else ALTAR_SHORT
        return ALTAR_SHORT if there < row_argument(row, 0) and s.options[ALTAR_SHORTAGE] == 0 else 0

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return pool_room(s, seat) > 0

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = s.arg(f, 0)
        if s.stack[f + A] > 0 and pool_room(s, seat) > 0 and count_on_altar(s, -1, self.rune(s, f)) > 0:
            return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_altar(s, -1, self.rune(s, f), out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        take(s, seat, code - FROM_ALTAR)
        s.stack[f + A] -= 1
        return CALL


class TakeRune(Take):
    """Take materia of one rune. Arguments: number, rune (33)."""

    def rune(self, s: State, f: i64) -> i64:
        return s.arg(f, 1)

    def required_rune(self, row: i64, rune: i64) -> i64:
        return row_argument(row, 1)


class TakeCardRune(Take):
    """Take materia with the rune on the spell's card (44)."""

    def rune(self, s: State, f: i64) -> i64:
        return rune_for(s, f)

    def required_rune(self, row: i64, rune: i64) -> i64:
        return rune


class TakeWhatIsLeft(Take):
    """Take as many as there are (Storm, and Divination after its two)."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0


class TakeUpTo(Take):
    """Take none, one, or more of one color (40). Register C: the color + 1."""

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = s.arg(f, 0)
            s.stack[f + C] = 0
        color = s.stack[f + C] - 1
        if s.stack[f + A] > 0 and pool_room(s, seat) > 0 and count_on_altar(s, color, -1) > 0:
            return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(DONE)
        offer_altar(s, s.stack[f + C] - 1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == DONE:
            return NEXT
        s.stack[f + C] = (code - FROM_ALTAR) // 3 + 1
        return super().answer(s, f, seat, code)


class TakeStoredColor(Take):
    """Take a color that lies on the player's Familiar board (45)."""

    def has_color(self, s: State, seat: i64, color: i64) -> bool:
        at = seat * MATERIA_TYPES + color * 3
        return i64(s.stored[at]) + i64(s.stored[at + 1]) + i64(s.stored[at + 2]) > 0

    def why_impossible(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if pool_room(s, seat) == 0:
            return POOL_FULL
        for i in range(s.altar_n):
            if self.has_color(s, seat, i64(s.altar[i]) // 3):
                return 0
        return NO_COLOR

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.altar_n):
            code = FROM_ALTAR + i64(s.altar[i])
            if self.has_color(s, seat, i64(s.altar[i]) // 3) and not out.has(code):
                out.add(code)


DRAW: Final = Draw("draw")
DRAW_UNTIL: Final = DrawUntil("draw_until")
DISCARD: Final = Discard("discard", MATERIA_KIND)
DISCARD_RUNE: Final = DiscardRune("discard_rune", MATERIA_KIND)
TAKE_VERB: Final = Take("take", MATERIA_KIND)
TAKE_RUNE: Final = TakeRune("take_rune", MATERIA_KIND)
TAKE_CARD_RUNE: Final = TakeCardRune("take_card_rune", MATERIA_KIND)
TAKE_WHAT_IS_LEFT: Final = TakeWhatIsLeft("take_what_is_left", MATERIA_KIND)
TAKE_UP_TO: Final = TakeUpTo("take_up_to", MATERIA_KIND)
TAKE_STORED_COLOR: Final = TakeStoredColor("take_stored_color", MATERIA_KIND)
