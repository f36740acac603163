"""Enchanted Kingdom: looking at piles and hands (sections L and T)."""

from typing import Final

from mypy_extensions import i32, i64

from sortilege.core.engine.machine import CALL, NEXT, ROW, SEAT, STEP, WAIT, A, B, C, D, E, Offer, with_value
from sortilege.games.seasons.engine.card_loss import charge_embrace
from sortilege.games.seasons.engine.constants import (
    ANY_TYPES,
    CARD_CODE,
    CARD_KIND,
    CODE,
    COST,
    DISCARD,
    DRAW,
    E_BURIES,
    E_GAUGE,
    E_KEEPS,
    E_LOOKS,
    E_LOOKS_AT_DISCARD,
    E_LOOKS_AT_HAND,
    E_REORDERS,
    E_REVEALS,
    ENERGY,
    EVERYBODY,
    FAMILIAR,
    GAUGE_TOO_LOW,
    ITEM,
    KEEP,
    PASS,
    SECOND_SEARCH,
    SEEN_BY,
    SEEN_IN_HAND,
)
from sortilege.games.seasons.engine.draft_knowledge import note_shown
from sortilege.games.seasons.engine.piles import (
    discard,
    draw,
    forget_private,
    kind_of,
    open_top,
    put_on_top,
    renew_deck,
    seen_by,
    seen_in_hand,
    take_off_top,
    thrower,
    to_hand,
)
from sortilege.games.seasons.engine.state import CARDS, MENU, State, Verb
from sortilege.games.seasons.engine.summon import cost_at
from sortilege.games.seasons.engine.verbs.looking import lay_aside


class RememberDiscard(Verb):
    """Store the height of the discard before the potion joins it, in register E (L11)."""

    def run(self, s: State, f: i64) -> i64:
        s.stack[f + E] = s.discards_n
        return NEXT


class LookAtDiscarded(Verb):
    """Lay aside the top cards of the remembered discard, top first; other players lose track of them."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        top = s.stack[f + E]
        n = min(s.arg(f, 0), top)
        s.stack[f + B] = s.aside_n
        s.stack[f + C] = n
        for i in range(n):
            entry = i64(s.discards[top - 1 - i])
            if thrower(entry) >= 0:
                forget_private(s, thrower(entry))
            if not seen_by(entry) & (1 << seat):
                s.learn(1 << seat)
            seen: i64 = seen_by(entry) if n == 1 else 0
            lay_aside(s, kind_of(entry), seen | (1 << seat))
            s.tell(E_LOOKS_AT_DISCARD, seat, 0, 0, kind_of(entry), seen | (1 << seat))
        for j in range(top, s.discards_n):
            s.discards[j - n] = s.discards[j]
        for k in range(s.discards_n - n, s.discards_n):
            s.discards[k] = i32(0)
        s.discards_n -= n
        return NEXT


class BuryRest(Verb):
    """Put the cards left aside at the bottom of the discard, in their old order (L11)."""

    def run(self, s: State, f: i64) -> i64:
        n = s.stack[f + C]
        if n == 0:
            return NEXT
        for i in range(s.discards_n):
            at = s.discards_n - 1 - i
            s.discards[at + n] = s.discards[at]
        for k in range(n):  # the first card laid aside was on top
            entry = i64(s.aside[s.stack[f + B] + k])
            s.discards[n - 1 - k] = i32(kind_of(entry) + SEEN_BY * seen_by(entry))
            s.aside[s.stack[f + B] + k] = i32(0)
        s.discards_n += n
        s.aside_n -= n
        s.tell(E_BURIES, s.stack[f + SEAT], n, 0, 0, EVERYBODY)
        renew_deck(s)
        return NEXT


class ReorderTop(Verb):
    """Look at the top cards and put them back in any order, choosing the topmost first (L16, T12).

    Registers: B and C as in LookAt; A how many of the cards laid aside are already in order.
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 0
            s.stack[f + B] = s.aside_n
            s.stack[f + C] = 0
            for _time in range(s.arg(f, 0)):
                card = take_off_top(s)
                if card < 0:
                    break
                if not seen_by(card) & (1 << seat):
                    s.learn(1 << seat)
                lay_aside(s, kind_of(card), 1 << seat)
                s.stack[f + C] += 1
                s.tell(E_LOOKS, seat, 0, 0, kind_of(card), seen_by(card) | (1 << seat))
        n = s.stack[f + C]
        if s.stack[f + A] + 1 < n:
            return WAIT
        for _time in range(n):
            s.aside_n -= 1
            put_on_top(s, kind_of(i64(s.aside[s.aside_n])), 1 << seat)
            s.aside[s.aside_n] = i32(0)
        if n > 0:
            s.tell(E_REORDERS, seat, n, 0, 0, EVERYBODY)
        open_top(s)
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.stack[f + B] + s.stack[f + A], s.stack[f + B] + s.stack[f + C]):
            code = CARD_CODE + kind_of(i64(s.aside[i]))
            if not out.has(code):
                out.add(code)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        place_at = s.stack[f + B] + s.stack[f + A]
        i = place_at
        while kind_of(i64(s.aside[i])) != code - CARD_CODE:
            i += 1
        card = s.aside[i]
        s.aside[i] = s.aside[place_at]
        s.aside[place_at] = card
        s.stack[f + A] += 1
        return CALL


