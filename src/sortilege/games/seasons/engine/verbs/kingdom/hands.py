"""Enchanted Kingdom: cards given up, discarded or returned to hand (sections L and T)."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, CARD, NEXT, SEAT, STEP, WAIT, A, B, C, D, E, Offer, Refusals, with_value
from sortilege.games.seasons.engine.card_loss import lose_from_hand, lose_from_play
from sortilege.games.seasons.engine.cards_in_play import is_distinct, is_kind
from sortilege.games.seasons.engine.constants import (
    ANY_TYPES,
    CARD_CODE,
    COST,
    COSTS_NO_ENERGY,
    E_TRACK_BACK,
    EVERYBODY,
    ITEM,
    JUST_ENTERED,
    NATURE_SPIRIT,
    NO_CARD,
    NOT_AN_ITEM,
    PASS,
    PLAY,
)
from sortilege.games.seasons.engine.piles import kind_of
from sortilege.games.seasons.engine.state import CARDS, State, Verb
from sortilege.games.seasons.engine.summon import cost_at, count_slots, printed_need
from sortilege.games.seasons.engine.verbs.leaving import ReturnItem, card_in_play, offer_hand
from sortilege.games.seasons.engine.verbs.looking import DrawCards


class ReturnItemOfEnergy(ReturnItem):
    """Return another own item whose cost has an energy; under Nature Spirit every item qualifies (L4)."""

    def why_not(self, s: State, f: i64, copy: i64) -> i64:
        if not is_kind(copy, ITEM):
            return NOT_AN_ITEM
        if copy == s.stack[f + CARD]:
            return JUST_ENTERED
        kind = copy >> 1
        energy = count_slots(printed_need(s, kind)) + COST[cost_at(s, kind) + ANY_TYPES]
        return 0 if energy > 0 or s.enchantment == NATURE_SPIRIT else COSTS_NO_ENERGY

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for i in range(s.play_n[seat]):
            if self.why_not(s, f, card_in_play(s, seat, i)) == 0:
                return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.play_n[seat]):
            copy = card_in_play(s, seat, i)
            if self.why_not(s, f, copy) == 0 and (is_distinct(s, seat, copy) or copy - 1 == s.stack[f + CARD]):
                out.add(PLAY + copy)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.play_n[seat]):
            reason = self.why_not(s, f, card_in_play(s, seat, i))
            if reason:
                out.add(PLAY + card_in_play(s, seat, i), reason)


class DiscardFromHand(Verb):
    """Discard a card from hand, unseen by others; an empty hand discards nothing (L10, L19)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT if s.hand_n[s.stack[f + SEAT]] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_hand(s, seat, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        lose_from_hand(s, seat, code - CARD_CODE, False)
        return CALL


class GiveUpCard(Verb):
    """Give up an own card, from play or from hand (T2)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if s.play_n[seat] + s.hand_n[seat] > 0 else NO_CARD

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_own_cards(s, seat, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        lose_own_card(s, seat, code)
        return CALL


def offer_own_cards(s: State, seat: i64, out: Offer) -> None:
    offer_hand(s, seat, -1, out)
    for i in range(s.play_n[seat]):
        if is_distinct(s, seat, card_in_play(s, seat, i)):
            out.add(PLAY + card_in_play(s, seat, i))


def lose_own_card(s: State, seat: i64, code: i64) -> None:
    if code >= PLAY:
        lose_from_play(s, seat, code - PLAY, 0)
    else:
        lose_from_hand(s, seat, code - CARD_CODE, False)


class DiscardAnyNumber(Verb):
    """Discard X cards from hand one by one, X at least 0 (L15).

    Registers: A the number so far; B the hand size at the start; C the last card named and the hand size before it (256
    × kind + n); D and E cards that a Shield saved (kind + 1), which cannot be named again. E may hold a set of energies
    at the start.
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + E] = 0
            s.stack[f + B] = s.hand_n[seat]
            s.stack[f + STEP] = 1
        elif s.stack[f + C] & 255 == s.hand_n[seat]:
            s.stack[f + (E if s.stack[f + D] else D)] = (s.stack[f + C] >> 8) + 1
        return WAIT if s.stack[f + A] < s.stack[f + B] else NEXT

    def free_copies(self, s: State, f: i64, seat: i64, kind: i64) -> i64:
        n: i64 = 0
        for i in range(s.hand_n[seat]):
            if kind_of(i64(s.hand[seat * s.cards + i])) == kind:
                n += 1
        if s.stack[f + D] == kind + 1:
            n -= 1
        if s.stack[f + E] == kind + 1:
            n -= 1
        return n

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        for i in range(s.hand_n[seat]):
            kind = kind_of(i64(s.hand[seat * s.cards + i]))
            if not out.has(CARD_CODE + kind) and self.free_copies(s, f, seat, kind) > 0:
                out.add(CARD_CODE + kind)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return NEXT
        s.stack[f + A] += 1
        s.stack[f + C] = (code - CARD_CODE) * 256 + s.hand_n[seat]
        lose_from_hand(s, seat, code - CARD_CODE, False)
        return CALL


class DrawAsMany(DrawCards):
    """Draw as many cards as were discarded: register A."""

    def amount(self, s: State, f: i64) -> i64:
        return s.stack[f + A]


class TrackBack(Verb):
    """Move one step back on the bonus track if possible (L10)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.track[seat] > 0:
            s.track = with_value(s.track, seat, s.track[seat] - 1)
            s.tell(E_TRACK_BACK, seat, s.track[seat], 0, 0, EVERYBODY)
        return NEXT


RETURN_ITEM_OF_ENERGY: Final = ReturnItemOfEnergy("return_item_of_energy", CARDS)
DISCARD_FROM_HAND: Final = DiscardFromHand("discard_from_hand", CARDS, secret=True)
GIVE_UP_CARD: Final = GiveUpCard("give_up_card", CARDS, secret=True)
DISCARD_ANY_NUMBER: Final = DiscardAnyNumber("discard_any_number", CARDS, secret=True)
DRAW_AS_MANY: Final = DrawAsMany("draw_as_many")
TRACK_BACK: Final = TrackBack("track_back")
