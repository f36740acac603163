"""Values of choices inside an action: materia to take, give or store, and the spell to raise."""

from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, STEP, A, C, E
from sortilege.core.engine.policy import POINT
from sortilege.games.spellbook.bot.actions import copied, copying, deed, deed_if, raised, set_cost
from sortilege.games.spellbook.bot.goals import HELD, Wants
from sortilege.games.spellbook.engine.constants import (
    COLORS,
    COPY,
    DONE,
    FROM_ALTAR,
    FROM_BOARD,
    FROM_POOL,
    RAISE,
    STORE,
    TAKE_1,
    TO_SEAT,
    WHITE,
)
from sortilege.games.spellbook.engine.materia import on_altar
from sortilege.games.spellbook.engine.program_rows import PRIMARIES
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.engine.verbs.actions import rune_for


def taken(w: Wants, s: State, code: i64) -> i64:
    return w.taking(s, code - FROM_ALTAR)


def left_to_rival(w: Wants, code: i64) -> i64:
    """Solo: the opponent should get what is of least use to the seat."""
    return -w.gain[code - FROM_ALTAR]


def taken_of_one_color(w: Wants, s: State, f: i64, code: i64) -> i64:
    """Divination at level 4: two of a color, or one; the second counts with the first."""
    if code == DONE:
        return 0
    materia = code - FROM_ALTAR
    worth = w.taking(s, materia)
    color = materia // 3
    if s.stack[f + A] > 1 and on_altar(s, color, -1) > 1:
        at = color * HELD + w.count[color]
        worth += max(0, w.hope[at + 2] - max(w.bar, w.hope[at + 1])) + w.stock(w.pool_n + 1)
    return worth


def given_up(w: Wants, code: i64) -> i64:
    return -w.loss[code - FROM_POOL]


def stored(w: Wants, s: State, code: i64) -> i64:
    return w.shows(s, code - FROM_POOL) - w.loss[code - FROM_POOL]


def stored_set(w: Wants, s: State, f: i64, code: i64) -> i64:
    """Offering: the first materia fixes the color."""
    materia = code - FROM_POOL
    cost: i64 = 0
    if s.stack[f + C] == 0:
        cost = set_cost(w, materia // 3, s.arg(f, 0))
    return w.shows(s, materia) - cost - w.rune_loss[materia % 3]


def stored_from_altar(w: Wants, s: State, code: i64) -> i64:
    """Leave materia that the seat would rather take on another Day."""
    materia = code - FROM_ALTAR
    return w.shows(s, materia) + w.mirage(s, materia) - w.gain[materia] // 4


def swapped(w: Wants, s: State, code: i64) -> i64:
    if code < FROM_ALTAR:
        return given_up(w, code)
    return taken(w, s, code)


def swapped_with_board(w: Wants, s: State, code: i64) -> i64:
    if code < FROM_ALTAR:
        return stored(w, s, code)
    return w.gain[code - FROM_BOARD] - w.shows(s, code - FROM_BOARD)


def replaced(w: Wants, s: State, code: i64) -> i64:
    """Storm: keep only the three best, and only if better than an unknown one."""
    if code == DONE:
        return 0
    gain = w.taking(s, code - FROM_ALTAR)
    better: i64 = 0
    for i in range(s.altar_n):
        if w.taking(s, i64(s.altar[i])) > gain:
            better += 1
    if better >= 3:
        return POINT
    return w.unknown(s) + w.stock(w.pool_n) - gain


def either(w: Wants, s: State, f: i64, code: i64) -> i64:
    color = WHITE if s.stack[f + E] else s.stack[f + CARD] % COLORS
    return deed_if(w, s, s.arg(f, 0 if code == STORE else 1), color, rune_for(s, f))


def raising(w: Wants, s: State, code: i64) -> i64:
    return raised(w, s, (code - RAISE) % COLORS)


def copy(w: Wants, s: State, f: i64, code: i64) -> i64:
    """Clone: which action, and whose when the runes differ."""
    if s.stack[f + STEP] == 1:
        return copied(w, s, s.stack[f + A], code - TO_SEAT)
    if code < COPY:
        return deed(w, s, PRIMARIES + 4 * (code - TAKE_1), 0, 0)
    return copying(w, s, s.arg(f, 0), code - COPY)
