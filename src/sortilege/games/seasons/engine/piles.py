"""Draw pile, discard, hands and libraries, and which seats know which card where (section Q).

A hidden card is stored as kind + SEEN_BY × mask + SEEN_IN_HAND × mask (`constants`). The first mask holds the seats
that know the card lies in this place (for a hand or library: among its owner's private cards). The second holds the
seats that know it is in the hand.

For other players, a card discarded unseen still counts among the "private cards" of its thrower: they know what the
hand held, but not which card left. Such a card in the discard carries its thrower, and the second mask holds the seats
that know it is one of those cards. A reshuffle ends this.
"""

from librt.vecs import vec
from mypy_extensions import i32, i64

from sortilege.games.seasons.engine.constants import (
    E_DISCARDS,
    E_SHUFFLES,
    EVERYBODY,
    KIND_MASK,
    NOBODY,
    SEEN_BY,
    SEEN_BY_AT,
    SEEN_IN_HAND,
    SEEN_IN_HAND_AT,
    THROWER_AT,
    VISION_OF_DESTINY,
)
from sortilege.games.seasons.engine.draft_knowledge import note_hidden, note_shown
from sortilege.games.seasons.engine.state import State


def kind_of(entry: i64) -> i64:
    return entry & KIND_MASK


def seen_by(entry: i64) -> i64:
    return (entry >> SEEN_BY_AT) & 31


def seen_in_hand(entry: i64) -> i64:
    return (entry >> SEEN_IN_HAND_AT) & 31


def thrower(entry: i64) -> i64:
    """Return the seat that discarded this card unseen, −1 for any other card."""
    return (entry >> THROWER_AT & 7) - 1


