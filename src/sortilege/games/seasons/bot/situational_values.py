"""Cards whose worth depends on the rest of the table."""

from mypy_extensions import i64

from sortilege.games.seasons.engine.cards_in_play import count_kind
from sortilege.games.seasons.engine.constants import FAMILIAR, ITEM
from sortilege.games.seasons.engine.energy import capacity
from sortilege.games.seasons.engine.named_cards import (
    DAMNED_SOUL_OF_ONYS,
    ELEMENTAL_AMULET,
    GLUTTON_CAULDRON,
    JEWEL_OF_THE_ANCIENTS,
    LANTERN_OF_XIDIT,
    LEWIS_GREYFACE,
    PENDANT_OF_RAGNOR,
    POTION_OF_DREAMS,
    POTION_OF_LIFE,
    RAGFIELDS_HELM,
    RAVEN_THE_USURPER,
    SCEPTER_OF_GREATNESS,
    SEALED_CHEST_OF_URM,
    SID_NIGHTSHADE,
    THRONE_OF_RENEWAL,
)
from sortilege.games.seasons.engine.state import State


def situational_worth(s: State, seat: i64, kind: i64, months: i64, token: i64) -> i64:
    """Return hundredths of a point on top of the card's row; `token` is the price of an energy."""
    if kind <= ELEMENTAL_AMULET:
        return early_situational_worth(s, seat, kind, months, token)
    if kind == GLUTTON_CAULDRON:
        return 900 if months >= 16 else -300
    if kind == LANTERN_OF_XIDIT:
        return 900 if months > 6 else 300 * s.energies(seat)
    if kind == SEALED_CHEST_OF_URM:
        return 1500 if count_kind(s, seat, FAMILIAR, -1) == 0 else 0
    if kind == PENDANT_OF_RAGNOR:
        return token * min(count_kind(s, seat, ITEM, -1), capacity(s, seat))
    if kind == SID_NIGHTSHADE:
        return 900 if is_richest(s, seat) else 0
    if kind == DAMNED_SOUL_OF_ONYS:
        return -150 * min(months, 8)
    if kind == THRONE_OF_RENEWAL:
        return 600 if s.track[seat] > 0 else 0
    if kind == JEWEL_OF_THE_ANCIENTS:
        return 1000 if months >= 20 else 0 if months >= 12 else -1000
    if kind == RAVEN_THE_USURPER:
        return 500
    return token * fullest_reserve(s, seat, 2) * 3 // 2  # Ratty: opponents lose what this seat gains


def early_situational_worth(s: State, seat: i64, kind: i64, months: i64, token: i64) -> i64:
    """Do the same for the first cards, up to the Elemental Amulet."""
    if kind == RAGFIELDS_HELM:
        return helm_worth(s, seat, months)
    if kind == LEWIS_GREYFACE:
        return token * min(fullest_reserve(s, seat, 10), max(0, capacity(s, seat) - s.energies(seat) + 2))
    if kind == POTION_OF_DREAMS:
        return 700 if s.hand_n[seat] > 1 else 0
    if kind == POTION_OF_LIFE:
        return 220 * min(i64(7), s.energies(seat) + months // 2)
    if kind == SCEPTER_OF_GREATNESS:
        return 300 * count_kind(s, seat, ITEM, -1) - (500 if months > 12 else 0)
    return 600  # Elemental Amulet


def helm_worth(s: State, seat: i64, months: i64) -> i64:
    """Return the chance-weighted worth of twenty crystals for the most cards in play."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.play_n[other])
    if months == 0:
        return 2000 if s.play_n[seat] > most else 0
    return 1000 + min(i64(900), max(i64(-900), (s.play_n[seat] - most) * 300))


def is_richest(s: State, seat: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.crystals[other] >= s.crystals[seat]:
            return False
    return True


def fullest_reserve(s: State, seat: i64, most: i64) -> i64:
    """Return the size of the fullest opposing reserve, at most `most`."""
    found: i64 = 0
    for other in range(s.seats):
        if other != seat:
            found = max(found, min(most, s.energies(other)))
    return found
