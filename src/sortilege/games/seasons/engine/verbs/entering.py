"""Cards that enter play: summoned, or put there by another card."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, CARD, NEXT, POP, SEAT, WAIT, B, C, D, E, Offer, Refusals, with_value
from sortilege.games.seasons.engine.cards_in_play import begin_entering, has_slot, lay_down
from sortilege.games.seasons.engine.constants import (
    CANNOT_BE_FREE,
    CARD_CODE,
    E_PUTS_BACK,
    ENERGY_SHORT,
    EVERYBODY,
    GAUGE_FULL,
    NEVER_FREE,
    NOTHING_TO_PLACE,
    PASSIVE,
    PASSIVES,
    PAY,
    PUT_BACK,
)
from sortilege.games.seasons.engine.energy import available_total, push_reduction
from sortilege.games.seasons.engine.piles import draw, hand_kind, kind_of, peek, show_from_hand
from sortilege.games.seasons.engine.state import CARDS, MENU, State, Verb, kind_out_of_play
from sortilege.games.seasons.engine.verbs.looking import take_aside


def is_never_free(s: State, kind: i64) -> bool:
    """Return whether no other card can put this one into play (Mesodae's Lantern, L6)."""
    return PASSIVE[s.printed[kind] * PASSIVES + CANNOT_BE_FREE] != 0


class ChooseToPay(Verb):
    """Pay the energies and go on, or put the card just seen back (K34)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def why_not(self, s: State, f: i64, seat: i64) -> i64:
        if is_never_free(s, kind_of(peek(s))):
            return NEVER_FREE
        if not has_slot(s, seat):
            return GAUGE_FULL
        if available_total(s, seat) < s.arg(f, 0):
            return ENERGY_SHORT
        return 0

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PUT_BACK)
        if self.why_not(s, f, seat) == 0:
            out.add(PAY)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        reason = self.why_not(s, f, seat)
        if reason:
            out.add(PAY, reason)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PAY:
            return NEXT
        s.tell(E_PUTS_BACK, seat, 0, 0, 0, EVERYBODY)
        return POP


class TakeTop(Verb):
    """Take the top card off the pile to enter play: register D is its kind + 1."""

    def run(self, s: State, f: i64) -> i64:
        s.stack[f + D] = kind_of(draw(s)) + 1
        return NEXT


class ChooseForFree(Verb):
    """Choose a card laid aside to enter play free, if there is a slot (K9, E14): register D is its kind + 1."""

    def run(self, s: State, f: i64) -> i64:
        s.stack[f + D] = 0
        if not has_slot(s, s.stack[f + SEAT]):
            return NEXT
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            if not is_never_free(s, kind_of(i64(s.aside[i]))):
                return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            kind = kind_of(i64(s.aside[i]))
            if not is_never_free(s, kind) and not out.has(CARD_CODE + kind):
                out.add(CARD_CODE + kind)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            if is_never_free(s, kind_of(i64(s.aside[i]))):
                out.add(CARD_CODE + kind_of(i64(s.aside[i])), NEVER_FREE)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        take_aside(s, f, code - CARD_CODE)
        s.stack[f + D] = code - CARD_CODE + 1
        return NEXT


class ChooseFromHandForFree(Verb):
    """Choose a card from hand to enter play free, in the slot that the Potion has just left (K24, E14)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        if s.play_n[seat] - 1 >= s.gauge[seat]:
            return GAUGE_FULL
        for i in range(s.hand_n[seat]):
            if not is_never_free(s, hand_kind(s, seat, i)):
                return 0
        return NOTHING_TO_PLACE

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.hand_n[seat]):
            kind = hand_kind(s, seat, i)
            if not is_never_free(s, kind) and not out.has(CARD_CODE + kind):
                out.add(CARD_CODE + kind)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.hand_n[seat]):
            if is_never_free(s, hand_kind(s, seat, i)):
                out.add(CARD_CODE + hand_kind(s, seat, i), NEVER_FREE)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        show_from_hand(s, seat, code - CARD_CODE)
        s.stack[f + D] = code - CARD_CODE + 1
        return NEXT


class PutIntoPlay(Verb):
    """The chosen card enters play free, with all its entering effects; this is not a summon (E12)."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + D] == 0:
            return NEXT
        seat = s.stack[f + SEAT]
        copy = lay_down(s, seat, s.stack[f + D] - 1)
        s.learn(EVERYBODY & ~(1 << seat))
        s.advance(f)
        begin_entering(s, seat, copy, 15)
        push_reduction(s, seat)  # a Statue or Lantern takes a space of the reserve at once, before anything else (C10)
        return CALL


class EnterPlay(Verb):
    """Move the summoned card from hand into play."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        kind = kind_out_of_play(s.stack[f + CARD])
        show_from_hand(s, seat, kind)
        s.stack[f + CARD] = lay_down(s, seat, kind)
        s.summoned = with_value(s.summoned, seat, s.summoned[seat] + 1)
        s.summons += 1
        s.advance(f)
        push_reduction(s, seat)
        return CALL


class EnteringEffect(Verb):
    """Run the card's own entering effect after the triggers of the summon (E2)."""

    def run(self, s: State, f: i64) -> i64:
        s.advance(f)
        begin_entering(s, s.stack[f + SEAT], s.stack[f + CARD], s.stack[f + E])
        return CALL


CHOOSE_TO_PAY: Final = ChooseToPay("choose_to_pay", MENU, secret=True)
CHOOSE_TO_PAY.decides = True
TAKE_TOP: Final = TakeTop("take_top")
CHOOSE_FOR_FREE: Final = ChooseForFree("choose_for_free", CARDS, secret=True)
CHOOSE_FROM_HAND_FOR_FREE: Final = ChooseFromHandForFree("choose_from_hand_for_free", CARDS, secret=True)
PUT_INTO_PLAY: Final = PutIntoPlay("put_into_play")
ENTER_PLAY: Final = EnterPlay("enter_play")
ENTERING_EFFECT: Final = EnteringEffect("entering_effect")