class RevealUntil(Verb):
    """Reveal until a card fits: keep it, or discard it, try at most once more and keep that one (L5, L8, Z17).

    Registers: B and C as in LookAt; D the card found (kind + 1); A the energy named + 1; E the number of tries.
    """

    # Steps.
    NAME: Final = 1
    DECIDE: Final = 2
    AGAIN: Final = 3
    DONE: Final = 4

    def fits(self, s: State, f: i64, kind: i64) -> bool:
        raise NotImplementedError  # abstract

    def asks_energy(self) -> bool:
        return False

    def run(self, s: State, f: i64) -> i64:
        step = s.stack[f + STEP]
        if step == 0:
            s.stack[f + B] = s.aside_n
            s.stack[f + C] = 0
            s.stack[f + E] = 0
            return self.begin(s, f)
        if step == self.DONE:
            return self.clear(s, f)
        return WAIT

    def begin(self, s: State, f: i64) -> i64:
        s.stack[f + E] += 1
        if self.asks_energy():
            s.stack[f + STEP] = self.NAME
            return WAIT
        return self.reveal(s, f)

    def reveal(self, s: State, f: i64) -> i64:
        while True:
            card = draw(s)
            if card < 0:  # both piles are empty: the effect ends
                return self.clear(s, f)
            kind = kind_of(card)
            s.learn(EVERYBODY & ~seen_by(card))
            s.tell(E_REVEALS, s.stack[f + SEAT], kind, 0, 0, EVERYBODY)
            lay_aside(s, kind, EVERYBODY)
            s.stack[f + C] += 1
            if self.fits(s, f, kind):
                s.stack[f + D] = kind + 1
                break
        if s.stack[f + E] > 1:
            return self.keep(s, f)
        s.stack[f + STEP] = self.DECIDE
        return WAIT

    def keep(self, s: State, f: i64) -> i64:
        """Keep the card found, which lies last; an equal one revealed earlier stays aside."""
        seat = s.stack[f + SEAT]
        kind = s.stack[f + D] - 1
        s.aside_n -= 1
        s.aside[s.aside_n] = i32(0)
        s.stack[f + C] -= 1
        to_hand(s, seat, kind, 0, EVERYBODY)
        s.tell(E_KEEPS, seat, 0, 0, kind, EVERYBODY)
        s.stack[f + STEP] = self.DONE
        charge_embrace(s, seat)
        return CALL

    def clear(self, s: State, f: i64) -> i64:
        at = s.stack[f + B]
        for i in range(s.stack[f + C]):
            discard(s, s.stack[f + SEAT], kind_of(i64(s.aside[at + i])), EVERYBODY)
            s.aside[at + i] = i32(0)
        s.aside_n = at
        renew_deck(s)
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        step = s.stack[f + STEP]
        if step == self.NAME:
            for energy in range(i64(4)):
                out.add(ENERGY + energy)
        elif step == self.DECIDE:
            out.add(KEEP)
            out.add(DISCARD)
        else:
            out.add(DRAW)
            out.add(PASS)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code >= ENERGY:
            s.stack[f + A] = code - ENERGY + 1
            return self.reveal(s, f)
        if code == KEEP:
            return self.keep(s, f)
        if code == DISCARD:
            if s.options[SECOND_SEARCH]:  # forced (Z17)
                return self.begin(s, f)
            s.stack[f + STEP] = self.AGAIN
            return WAIT
        if code == DRAW:
            return self.begin(s, f)
        return self.clear(s, f)


class RevealFamiliar(RevealUntil):
    def fits(self, s: State, f: i64, kind: i64) -> bool:
        return CARD_KIND[kind] == FAMILIAR


class RevealItemOf(RevealUntil):
    """Find an item whose cost shows the named energy; the Elemental Amulet shows all four (L5)."""

    def asks_energy(self) -> bool:
        return True

    def fits(self, s: State, f: i64, kind: i64) -> bool:
        at = cost_at(s, kind)
        return CARD_KIND[kind] == ITEM and COST[at + s.stack[f + A] - 1] + COST[at + ANY_TYPES] > 0


class LookAtHands(Verb):
    """Look at all opponents' hands in secret, as they are now (T11)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for k in range(i64(1), s.seats):
            other = s.left_of(seat, k)
            at = other * s.cards
            for i in range(s.hand_n[other]):
                entry = i64(s.hand[at + i])
                if not seen_in_hand(entry) & (1 << seat):
                    s.learn(1 << seat)
                    note_shown(s, other, kind_of(entry))
                among = seen_by(entry) & ~(1 << seat)
                s.hand[at + i] = i32(
                    kind_of(entry) + SEEN_BY * among + SEEN_IN_HAND * (seen_in_hand(entry) | 1 << seat)
                )
                s.tell(E_LOOKS_AT_HAND, seat, other, 0, kind_of(entry), 1 << seat)
        return NEXT


class LowerGaugeAbove(Verb):
    """Lower the gauge, only if it still covers the cards in play (T4)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        left = s.gauge[seat] - CODE[row * ROW + 1]
        return 0 if left >= 0 and left >= s.play_n[seat] else GAUGE_TOO_LOW

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        s.gauge = with_value(s.gauge, seat, s.gauge[seat] - s.arg(f, 0))
        s.tell(E_GAUGE, seat, -s.arg(f, 0), s.gauge[seat], 0, EVERYBODY)
        return NEXT


REMEMBER_DISCARD: Final = RememberDiscard("remember_discard", cost=True)
LOOK_AT_DISCARDED: Final = LookAtDiscarded("look_at_discarded")
BURY_REST: Final = BuryRest("bury_rest")
REORDER_TOP: Final = ReorderTop("reorder_top", CARDS, secret=True)
REVEAL_FAMILIAR: Final = RevealFamiliar("reveal_familiar", MENU)
REVEAL_ITEM_OF: Final = RevealItemOf("reveal_item_of", MENU)
LOOK_AT_HANDS: Final = LookAtHands("look_at_hands")
LOWER_GAUGE_ABOVE: Final = LowerGaugeAbove("lower_gauge_above")
