"""Verbs that move materia."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.machine import BY, CALL, CARD, NEXT, ROW, SEAT, STEP, WAIT, A, B, C, E, Offer, Refusals
from sortilege.spellbook.materia import (
    discard,
    draw,
    from_pouch,
    hold,
    left_for_pools,
    left_to_draw,
    mirage_draws,
    of_color,
    of_rune,
    offer_altar,
    offer_pool,
    on_altar,
    out_of_altar,
    out_of_pool,
    release,
    room,
    spaces,
    store,
    store_from_altar,
    supply_altar,
    take,
    to_altar,
    to_box,
    to_lower_area,
    to_pool,
)
from sortilege.spellbook.state import MATERIA_KIND, MENU, SPELL_KIND, VERBS, State, Verb
from sortilege.spellbook.tables import (
    ALTAR_EMPTY,
    ALTAR_SHORT,
    ALTAR_SHORTAGE,
    BOARD_FULL,
    CODE,
    COLORS,
    COPIED_RUNE,
    DONE,
    E_FROM_BOARD,
    E_GIVES,
    E_LOWERS,
    E_RAISES,
    E_REPLACES,
    E_TAKES,
    EVERYBODY,
    FROM_ALTAR,
    FROM_BOARD,
    FROM_POOL,
    GROWTH_FOUR,
    MATERIA,
    MIRAGE_SWAP,
    NO_COLOR,
    NO_GROUP,
    NO_RUNE,
    NOTHING_STORED,
    NOTHING_TO_RAISE,
    POOL_EMPTY,
    POOL_FULL,
    POOL_SHORT,
    RAISE,
    RULES,
    STORE,
    TAKE,
    WHITE,
)

# A spell's frame: CARD is the spell, BY whose card's rune counts, E is 1 when the action is copied by Clone.


def rune_for(s: State, f: i64) -> i64:
    """The rune on the card that this frame's spell uses (60, 75)."""
    seat = s.stack[f + SEAT]
    if s.stack[f + E] and (s.solo or s.options[COPIED_RUNE]):
        return s.rune_on(seat, s.spells[WHITE])
    if s.stack[f + CARD] >= RULES:
        return 0
    return s.rune_on(s.stack[f + BY], s.stack[f + CARD])


def arg_of(row: i64, i: i64) -> i64:
    return CODE[row * ROW + 1 + i]


def why_not_run(s: State, seat: i64, row: i64, rune: i64) -> i64:
    while CODE[row * ROW] != 0:
        reason = VERBS[CODE[row * ROW]].can(s, seat, row, rune)
        if reason:
            return reason
        row += 1
    return 0


def would_change(s: State, seat: i64, row: i64, rune: i64) -> bool:
    while CODE[row * ROW] != 0:
        if VERBS[CODE[row * ROW]].changes(s, seat, row, rune):
            return True
        row += 1
    return False


class Draw(Verb):
    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return room(s, seat) > 0 and left_for_pools(s) > 0

    def run(self, s: State, f: i64) -> i64:
        draw(s, s.stack[f + SEAT], s.arg(f, 0))
        return NEXT


