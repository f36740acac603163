"""Deal the unknown cards again, as a function of what a seat knows and of a random generator alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from sortilege.core.engine.machine import FRAME, OFFER, PC, ROW, SEAT, B, C, D, E, with_value
from sortilege.core.engine.rng import Rng
from sortilege.games.seasons.engine.constants import (
    CARD_CODE,
    CODE,
    ELEMENTAL_CONSTRUCTION,
    EVERYBODY,
    MAX_TOKENS,
    NATURAL_SELECTION,
    NOTHING,
    PACK,
    PLAY,
    SEEN_BY,
    SEEN_IN_HAND,
    SLOTS,
    THROWER_AT,
    TOKEN,
    TOKEN_OPTION,
)
from sortilege.games.seasons.engine.draft_knowledge import (
    CARD,
    CARDS,
    GROUP,
    PACK_AT,
    ROUND,
    TAKER,
    TAKERS,
    clue_card,
    clue_seats,
    clue_viewer,
    groups,
)
from sortilege.games.seasons.engine.piles import (
    kind_of,
    library_at,
    seen_by,
    seen_in_hand,
    take_from_hand,
    thrower,
    to_hand,
    unshare_libraries,
)
from sortilege.games.seasons.engine.rule_program_rows import CONSTRUCTING, SPLITTING
from sortilege.games.seasons.engine.state import State, in_box, is_included
from sortilege.games.seasons.engine.verbs.kingdom.hands import DISCARD_ANY_NUMBER
from sortilege.games.seasons.engine.verbs.leaving import LOSE_FROM_HAND_VERB


@final
class UnknownCards:
    """The cards whose places the seat does not know: sorted by kind, then shuffled with the bot's generator."""

    def __init__(self, left: vec[i64], rng: Rng) -> None:
        self.cards: vec[i64] = vec[i64]([0] * (2 * len(left)))
        self.n: i64 = 0
        for kind in range(i64(len(left))):
            for _time in range(left[kind]):
                self.cards[self.n] = kind
                self.n += 1
        shuffle_with(self.cards, self.n, rng)

    def deal(self) -> i64:
        self.n -= 1
        return self.cards[self.n]


def shuffle_with(cards: vec[i64], n: i64, rng: Rng) -> None:
    for i in range(n - 1, i64(0), -1):
        j = rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def knows(entry: i64, seat: i64) -> bool:
    """Return whether the seat knows this card, in its place or among its owner's private cards."""
    return ((seen_by(entry) | seen_in_hand(entry)) >> seat) & 1 == 1


def unaccounted_cards(s: State, seat: i64) -> vec[i64]:
    """Return how many cards of each kind the seat's knowledge does not account for."""
    left = vec[i64]([0] * len(s.printed))
    for kind in range(i64(len(left))):
        if in_box(s.options, kind):
            left[kind] = 2
    for other in range(s.seats):
        for i in range(s.play_n[other]):
            left[s.play[other * SLOTS + i] >> 1] -= 1
        for j in range(s.hand_n[other]):
            account_for(s, left, i64(s.hand[other * s.cards + j]), seat, other == seat)
        for shelf in range(i64(2)):
            at = library_at(other, shelf)
            for k in range(at, at + s.library_n[other * 2 + shelf]):
                account_for(s, left, i64(s.library[k]), seat, other == seat)
        for p in range(other * PACK, other * PACK + s.pack_n):
            account_for(s, left, i64(s.pack[p]), seat, other == seat)
        if is_constructing(s) and other == seat:
            for q in range(other * PACK, other * PACK + PACK):
                if i64(s.pack[q]):
                    left[i64(s.pack[q]) - 1] -= 1
    for d in range(s.deck_n):
        account_for(s, left, i64(s.deck[d]), seat, False)
    for e in range(s.discards_n):
        account_for(s, left, i64(s.discards[e]), seat, False)
    for a in range(s.aside_n):
        account_for(s, left, i64(s.aside[a]), seat, False)
    return left


def account_for(s: State, left: vec[i64], entry: i64, seat: i64, anyway: bool) -> None:
    if anyway or knows(entry, seat):
        left[kind_of(entry)] -= 1


def is_constructing(s: State) -> bool:
    """Return whether all players choose nine of eighteen cards (Elemental Construction, packs as kind + 1)."""
    return s.height > 0 and s.stack[PC] == CONSTRUCTING and s.enchantment == ELEMENTAL_CONSTRUCTION


def deal_construction(t: State, other: i64, unknown: UnknownCards) -> None:
    """Deal another player's eighteen cards: nine in hand when done, otherwise none, because progress is secret."""
    done = t.hand_n[other] == 9
    for h in range(other * t.cards, other * t.cards + t.hand_n[other]):
        t.hand[h] = i32(0)
    t.hand_n[other] = 0
    for p in range(i64(PACK)):
        kind = unknown.deal()
        t.pack[other * PACK + p] = i32(0)
        if done and p < 9:
            to_hand(t, other, kind, 0, 0)
        else:
            t.pack[other * PACK + p] = i32(kind + 1)


