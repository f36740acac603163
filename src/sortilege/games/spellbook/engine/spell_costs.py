"""The cost of a spell, and which payments can be completed (section F)."""

from mypy_extensions import i64

from sortilege.games.spellbook.engine.constants import COLORS, LEARNED_ALREADY, MATERIA_TYPES, PRICE_SHORT
from sortilege.games.spellbook.engine.materia import count_color, count_rune
from sortilege.games.spellbook.engine.state import State


def max_triples(s: State, seat: i64, color: i64, real: i64) -> i64:
    """The most triples of one rune that remain beside `real` materia of the color, over all choices of those."""
    best: i64 = -1
    rounds = count_rune(s, seat, 0)
    triangles = count_rune(s, seat, 1)
    squares = count_rune(s, seat, 2)
    a = i64(s.pool[seat * MATERIA_TYPES + color * 3])
    b = i64(s.pool[seat * MATERIA_TYPES + color * 3 + 1])
    c = i64(s.pool[seat * MATERIA_TYPES + color * 3 + 2])
    for x in range(min(a, real) + 1):
        for y in range(min(b, real - x) + 1):
            z = real - x - y
            if z <= c:
                made = (rounds - x) // 3 + (triangles - y) // 3 + (squares - z) // 3
                best = max(best, made)
    return best


def can_finish(s: State, seat: i64, color: i64, real: i64, triples: i64) -> bool:
    """Whether the pool can still pay `real` materia of the color plus the triples."""
    if real + 3 * triples > s.pool_n[seat] or real > count_color(s, seat, color):
        return False
    if triples == 0:
        return True
    return max_triples(s, seat, color, real) >= triples


def count_single_wilds(s: State, seat: i64, color: i64, rune: i64) -> i64:
    """Transmutation: count materia with the card's rune that are not of the spell's color (57)."""
    return count_rune(s, seat, rune) - i64(s.pool[seat * MATERIA_TYPES + color * 3 + rune])


def can_pay(s: State, seat: i64, color: i64, level: i64, wilds: i64, transmuting: i64, rune: i64) -> bool:
    """Whether exactly `level` can be paid with `wilds` wilds: at most two, so at least one real materia (25-27, 56)."""
    real = level - wilds
    if transmuting:
        return (
            wilds <= transmuting
            and count_color(s, seat, color) >= real
            and count_single_wilds(s, seat, color, rune) >= wilds
        )
    return can_finish(s, seat, color, real, wilds)


def why_not_learn(s: State, seat: i64, color: i64, level: i64, transmuting: i64, rune: i64) -> i64:
    if s.level[seat * COLORS + color]:
        return LEARNED_ALREADY
    real = count_color(s, seat, color)
    if s.pool_n[seat] < level or real == 0:  # wilds cost more, and one materia must have the color
        return PRICE_SHORT
    if real >= level:
        return 0
    for wilds in range(i64(1), i64(3)):
        if can_pay(s, seat, color, level, wilds, transmuting, rune):
            return 0
    return PRICE_SHORT


def can_learn_any(s: State, seat: i64, transmuting: i64, rune: i64) -> bool:
    for color in range(i64(COLORS)):
        if why_not_learn(s, seat, color, 3, transmuting, rune) == 0:
            return True
    return False