class DrawUntil(Verb):
    """Until the pool holds so many (Eruption)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return s.pool_n[seat] < arg_of(row, 0) and left_for_pools(s) > 0

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        draw(s, seat, s.arg(f, 0) - s.pool_n[seat])
        return NEXT


class Discard(Verb):
    """So many of one's own choice, as far as there are any (10)."""

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
    """One materia with a given rune (32)."""

    def rune(self, s: State, f: i64) -> i64:
        return s.arg(f, 0)

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0 if of_rune(s, seat, arg_of(row, 0)) > 0 else NO_RUNE

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_pool(s, seat, -1, self.rune(s, f), out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        discard(s, seat, code - FROM_POOL)
        return NEXT


class Take(Verb):
    """So many from the altar, one at a time, as many as the pool has room for (8, 49).

    The altar must have the full number, unless the option says otherwise (14).
    """

    def rune(self, s: State, f: i64) -> i64:
        return -1

    def wanted(self, row: i64, rune: i64) -> i64:
        """The rune that is looked for on the altar, −1 for any."""
        return -1

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        there = on_altar(s, -1, self.wanted(row, rune))
        if there == 0:
            return ALTAR_EMPTY if s.altar_n == 0 else ALTAR_SHORT
        return ALTAR_SHORT if there < arg_of(row, 0) and s.options[ALTAR_SHORTAGE] == 0 else 0

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return room(s, seat) > 0

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = s.arg(f, 0)
        if s.stack[f + A] > 0 and room(s, seat) > 0 and on_altar(s, -1, self.rune(s, f)) > 0:
            return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_altar(s, -1, self.rune(s, f), out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        take(s, seat, code - FROM_ALTAR)
        s.stack[f + A] -= 1
        return CALL


class TakeRune(Take):
    """(how many, rune): all with one rune (33)."""

    def rune(self, s: State, f: i64) -> i64:
        return s.arg(f, 1)

    def wanted(self, row: i64, rune: i64) -> i64:
        return arg_of(row, 1)


class TakeCardRune(Take):
    """With the rune on the spell's own card (44)."""

    def rune(self, s: State, f: i64) -> i64:
        return rune_for(s, f)

    def wanted(self, row: i64, rune: i64) -> i64:
        return rune


class TakeWhatIsLeft(Take):
    """As many as there are (Storm, Divination after its two)."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0


class TakeUpTo(Take):
    """None, one, or more of one color (40): register C the color + 1."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = s.arg(f, 0)
            s.stack[f + C] = 0
        color = s.stack[f + C] - 1
        if s.stack[f + A] > 0 and room(s, seat) > 0 and on_altar(s, color, -1) > 0:
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
    """A color that lies on one's own Familiar board (45)."""

    def has_color(self, s: State, seat: i64, color: i64) -> bool:
        at = seat * MATERIA + color * 3
        return i64(s.stored[at]) + i64(s.stored[at + 1]) + i64(s.stored[at + 2]) > 0

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if room(s, seat) == 0:
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


class StoreFromPool(Verb):
    """So many from the pool onto the board, as many as fit; the full group must be in the pool (23, 44)."""

    def color(self, s: State, f: i64) -> i64:
        return -1

    def rune(self, s: State, f: i64) -> i64:
        return -1

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if spaces(s, seat) == 0:
            return BOARD_FULL
        return 0 if s.pool_n[seat] >= arg_of(row, 0) else POOL_EMPTY

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = min(s.arg(f, 0), spaces(s, s.stack[f + SEAT]))
            s.stack[f + C] = 0
        return WAIT if s.stack[f + A] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_pool(s, seat, self.color(s, f), self.rune(s, f), out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + C] = (code - FROM_POOL) // 3 + 1
        store(s, seat, code - FROM_POOL)
        s.stack[f + A] -= 1
        return CALL


class StoreSameColor(StoreFromPool):
    """All of one color, of which the pool holds the full number (44)."""

    def color(self, s: State, f: i64) -> i64:
        return s.stack[f + C] - 1

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if spaces(s, seat) == 0:
            return BOARD_FULL
        for color in range(i64(COLORS)):
            if of_color(s, seat, color) >= arg_of(row, 0):
                return 0
        return NO_GROUP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + C]:
            offer_pool(s, seat, s.stack[f + C] - 1, -1, out)
            return
        for color in range(i64(COLORS)):
            if of_color(s, seat, color) >= s.arg(f, 0):
                offer_pool(s, seat, color, -1, out)


class StoreCardRune(StoreFromPool):
    """All with the rune on the spell's card (44)."""

    def rune(self, s: State, f: i64) -> i64:
        return rune_for(s, f)

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if spaces(s, seat) == 0:
            return BOARD_FULL
        return 0 if of_rune(s, seat, rune) >= arg_of(row, 0) else NO_RUNE


class StoreFromAltar(Verb):
    """So many from the altar straight onto the board, as many as fit (23)."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if spaces(s, seat) == 0:
            return BOARD_FULL
        if s.altar_n == 0:
            return ALTAR_EMPTY
        return ALTAR_SHORT if s.altar_n < arg_of(row, 0) and s.options[ALTAR_SHORTAGE] == 0 else 0

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = min(s.arg(f, 0), spaces(s, s.stack[f + SEAT]))
        return WAIT if s.stack[f + A] > 0 and s.altar_n > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_altar(s, -1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        store_from_altar(s, seat, code - FROM_ALTAR)
        s.stack[f + A] -= 1
        return CALL


class StoreWhatIsThere(StoreFromAltar):
    """Communion at level 3 stores what there is (53)."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        return 0


class Swap(Verb):
    """So many of the pool for as many of the altar, also with a full pool (41).

    Register A: how many are laid out; B: what Mirage draws by the option, once the exchange is done (51).
    """

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        if s.altar_n == 0:
            return ALTAR_EMPTY
        if s.pool_n[seat] < arg_of(row, 0):
            return POOL_SHORT
        return ALTAR_SHORT if s.altar_n < arg_of(row, 0) else 0

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
            out_of_pool(s, seat, code - FROM_POOL)
            hold(s, code - FROM_POOL)
            return WAIT
        materia = code - FROM_ALTAR
        out_of_altar(s, materia)
        to_pool(s, seat, materia)
        s.tell(E_TAKES, seat, materia, 0, 0, EVERYBODY)
        if s.options[MIRAGE_SWAP]:
            s.stack[f + B] += mirage_draws(s, seat, materia)
        if s.stack[f + A] < 2 * n:
            return WAIT
        for given in range(i64(MATERIA)):
            while s.hold[given] > 0:
                release(s, given)
                to_altar(s, given)
                s.tell(E_GIVES, seat, given, 0, 0, EVERYBODY)
        draw(s, seat, s.stack[f + B])
        return NEXT


class SwapWithBoard(Verb):
    """One of the pool for any stored one (Growth at level 3): register B the materia given + 1."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
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
        for materia in range(i64(MATERIA)):
            if s.stored[seat * MATERIA + materia] > 0:
                out.add(FROM_BOARD + materia)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code < FROM_ALTAR:
            s.stack[f + B] = code - FROM_POOL + 1
            return WAIT
        back = code - FROM_BOARD
        at = seat * MATERIA + back
        s.stored[at] = s.stored[at] - 1
        s.stored_n[seat] -= 1
        s.tell(E_FROM_BOARD, seat, back, 0, 0, EVERYBODY)
        store(s, seat, s.stack[f + B] - 1)
        to_pool(s, seat, back)
        return NEXT


class SupplyAltar(Verb):
    """So many from the pouch onto the altar, whose limit is only looked at when the Day ends (12, 16)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        return left_to_draw(s) > 0

    def run(self, s: State, f: i64) -> i64:
        supply_altar(s, s.arg(f, 0))
        return NEXT


class ReplaceAltar(Verb):
    """Any number of altar materia, named one by one, are discarded together and replaced (46)."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
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
            out_of_altar(s, code - FROM_ALTAR)
            hold(s, code - FROM_ALTAR)
            s.stack[f + A] += 1
            return WAIT
        for materia in range(i64(MATERIA)):
            while s.hold[materia] > 0:
                release(s, materia)
                to_box(s, materia)
        s.tell(E_REPLACES, seat, s.stack[f + A], 0, 0, EVERYBODY)
        supply_altar(s, s.stack[f + A])
        return NEXT


class OthersDraw(Verb):
    """Each other player, clockwise from the left, draws; alone, the opponent's lower area gets one (39, 74)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        if left_to_draw(s) == 0:
            return False
        for other in range(s.seats):
            if other != seat and room(s, other) > 0:
                return True
        return s.solo

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for k in range(i64(1), s.seats):
            draw(s, s.left_of(seat, k), s.arg(f, 0))
        if s.solo:
            materia = from_pouch(s)
            if materia >= 0:
                to_lower_area(s, materia)
        return NEXT


class OthersTake(Verb):
    """Each other player, clockwise from the left, must take one; alone, one goes to the lower area (38, 74)."""

    def changes(self, s: State, seat: i64, row: i64, rune: i64) -> bool:
        if s.altar_n == 0:
            return False
        for other in range(s.seats):
            if other != seat and room(s, other) > 0:
                return True
        return s.solo

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 0 if s.solo else 1
        while s.stack[f + A] < s.seats and s.altar_n > 0:
            if s.solo or room(s, s.left_of(s.stack[f + SEAT], s.stack[f + A])) > 0:
                return WAIT
            s.stack[f + A] += 1
        return NEXT

    def asked(self, s: State, f: i64) -> i64:
        return 1 << s.left_of(s.stack[f + SEAT], s.stack[f + A])

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_altar(s, -1, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if s.solo:
            out_of_altar(s, code - FROM_ALTAR)
            to_lower_area(s, code - FROM_ALTAR)
        else:
            take(s, seat, code - FROM_ALTAR)
        s.stack[f + A] += 1
        return CALL


class EitherOr(Verb):
    """(store program, take program): one of the two (44)."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        first = self.why_not(s, seat, arg_of(row, 0), rune)
        if first == 0 or self.why_not(s, seat, arg_of(row, 1), rune) == 0:
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

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        rune = rune_for(s, f)
        if self.why_not(s, seat, s.arg(f, 0), rune):
            out.add(STORE, self.why_not(s, seat, s.arg(f, 0), rune))
        if self.why_not(s, seat, s.arg(f, 1), rune):
            out.add(TAKE, self.why_not(s, seat, s.arg(f, 1), rune))

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        program = s.arg(f, 0 if code == STORE else 1)
        s.advance(f)
        g = s.push(program, seat, s.stack[f + BY], s.stack[f + CARD])
        s.stack[g + E] = s.stack[f + E]
        return CALL


class RaiseOther(Verb):
    """Another learned spell goes up one level; instants do not fire (34, 35)."""

    def can(self, s: State, seat: i64, row: i64, rune: i64) -> i64:
        for color in range(i64(COLORS)):
            if self.raisable(s, seat, color):
                return 0
        return NOTHING_TO_RAISE

    def raisable(self, s: State, seat: i64, color: i64) -> bool:
        level = s.level[seat * COLORS + color]
        return color != WHITE and level > 0 and level < 5

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for color in range(i64(COLORS)):
            if self.raisable(s, seat, color):
                out.add(RAISE + s.spells[color])

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        at = seat * COLORS + (code - RAISE) % COLORS
        s.level[at] += 1
        s.tell(E_RAISES, seat, code - RAISE, s.level[at], 0, EVERYBODY)
        return NEXT


class LowerThis(Verb):
    """The spell's token goes down one level, Clone's where it was copied; never below three (42, 43, 61)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        spell = s.spells[WHITE] if s.stack[f + E] else s.stack[f + CARD]
        at = seat * COLORS + spell % COLORS
        if s.level[at] > 3:
            s.level[at] -= 1
            if s.arg(f, 0) and s.options[GROWTH_FOUR]:
                s.level[at] = 3
            s.tell(E_LOWERS, seat, spell, s.level[at], 0, EVERYBODY)
        return NEXT


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
STORE_FROM_POOL: Final = StoreFromPool("store", MATERIA_KIND)
STORE_SAME_COLOR: Final = StoreSameColor("store_same_color", MATERIA_KIND)
STORE_CARD_RUNE: Final = StoreCardRune("store_card_rune", MATERIA_KIND)
STORE_FROM_ALTAR: Final = StoreFromAltar("store_from_altar", MATERIA_KIND)
STORE_WHAT_IS_THERE: Final = StoreWhatIsThere("store_what_is_there", MATERIA_KIND)
SWAP: Final = Swap("swap", MATERIA_KIND)
SWAP_WITH_BOARD: Final = SwapWithBoard("swap_with_board", MATERIA_KIND)
SUPPLY_ALTAR: Final = SupplyAltar("supply_altar")
REPLACE_ALTAR: Final = ReplaceAltar("replace_altar", MATERIA_KIND)
OTHERS_DRAW: Final = OthersDraw("others_draw")
OTHERS_TAKE: Final = OthersTake("others_take", MATERIA_KIND)
EITHER_OR: Final = EitherOr("either_or", MENU)
RAISE_OTHER: Final = RaiseOther("raise_other", SPELL_KIND)
LOWER_THIS: Final = LowerThis("lower_this")
