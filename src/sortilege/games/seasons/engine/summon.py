"""Summoning: costs and conditions (section E)."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.seasons.engine.cards_in_play import has_slot
from sortilege.games.seasons.engine.constants import (
    ANY_TYPES,
    COST,
    CRYSTALS_SHORT,
    DISCOUNT,
    ENERGY_SHORT,
    ENTANGLING_ROOTS,
    GAUGE_FULL,
    NATURE_SPIRIT,
    ROOTS,
    TOLL,
    TOLL_UNPAID,
)
from sortilege.games.seasons.engine.energy import available_energy, store_mask
from sortilege.games.seasons.engine.state import State

# Energies still to pay are packed: six bits for each printed energy, then six for "any". All fit into 31 bits, because
# mypyc writes the 1 of `1 << n` as a 32-bit C int.
WILD: Final = 4


def one_slot(slot: i64) -> i64:
    return i64(1) << (6 * slot)


def count_slots(need: i64) -> i64:
    return (need & 63) + (need >> 6 & 63) + (need >> 12 & 63) + (need >> 18 & 63) + (need >> 24 & 63)


def first_slot(need: i64) -> i64:
    slot: i64 = 0
    while need >> (6 * slot) & 63 == 0:
        slot += 1
    return slot


def slots_of(need: i64, slot: i64) -> i64:
    """Return how many slots of this energy are left."""
    return need >> (6 * slot) & 63


def can_pay(s: State, seat: i64, need: i64, waives: i64) -> bool:
    """Return whether the seat can pay `need` less `waives` slots: printed energies first, any token for the rest."""
    printed: i64 = 0
    total: i64 = 0
    plain = store_mask(s, seat) == 0
    for energy in range(i64(4)):
        have = s.reserve[seat * 4 + energy] if plain else available_energy(s, seat, energy)
        total += have
        printed += min(have, need >> (6 * energy) & 63)
    wild = min(need >> 24 & 63, total - printed)
    return printed + wild >= count_slots(need) - waives


def cost_at(s: State, kind: i64) -> i64:
    """Return where this card's cost for this number of players begins in COST (E11)."""
    return (s.printed[kind] * 3 + s.seats - 2) * 6


def printed_need(s: State, kind: i64) -> i64:
    at = cost_at(s, kind)
    return COST[at] + (COST[at + 1] << 6) + (COST[at + 2] << 12) + (COST[at + 3] << 18)


def surcharge(s: State) -> i64:
    """Return one energy of any type under Nature Spirit, else nothing (E6, N5)."""
    return one_slot(WILD) if s.enchantment == NATURE_SPIRIT else 0


def energy_need(s: State, kind: i64) -> i64:
    """Return the energies that summoning this card takes, before any waiver."""
    return printed_need(s, kind) + surcharge(s)


def types_need(types: i64) -> i64:
    """Return one energy of each type in the set (E7)."""
    need: i64 = 0
    for energy in range(i64(4)):
        if types & (1 << energy):
            need += one_slot(energy)
    return need


def count_waived(s: State, seat: i64, need: i64) -> i64:
    """Return how many energies the Hands of Fortune waive: never the last one (E5)."""
    return min(s.passive(seat, DISCOUNT), max(0, count_slots(need) - 1))


def toll_against(s: State, seat: i64) -> i64:
    """Return the crystals that all opposing Arcano Leeches take per summon (E2, E3)."""
    toll: i64 = 0
    for other in range(s.seats):
        if other != seat:
            toll += s.passive(other, TOLL)
    return toll


def why_not_summon(s: State, seat: i64, kind: i64) -> i64:
    """Return the first condition that fails, 0 when the card can be summoned (E1)."""
    return why_not_pay(s, seat, kind, toll_against(s, seat))


def why_not_pay(s: State, seat: i64, kind: i64, toll: i64) -> i64:
    """Return the same when the toll is already known."""
    if not has_slot(s, seat):
        return GAUGE_FULL
    if s.summons > 0 and s.enchantment == ENTANGLING_ROOTS:
        return ROOTS
    at = cost_at(s, kind)
    crystals = COST[at + 4]
    if s.crystals[seat] < crystals:
        return CRYSTALS_SHORT
    if s.crystals[seat] < crystals + toll:
        return TOLL_UNPAID
    if COST[at + ANY_TYPES]:  # the smallest set is any one type the payer owns
        least = one_slot(WILD) + surcharge(s)
        return 0 if can_pay(s, seat, least, count_waived(s, seat, least)) else ENERGY_SHORT
    need = energy_need(s, kind)
    if need == 0 or can_pay(s, seat, need, count_waived(s, seat, need)):
        return 0
    return ENERGY_SHORT
