"""Cards that leave play or a hand: sacrifices, losses and their replacements, gifts (sections F, K, L)."""

from typing import Final

from mypy_extensions import i64

from sortilege.core.engine.machine import CALL, CARD, NEXT, POP, SEAT, STEP, WAIT, A, B, C, D, E, Offer, Refusals
from sortilege.games.seasons.engine.card_loss import (
    charge_embrace,
    has_shield,
    is_shield,
    lose_from_hand,
    lose_from_play,
    orphan_ravens,
    shield_bit,
    shield_for,
)
from sortilege.games.seasons.engine.cards_in_play import is_distinct, is_kind, mimic, pass_on, return_to_hand, sacrifice
from sortilege.games.seasons.engine.constants import (
    ARGOS_EMBRACE,
    CARD_CODE,
    CARD_KIND,
    E_SHIELD,
    E_SHOWS,
    EVERYBODY,
    FAMILIAR,
    ITEM,
    NO_FAMILIAR,
    NOBODY,
    NOT_AN_ITEM,
    NOTHING_TO_SACRIFICE,
    ON_SACRIFICE,
    PASS,
    PASSIVE,
    PASSIVES,
    PLAY,
    PROGRAM,
    SHIELD_CRYSTALS,
    SLOTS,
    TRIGGERS,
    ZIRA_CHAIN,
)
from sortilege.games.seasons.engine.crystals import gain_crystals
from sortilege.games.seasons.engine.energy import push_reduction
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.piles import (
    discard,
    discard_unseen,
    hand_kind,
    renew_deck,
    show_from_hand,
    show_in_hand,
)
from sortilege.games.seasons.engine.state import CARDS, State, Verb, out_of_play_code
from sortilege.games.seasons.engine.verbs.payments import first_argument

ALL_SHIELDS: Final = 15


def finish_keeping(s: State, f: i64, seat: i64) -> i64:
    """End the row at frame f after a card was kept (N6)."""
    if s.enchantment != ARGOS_EMBRACE:
        return NEXT
    s.advance(f)
    charge_embrace(s, seat)
    return CALL


def card_in_play(s: State, seat: i64, i: i64) -> i64:
    return s.play[seat * SLOTS + i]


class Sacrifice(Verb):
    """Sacrifice own cards in play: the seat names all of them before any leaves (L13d). Registers B, C, D."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if s.play_n[seat] >= first_argument(row) else NOTHING_TO_SACRIFICE

    def run(self, s: State, f: i64) -> i64:
        step = s.stack[f + STEP]
        if step == 0:
            s.stack[f + A] = min(s.arg(f, 0), s.play_n[s.stack[f + SEAT]])
            s.stack[f + STEP] = 1
            step = 1
            if s.stack[f + A] == s.play_n[s.stack[f + SEAT]]:  # no choice: every card goes
                for i in range(s.stack[f + A]):
                    self.record_choice(s, f, B + i, card_in_play(s, s.stack[f + SEAT], i))
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
            copy = card_in_play(s, seat, i)
            if self.is_named(s, f, copy):
                continue
            if is_distinct(s, seat, copy) or self.is_named(s, f, copy - 1):
                out.add(PLAY + copy)

    def is_named(self, s: State, f: i64, copy: i64) -> bool:
        for r in range(i64(B), i64(E)):
            if s.stack[f + r] == copy + 1:
                return True
        return False

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        r: i64 = B
        while s.stack[f + r] != 0:
            r += 1
        self.record_choice(s, f, r, code - PLAY)
        s.stack[f + A] -= 1
        return CALL

    def record_choice(self, s: State, f: i64, r: i64, copy: i64) -> None:
        """Record a named card; a shield among them cannot replace another of these cards (register E)."""
        s.stack[f + r] = copy + 1
        if is_shield(s, copy):
            s.stack[f + E] |= shield_bit(copy)


class SacrificeThis(Verb):
    """Sacrifice the card itself."""

    def run(self, s: State, f: i64) -> i64:
        s.advance(f)
        lose_from_play(s, s.stack[f + SEAT], s.stack[f + CARD], 0)
        return CALL


class SacrificeThisIfUnpaid(SacrificeThis):
    """Sacrifice Titus when an opponent had nothing to give (K39): register D."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + D] == 0:
            return NEXT
        return super().run(s, f)


def offer_shields(s: State, seat: i64, copy: i64, used: i64, out: Offer) -> None:
    out.add(PASS)
    for i in range(s.play_n[seat]):
        shield = shield_for(s, seat, copy, used, i)
        if shield >= 0 and (is_distinct(s, seat, shield) or used or shield - 1 == copy):
            out.add(PLAY + shield)


def lose_shield_instead(s: State, seat: i64, shield: i64, used: i64) -> None:
    """Lose the Shield instead of the card and gain its crystals; another Shield may replace this one (L13c)."""
    s.tell(E_SHIELD, seat, shield >> 1, 0, 0, EVERYBODY)
    gain_crystals(s, seat, PASSIVE[s.works_as(shield) * PASSIVES + SHIELD_CRYSTALS])
    used |= shield_bit(shield)
    if s.options[ZIRA_CHAIN]:
        used = ALL_SHIELDS
    lose_from_play(s, seat, shield, used)


# Steps of a loss.
SHIELD_OFFERED: Final = 1  # a Shield may replace the card; if one does, nothing more happens here
LEAVING: Final = 2
LEFT: Final = 3  # the card is gone and its sacrifice effect is done


