"""Cards in play: how they enter and leave, and how to tell copies apart."""

from mypy_extensions import i64, u8

from sortilege.core.engine.machine import E, with_value
from sortilege.games.seasons.engine.constants import (
    CARD_KIND,
    E_ENTERS,
    E_PASSES_CARD,
    E_RETURNS,
    E_SACRIFICES,
    ENTER,
    EVERYBODY,
    NOBODY,
    PROGRAM,
    SLOTS,
    TRIGGERS,
)
from sortilege.games.seasons.engine.energy import same_tokens
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.passive_tally import count_passives as count_in_tally
from sortilege.games.seasons.engine.piles import discard, renew_deck, to_hand
from sortilege.games.seasons.engine.state import State


def has_slot(s: State, seat: i64) -> bool:
    """Return whether the gauge has room before the card arrives (E13, E15)."""
    return s.play_n[seat] < s.gauge[seat]


def unshare_play(s: State) -> None:
    """Copy the rows of cards in play before a change, because copies of a state share them."""
    s.play = s.play[:]
    s.play_n = s.play_n[:]
    s.tally = s.tally[:]


def add_to_play(s: State, seat: i64, copy: i64) -> None:
    unshare_play(s)
    n = s.play_n[seat]
    s.play[seat * SLOTS + n] = copy
    s.play_n[seat] = n + 1
    count_in_tally(s, s.tally, seat, copy, 1)


def remove_from_play(s: State, seat: i64, copy: i64) -> None:
    unshare_play(s)
    at = seat * SLOTS
    n = s.play_n[seat]
    i: i64 = 0
    while s.play[at + i] != copy:
        i += 1
    for j in range(i, n - 1):
        s.play[at + j] = s.play[at + j + 1]
    s.play[at + n - 1] = 0
    s.play_n[seat] = n - 1
    count_in_tally(s, s.tally, seat, copy, -1)


def mimic(s: State, raven: i64, model: i64) -> None:
    """Make this Raven in play work as another copy from now on; −1 for none (L18)."""
    unshare_play(s)
    owner = s.owner(raven)
    count_in_tally(s, s.tally, owner, raven, -1)
    s.mimics = with_value(s.mimics, raven & 1, model + 1)
    count_in_tally(s, s.tally, owner, raven, 1)


def reset_card(s: State, copy: i64) -> None:
    """Clear the marks and tokens of a card that has left: if it returns, it is a new card (F4)."""
    s.turned[copy] = 0
    set_spent(s, copy, 0)
    set_worked(s, copy, 0)
    if copy >> 1 == RAVEN_THE_USURPER:
        s.mimics = with_value(s.mimics, copy & 1, 0)
    for energy in range(i64(4)):
        s.tokens[copy * 4 + energy] = u8(0)


def set_spent(s: State, copy: i64, spent: i64) -> None:
    """Set whether this card's trigger has fired in this sweep; copies of a state share the row."""
    if i64(s.spent[copy]) != spent:
        s.spent = s.spent[:]
        s.spent[copy] = u8(spent)


def set_worked(s: State, copy: i64, done: i64) -> None:
    """Set whether this card was used this round; copies of a state share the row."""
    if i64(s.worked[copy]) != done:
        s.worked = s.worked[:]
        s.worked[copy] = u8(done)


def lay_down(s: State, seat: i64, kind: i64) -> i64:
    """Put a card into play for this seat and return its copy."""
    copy = kind * 2
    if s.owner(copy) != NOBODY:
        copy += 1
    add_to_play(s, seat, copy)
    s.tell(E_ENTERS, seat, kind, 0, 0, EVERYBODY)
    return copy


def begin_entering(s: State, seat: i64, copy: i64, energies: i64) -> None:
    """Push the entering effect; `energies` is the set paid for an Elemental Amulet."""
    program = PROGRAM[s.works_as(copy) * TRIGGERS + ENTER]
    if program:
        f = s.push(program, seat, seat, copy)
        s.stack[f + E] = energies


def sacrifice(s: State, seat: i64, copy: i64) -> None:
    """Move a card from play to the discard, visible to all players."""
    remove_from_play(s, seat, copy)
    reset_card(s, copy)
    s.tell(E_SACRIFICES, seat, copy >> 1, 0, 0, EVERYBODY)
    discard(s, NOBODY, copy >> 1, EVERYBODY)
    renew_deck(s)


def return_to_hand(s: State, seat: i64, copy: i64) -> None:
    remove_from_play(s, seat, copy)
    reset_card(s, copy)
    s.tell(E_RETURNS, seat, copy >> 1, 0, 0, EVERYBODY)
    to_hand(s, seat, copy >> 1, 0, EVERYBODY)


def pass_on(s: State, seat: i64, copy: i64, to: i64) -> None:
    """Hand the card to another player, upright, even beyond the recipient's gauge (F9, V13)."""
    remove_from_play(s, seat, copy)
    s.turned[copy] = 0
    add_to_play(s, to, copy)
    s.tell(E_PASSES_CARD, seat, copy >> 1, to, 0, EVERYBODY)


def is_kind(copy: i64, kind: i64) -> bool:
    """Return whether the card itself is an item or a familiar, regardless of what it mimics."""
    return CARD_KIND[copy >> 1] == kind


def count_kind(s: State, seat: i64, kind: i64, other_than: i64) -> i64:
    """Count the seat's items or familiars in play, except one copy."""
    n: i64 = 0
    at = seat * SLOTS
    for i in range(s.play_n[seat]):
        copy = s.play[at + i]
        if copy != other_than and is_kind(copy, kind):
            n += 1
    return n


def is_distinct(s: State, seat: i64, copy: i64) -> bool:
    """Return whether this copy differs from its twin in front of the same seat; if not, the twin stands for both."""
    if copy & 1 == 0:
        return True
    twin = copy - 1
    at = seat * SLOTS
    for i in range(s.play_n[seat]):
        if s.play[at + i] == twin:
            return s.turned[copy] != s.turned[twin] or not same_tokens(s, copy, twin) or mimicry_differs(s, copy, twin)
    return True


def mimicry_differs(s: State, copy: i64, twin: i64) -> bool:
    """Return whether the two mimic different items, or different numbers of Ravens mimic them."""
    if copy >> 1 == RAVEN_THE_USURPER and s.mimics[0] != s.mimics[1]:
        return True
    return count_mimics(s, copy) != count_mimics(s, twin)


def count_mimics(s: State, copy: i64) -> i64:
    """Return how many Ravens mimic this card."""
    n: i64 = 0
    for raven in range(i64(2)):
        if s.mimics[raven] == copy + 1:
            n += 1
    return n