@final
class HeldCards:
    """Cards that another seat must hold among its private cards, in places the viewer does not know."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([0] * (4 * 16))
        self.n: vec[i64] = vec[i64]([0, 0, 0, 0])

    def add(self, seat: i64, kind: i64) -> None:
        self.cards[seat * 16 + self.n[seat]] = kind
        self.n[seat] += 1


def deal_groups(t: State, seat: i64, left: vec[i64], rng: Rng) -> None:
    """Deal each group's cards among the seats that took from it and the pack itself, during the draft.

    These picks are stored as −1 − kind until deal_picks has dealt the others.
    """
    found = groups(t, seat)
    for g in range(i64(0), i64(len(found)), GROUP):
        n = found[g + CARDS]
        cards = vec[i64]([0] * 24)
        for i in range(n):
            cards[i] = found[g + CARD + i]
            left[cards[i]] -= 1
        sort(cards, 0, n)
        shuffle_with(cards, n, rng)
        takers = found[g + TAKERS]
        for k in range(takers):
            t.picks[found[g + ROUND + k] * t.seats + found[g + TAKER + k]] = i32(-1 - cards[k])
        for p in range(n - takers):
            t.pack[(found[g + PACK_AT] - 1) * PACK + p] = i32(cards[takers + p])


def deal_picks(t: State, other: i64, unknown: UnknownCards) -> None:
    """Deal another player's hand during the draft, which is exactly that player's picks."""
    t.hand_n[other] = 0
    for r in range(t.picks_n):
        at = r * t.seats + other
        dealt = i64(t.picks[at])
        kind: i64 = 0
        if dealt < 0:
            kind = -1 - dealt
        elif r > 0 or t.enchantment != NATURAL_SELECTION:
            kind = unknown.deal()
        if r == 0 and t.enchantment == NATURAL_SELECTION:
            continue  # the first card went to the discard and is dealt there
        t.picks[at] = i32(kind)
        to_hand(t, other, kind, 0, 0)


def deal_clues(t: State, seat: i64, left: vec[i64], held: HeldCards, rng: Rng) -> None:
    """Deal one card of each clue to each of its seats, after the draft, where they have unseen cards left."""
    for c in range(i64(len(t.clues))):
        row = t.clues[c]
        if row == 0 or clue_viewer(row) != seat or not has_room_for(t, seat, held, clue_seats(row)):
            continue
        if not is_clue_possible(left, row):
            continue
        cards = vec[i64]([0, 0, 0])
        n: i64 = 0
        for i in range(i64(3)):
            if clue_card(row, i) >= 0:
                cards[n] = clue_card(row, i)
                left[cards[n]] -= 1
                n += 1
        sort(cards, 0, n)
        shuffle_with(cards, n, rng)
        at: i64 = 0
        for other in range(t.seats):
            if clue_seats(row) & (1 << other):
                held.add(other, cards[at])
                at += 1


def is_clue_possible(left: vec[i64], row: i64) -> bool:
    """Return whether the clue's cards can still be where it says; a copy from elsewhere may have been shown."""
    for i in range(i64(3)):
        wanted: i64 = 0
        for j in range(i64(3)):
            if clue_card(row, j) == clue_card(row, i):
                wanted += 1
        if clue_card(row, i) >= 0 and left[clue_card(row, i)] < wanted:
            return False
    return True


def has_room_for(t: State, seat: i64, held: HeldCards, mask: i64) -> bool:
    for other in range(t.seats):
        if mask & (1 << other) and count_unseen(t, seat, other) <= held.n[other]:
            return False
    return True


def count_unseen(t: State, seat: i64, other: i64) -> i64:
    """Return how many private cards of the other player this seat knows nothing about."""
    n: i64 = 0
    for i in range(t.hand_n[other]):
        if not knows(i64(t.hand[other * t.cards + i]), seat):
            n += 1
    for shelf in range(i64(2)):
        at = library_at(other, shelf)
        for k in range(at, at + t.library_n[other * 2 + shelf]):
            if not knows(i64(t.library[k]), seat):
                n += 1
    for d in range(t.discards_n):
        if thrower(i64(t.discards[d])) == other and not knows(i64(t.discards[d]), seat):
            n += 1
    return n


def has_seen_pack(s: State, seat: i64, other: i64) -> bool:
    """Return whether this seat has held the pack that the other one holds now."""
    pack = (other - s.picks_n + 12 * s.seats) % s.seats
    return (seat - pack + s.seats) % s.seats < s.picks_n