class Leave(Verb):
    """Lose one card in play; register A holds shields that cannot replace it.

    A Shield may replace the card. Otherwise the card goes, its sacrifice effect runs, Ravens that mimic it follow, and
    the capacity of the reserve is checked again (L13, L18d, C10).
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        copy = s.stack[f + CARD]
        step = s.stack[f + STEP]
        if step == 0:
            if has_shield(s, seat, copy, s.stack[f + A]):
                s.stack[f + STEP] = SHIELD_OFFERED
                return WAIT
            step = LEAVING
        if step == LEAVING:
            program = PROGRAM[s.works_as(copy) * TRIGGERS + ON_SACRIFICE]
            sacrifice(s, seat, copy)
            s.stack[f + STEP] = LEFT
            orphan_ravens(s, copy)
            if program > 0:
                s.push(program, seat, seat, out_of_play_code(copy >> 1))
            return CALL
        if step == LEFT and push_reduction(s, seat):
            return CALL
        return POP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_shields(s, seat, s.stack[f + CARD], s.stack[f + A], out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            s.stack[f + STEP] = LEAVING
            return CALL
        copy = s.stack[f + CARD]
        if copy >> 1 == RAVEN_THE_USURPER and s.owner(s.mimics[copy & 1] - 1) == NOBODY:
            mimic(s, copy, -1)  # its model is gone: it stays as a blank card (L18d)
        lose_shield_instead(s, seat, code - PLAY, s.stack[f + A])
        return CALL


class LoseFromHand(Verb):
    """Discard one card of the hand (register C), shown if B says so.

    A Shield may replace it, and then the card stays (L13g).
    """

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == 0:
            if s.stack[f + B]:
                s.tell(E_SHOWS, seat, s.stack[f + C], 0, 0, EVERYBODY)
            if has_shield(s, seat, -1, 0):
                s.stack[f + STEP] = SHIELD_OFFERED
                return WAIT
            step = LEAVING
        if step == LEAVING:
            kind = s.stack[f + C]
            if s.stack[f + B]:
                show_from_hand(s, seat, kind)
                discard(s, seat, kind, EVERYBODY)
            else:
                discard_unseen(s, seat, kind)
            renew_deck(s)
        return POP

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_shields(s, seat, -1, 0, out)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == PASS:
            s.stack[f + STEP] = LEAVING
            return CALL
        if s.stack[f + B]:
            kind = s.stack[f + C]
            show_in_hand(s, seat, kind)
        lose_shield_instead(s, seat, code - PLAY, 0)
        return CALL


class ReturnItem(Verb):
    """Return an own item to hand; seats without an item are skipped (K17)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        for i in range(s.play_n[seat]):
            if is_kind(card_in_play(s, seat, i), ITEM):
                return WAIT
        return NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        for i in range(s.play_n[seat]):
            copy = card_in_play(s, seat, i)
            if is_kind(copy, ITEM) and is_distinct(s, seat, copy):
                out.add(PLAY + copy)

    def refuse(self, s: State, f: i64, seat: i64, out: Refusals) -> None:
        for i in range(s.play_n[seat]):
            if not is_kind(card_in_play(s, seat, i), ITEM):
                out.add(PLAY + card_in_play(s, seat, i), NOT_AN_ITEM)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        take_item_back(s, seat, code - PLAY)
        return CALL


def take_item_back(s: State, seat: i64, copy: i64) -> None:
    """Return a card in play to its owner's hand and push the consequences."""
    return_to_hand(s, seat, copy)
    charge_embrace(s, seat)
    push_reduction(s, seat)
    orphan_ravens(s, copy)


class GiveUpFamiliar(Verb):
    """Give up a familiar from hand, which must be shown, or one in play (K44, Q6)."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        for i in range(s.play_n[seat]):
            if is_kind(card_in_play(s, seat, i), FAMILIAR):
                return 0
        for j in range(s.hand_n[seat]):
            if CARD_KIND[hand_kind(s, seat, j)] == FAMILIAR:
                return 0
        return NO_FAMILIAR

    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        offer_hand(s, seat, FAMILIAR, out)
        for i in range(s.play_n[seat]):
            copy = card_in_play(s, seat, i)
            if is_kind(copy, FAMILIAR) and is_distinct(s, seat, copy):
                out.add(PLAY + copy)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        s.advance(f)
        if code >= PLAY:
            lose_from_play(s, seat, code - PLAY, 0)
        else:
            lose_from_hand(s, seat, code - CARD_CODE, True)
        return CALL


def offer_hand(s: State, seat: i64, which: i64, out: Offer) -> None:
    """Offer the cards of the hand, each kind once; `which` is ITEM, FAMILIAR, or −1 for both."""
    last: i64 = -1
    for i in range(s.hand_n[seat]):
        kind = hand_kind(s, seat, i)
        if kind != last and (which < 0 or CARD_KIND[kind] == which):
            out.add(CARD_CODE + kind)
        last = kind


class PassLeft(Verb):
    """Pass the card to the left neighbor, upright (K50, F9)."""

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        pass_on(s, seat, s.stack[f + CARD], s.left_of(seat, 1))
        return NEXT


SACRIFICE: Final = Sacrifice("sacrifice", CARDS, cost=True)
SACRIFICE_THIS: Final = SacrificeThis("sacrifice_this", cost=True)
SACRIFICE_THIS_IF_UNPAID: Final = SacrificeThisIfUnpaid("sacrifice_this_if_unpaid")
LEAVE_VERB: Final = Leave("leave", CARDS)
LOSE_FROM_HAND_VERB: Final = LoseFromHand("lose_from_hand", CARDS)
RETURN_ITEM: Final = ReturnItem("return_item", CARDS)
GIVE_UP_FAMILIAR: Final = GiveUpFamiliar("give_up_familiar", CARDS, secret=True, cost=True)
PASS_LEFT: Final = PassLeft("pass_left")
