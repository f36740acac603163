"""Drawing, looking at and keeping cards. Cards looked at lie aside: register B is where they begin, C their number."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i32, i64

from sortilege.core.engine.machine import CALL, NEXT, POP, SEAT, STEP, WAIT, A, B, C, Offer
from sortilege.games.seasons.engine.card_loss import charge_embrace, lose_from_hand
from sortilege.games.seasons.engine.constants import (
    CARD_CODE,
    DISCARD,
    E_DRAWS,
    E_GIVES_CARD,
    E_KEEPS,
    E_LOOKS,
    EVERYBODY,
    KEEP,
    NOT_NOW,
    SEEN_BY,
)
from sortilege.games.seasons.engine.piles import (
    cards_left,
    discard,
    draw,
    kind_of,
    move_top_to_discard,
    peek,
    renew_deck,
    seen_by,
    to_hand,
)
from sortilege.games.seasons.engine.state import CARDS, MENU, State, Verb
from sortilege.games.seasons.engine.verbs.leaving import finish_keeping, offer_hand


def lay_aside(s: State, kind: i64, seen: i64) -> None:
    if s.aside_n == len(s.aside):
        s.aside = append(s.aside, i32(0))
    s.aside[s.aside_n] = i32(kind + SEEN_BY * seen)
    s.aside_n += 1


class LookAt(Verb):
    """Draw cards to look at them."""

    def amount(self, s: State, f: i64) -> i64:
        return s.arg(f, 0)

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        s.stack[f + B] = s.aside_n
        found: i64 = 0
        for _time in range(self.amount(s, f)):
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
    """Take one card of this kind from those that frame f laid aside; return the seats that know it."""
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


def keep_card(s: State, f: i64, seat: i64, kind: i64) -> None:
    """Move one card to the hand. If there were several, only its owner knows which, even if all were open (N10)."""
    if s.stack[f + C] > 1:
        for i in range(s.stack[f + B], s.stack[f + B] + s.stack[f + C]):
            s.aside[i] = i32(kind_of(i64(s.aside[i])) + SEEN_BY * (1 << seat))
    seen = take_aside(s, f, kind)
    to_hand(s, seat, kind, 0, seen)
    s.tell(E_KEEPS, seat, 0, 0, kind, seen)


class KeepOne(Verb):
    """Keep exactly one of the cards laid aside."""

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
        keep_card(s, f, seat, code - CARD_CODE)
        return finish_keeping(s, f, seat)


class KeepOrDiscard(Verb):
    """Keep or discard the one card laid aside (C3)."""

    def run(self, s: State, f: i64) -> i64:
        return WAIT if s.stack[f + C] > 0 else NEXT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(KEEP)
        out.add(DISCARD)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        kind = kind_of(i64(s.aside[s.stack[f + B]]))
        if code == KEEP:
            keep_card(s, f, seat, kind)
            return finish_keeping(s, f, seat)
        discard(s, seat, kind, take_aside(s, f, kind))
        renew_deck(s)
        return NEXT


class DiscardRest(Verb):
    """Discard the cards left aside, face down."""

    def run(self, s: State, f: i64) -> i64:
        while s.stack[f + C] > 0:
            kind = kind_of(i64(s.aside[s.stack[f + B]]))
            discard(s, s.stack[f + SEAT], kind, take_aside(s, f, kind))
        renew_deck(s)
        return NEXT


class GiveOneToEachOpponent(Verb):
    """Give one card to each opponent, clockwise; none can refuse, and only giver and receiver know it (K12)."""

    def run(self, s: State, f: i64) -> i64:
        if s.stack[f + STEP] == 0:
            s.stack[f + A] = 1
            s.stack[f + STEP] = 1
        if s.stack[f + C] == 0:
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
        charge_embrace(s, to)


class DrawCards(Verb):
    """Draw cards and keep them."""

    def amount(self, s: State, f: i64) -> i64:
        return s.arg(f, 0)

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        drawn = False
        for _time in range(self.amount(s, f)):
            card = draw(s)
            if card < 0:
                break
            drawn = True
            if not seen_by(card) & (1 << seat):
                s.learn(1 << seat)
            to_hand(s, seat, kind_of(card), 0, seen_by(card))
            s.tell(E_DRAWS, seat, 0, 0, kind_of(card), seen_by(card) | (1 << seat))
        return finish_keeping(s, f, seat) if drawn else NEXT


class DrawShown(Verb):
    """Draw a card, show it to all players and keep it (K36): register C is its kind + 1."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
        return 0 if cards_left(s) > 0 else NOT_NOW

    def run(self, s: State, f: i64) -> i64:
        seat = s.stack[f + SEAT]
        card = draw(s)
        s.learn(EVERYBODY & ~seen_by(card))
        to_hand(s, seat, kind_of(card), 0, EVERYBODY)
        s.stack[f + C] = kind_of(card) + 1
        s.tell(E_DRAWS, seat, 0, 0, kind_of(card), EVERYBODY)
        return finish_keeping(s, f, seat)


class DiscardShown(Verb):
    """Discard a card from hand, shown to all players (K36): register C is its kind + 1."""

    def why_impossible(self, s: State, seat: i64, card: i64, row: i64, spare: i64) -> i64:
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
    """Look at the top card without taking it; without cards there is nothing to do."""

    def run(self, s: State, f: i64) -> i64:
        card = peek(s)
        if card < 0:
            return POP
        seat = s.stack[f + SEAT]
        if not seen_by(card) & (1 << seat):
            s.learn(1 << seat)
        seen = seen_by(card) | (1 << seat)
        s.deck[s.deck_n - 1] = i32(kind_of(card) + SEEN_BY * seen)
        s.tell(E_LOOKS, seat, 0, 0, kind_of(card), seen)
        return NEXT


class DiscardTop(Verb):
    """Discard the top card unseen (Q7, Q9)."""

    def run(self, s: State, f: i64) -> i64:
        if s.deck_n > 0:
            move_top_to_discard(s, s.stack[f + SEAT])
        return NEXT


LOOK_AT: Final = LookAt("look_at")
LOOK_AT_ONE_PER_PLAYER: Final = LookAtOnePerPlayer("look_at_one_per_player")
KEEP_ONE: Final = KeepOne("keep_one", CARDS, secret=True)
KEEP_OR_DISCARD: Final = KeepOrDiscard("keep_or_discard", MENU)
DISCARD_REST: Final = DiscardRest("discard_rest")
GIVE_ONE_TO_EACH_OPPONENT: Final = GiveOneToEachOpponent("give_one_to_each_opponent", CARDS, secret=True)
DRAW_VERB: Final = DrawCards("draw")
DRAW_SHOWN: Final = DrawShown("draw_shown")
DISCARD_SHOWN: Final = DiscardShown("discard_shown", CARDS, secret=True)
LOOK_AT_TOP: Final = LookAtTop("look_at_top")
DISCARD_TOP: Final = DiscardTop("discard_top")
