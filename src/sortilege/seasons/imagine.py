"""Dealing the unknown again: a function of what a seat knows and of the dice alone."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from sortilege.core.dice import Dice
from sortilege.core.machine import PC
from sortilege.seasons.piles import kind_of, library_at, seen_by, seen_in_hand, to_hand
from sortilege.seasons.programs import GAME
from sortilege.seasons.state import State
from sortilege.seasons.tables import CARD_CODE, COPIES, KINDS, SLOTS

SPLITTING: Final = GAME + 1  # the row of the split


class Unknown:
    """The cards whose place the seat does not know, in order of kind, then shuffled with the thinker's dice."""

    def __init__(self, left: vec[i64], dice: Dice) -> None:
        self.cards: vec[i64] = vec[i64]([0 for _ in range(COPIES)])
        self.n: i64 = 0
        for kind in range(i64(KINDS)):
            for _ in range(left[kind]):
                self.cards[self.n] = kind
                self.n += 1
        mix(self.cards, self.n, dice)

    def deal(self) -> i64:
        self.n -= 1
        return self.cards[self.n]


def mix(cards: vec[i64], n: i64, dice: Dice) -> None:
    for i in range(n - 1, i64(0), -1):
        j = dice.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def knows(entry: i64, seat: i64) -> bool:
    """Whether the seat knows this card, where it lies or among its owner's private cards."""
    return ((seen_by(entry) | seen_in_hand(entry)) >> seat) & 1 == 1


def known_cards(s: State, seat: i64) -> vec[i64]:
    """How many of each kind are not accounted for by what the seat knows."""
    left = vec[i64]([0 for _ in range(KINDS)])
    for kind in range(s.cards // 2):
        left[kind] = 2
    for other in range(s.seats):
        for i in range(s.play_n[other]):
            left[s.play[other * SLOTS + i] >> 1] -= 1
        for j in range(s.hand_n[other]):
            count_if(s, left, i64(s.hand[other * s.cards + j]), seat, other == seat)
        for shelf in range(i64(2)):
            at = library_at(other, shelf)
            for k in range(at, at + s.library_n[other * 2 + shelf]):
                count_if(s, left, i64(s.library[k]), seat, other == seat)
        mine = other == seat or pack_known(s, seat, other)
        for p in range(other * 18, other * 18 + s.pack_n):
            count_if(s, left, i64(s.pack[p]), seat, mine)
    for d in range(s.deck_n):
        count_if(s, left, i64(s.deck[d]), seat, False)
    for e in range(s.discards_n):
        count_if(s, left, i64(s.discards[e]), seat, False)
    for a in range(s.aside_n):
        count_if(s, left, i64(s.aside[a]), seat, False)
    return left


def count_if(s: State, left: vec[i64], entry: i64, seat: i64, anyway: bool) -> None:
    if anyway or knows(entry, seat):
        left[kind_of(entry)] -= 1


def pack_known(s: State, seat: i64, other: i64) -> bool:
    """With two players, the pack in front of the other one was in my hands a round ago."""
    return s.seats == 2 and s.picks_n > 0


def deal_pile(pile: vec[i32], n: i64, seat: i64, unknown: Unknown) -> None:
    """Known cards stay in their places, with what is publicly known of who else knows them left as it is."""
    for i in range(n):
        entry = i64(pile[i])
        if not knows(entry, seat):
            pile[i] = i32(unknown.deal() + 256 * seen_by(entry))


def deal_private(t: State, other: i64, seat: i64, unknown: Unknown, dice: Dice) -> None:
    """Another player's hand and libraries: what is known to be in the hand stays there, the rest is mixed."""
    at = other * t.cards
    hand_n = t.hand_n[other]
    loose = vec[i64]([0 for _ in range(COPIES)])
    n: i64 = 0
    fixed: i64 = 0
    for i in range(hand_n):
        entry = i64(t.hand[at + i])
        t.hand[at + i] = i32(0)
        if (seen_in_hand(entry) >> seat) & 1:
            t.hand[at + fixed] = i32(entry)  # these are in order already
            fixed += 1
        else:
            loose[n] = loose_card(entry, seat)
            n += 1
    in_hand = n
    for shelf in range(i64(2)):
        start = library_at(other, shelf)
        for k in range(start, start + t.library_n[other * 2 + shelf]):
            loose[n] = loose_card(i64(t.library[k]), seat)
            n += 1
    sort(loose, 0, n)
    for j in range(n):
        if loose[j] >= UNSEEN:
            loose[j] = unknown.deal()
    mix(loose, n, dice)
    t.hand_n[other] = fixed
    for h in range(in_hand):
        to_hand(t, other, kind_of(loose[h]), seen_by(loose[h]), 0)
    for shelf in range(i64(2)):
        start = library_at(other, shelf)
        books = t.library_n[other * 2 + shelf]
        sort(loose, in_hand, in_hand + books)
        for b in range(books):
            t.library[start + b] = i32(loose[in_hand + b])
        in_hand += books


UNSEEN: Final = 1 << 40


def loose_card(entry: i64, seat: i64) -> i64:
    """A card that may be in hand or library: its kind where the seat knows it, else a blank to be dealt.

    Of what third parties know, only what this seat knows too is kept; the rest would be a secret's shadow.
    """
    if (seen_by(entry) >> seat) & 1:
        return kind_of(entry) + 256 * (1 << seat)
    return UNSEEN


def sort(cards: vec[i64], start: i64, end: i64) -> None:
    for i in range(start + 1, end):
        card = cards[i]
        j = i
        while j > start and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


def unfinish_split(t: State, other: i64) -> None:
    """How far another player is with their piles is not known until they are done."""
    share = (t.hand_n[other] + t.library_n[other * 2] + t.library_n[other * 2 + 1]) // 3
    if t.library_n[other * 2 + 1] == share:
        return
    for shelf in range(i64(2)):
        at = library_at(other, shelf)
        for k in range(at, at + t.library_n[other * 2 + shelf]):
            to_hand(t, other, kind_of(i64(t.library[k])), seen_by(i64(t.library[k])), 0)
            t.library[k] = i32(0)
        t.library_n[other * 2 + shelf] = 0


def deal_pack(t: State, other: i64, seat: i64, unknown: Unknown, dice: Dice) -> None:
    """Another player's pack in the draft, and the pick they have sealed."""
    at = other * 18
    if not pack_known(t, seat, other):
        for p in range(at, at + t.pack_n):
            t.pack[p] = i32(unknown.deal())
    if t.sealed[other]:
        t.sealed[other] = CARD_CODE + kind_of(i64(t.pack[at + dice.below(t.pack_n)])) + 1


def imagine(s: State, seat: i64, dice: Dice) -> State:
    """A state this seat cannot tell from the real one, with dice of its own."""
    t = s.copy()
    t.dice = dice.child()
    t.picks = vec[i32]([i32(0) for _ in range(s.seats * 12)])
    for r in range(s.picks_n):
        t.picks[r * s.seats + seat] = s.picks[r * s.seats + seat]
    unknown = Unknown(known_cards(s, seat), dice)
    for k in range(s.seats):
        if k != seat:
            t.learnt[k] = 0
            if t.stack[PC] == SPLITTING:
                unfinish_split(t, k)
            deal_private(t, k, seat, unknown, dice)
            if s.pack_n > 0:
                deal_pack(t, k, seat, unknown, dice)
    deal_pile(t.deck, t.deck_n, seat, unknown)
    deal_pile(t.discards, t.discards_n, seat, unknown)
    deal_pile(t.aside, t.aside_n, seat, unknown)
    return t
