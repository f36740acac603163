"""Energy: capacity, gains, and the sources of payments (C6-C10, E10)."""

from mypy_extensions import i64, u8

from sortilege.core.engine.machine import CALL, NEXT, Offer
from sortilege.games.seasons.engine.constants import (
    E_ENERGY,
    E_LOSES_ENERGY,
    ENERGY,
    EVERYBODY,
    PASSIVE,
    PASSIVES,
    PAYS_TOKENS,
    RESERVE,
    RESERVE_LIMIT,
    RULES,
    SLOTS,
    SOURCES,
    SPACES_LESS,
)
from sortilege.games.seasons.engine.named_cards import AMULET_OF_WATER, RAVEN_THE_USURPER
from sortilege.games.seasons.engine.rule_program_rows import REDUCE
from sortilege.games.seasons.engine.state import State


def capacity(s: State, seat: i64) -> i64:
    """Return the capacity of the reserve (C9): two Grimoires still give ten."""
    limit: i64 = RESERVE
    if s.passive(seat, RESERVE_LIMIT):
        for i in range(s.play_n[seat]):
            limit = max(limit, PASSIVE[s.works_as(s.play[seat * SLOTS + i]) * PASSIVES + RESERVE_LIMIT])
    return max(0, limit - s.drought[seat] - s.passive(seat, SPACES_LESS))


def gain_energy(s: State, seat: i64, energy: i64, n: i64) -> None:
    """Take tokens from the stockpile, which never runs out (A10)."""
    if n > 0:
        s.reserve[seat * 4 + energy] += n
        s.tell(E_ENERGY, seat, energy, n, 0, EVERYBODY)


def lose_energy(s: State, seat: i64, energy: i64, n: i64) -> None:
    if n > 0:
        s.reserve[seat * 4 + energy] -= n
        s.tell(E_LOSES_ENERGY, seat, energy, n, 0, EVERYBODY)


def lose_all_energy(s: State, seat: i64) -> None:
    for energy in range(i64(4)):
        lose_energy(s, seat, energy, s.reserve[seat * 4 + energy])


def offer_reserve(s: State, seat: i64, out: Offer) -> None:
    for energy in range(i64(4)):
        if s.reserve[seat * 4 + energy] > 0:
            out.add(ENERGY + energy)


def push_reduction(s: State, seat: i64) -> bool:
    """Push the reduction of an overfull reserve, which runs before anything else (C6, C10)."""
    if s.energies(seat) <= capacity(s, seat):
        return False
    s.push(REDUCE, seat, seat, RULES)
    return True


def finish_gain(s: State, f: i64, seat: i64) -> i64:
    """End the row at frame f after a gain, and first reduce an overfull reserve."""
    if s.energies(seat) <= capacity(s, seat):
        return NEXT
    s.advance(f)
    push_reduction(s, seat)
    return CALL


def source_card(source: i64) -> i64:
    """Return the copy in play that holds this source's tokens: two Amulets of Water, two Ravens that mimic one."""
    if source <= 2:
        return AMULET_OF_WATER * 2 + source - 1
    return RAVEN_THE_USURPER * 2 + source - 3


def source_of(copy: i64) -> i64:
    if copy >> 1 == AMULET_OF_WATER:
        return 1 + (copy & 1)
    return 3 + (copy & 1)


def store_mask(s: State, seat: i64) -> i64:
    """Return the mask of the seat's sources besides the reserve."""
    mask: i64 = 0
    if not s.passive(seat, PAYS_TOKENS):
        return mask
    at = seat * SLOTS
    for i in range(s.play_n[seat]):
        copy = s.play[at + i]
        if PASSIVE[s.works_as(copy) * PASSIVES + PAYS_TOKENS]:
            mask |= 1 << source_of(copy)
    return mask


def stored_energy(s: State, source: i64, energy: i64) -> i64:
    return i64(s.tokens[source_card(source) * 4 + energy])


def available_energy(s: State, seat: i64, energy: i64) -> i64:
    """Return how many tokens of this energy the seat could pay from all sources (E10)."""
    total = s.reserve[seat * 4 + energy]
    mask = store_mask(s, seat)
    for source in range(i64(1), i64(SOURCES)):
        if mask & (1 << source):
            total += stored_energy(s, source, energy)
    return total


def available_total(s: State, seat: i64) -> i64:
    total = s.energies(seat)
    mask = store_mask(s, seat)
    if mask:
        for source in range(i64(1), i64(SOURCES)):
            if mask & (1 << source):
                for energy in range(i64(4)):
                    total += stored_energy(s, source, energy)
    return total


def spend_token(s: State, seat: i64, source: i64, energy: i64) -> None:
    """Remove one token from the reserve or from the Amulet that holds it."""
    if source == 0:
        s.reserve[seat * 4 + energy] -= 1
    else:
        at = source_card(source) * 4 + energy
        s.tokens[at] = u8(i64(s.tokens[at]) - 1)


def place_tokens(s: State, copy: i64, energy: i64, n: i64) -> None:
    """Put tokens onto a card in play; they do not count as reserve (C8)."""
    at = copy * 4 + energy
    s.tokens[at] = u8(i64(s.tokens[at]) + n)


def tokens_on(s: State, copy: i64) -> i64:
    at = copy * 4
    return i64(s.tokens[at]) + i64(s.tokens[at + 1]) + i64(s.tokens[at + 2]) + i64(s.tokens[at + 3])


def same_tokens(s: State, one: i64, other: i64) -> bool:
    for energy in range(i64(4)):
        if s.tokens[one * 4 + energy] != s.tokens[other * 4 + energy]:
            return False
    return True


def offer_tokens(s: State, seat: i64, base: i64, energy: i64, out: Offer) -> None:
    """Offer every source of this energy, but only one of two Amulets with equal tokens."""
    if s.reserve[seat * 4 + energy] > 0:
        out.add(base + energy)
    mask = store_mask(s, seat)
    if mask == 0:
        return
    for source in range(i64(1), i64(SOURCES)):
        if mask & (1 << source) and stored_energy(s, source, energy) > 0:
            twin = source == 2 or source == 4
            if twin and mask & (1 << (source - 1)) and same_tokens(s, source_card(source), source_card(source - 1)):
                continue
            out.add(base + 4 * source + energy)


def offer_any_token(s: State, seat: i64, base: i64, out: Offer) -> None:
    for energy in range(i64(4)):
        offer_tokens(s, seat, base, energy, out)
