"""Verbs of Enchanted Kingdom's cards and ability tokens (sections L and T)."""

from typing import Final

from mypy_extensions import i32, i64, u8

from sortilege.core.machine import CALL, CARD, NEXT, POP, ROW, SEAT, STEP, WAIT, A, B, C, D, E, Offer, Refusals
from sortilege.seasons.crystals import gain_crystals, lose_crystals
from sortilege.seasons.draft import shown
from sortilege.seasons.energy import (
    available_in_all,
    lose,
    lose_all,
    offer_any_token,
    place,
    reduce,
    spend,
    then_reduce,
    tokens_on,
)
from sortilege.seasons.losing import embrace, lose_from_hand, lose_from_play
from sortilege.seasons.piles import (
    discard,
    draw,
    forget_private,
    kind_of,
    lift,
    open_top,
    put_on_top,
    seen_by,
    seen_in_hand,
    thrower,
    to_hand,
)
from sortilege.seasons.state import CARDS, ENERGIES, MENU, SETS, State, Verb
from sortilege.seasons.summon import can_pay, cost_at, need_of_types, one_of, printed_need, slots_in
from sortilege.seasons.table import begin_entering, is_kind, told_apart
from sortilege.seasons.tables import (
    ANY_TYPES,
    CARD_CODE,
    CARD_KIND,
    CODE,
    COST,
    COSTS_NO_ENERGY,
    CRYSTALS_SHORT,
    DISCARD,
    DRAW,
    E_BURIES,
    E_GAUGE,
    E_KEEPS,
    E_LOOKS,
    E_LOOKS_AT_DISCARD,
    E_LOOKS_AT_HAND,
    E_MIMICS,
    E_PAYS,
    E_PLACES,
    E_REORDERS,
    E_REVEALS,
    E_TAKES_ENERGY,
    E_TAKES_TOKENS,
    E_TRACK_BACK,
    EARTH,
    ENERGY,
    ENERGY_SHORT,
    EVERYBODY,
    FAMILIAR,
    GAUGE_TOO_LOW,
    ITEM,
    JUST_ENTERED,
    KEEP,
    NATURE_SPIRIT,
    NO_CARD,
    NO_TOKENS_HERE,
    NOT_AN_ITEM,
    PASS,
    PLAY,
    SLOTS,
    TYPES,
)
from sortilege.seasons.verbs.cards import (
    Draw,
    ReturnItem,
    in_play,
    lay_aside,
    offer_hand,
)
from sortilege.seasons.verbs.flow import Condition
from sortilege.seasons.verbs.payments import PayEnergy, PaySlots

# Energy on cards.


class DiscardEnergyFor(PayEnergy):
    """One energy of choice goes, from reserve or Amulet; crystals if it was earth (L2)."""

    def paid(self, s: State, f: i64, seat: i64, energy: i64) -> None:
        if energy == EARTH:
            gain_crystals(s, seat, s.arg(f, 1))


class PlaceIfWanted(Verb):
    """The owner may put one energy onto the card (L3)."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if available_in_all(s, seat) > 0 else ENERGY_SHORT

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        offer_any_token(s, seat, ENERGY, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code != PASS:
            source = (code - ENERGY) // 4
            energy = (code - ENERGY) % 4
            spend(s, seat, source, energy)
            s.tell(E_PAYS, seat, energy, source, 0, EVERYBODY)
            place(s, s.stack[f + CARD], energy, 1)
            s.tell(E_PLACES, seat, energy, s.stack[f + CARD] >> 1, 0, EVERYBODY)
        return NEXT


class TakeSomeBack(Verb):
    """At least one token from the card to the reserve, as one gain (L3): register A counts them."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if tokens_on(s, card) > 0 else NO_TOKENS_HERE

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = 0
            s.stack[f + STEP] = 1
        if tokens_on(s, s.stack[f + CARD]) == 0:
            return then_reduce(s, f, s.stack[f + SEAT])
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        if s.stack[f + A] > 0:
            out.add(PASS)
        for energy in range(i64(4)):
            if s.tokens[s.stack[f + CARD] * 4 + energy] > 0:
                out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return then_reduce(s, f, seat)
        energy = code - ENERGY
        at = s.stack[f + CARD] * 4 + energy
        s.tokens[at] = u8(i64(s.tokens[at]) - 1)
        s.reserve[seat * 4 + energy] += 1
        s.stack[f + A] += 1
        s.tell(E_TAKES_TOKENS, seat, energy, 1, 0, EVERYBODY)
        return CALL