def deal_pile(pile: vec[i32], n: i64, seat: i64, unknown: UnknownCards) -> None:
    """Deal the unknown cards of a pile. Known cards stay, with the public record of who else knows them."""
    for i in range(n):
        entry = i64(pile[i])
        if not (seen_by(entry) >> seat) & 1 and thrower(entry) < 0:
            pile[i] = i32(unknown.deal() + SEEN_BY * seen_by(entry))


def deal_private(t: State, other: i64, seat: i64, unknown: UnknownCards, held: HeldCards, rng: Rng) -> None:
    """Deal another player's hand and libraries: cards known to be in the hand stay there, the others are mixed."""
    at = other * t.cards
    hand_n = t.hand_n[other]
    loose = vec[i64]([0] * t.cards)
    n: i64 = 0
    fixed: i64 = 0
    for i in range(hand_n):
        entry = i64(t.hand[at + i])
        t.hand[at + i] = i32(0)
        if (seen_in_hand(entry) >> seat) & 1:
            t.hand[at + fixed] = i32(entry)  # already sorted
            fixed += 1
        else:
            loose[n] = loose_card(entry, seat, other)
            n += 1
    in_hand = n
    for shelf in range(i64(2)):
        start = library_at(other, shelf)
        for k in range(start, start + t.library_n[other * 2 + shelf]):
            loose[n] = loose_card(i64(t.library[k]), seat, other)
            n += 1
    for d in range(t.discards_n):
        thrown = i64(t.discards[d])
        if thrower(thrown) == other:
            loose[n] = loose_card(kind_of(thrown) + SEEN_BY * seen_in_hand(thrown), seat, other)
            n += 1
    sort(loose, 0, n)
    for j in range(n):
        if loose[j] >= UNSEEN and held.n[other] > 0:
            held.n[other] -= 1
            loose[j] = held.cards[other * 16 + held.n[other]]
        elif loose[j] >= UNSEEN:
            loose[j] = unknown.deal()
    shuffle_with(loose, n, rng)
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
    for e in range(t.discards_n):
        if thrower(i64(t.discards[e])) == other:
            card = loose[in_hand]
            in_hand += 1
            t.discards[e] = i32(
                kind_of(card) + SEEN_BY * (1 << other) + SEEN_IN_HAND * seen_by(card) + ((other + 1) << THROWER_AT)
            )


UNSEEN: Final = 1 << 40


def loose_card(entry: i64, seat: i64, other: i64) -> i64:
    """Return the kind of a card in hand or library if the seat knows it, else a blank to deal.

    Of third parties' knowledge only what all players know is kept; anything else would leak a secret.
    """
    if (seen_by(entry) >> seat) & 1:
        public = (seen_by(entry) >> 4) & 1
        return kind_of(entry) + SEEN_BY * (EVERYBODY & ~(1 << other) if public else 1 << seat)
    return UNSEEN


def sort(cards: vec[i64], start: i64, end: i64) -> None:
    for i in range(start + 1, end):
        card = cards[i]
        j = i
        while j > start and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


def undo_split(t: State, other: i64) -> None:
    """Hide another player's progress in sorting piles, which is secret until all are done."""
    share = (t.hand_n[other] + t.library_n[other * 2] + t.library_n[other * 2 + 1]) // 3
    if t.library_n[other * 2 + 1] == share:
        return
    for shelf in range(i64(2)):
        at = library_at(other, shelf)
        for k in range(at, at + t.library_n[other * 2 + shelf]):
            to_hand(t, other, kind_of(i64(t.library[k])), seen_by(i64(t.library[k])), 0)
            t.library[k] = i32(0)
        t.library_n[other * 2 + shelf] = 0


def deal_pack(t: State, other: i64, seat: i64, unknown: UnknownCards, rng: Rng) -> None:
    """Deal another player's draft pack and the pick they have sealed."""
    at = other * PACK
    if not has_seen_pack(t, seat, other):
        for p in range(at, at + t.pack_n):
            t.pack[p] = i32(unknown.deal())
    if t.sealed[other]:
        t.sealed = with_value(t.sealed, other, CARD_CODE + kind_of(i64(t.pack[at + rng.below(t.pack_n)])) + 1)


