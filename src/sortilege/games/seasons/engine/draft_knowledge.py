"""What players learn in the draft: a returning pack shows which cards are gone, but not always who took which.

For each viewer and pack, the picks between two views of the pack form a group: some cards, and as many seats that took
one each. With two players a group is one card and one seat, which is certain. After the draft, larger groups remain in
the state as clues and shrink as cards are shown.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

from sortilege.core.engine.machine import with_value
from sortilege.games.seasons.engine.constants import KIND_MASK, PACK, SEEN_BY
from sortilege.games.seasons.engine.state import State

# Columns of a group: the seats that took from it (up to three), the seat that holds the pack now + 1, cards, rounds.
TAKERS: Final = 0
TAKER: Final = 1
PACK_AT: Final = 4
CARDS: Final = 5
CARD: Final = 6
ROUND: Final = 27  # the round in which each seat took its card
GROUP: Final = 30

# A packed clue: the viewer, a mask of other seats, and up to three cards (kind + 1) of eight bits each.
VIEWER_BITS: Final = 2
MASK_BITS: Final = 4


def groups(s: State, viewer: i64) -> vec[i64]:
    """Return all groups the viewer knows, one after the other."""
    found = vec[i64]()
    row = vec[i64]([0] * GROUP)
    for pack in range(s.seats):
        seen = False
        for r in range(s.picks_n):
            holder = (pack + r) % s.seats
            if holder == viewer:
                found = close_group(found, row, seen)
                seen = True
            elif seen:
                add_card(row, holder, r, i64(s.picks[r * s.seats + holder]))
        at = (pack + s.picks_n) % s.seats
        if at != viewer and seen:
            row[PACK_AT] = at + 1
            for i in range(s.pack_n):
                add_card(row, -1, 0, i64(s.pack[at * PACK + i]))
        found = close_group(found, row, seen)
    return found


def add_card(row: vec[i64], holder: i64, round: i64, kind: i64) -> None:
    if holder >= 0:
        row[ROUND + row[TAKERS]] = round
        row[TAKER + row[TAKERS]] = holder
        row[TAKERS] += 1
    row[CARD + row[CARDS]] = kind
    row[CARDS] += 1


def close_group(found: vec[i64], row: vec[i64], seen: bool) -> vec[i64]:
    """Complete the group when the viewer sees the pack again, or never will."""
    if seen and row[CARDS] > 0:
        found = extend(found, row)
    row[TAKERS] = 0
    row[CARDS] = 0
    return found


def remember_draft(s: State) -> None:
    """Mark certain groups on the cards and turn the others into clues, at the end of the draft."""
    clues = vec[i64]()
    for viewer in range(s.seats):
        found = groups(s, viewer)
        for g in range(i64(0), i64(len(found)), GROUP):
            if found[g + TAKERS] == 1:
                mark_known(s, found[g + TAKER], found[g + CARD], viewer)
            else:
                clues = append(clues, make_clue(viewer, found, g))
    s.clues = clues


def make_clue(viewer: i64, found: vec[i64], g: i64) -> i64:
    mask: i64 = 0
    cards = vec[i64]([0, 0, 0])
    for i in range(found[g + TAKERS]):
        mask |= 1 << found[g + TAKER + i]
        cards[i] = found[g + CARD + i] + 1
    return pack_clue(viewer, mask, cards)


def pack_clue(viewer: i64, mask: i64, cards: vec[i64]) -> i64:
    """Pack up to three cards (kind + 1), sorted, so that their order does not reveal who took which; 0 without any."""
    for _time in range(i64(2)):
        for j in range(i64(2)):
            if cards[j] < cards[j + 1]:
                card = cards[j]
                cards[j] = cards[j + 1]
                cards[j + 1] = card
    if cards[0] == 0:
        return 0
    row = cards[0] + (cards[1] << 8) + (cards[2] << 16)
    return viewer + (mask << VIEWER_BITS) + (row << (VIEWER_BITS + MASK_BITS))


def clue_viewer(row: i64) -> i64:
    return row & 3


def clue_seats(row: i64) -> i64:
    return row >> VIEWER_BITS & 15


def clue_card(row: i64, i: i64) -> i64:
    """Return the i-th card of a clue, −1 for none."""
    return (row >> (VIEWER_BITS + MASK_BITS + 8 * i) & 255) - 1


def clue_has(row: i64, kind: i64) -> bool:
    """Return whether the clue names this card."""
    return clue_card(row, 0) == kind or clue_card(row, 1) == kind or clue_card(row, 2) == kind


def note_shown(s: State, seat: i64, kind: i64) -> None:
    """Shrink every clue with this seat and card, after the seat has shown the card from its hand.

    This is likely, not certain, because the other copy may have been shown. So no real card is marked.
    """
    clues = s.clues
    for c in range(i64(len(clues))):
        row = clues[c]
        if clue_has(row, kind) and clue_seats(row) & (1 << seat):
            s.clues = with_value(s.clues, c, clue_without(row, seat, kind))


def clue_without(row: i64, seat: i64, kind: i64) -> i64:
    """Return what remains of a clue after one of its seats has shown one of its cards."""
    cards = vec[i64]([0, 0, 0])
    hit = False
    for i in range(i64(3)):
        card = clue_card(row, i)
        if card == kind and not hit:
            hit = True
        else:
            cards[i] = card + 1
    return pack_clue(clue_viewer(row), clue_seats(row) & ~(1 << seat), cards)


def note_hidden(s: State, seat: i64) -> None:
    """Drop all clues about a seat after a card left its hand unseen."""
    for c in range(i64(len(s.clues))):
        if clue_seats(s.clues[c]) & (1 << seat):
            s.clues = with_value(s.clues, c, 0)


def mark_known(s: State, seat: i64, kind: i64, viewer: i64) -> None:
    """Record that the viewer knows for certain that this card is among the seat's private cards."""
    bit: i64 = SEEN_BY << viewer
    for i in range(seat * s.cards, seat * s.cards + s.hand_n[seat]):
        entry = i64(s.hand[i])
        if entry & KIND_MASK == kind and not entry & bit:
            s.hand[i] = i32(entry + bit)
            after = i64(s.hand[i + 1]) if i + 1 < seat * s.cards + s.hand_n[seat] else kind + 1
            if after & KIND_MASK == kind and after < entry + bit:  # keep equal cards sorted
                s.hand[i] = i32(after)
                s.hand[i + 1] = i32(entry + bit)
            return