class PlaceDiscarded(Verb):
    """Of the identical tokens just discarded, so many onto the card (L12): register D is their type."""

    def run(self, s: State, f: i64) -> i64:
        place(s, s.stack[f + CARD], s.stack[f + D], s.arg(f, 0))
        s.tell(E_PLACES, s.stack[f + SEAT], s.stack[f + D], s.stack[f + CARD] >> 1, 0, EVERYBODY)
        return NEXT


class DropEnergy(Verb):
    """So many tokens from the reserve alone, of the seat's choice; all of them if there are no more (L19)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = s.arg(f, 0)
            s.stack[f + STEP] = 1
            if s.energies(seat) <= s.arg(f, 0):
                lose_all(s, seat)
                return NEXT
        return WAIT if s.stack[f + A] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for energy in range(i64(4)):
            if s.reserve[seat * 4 + energy] > 0:
                out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        lose(s, seat, code - ENERGY, 1)
        s.stack[f + A] -= 1
        return CALL


class TakeFromEachOpponent(Verb):
    """Up to so many reserve tokens from each opponent, chosen by the taker; one reduction at the end (L20).

    Registers: A the opponent's offset, B how many were taken from them.
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 1
            s.stack[f + B] = 0
        while s.stack[f + A] < s.seats:
            victim = s.left_of(seat, s.stack[f + A])
            if s.stack[f + B] < s.arg(f, 0) and s.energies(victim) > 0:
                return WAIT
            s.stack[f + A] += 1
            s.stack[f + B] = 0
        return then_reduce(s, f, seat)

    def about(self, s: State, f: i64) -> i64:
        return s.left_of(s.stack[f + SEAT], s.stack[f + A])

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        victim = s.left_of(seat, s.stack[f + A])
        for energy in range(i64(4)):
            if s.reserve[victim * 4 + energy] > 0:
                out.add(ENERGY + energy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            s.stack[f + A] += 1
            s.stack[f + B] = 0
            return CALL
        victim = s.left_of(seat, s.stack[f + A])
        energy = code - ENERGY
        s.reserve[victim * 4 + energy] -= 1
        s.reserve[seat * 4 + energy] += 1
        s.stack[f + B] += 1
        s.tell(E_TAKES_ENERGY, seat, energy, victim, 0, EVERYBODY)
        return CALL


class IfWorked(Condition):
    """Io's Transmuter was used this round (L9)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return s.worked[card] != 0


class IfHandNotEmpty(Condition):
    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return s.hand_n[seat] > 0


class IfAnyEnergy(Condition):
    """There is an energy to discard or place, in reserve or Amulet (L2, L3)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return available_in_all(s, seat) > 0


class IfTokens(Condition):
    """A trigger that needs tokens on the card."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return tokens_on(s, card) >= CODE[row * ROW + 1]


class IfFewerTokens(IfTokens):
    """A Jewel that was not finished (L12)."""

    def holds(self, s: State, seat: i64, card: i64, row: i64) -> bool:
        return tokens_on(s, card) < CODE[row * ROW + 1]


# Hands and piles.


class ReturnItemOfEnergy(ReturnItem):
    """One own other item whose cost has an energy; every item under Nature Spirit (L4)."""

    def why_not(self, s: State, f: i64, copy: i64) -> i64:
        if not is_kind(copy, ITEM):
            return NOT_AN_ITEM
        if copy == s.stack[f + CARD]:
            return JUST_ENTERED
        kind = copy >> 1
        energy = slots_in(printed_need(s, kind)) + COST[cost_at(s, kind) + ANY_TYPES]
        return 0 if energy > 0 or s.enchantment == NATURE_SPIRIT else COSTS_NO_ENERGY

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for i in range(s.play_n[seat]):
            if self.why_not(s, f, in_play(s, seat, i)) == 0:
                return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.play_n[seat]):
            copy = in_play(s, seat, i)
            if self.why_not(s, f, copy) == 0 and (told_apart(s, seat, copy) or copy - 1 == s.stack[f + CARD]):
                out.add(PLAY + copy)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.play_n[seat]):
            reason = self.why_not(s, f, in_play(s, seat, i))
            if reason:
                out.add(PLAY + in_play(s, seat, i), reason)


class DiscardFromHand(Verb):
    """One card of the hand, unseen by others; nothing with an empty hand (L10, L19)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT if s.hand_n[s.stack[f + SEAT]] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_hand(s, seat, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        lose_from_hand(s, seat, code - CARD_CODE, False)
        return CALL


class GiveUpCard(Verb):
    """One own card, from play or from hand (T2)."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
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
        if told_apart(s, seat, in_play(s, seat, i)):
            out.add(PLAY + in_play(s, seat, i))


def lose_own_card(s: State, seat: i64, code: i64) -> None:
    if code >= PLAY:
        lose_from_play(s, seat, code - PLAY, 0)
    else:
        lose_from_hand(s, seat, code - CARD_CODE, False)


class DiscardAnyNumber(Verb):
    """X cards of the hand, one after another onto the discard, X at least 0 (L15).

    Registers: A how many so far, B the hand at the start, C the last one named and the hand before it (256 × kind + n),
    D and E cards that a Shield saved (kind + 1) and that are not named again.
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            for r in range(i64(A), i64(E + 1)):
                s.stack[f + r] = 0
            s.stack[f + B] = s.hand_n[seat]
            s.stack[f + STEP] = 1
        elif s.stack[f + A] > 0 and s.stack[f + C] & 255 == s.hand_n[seat]:
            s.stack[f + (E if s.stack[f + D] else D)] = (s.stack[f + C] >> 8) + 1
        s.stack[f + C] = 255
        return WAIT if s.stack[f + A] < s.stack[f + B] else NEXT

    def free_copies(self, s: State, f: i64, seat: i64, kind: i64) -> i64:
        n: i64 = 0
        for i in range(s.hand_n[seat]):
            if kind_of(i64(s.hand[seat * s.cards + i])) == kind:
                n += 1
        for r in range(i64(D), i64(E + 1)):
            if s.stack[f + r] == kind + 1:
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


class DrawAsMany(Draw):
    """As many as were discarded: register A."""

    def amount(self, s: State, f: i64) -> i64:
        return s.stack[f + A]


class TrackBack(Verb):
    """One step back on the bonus track, if there is one (L10)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.track[seat] > 0:
            s.track[seat] -= 1
            s.tell(E_TRACK_BACK, seat, s.track[seat], 0, 0, EVERYBODY)
        return NEXT


class RememberDiscard(Verb):
    """Register E: how high the discard was before the potion joined it (L11)."""

    def run(self, s: State, f: i64) -> i64:
        s.stack[f + E] = s.discards_n
        return NEXT


class LookAtDiscarded(Verb):
    """The top cards of the discard as it was then are laid aside, top first; others lose track of them."""

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
    """What is left aside goes to the bottom of the discard, in the order it lay (L11)."""

    def run(self, s: State, f: i64) -> i64:
        n = s.stack[f + C]
        if n == 0:
            return NEXT
        for i in range(s.discards_n):
            at = s.discards_n - 1 - i
            s.discards[at + n] = s.discards[at]
        for k in range(n):  # the first laid aside was on top
            entry = i64(s.aside[s.stack[f + B] + k])
            s.discards[n - 1 - k] = i32(kind_of(entry) + 256 * seen_by(entry))
            s.aside[s.stack[f + B] + k] = i32(0)
        s.discards_n += n
        s.aside_n -= n
        s.stack[f + C] = 0
        s.tell(E_BURIES, s.stack[f + SEAT], n, 0, 0, EVERYBODY)
        return NEXT


class ReorderTop(Verb):
    """The top cards are looked at and put back in any order, the topmost named first (L16, T12).

    Registers: B and C as in LookAt, A how many of the cards laid aside are in order already.
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + A] = 0
            s.stack[f + B] = s.aside_n
            s.stack[f + C] = 0
            for _ in range(s.arg(f, 0)):
                card = lift(s)
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
        for _ in range(n):
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
    """Reveal until a card fits: keep it, or discard it and perhaps try once more, and then keep (L5, L8).

    Registers: B and C as in LookAt; D the card found (kind + 1); A the energy named + 1; E how many tries were made.
    """

    # Steps.
    NAME: Final = 1
    DECIDE: Final = 2
    AGAIN: Final = 3
    DONE: Final = 4

    def fits(self, s: State, f: i64, kind: i64) -> bool:
        raise NotImplementedError

    def names_energy(self) -> bool:
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
        if self.names_energy():
            s.stack[f + STEP] = self.NAME
            return WAIT
        return self.reveal(s, f)

    def reveal(self, s: State, f: i64) -> i64:
        s.stack[f + D] = 0
        while True:
            card = draw(s)
            if card < 0:  # both piles are empty: the effect ends with nothing
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
        """The card found lies last; an earlier one like it stays revealed."""
        seat = s.stack[f + SEAT]
        kind = s.stack[f + D] - 1
        s.aside_n -= 1
        s.aside[s.aside_n] = i32(0)
        s.stack[f + C] -= 1
        to_hand(s, seat, kind, 0, EVERYBODY)
        s.tell(E_KEEPS, seat, 0, 0, kind, EVERYBODY)
        s.stack[f + STEP] = self.DONE
        embrace(s, seat)
        return CALL

    def clear(self, s: State, f: i64) -> i64:
        at = s.stack[f + B]
        for i in range(s.stack[f + C]):
            discard(s, s.stack[f + SEAT], kind_of(i64(s.aside[at + i])), EVERYBODY)
            s.aside[at + i] = i32(0)
        s.aside_n = at
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
            s.stack[f + STEP] = self.AGAIN
            return WAIT
        if code == DRAW:
            return self.begin(s, f)
        return self.clear(s, f)


class RevealFamiliar(RevealUntil):
    def fits(self, s: State, f: i64, kind: i64) -> bool:
        return CARD_KIND[kind] == FAMILIAR


class RevealItemOf(RevealUntil):
    """An item whose cost shows the named energy; the Elemental Amulet shows all four (L5)."""

    def names_energy(self) -> bool:
        return True

    def fits(self, s: State, f: i64, kind: i64) -> bool:
        at = cost_at(s, kind)
        return CARD_KIND[kind] == ITEM and COST[at + s.stack[f + A] - 1] + COST[at + ANY_TYPES] > 0


class LookAtHands(Verb):
    """All opponents' hands, for the user's eyes only, as they are now (T11)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for k in range(i64(1), s.seats):
            other = s.left_of(seat, k)
            at = other * s.cards
            for i in range(s.hand_n[other]):
                entry = i64(s.hand[at + i])
                if not seen_in_hand(entry) & (1 << seat):
                    s.learn(1 << seat)
                    shown(s, other, kind_of(entry))
                among = seen_by(entry) & ~(1 << seat)
                s.hand[at + i] = i32(kind_of(entry) + 256 * among + 65536 * (seen_in_hand(entry) | 1 << seat))
                s.tell(E_LOOKS_AT_HAND, seat, other, 0, kind_of(entry), 1 << seat)
        return NEXT


class LowerGaugeAbove(Verb):
    """One step back, only if the gauge still covers the cards in play (T4)."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        left = s.gauge[seat] - CODE[row * ROW + 1]
        return 0 if left >= 0 and left >= s.play_n[seat] else GAUGE_TOO_LOW

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        s.gauge[seat] -= s.arg(f, 0)
        s.tell(E_GAUGE, seat, -s.arg(f, 0), s.gauge[seat], 0, EVERYBODY)
        return NEXT


# Raven the Usurper: register D is the model (copy + 1), E the set paid for an Elemental Amulet.


class ChooseModel(Verb):
    """An opponent's item whose full cost can be paid, without Hand or Nature Spirit; or none (L18)."""

    def why_not(self, s: State, seat: i64, copy: i64) -> i64:
        if not is_kind(copy, ITEM):
            return NOT_AN_ITEM
        kind = copy >> 1
        at = cost_at(s, kind)
        if s.crystals[seat] < COST[at + 4]:
            return CRYSTALS_SHORT
        need = one_of(4) if COST[at + ANY_TYPES] else printed_need(s, kind)
        return 0 if can_pay(s, seat, need, 0) else ENERGY_SHORT

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(PASS)
        for k in range(i64(1), s.seats):
            other = s.left_of(seat, k)
            for i in range(s.play_n[other]):
                copy = s.play[other * SLOTS + i]
                if self.why_not(s, seat, copy) == 0 and told_apart(s, other, copy):
                    out.add(PLAY + copy)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for k in range(i64(1), s.seats):
            other = s.left_of(seat, k)
            for i in range(s.play_n[other]):
                reason = self.why_not(s, seat, s.play[other * SLOTS + i])
                if reason:
                    out.add(PLAY + s.play[other * SLOTS + i], reason)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            return POP
        s.stack[f + D] = code - PLAY + 1
        s.stack[f + E] = 0
        lose_crystals(s, seat, COST[cost_at(s, (code - PLAY) >> 1) + 4])
        return NEXT


class ChooseModelTypes(Verb):
    """A mimicked Elemental Amulet: which energies are paid, none waived (L18f)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT if COST[cost_at(s, (s.stack[f + D] - 1) >> 1) + ANY_TYPES] else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for types in range(i64(1), i64(16)):
            if can_pay(s, seat, need_of_types(types), 0):
                out.add(TYPES + types)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + E] = code - TYPES
        return NEXT


class PayForModel(PaySlots):
    def need(self, s: State, f: i64) -> i64:
        return printed_need(s, (s.stack[f + D] - 1) >> 1) + need_of_types(s.stack[f + E])


class Mimic(Verb):
    """The Raven has the item's effects from now on, its entering effect at once, never its prestige (L18)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        raven = s.stack[f + CARD]
        model = s.stack[f + D] - 1
        s.mimics[raven & 1] = model + 1
        s.tell(E_MIMICS, seat, model >> 1, 0, 0, EVERYBODY)
        s.advance(f)
        begin_entering(s, seat, raven, s.stack[f + E])
        reduce(s, seat)
        return CALL


DISCARD_ENERGY_FOR: Final = DiscardEnergyFor("discard_energy_for", ENERGIES)
PLACE_IF_WANTED: Final = PlaceIfWanted("place_if_wanted", ENERGIES)
TAKE_SOME_BACK: Final = TakeSomeBack("take_some_back", ENERGIES)
PLACE_DISCARDED: Final = PlaceDiscarded("place_discarded")
IF_FEWER_TOKENS: Final = IfFewerTokens("if_fewer_tokens")
DROP_ENERGY: Final = DropEnergy("drop_energy", ENERGIES)
TAKE_FROM_EACH_OPPONENT: Final = TakeFromEachOpponent("take_from_each_opponent", ENERGIES)
IF_WORKED: Final = IfWorked("if_worked")
IF_HAND_NOT_EMPTY: Final = IfHandNotEmpty("if_hand_not_empty")
IF_ANY_ENERGY: Final = IfAnyEnergy("if_any_energy")
IF_TOKENS: Final = IfTokens("if_tokens")
RETURN_ITEM_OF_ENERGY: Final = ReturnItemOfEnergy("return_item_of_energy", CARDS)
DISCARD_FROM_HAND: Final = DiscardFromHand("discard_from_hand", CARDS, secret=True)
GIVE_UP_CARD: Final = GiveUpCard("give_up_card", CARDS, secret=True)
DISCARD_ANY_NUMBER: Final = DiscardAnyNumber("discard_any_number", CARDS, secret=True)
DRAW_AS_MANY: Final = DrawAsMany("draw_as_many")
TRACK_BACK: Final = TrackBack("track_back")
REMEMBER_DISCARD: Final = RememberDiscard("remember_discard", cost=True)
LOOK_AT_DISCARDED: Final = LookAtDiscarded("look_at_discarded")
BURY_REST: Final = BuryRest("bury_rest")
REORDER_TOP: Final = ReorderTop("reorder_top", CARDS, secret=True)
REVEAL_FAMILIAR: Final = RevealFamiliar("reveal_familiar", MENU)
REVEAL_ITEM_OF: Final = RevealItemOf("reveal_item_of", MENU)
LOOK_AT_HANDS: Final = LookAtHands("look_at_hands")
LOWER_GAUGE_ABOVE: Final = LowerGaugeAbove("lower_gauge_above")
CHOOSE_MODEL: Final = ChooseModel("choose_model", CARDS)
CHOOSE_MODEL_TYPES: Final = ChooseModelTypes("choose_model_types", SETS)
PAY_FOR_MODEL: Final = PayForModel("pay_for_model", ENERGIES)
MIMIC: Final = Mimic("mimic")