def imagine(s: State, seat: i64, rng: Rng) -> State:
    """Return a state this seat cannot tell from the real one (a determinization), with its own generator."""
    t = s.copy()
    t.rng = rng.child()
    t.picks = s.picks[:]
    unshare_libraries(t)
    left = unaccounted_cards(s, seat)
    held = HeldCards()
    drafting = s.pack_n > 0
    if drafting:
        deal_groups(t, seat, left, rng)
    else:
        deal_clues(t, seat, left, held, rng)
    unknown = UnknownCards(left, rng)
    deal_abilities(t, seat, rng)
    for k in range(s.seats):
        if k == seat:
            continue
        t.learnt[k] = 0
        if drafting:
            deal_picks(t, k, unknown)
            deal_pack(t, k, seat, unknown, rng)
            continue
        if is_constructing(t):
            deal_construction(t, k, unknown)
            continue
        if t.height > 0 and t.stack[PC] == SPLITTING:
            undo_split(t, k)
        deal_private(t, k, seat, unknown, held, rng)
        if t.sealed[k] > CARD_CODE and t.sealed[k] <= PLAY:
            at = k * t.cards + rng.below(t.hand_n[k])
            t.sealed = with_value(t.sealed, k, CARD_CODE + kind_of(i64(t.hand[at])) + 1)
    if not drafting:
        forget_draft(t, seat)
        deal_registers(t, seat, rng)
    deal_pile(t.deck, t.deck_n, seat, unknown)
    deal_pile(t.discards, t.discards_n, seat, unknown)
    deal_pile(t.aside, t.aside_n, seat, unknown)
    ensure_legal_moves(t, seat)
    return t


def ensure_legal_moves(t: State, seat: i64) -> None:
    """Give players with a pending decision a legal move, which the decision proves: a familiar for the Kriss, say."""
    if t.height == 0 or not t.waiting:
        return
    mask = t.open_mask()
    for other in range(t.seats):
        if other != seat and mask & (1 << other) and not has_legal_move(t, other):
            give_legal_move(t, seat, other)


def has_legal_move(t: State, other: i64) -> bool:
    t.fill(other)
    return OFFER.n > 0


def give_legal_move(t: State, seat: i64, other: i64) -> None:
    """Swap an unseen hand card with unseen cards of the draw pile until there is a legal move."""
    at = other * t.cards
    h: i64 = 0
    while h < t.hand_n[other] and knows(i64(t.hand[at + h]), seat):
        h += 1
    if h == t.hand_n[other]:
        return
    for d in range(t.deck_n):
        if knows(i64(t.deck[d]), seat):
            continue
        held = kind_of(i64(t.hand[at + h]))
        drawn = kind_of(i64(t.deck[d]))
        take_from_hand(t, other, held)
        to_hand(t, other, drawn, 0, 0)
        if has_legal_move(t, other):
            t.deck[d] = i32(held + SEEN_BY * seen_by(i64(t.deck[d])))
            return
        take_from_hand(t, other, drawn)
        to_hand(t, other, held, 0, 0)


def deal_abilities(t: State, seat: i64, rng: Rng) -> None:
    """Deal ability tokens to the others until each has chosen one."""
    left = vec[i64]([1] * MAX_TOKENS)
    for i in range(i64(3)):
        if t.dealt[seat * 3 + i]:
            left[t.dealt[seat * 3 + i] - 1] = 0
    order = vec[i64]([0] * MAX_TOKENS)
    n: i64 = 0
    for token in range(i64(MAX_TOKENS)):
        if TOKEN_OPTION[token] == NOTHING:
            break
        if left[token] and is_included(t.options, TOKEN_OPTION[token]):
            order[n] = token
            n += 1
    shuffle_with(order, n, rng)
    for k in range(t.seats * 3):
        if k // 3 != seat and t.dealt[k]:
            n -= 1
            t.dealt = with_value(t.dealt, k, order[n] + 1)
    for other in range(t.seats):
        if other != seat and t.sealed[other] > TOKEN and t.sealed[other] <= CARD_CODE:
            t.sealed = with_value(t.sealed, other, TOKEN + t.dealt[other * 3])


def deal_registers(t: State, seat: i64, rng: Rng) -> None:
    """Replace cards that another player has named in secret and still holds, because a Shield may save them."""
    for f in range(i64(0), t.height * FRAME, FRAME):
        other = t.stack[f + SEAT]
        if other == seat or t.hand_n[other] == 0:
            continue
        op = CODE[t.stack[f + PC] * ROW]
        if op == LOSE_FROM_HAND_VERB.op and t.stack[f + B] == 0:
            t.stack[f + C] = random_hand_card(t, other, rng)
        elif op == DISCARD_ANY_NUMBER.op:
            t.stack[f + C] &= 255
            for r in range(i64(D), i64(E + 1)):
                if t.stack[f + r]:
                    t.stack[f + r] = random_hand_card(t, other, rng) + 1


def random_hand_card(t: State, other: i64, rng: Rng) -> i64:
    return kind_of(i64(t.hand[other * t.cards + rng.below(t.hand_n[other])]))


def forget_draft(t: State, seat: i64) -> None:
    """Erase the others' picks and what the draft told them, which this seat cannot know."""
    for r in range(t.picks_n):
        for other in range(t.seats):
            if other != seat:
                t.picks[r * t.seats + other] = i32(0)
    for c in range(i64(len(t.clues))):
        if clue_viewer(t.clues[c]) != seat:
            t.clues = with_value(t.clues, c, 0)
