"""Verbs about cards: drawing, looking, keeping, sacrificing, returning, putting into play."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i32, i64

from sortilege.core.machine import CALL, CARD, NEXT, POP, SEAT, STEP, WAIT, A, B, C, D, E, Offer, Refusals
from sortilege.seasons.crystals import gain_crystals
from sortilege.seasons.energy import available_in_all, reduce
from sortilege.seasons.losing import (
    embrace,
    has_shield,
    is_shield,
    lose_from_hand,
    lose_from_play,
    orphan_ravens,
    shield_bit,
    shield_for,
)
from sortilege.seasons.piles import (
    cards_left,
    discard,
    discard_unseen,
    draw,
    hand_holds,
    kind_of,
    peek,
    seen_by,
    show_from_hand,
    show_in_hand,
    to_hand,
)
from sortilege.seasons.state import CARDS, MENU, RAVEN, State, Verb
from sortilege.seasons.table import (
    begin_entering,
    enter,
    has_slot,
    is_kind,
    pass_on,
    return_to_hand,
    sacrifice,
    told_apart,
)
from sortilege.seasons.tables import (
    ARGOS_EMBRACE,
    CARD_CODE,
    CARD_KIND,
    DISCARD,
    E_DRAWS,
    E_GIVES_CARD,
    E_KEEPS,
    E_LOOKS,
    E_PUTS_BACK,
    E_SHIELD,
    E_SHOWS,
    ENERGY_SHORT,
    EVERYBODY,
    FAMILIAR,
    GAUGE_FULL,
    ITEM,
    KEEP,
    KIND,
    NEVER_FREE,
    NO_FAMILIAR,
    NOBODY,
    NOT_AN_ITEM,
    NOT_FREE,
    NOT_NOW,
    NOTHING_TO_PLACE,
    NOTHING_TO_SACRIFICE,
    ON_SACRIFICE,
    PASS,
    PASSIVE,
    PASSIVES,
    PAY,
    PLAY,
    PROGRAM,
    PUT_BACK,
    SHIELD,
    SLOTS,
    TRIGGERS,
    ZIRA_CHAIN,
)
from sortilege.seasons.verbs.payments import arg_of

ALL_SHIELDS: Final = 15


def never_free(s: State, kind: i64) -> bool:
    """Mesodae's Lantern cannot be put into play by another card (L6)."""
    return PASSIVE[s.printed[kind] * PASSIVES + NOT_FREE] != 0


def then_embrace(s: State, f: i64, seat: i64) -> i64:
    """End the row at frame f after a card was kept (N6)."""
    if s.enchantment != ARGOS_EMBRACE:
        return NEXT
    s.advance(f)
    embrace(s, seat)
    return CALL


def in_play(s: State, seat: i64, i: i64) -> i64:
    return s.play[seat * SLOTS + i]


# Leaving play.


