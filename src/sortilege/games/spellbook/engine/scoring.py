"""Final scoring and ties (sections I and J)."""

from mypy_extensions import i64

from sortilege.games.spellbook.engine.constants import (
    BOARD_POINTS,
    COLORS,
    MATERIA_TYPES,
    OPPONENT_POINTS,
    PASSIVE,
    PASSIVES,
    PER_COLOR,
    PER_OTHER_3,
    PER_RUNE,
    POINTS,
)
from sortilege.games.spellbook.engine.state import State


def spell_points(s: State, seat: i64, color: i64) -> i64:
    """Points of a spell: printed at its final level, plus what it counts (52, 54, 45)."""
    level = s.level[seat * COLORS + color]
    if level == 0:
        return 0
    at = s.spells[color] * 3 + level - 3
    points = POINTS[at]
    for other in range(i64(COLORS)):
        if other != color and s.level[seat * COLORS + other]:
            points += PASSIVE[at * PASSIVES + PER_OTHER_3 + s.level[seat * COLORS + other] - 3]
    points += PASSIVE[at * PASSIVES + PER_RUNE] * count_stored_rune(s, seat, s.rune_on(seat, s.spells[color]))
    return points + PASSIVE[at * PASSIVES + PER_COLOR] * count_stored_colors(s, seat)


def count_stored_rune(s: State, seat: i64, rune: i64) -> i64:
    n: i64 = 0
    for color in range(i64(COLORS)):
        n += i64(s.stored[seat * MATERIA_TYPES + color * 3 + rune])
    return n


def count_stored_colors(s: State, seat: i64) -> i64:
    n: i64 = 0
    for color in range(i64(COLORS)):
        at = seat * MATERIA_TYPES + color * 3
        if i64(s.stored[at]) + i64(s.stored[at + 1]) + i64(s.stored[at + 2]) > 0:
            n += 1
    return n


def score(s: State, seat: i64) -> i64:
    """Points of spells and Familiar board; the pool scores nothing (68)."""
    total = BOARD_POINTS[s.stored_n[seat]]
    for color in range(i64(COLORS)):
        total += spell_points(s, seat, color)
    return total


def opponent_score(s: State) -> i64:
    """Points of the virtual opponent's board and lower area (71)."""
    return OPPONENT_POINTS[s.opponent_n] + s.lower_n


def is_ahead(s: State, one: i64, other: i64) -> bool:
    """Compare points, then spells learned, then materia in the pool (69)."""
    if score(s, one) != score(s, other):
        return score(s, one) > score(s, other)
    if s.spells_learned(one) != s.spells_learned(other):
        return s.spells_learned(one) > s.spells_learned(other)
    return s.pool_n[one] > s.pool_n[other]


def winners(s: State) -> i64:
    """Return the mask of winners; in a solo game, only a player who beats the opponent wins (73)."""
    if s.solo:
        return 1 if score(s, 0) > opponent_score(s) else 0
    mask: i64 = 0
    for seat in range(s.seats):
        best = True
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                best = False
        if best:
            mask |= 1 << seat
    return mask
