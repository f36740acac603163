"""Final scoring (P2-P5); end-of-game card effects have already moved the crystals."""

from mypy_extensions import i64

from sortilege.games.seasons.engine.constants import (
    ABILITY_POINTS,
    HAND_ABILITY,
    HAND_ABILITY_POINTS,
    HAND_PENALTY,
    PENALTY,
    PRESTIGE,
    SLOTS,
    TIEBREAK,
)
from sortilege.games.seasons.engine.state import State


def prestige(s: State, seat: i64) -> i64:
    """Return the points printed on the cards in play."""
    total: i64 = 0
    for i in range(s.play_n[seat]):
        total += PRESTIGE[s.printed[s.play[seat * SLOTS + i] >> 1]]
    return total


def hand_points(s: State, seat: i64, cards: i64) -> i64:
    """Return −5 per card in hand, or +3 with token 5 (T5)."""
    if s.ability[seat] == HAND_ABILITY + 1:
        return HAND_ABILITY_POINTS[0] * cards
    return -HAND_PENALTY[0] * cards


def bonus_points(s: State, seat: i64) -> i64:
    return -PENALTY[s.track[seat]]


def ability_points(s: State, seat: i64) -> i64:
    """Return the ability token's points, 0 while it is unused."""
    return ABILITY_POINTS[s.ability[seat] - 1] if s.ability_used[seat] else 0


def penalties(s: State, seat: i64) -> i64:
    return bonus_points(s, seat) + ability_points(s, seat)


def score(s: State, seat: i64) -> i64:
    """Return the total, which may be negative (P4); unused energy is worth nothing."""
    return s.crystals[seat] + prestige(s, seat) + hand_points(s, seat, s.hand_n[seat]) + penalties(s, seat)


def tie_break(s: State, seat: i64) -> i64:
    """Return the cards in play, or the cards summoned in printings that count those (V11)."""
    return s.summoned[seat] if s.options[TIEBREAK] else s.play_n[seat]


def is_ahead(s: State, one: i64, other: i64) -> bool:
    if score(s, one) != score(s, other):
        return score(s, one) > score(s, other)
    return tie_break(s, one) > tie_break(s, other)


def winners(s: State) -> i64:
    """Return the mask of winners: more than one only when everything is tied (P5)."""
    mask: i64 = 0
    for seat in range(s.seats):
        best = True
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                best = False
        if best:
            mask |= 1 << seat
    return mask