class Sacrifice(Verb):
    """The seat gives up cards of its own in play: all are named first, then they go (L13d). Registers B, C, D."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if s.play_n[seat] >= arg_of(row) else NOTHING_TO_SACRIFICE

    def run(self, s: State, f: i64) -> i64:
        step = s.stack[f + STEP]
        if step == 0:
            s.stack[f + A] = min(s.arg(f, 0), s.play_n[s.stack[f + SEAT]])
            for r in range(i64(B), i64(E + 1)):
                s.stack[f + r] = 0
            s.stack[f + STEP] = 1
            step = 1
            if s.stack[f + A] == s.play_n[s.stack[f + SEAT]]:  # no choice: every card goes
                for i in range(s.stack[f + A]):
                    self.note(s, f, B + i, in_play(s, s.stack[f + SEAT], i))
                s.stack[f + A] = 0
        if step == 1 and s.stack[f + A] > 0:
            return WAIT
        for r in range(i64(B), i64(E)):
            copy = s.stack[f + r] - 1
            if copy >= 0:
                s.stack[f + r] = 0
                s.stack[f + STEP] = 2
                if s.owner(copy) == s.stack[f + SEAT]:
                    lose_from_play(s, s.stack[f + SEAT], copy, s.stack[f + E])
                    return CALL
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.play_n[seat]):
            copy = in_play(s, seat, i)
            if self.named(s, f, copy):
                continue
            if told_apart(s, seat, copy) or self.named(s, f, copy - 1):
                out.add(PLAY + copy)

    def named(self, s: State, f: i64, copy: i64) -> bool:
        for r in range(i64(B), i64(E)):
            if s.stack[f + r] == copy + 1:
                return True
        return False

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        r: i64 = B
        while s.stack[f + r] != 0:
            r += 1
        self.note(s, f, r, code - PLAY)
        s.stack[f + A] -= 1
        return CALL

    def note(self, s: State, f: i64, r: i64, copy: i64) -> None:
        """A shield that is itself given up cannot stand in for another of these cards: register E."""
        s.stack[f + r] = copy + 1
        if is_shield(s, copy):
            s.stack[f + E] |= shield_bit(copy)


class SacrificeThis(Verb):
    """The card itself goes."""

    def run(self, s: State, f: i64) -> i64:
        s.advance(f)
        lose_from_play(s, s.stack[f + SEAT], s.stack[f + CARD], 0)
        return CALL


class SacrificeThisIfUnpaid(SacrificeThis):
    """Titus leaves when an opponent had nothing to give (K39): register D."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + D] == 0:
            return NEXT
        return super().run(s, f)


def offer_shields(s: State, seat: i64, copy: i64, used: i64, out: Offer) -> None:
    out.add(PASS)
    for i in range(s.play_n[seat]):
        shield = shield_for(s, seat, copy, used, i)
        if shield >= 0 and (told_apart(s, seat, shield) or used or shield - 1 == copy):
            out.add(PLAY + shield)


def lose_shield_instead(s: State, seat: i64, shield: i64, used: i64) -> None:
    """The Shield goes in the card's place and pays; its own loss may be replaced by another one (L13c)."""
    s.tell(E_SHIELD, seat, shield >> 1, 0, 0, EVERYBODY)
    gain_crystals(s, seat, PASSIVE[s.works_as(shield) * PASSIVES + SHIELD])
    used |= shield_bit(shield)
    if s.options[ZIRA_CHAIN]:
        used = ALL_SHIELDS
    lose_from_play(s, seat, shield, used)


# Steps of a loss.
ASKED: Final = 1  # whether a Shield stands in
GOES: Final = 2
PARTED: Final = 3  # the parting effect is done
SAVED: Final = 4