def shuffle(s: State, cards: vec[i32], n: i64) -> None:
    """Shuffle in place (Fisher-Yates) with the state's generator."""
    for i in range(n - 1, i64(0), -1):
        j = s.rng.below(i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def reshuffle(s: State) -> None:
    """Turn the whole discard into the draw pile, in an order unknown to all players (Q1)."""
    n = s.discards_n
    for seat in range(s.seats):
        if has_thrown(s, seat):
            forget_private(s, seat)
    for i in range(n):
        s.deck[i] = i32(kind_of(i64(s.discards[i])))
        s.discards[i] = 0
    s.deck_n = n
    s.discards_n = 0
    shuffle(s, s.deck, n)
    s.tell(E_SHUFFLES, NOBODY, n, 0, 0, EVERYBODY)
    open_top(s)


def renew_deck(s: State) -> None:
    """Reshuffle the discard if the draw pile is empty (Q1).

    Call this after adding the last card to the discard, so that all of them are shuffled together at once.
    """
    if s.deck_n == 0 and s.discards_n > 0:
        reshuffle(s)


def open_top(s: State) -> None:
    """Reveal the two top cards under Vision of Destiny (N10)."""
    if s.enchantment != VISION_OF_DESTINY:
        return
    for i in range(max(0, s.deck_n - 2), s.deck_n):
        entry = i64(s.deck[i])
        s.deck[i] = i32(kind_of(entry) + SEEN_BY * EVERYBODY)
        s.learn(EVERYBODY & ~seen_by(entry))


def has_thrown(s: State, seat: i64) -> bool:
    for i in range(s.discards_n):
        if thrower(i64(s.discards[i])) == seat:
            return True
    return False


def forget_private(s: State, seat: i64) -> None:
    """Blur what others know of a seat's private cards once cards it discarded unseen are shuffled in."""
    for i in range(seat * s.cards, seat * s.cards + s.hand_n[seat]):
        entry = i64(s.hand[i])
        s.hand[i] = i32(kind_of(entry) + SEEN_IN_HAND * seen_in_hand(entry))
    unshare_libraries(s)
    for k in range(seat * 8, seat * 8 + 8):
        s.library[k] = i32(kind_of(i64(s.library[k])))
    note_hidden(s, seat)


def peek(s: State) -> i64:
    """Return the top card of the draw pile without taking it, −1 when both piles are empty."""
    return i64(s.deck[s.deck_n - 1]) if s.deck_n else -1


def draw(s: State) -> i64:
    """Draw the top card; Vision of Destiny may reveal the next one (N10)."""
    card = take_off_top(s)
    open_top(s)
    return card


def take_off_top(s: State) -> i64:
    """Take the top card off the pile; drawing the last card renews the pile at once (Q1, Q2)."""
    card = peek(s)
    if card < 0:
        return -1
    s.deck_n -= 1
    s.deck[s.deck_n] = 0
    renew_deck(s)
    return card


def move_top_to_discard(s: State, seat: i64) -> None:
    """Move the top card to the discard in one step; if it was the last, it is shuffled in with the others (Q9)."""
    card = peek(s)
    s.deck_n -= 1
    s.deck[s.deck_n] = 0
    discard(s, seat, kind_of(card), seen_by(card))
    renew_deck(s)
    open_top(s)


def put_on_top(s: State, kind: i64, seen: i64) -> None:
    s.deck[s.deck_n] = i32(kind + SEEN_BY * seen)
    s.deck_n += 1


def cards_left(s: State) -> i64:
    return s.deck_n + s.discards_n


def discard(s: State, seat: i64, kind: i64, seen: i64) -> None:
    """Put a card face down on the discard; the seats in `seen` know it (Q3, Q6).

    Call `renew_deck` after the last one.
    """
    s.discards[s.discards_n] = i32(kind + SEEN_BY * seen)
    s.discards_n += 1
    s.tell(E_DISCARDS, seat, 0, 0, kind, seen)


def discard_unseen(s: State, seat: i64, kind: i64) -> None:
    """Discard a card from hand face down: others do not learn which one it was (Q6). Then call `renew_deck`."""
    entry = take_from_hand(s, seat, kind)
    knew = seen_by(entry) | seen_in_hand(entry)
    for i in range(seat * s.cards, seat * s.cards + s.hand_n[seat]):
        held = i64(s.hand[i])
        s.hand[i] = i32(kind_of(held) + SEEN_BY * (seen_by(held) | seen_in_hand(held)))
    s.discards[s.discards_n] = i32(kind + SEEN_BY * (1 << seat) + SEEN_IN_HAND * knew + ((seat + 1) << THROWER_AT))
    s.discards_n += 1
    s.tell(E_DISCARDS, seat, 0, 0, kind, 1 << seat)


def to_hand(s: State, seat: i64, kind: i64, among: i64, in_hand: i64) -> None:
    """Put a card into a hand, sorted by kind; the owner's own knowledge is not stored."""
    others = ~(1 << seat)
    entry = kind + SEEN_BY * (among & others) + SEEN_IN_HAND * (in_hand & others)
    at = seat * s.cards
    i = s.hand_n[seat]
    s.hand_n[seat] = i + 1
    while i > 0 and is_before(entry, i64(s.hand[at + i - 1])):
        s.hand[at + i] = s.hand[at + i - 1]
        i -= 1
    s.hand[at + i] = i32(entry)


def is_before(one: i64, other: i64) -> bool:
    if one & KIND_MASK != other & KIND_MASK:
        return one & KIND_MASK < other & KIND_MASK
    return one < other


def find_in_hand(s: State, seat: i64, kind: i64) -> i64:
    at = seat * s.cards
    for i in range(s.hand_n[seat]):
        if kind_of(i64(s.hand[at + i])) == kind:
            return i
    return -1


def take_from_hand(s: State, seat: i64, kind: i64) -> i64:
    """Remove one card of this kind from the hand without an event and return its entry."""
    i = find_in_hand(s, seat, kind)
    if i < 0:
        raise ValueError(f"seat {seat} holds no card {kind}")
    at = seat * s.cards
    entry = i64(s.hand[at + i])
    n = s.hand_n[seat] - 1
    for j in range(i, n):
        s.hand[at + j] = s.hand[at + j + 1]
    s.hand[at + n] = 0
    s.hand_n[seat] = n
    return entry


def show_from_hand(s: State, seat: i64, kind: i64) -> None:
    """Remove a card from the hand in view of all players.

    A seat that knew of one such card now knows of none, because that one may have left. A seat that knew of both still
    knows of the other, and knows it is in the hand only if both were known to be there.
    """
    entry = take_from_hand(s, seat, kind)
    note_shown(s, seat, kind)
    knew = seen_by(entry) | seen_in_hand(entry)
    at = seat * s.cards
    i = find_in_hand(s, seat, kind)
    if i >= 0:
        other = i64(s.hand[at + i])
        in_hand = seen_in_hand(other) & seen_in_hand(entry)
        among = (seen_by(other) | seen_in_hand(other)) & knew
        s.hand[at + i] = i32(kind + SEEN_BY * (among & ~in_hand) + SEEN_IN_HAND * in_hand)
        return
    for shelf in range(i64(2)):
        start = library_at(seat, shelf)
        for k in range(start, start + s.library_n[seat * 2 + shelf]):
            book = i64(s.library[k])
            if kind_of(book) == kind:
                unshare_libraries(s)
                s.library[k] = i32(kind + SEEN_BY * (seen_by(book) & knew))
    for d in range(s.discards_n):
        thrown = i64(s.discards[d])
        if kind_of(thrown) == kind and thrower(thrown) == seat:
            s.discards[d] = i32(
                kind
                + SEEN_BY * seen_by(thrown)
                + SEEN_IN_HAND * (seen_in_hand(thrown) & knew)
                + ((seat + 1) << THROWER_AT)
            )


def show_in_hand(s: State, seat: i64, kind: i64) -> None:
    """Show this card to all players and keep it in the hand."""
    show_from_hand(s, seat, kind)
    to_hand(s, seat, kind, 0, EVERYBODY)


def library_at(seat: i64, shelf: i64) -> i64:
    """Return where a library begins: shelf 0 is Library II, shelf 1 Library III."""
    return seat * 8 + shelf * 4


def unshare_libraries(s: State) -> None:
    """Copy the libraries before a change, because copies of a state share them."""
    s.library = s.library[:]
    s.library_n = s.library_n[:]


def hand_kind(s: State, seat: i64, index: i64) -> i64:
    """Return the kind of the index-th card of a hand."""
    return kind_of(i64(s.hand[seat * s.cards + index]))