class Leave(Verb):
    """One card in play is lost: a Shield may stand in; else it goes, its parting effect follows, Ravens that mimicked
    it follow too, and the reserve is looked at again (L13, L18d, C10). Register A: shields that cannot stand in."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        copy = s.stack[f + CARD]
        step = s.stack[f + STEP]
        if step == 0:
            s.stack[f + STEP] = GOES
            if has_shield(s, seat, copy, s.stack[f + A]):
                s.stack[f + STEP] = ASKED
                return WAIT
            step = GOES
        if step == GOES:
            program = PROGRAM[s.works_as(copy) * TRIGGERS + ON_SACRIFICE]
            sacrifice(s, seat, copy)
            s.stack[f + STEP] = PARTED
            orphan_ravens(s, copy)
            if program > 0:
                s.push(program, seat, seat, KIND + (copy >> 1))
            return CALL
        if step == PARTED:
            s.stack[f + STEP] = SAVED
            if reduce(s, seat):
                return CALL
        return POP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_shields(s, seat, s.stack[f + CARD], s.stack[f + A], out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            s.stack[f + STEP] = GOES
            return CALL
        s.stack[f + STEP] = SAVED
        copy = s.stack[f + CARD]
        if copy >> 1 == RAVEN and s.owner(s.mimics[copy & 1] - 1) == NOBODY:
            s.mimics[copy & 1] = 0  # its model is gone: it stays as a blank card (L18d)
        lose_shield_instead(s, seat, code - PLAY, s.stack[f + A])
        return CALL


class LoseFromHand(Verb):
    """One card of the hand (register C) is discarded, shown where it must be (B); a Shield may stand in, and the card
    stays (L13g)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == 0:
            s.stack[f + STEP] = GOES
            if s.stack[f + B]:
                s.tell(E_SHOWS, seat, s.stack[f + C], 0, 0, EVERYBODY)
            if has_shield(s, seat, -1, 0):
                s.stack[f + STEP] = ASKED
                return WAIT
            step = GOES
        if step == GOES:
            kind = s.stack[f + C]
            if s.stack[f + B]:
                show_from_hand(s, seat, kind)
                discard(s, seat, kind, EVERYBODY)
            else:
                discard_unseen(s, seat, kind)
        return POP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_shields(s, seat, -1, 0, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            s.stack[f + STEP] = GOES
            return CALL
        s.stack[f + STEP] = SAVED
        if s.stack[f + B]:
            kind = s.stack[f + C]
            show_in_hand(s, seat, kind)
        lose_shield_instead(s, seat, code - PLAY, 0)
        return CALL


class ReturnItem(Verb):
    """The seat takes one of its own items back into hand; nobody without one is touched (K17)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for i in range(s.play_n[seat]):
            if is_kind(in_play(s, seat, i), ITEM):
                return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.play_n[seat]):
            copy = in_play(s, seat, i)
            if is_kind(copy, ITEM) and told_apart(s, seat, copy):
                out.add(PLAY + copy)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.play_n[seat]):
            if not is_kind(in_play(s, seat, i), ITEM):
                out.add(PLAY + in_play(s, seat, i), NOT_AN_ITEM)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        take_back(s, seat, code - PLAY)
        return CALL


def take_back(s: State, seat: i64, copy: i64) -> None:
    """A card in play returns to its owner's hand; what follows from that is pushed."""
    return_to_hand(s, seat, copy)
    embrace(s, seat)
    reduce(s, seat)
    orphan_ravens(s, copy)


class GiveUpFamiliar(Verb):
    """A familiar from hand, which must be shown, or one in play (K44, Q6)."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        for i in range(s.play_n[seat]):
            if is_kind(in_play(s, seat, i), FAMILIAR):
                return 0
        for j in range(s.hand_n[seat]):
            if CARD_KIND[hand_holds(s, seat, j)] == FAMILIAR:
                return 0
        return NO_FAMILIAR

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_hand(s, seat, FAMILIAR, out)
        for i in range(s.play_n[seat]):
            copy = in_play(s, seat, i)
            if is_kind(copy, FAMILIAR) and told_apart(s, seat, copy):
                out.add(PLAY + copy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        if code >= PLAY:
            lose_from_play(s, seat, code - PLAY, 0)
        else:
            lose_from_hand(s, seat, code - CARD_CODE, True)
        return CALL


def offer_hand(s: State, seat: i64, which: i64, out: Offer) -> None:
    """The cards of the hand, each kind once; `which` is ITEM, FAMILIAR, or −1 for both."""
    last: i64 = -1
    for i in range(s.hand_n[seat]):
        kind = hand_holds(s, seat, i)
        if kind != last and (which < 0 or CARD_KIND[kind] == which):
            out.add(CARD_CODE + kind)
        last = kind


class PassLeft(Verb):
    """The card moves to the left neighbour, upright (K50, F9)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        pass_on(s, seat, s.stack[f + CARD], s.left_of(seat, 1))
        return NEXT


# Drawing and looking. Cards looked at lie aside: register B where they begin, C how many.


def lay_aside(s: State, kind: i64, seen: i64) -> None:
    if s.aside_n == len(s.aside):
        for _ in range(i64(16)):
            s.aside = append(s.aside, i32(0))
    s.aside[s.aside_n] = i32(kind + 256 * seen)
    s.aside_n += 1


class LookAt(Verb):
    """Draw cards to look at them."""

    def amount(self, s: State, f: i64) -> i64:
        return s.arg(f, 0)

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        s.stack[f + B] = s.aside_n
        found: i64 = 0
        for _ in range(self.amount(s, f)):
            card = draw(s)
            if card < 0:
                break
            if not seen_by(card) & (1 << seat):
                s.learn(1 << seat)
            seen = seen_by(card) | (1 << seat)
            lay_aside(s, kind_of(card), seen)
            found += 1
            s.tell(E_DRAWS, seat, 0, 0, kind_of(card), seen)
        s.stack[f + C] = found
        return NEXT


class LookAtOnePerPlayer(LookAt):
    def amount(self, s: State, f: i64) -> i64:
        return s.seats


def take_aside(s: State, f: i64, kind: i64) -> i64:
    """Take one card of this kind from those laid aside by frame f; returns who knows it."""
    at = s.stack[f + B]
    n = s.stack[f + C]
    i: i64 = 0
    while kind_of(i64(s.aside[at + i])) != kind:
        i += 1
    seen = seen_by(i64(s.aside[at + i]))
    for j in range(at + i, at + n - 1):
        s.aside[j] = s.aside[j + 1]
    s.aside[at + n - 1] = 0
    s.stack[f + C] = n - 1
    s.aside_n -= 1
    return seen


def offer_aside(s: State, f: i64, out: Offer) -> None:
    at = s.stack[f + B]
    for i in range(s.stack[f + C]):
        code = CARD_CODE + kind_of(i64(s.aside[at + i]))
        if not out.has(code):
            out.add(code)


def keep(s: State, f: i64, seat: i64, kind: i64) -> None:
    """One card goes to the hand. Of several, nobody else sees which, even if all lay open before (N10)."""
    if s.stack[f + C] > 1:
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            s.aside[i] = i32(kind_of(i64(s.aside[i])) + 256 * (1 << seat))
    seen = take_aside(s, f, kind)
    to_hand(s, seat, kind, 0, seen)
    s.tell(E_KEEPS, seat, 0, 0, kind, seen)


class KeepOne(Verb):
    """Exactly one of the cards laid aside goes to the hand."""

    def run(self, s: State, f: i64) -> i64:
        n = s.stack[f + C]
        if n > 1:
            return WAIT
        if n == 1:
            return self.answer(s, f, s.stack[f + SEAT], CARD_CODE + kind_of(i64(s.aside[s.stack[f + B]])))
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_aside(s, f, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        keep(s, f, seat, code - CARD_CODE)
        return then_embrace(s, f, seat)


class KeepOrDiscard(Verb):
    """The one card laid aside is kept or thrown away (C3)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT if s.stack[f + C] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(KEEP)
        out.add(DISCARD)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        kind = kind_of(i64(s.aside[s.stack[f + B]]))
        if code == KEEP:
            keep(s, f, seat, kind)
            return then_embrace(s, f, seat)
        discard(s, seat, kind, take_aside(s, f, kind))
        return NEXT


class DiscardRest(Verb):
    """What is left aside goes to the discard, face down."""

    def run(self, s: State, f: i64) -> i64:
        while s.stack[f + C] > 0:
            kind = kind_of(i64(s.aside[s.stack[f + B]]))
            discard(s, s.stack[f + SEAT], kind, take_aside(s, f, kind))
        return NEXT


class GiveOneToEachOpponent(Verb):
    """Clockwise, one card each, none may be refused; only giver and receiver know it (K12)."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = 1
            s.stack[f + STEP] = 1
        if s.stack[f + A] >= s.seats or s.stack[f + C] == 0:
            return NEXT
        if s.stack[f + C] == 1:
            self.give(s, f, kind_of(i64(s.aside[s.stack[f + B]])))
            return CALL
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_aside(s, f, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        self.give(s, f, code - CARD_CODE)
        return CALL

    def about(self, s: State, f: i64) -> i64:
        return s.left_of(s.stack[f + SEAT], s.stack[f + A])

    def give(self, s: State, f: i64, kind: i64) -> None:
        to = s.left_of(s.stack[f + SEAT], s.stack[f + A])
        seen = take_aside(s, f, kind) | (1 << to)
        to_hand(s, to, kind, 0, seen)
        s.learn(1 << to)
        s.tell(E_GIVES_CARD, s.stack[f + SEAT], to, 0, kind, seen)
        s.stack[f + A] += 1
        embrace(s, to)


class Draw(Verb):
    """Cards drawn this way must be kept."""

    def amount(self, s: State, f: i64) -> i64:
        return s.arg(f, 0)

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        drawn = False
        for _ in range(self.amount(s, f)):
            card = draw(s)
            if card < 0:
                break
            drawn = True
            if not seen_by(card) & (1 << seat):
                s.learn(1 << seat)
            to_hand(s, seat, kind_of(card), 0, seen_by(card))
            s.tell(E_DRAWS, seat, 0, 0, kind_of(card), seen_by(card) | (1 << seat))
        return then_embrace(s, f, seat) if drawn else NEXT


class DrawShown(Verb):
    """The card drawn is shown to everybody and kept (K36): register C its kind + 1."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if cards_left(s) > 0 else NOT_NOW

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        card = draw(s)
        s.learn(EVERYBODY & ~seen_by(card))
        to_hand(s, seat, kind_of(card), 0, EVERYBODY)
        s.stack[f + C] = kind_of(card) + 1
        s.tell(E_DRAWS, seat, 0, 0, kind_of(card), EVERYBODY)
        return then_embrace(s, f, seat)


class DiscardShown(Verb):
    """A card from hand, shown to everybody (K36): register C its kind + 1."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if s.hand_n[seat] > 0 else NOT_NOW

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_hand(s, seat, -1, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.stack[f + C] = code - CARD_CODE + 1
        s.advance(f)
        lose_from_hand(s, seat, code - CARD_CODE, True)
        return CALL


class LookAtTop(Verb):
    """The top card is looked at where it lies; with no card left there is nothing to do."""

    def run(self, s: State, f: i64) -> i64:
        card = peek(s)
        if card < 0:
            return POP
        seat = s.stack[f + SEAT]
        if not seen_by(card) & (1 << seat):
            s.learn(1 << seat)
        seen = seen_by(card) | (1 << seat)
        s.deck[s.deck_n - 1] = i32(kind_of(card) + 256 * seen)
        s.tell(E_LOOKS, seat, 0, 0, kind_of(card), seen)
        return NEXT


class DiscardTop(Verb):
    """The top card goes to the discard unseen (Q7)."""

    def run(self, s: State, f: i64) -> i64:
        card = draw(s)
        if card >= 0:
            discard(s, s.stack[f + SEAT], kind_of(card), seen_by(card))
        return NEXT


class ChooseToPay(Verb):
    """After looking: pay so many energies and go on, or put the card back (K34)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def why_not(self, s: State, f: i64, seat: i64) -> i64:
        if never_free(s, kind_of(peek(s))):
            return NEVER_FREE
        if not has_slot(s, seat):
            return GAUGE_FULL
        if available_in_all(s, seat) < s.arg(f, 0):
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
    """The top card leaves the pile to enter play: register D its kind + 1."""

    def run(self, s: State, f: i64) -> i64:
        s.stack[f + D] = kind_of(draw(s)) + 1
        return NEXT


class ChooseForFree(Verb):
    """One of the cards laid aside will enter play free, if there is a slot (K9, E14): register D its kind + 1."""

    def run(self, s: State, f: i64) -> i64:
        s.stack[f + D] = 0
        if not has_slot(s, s.stack[f + SEAT]):
            return NEXT
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            if not never_free(s, kind_of(i64(s.aside[i]))):
                return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            kind = kind_of(i64(s.aside[i]))
            if not never_free(s, kind) and not out.has(CARD_CODE + kind):
                out.add(CARD_CODE + kind)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            if never_free(s, kind_of(i64(s.aside[i]))):
                out.add(CARD_CODE + kind_of(i64(s.aside[i])), NEVER_FREE)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        take_aside(s, f, code - CARD_CODE)
        s.stack[f + D] = code - CARD_CODE + 1
        return NEXT


class ChooseFromHandForFree(Verb):
    """A card from hand will enter play free, in the slot that the card itself has just left (K24, E14)."""

    def can(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        if s.play_n[seat] - 1 >= s.gauge[seat]:
            return GAUGE_FULL
        for i in range(s.hand_n[seat]):
            if not never_free(s, hand_holds(s, seat, i)):
                return 0
        return NOTHING_TO_PLACE

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.hand_n[seat]):
            kind = hand_holds(s, seat, i)
            if not never_free(s, kind) and not out.has(CARD_CODE + kind):
                out.add(CARD_CODE + kind)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.hand_n[seat]):
            if never_free(s, hand_holds(s, seat, i)):
                out.add(CARD_CODE + hand_holds(s, seat, i), NEVER_FREE)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        show_from_hand(s, seat, code - CARD_CODE)
        s.stack[f + D] = code - CARD_CODE + 1
        return NEXT


class PutIntoPlay(Verb):
    """The chosen card enters play free: not a summon, all its entering effects (E12)."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + D] == 0:
            return NEXT
        seat = s.stack[f + SEAT]
        copy = enter(s, seat, s.stack[f + D] - 1)
        s.learn(EVERYBODY & ~(1 << seat))
        s.advance(f)
        begin_entering(s, seat, copy, 15)
        reduce(s, seat)  # a Statue or Lantern takes a space of the reserve at once, before anything else (C10)
        return CALL


class EnterPlay(Verb):
    """The summoned card comes from hand into play."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        kind = s.stack[f + CARD] - KIND
        show_from_hand(s, seat, kind)
        s.stack[f + CARD] = enter(s, seat, kind)
        s.summoned[seat] += 1
        s.summons += 1
        s.advance(f)
        reduce(s, seat)
        return CALL


class EnteringEffect(Verb):
    """After the summon's triggers, the card's own entering effect (E2)."""

    def run(self, s: State, f: i64) -> i64:
        s.advance(f)
        begin_entering(s, s.stack[f + SEAT], s.stack[f + CARD], s.stack[f + E])
        return CALL


SACRIFICE: Final = Sacrifice("sacrifice", CARDS, cost=True)
SACRIFICE_THIS: Final = SacrificeThis("sacrifice_this", cost=True)
SACRIFICE_THIS_IF_UNPAID: Final = SacrificeThisIfUnpaid("sacrifice_this_if_unpaid")
LEAVE_VERB: Final = Leave("leave", CARDS)
LOSE_FROM_HAND_VERB: Final = LoseFromHand("lose_from_hand", CARDS)
RETURN_ITEM: Final = ReturnItem("return_item", CARDS)
GIVE_UP_FAMILIAR: Final = GiveUpFamiliar("give_up_familiar", CARDS, secret=True, cost=True)
PASS_LEFT: Final = PassLeft("pass_left")
LOOK_AT: Final = LookAt("look_at")
LOOK_AT_ONE_PER_PLAYER: Final = LookAtOnePerPlayer("look_at_one_per_player")
KEEP_ONE: Final = KeepOne("keep_one", CARDS, secret=True)
KEEP_OR_DISCARD: Final = KeepOrDiscard("keep_or_discard", MENU)
DISCARD_REST: Final = DiscardRest("discard_rest")
GIVE_ONE_TO_EACH_OPPONENT: Final = GiveOneToEachOpponent("give_one_to_each_opponent", CARDS, secret=True)
DRAW_VERB: Final = Draw("draw")
DRAW_SHOWN: Final = DrawShown("draw_shown")
DISCARD_SHOWN: Final = DiscardShown("discard_shown", CARDS, secret=True)
LOOK_AT_TOP: Final = LookAtTop("look_at_top")
DISCARD_TOP: Final = DiscardTop("discard_top")
CHOOSE_TO_PAY: Final = ChooseToPay("choose_to_pay", MENU, secret=True)
CHOOSE_TO_PAY.decides = True
TAKE_TOP: Final = TakeTop("take_top")
CHOOSE_FOR_FREE: Final = ChooseForFree("choose_for_free", CARDS, secret=True)
CHOOSE_FROM_HAND_FOR_FREE: Final = ChooseFromHandForFree("choose_from_hand_for_free", CARDS, secret=True)
PUT_INTO_PLAY: Final = PutIntoPlay("put_into_play")
ENTER_PLAY: Final = EnterPlay("enter_play")
ENTERING_EFFECT: Final = EnteringEffect("entering_effect")
