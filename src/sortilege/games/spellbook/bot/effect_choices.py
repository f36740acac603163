"""Values of choices inside an action: materia to take, give or store, and the spell to raise."""

from mypy_extensions import i64

from sortilege.core.engine.machine import CARD, STEP, A, C, E
from sortilege.core.engine.policy import POINT
from sortilege.games.spellbook.bot.action_values import (
    best_copy_worth,
    copy_worth,
    possible_program_worth,
    program_worth,
    raise_worth,
    set_cost,
)
from sortilege.games.spellbook.bot.goals import HOPE_COLUMNS, Goals
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
from sortilege.games.spellbook.engine.materia import count_on_altar
from sortilege.games.spellbook.engine.rule_program_rows import PRIMARIES
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.engine.verbs.action_program import rune_for


def take_worth(w: Goals, s: State, code: i64) -> i64:
    return w.take_gain(s, code - FROM_ALTAR)


def rival_gift_worth(w: Goals, code: i64) -> i64:
    """Solo: the opponent should get what is of least use to the seat."""
    return -w.gain[code - FROM_ALTAR]


def take_color_worth(w: Goals, s: State, f: i64, code: i64) -> i64:
    """Divination at level 4: two of a color, or one; the second counts with the first."""
    if code == DONE:
        return 0
    materia = code - FROM_ALTAR
    worth = w.take_gain(s, materia)
    color = materia // 3
    if s.stack[f + A] > 1 and count_on_altar(s, color, -1) > 1:
        at = color * HOPE_COLUMNS + w.count[color]
        worth += max(0, w.hope[at + 2] - max(w.bar, w.hope[at + 1])) + w.stock(w.pool_n + 1)
    return worth


def discard_worth(w: Goals, code: i64) -> i64:
    return -w.loss[code - FROM_POOL]


def store_worth(w: Goals, s: State, code: i64) -> i64:
    return w.shown_worth(s, code - FROM_POOL) - w.loss[code - FROM_POOL]


def store_set_worth(w: Goals, s: State, f: i64, code: i64) -> i64:
    """Offering: the first materia fixes the color."""
    materia = code - FROM_POOL
    cost: i64 = 0
    if s.stack[f + C] == 0:
        cost = set_cost(w, materia // 3, s.arg(f, 0))
    return w.shown_worth(s, materia) - cost - w.rune_loss[materia % 3]


def store_from_altar_worth(w: Goals, s: State, code: i64) -> i64:
    """Leave materia that the seat would rather take on another Day."""
    materia = code - FROM_ALTAR
    return w.shown_worth(s, materia) + w.mirage_gain(s, materia) - w.gain[materia] // 4


def swap_worth(w: Goals, s: State, code: i64) -> i64:
    if code < FROM_ALTAR:
        return discard_worth(w, code)
    return take_worth(w, s, code)


def board_swap_worth(w: Goals, s: State, code: i64) -> i64:
    if code < FROM_ALTAR:
        return store_worth(w, s, code)
    return w.gain[code - FROM_BOARD] - w.shown_worth(s, code - FROM_BOARD)


def replace_worth(w: Goals, s: State, code: i64) -> i64:
    """Storm: keep only the three best, and only if better than an unknown one."""
    if code == DONE:
        return 0
    gain = w.take_gain(s, code - FROM_ALTAR)
    better: i64 = 0
    for i in range(s.altar_n):
        if w.take_gain(s, i64(s.altar[i])) > gain:
            better += 1
    if better >= 3:
        return POINT
    return w.unknown_gain(s) + w.stock(w.pool_n) - gain


def either_worth(w: Goals, s: State, f: i64, code: i64) -> i64:
    color = WHITE if s.stack[f + E] else s.stack[f + CARD] % COLORS
    return possible_program_worth(w, s, s.arg(f, 0 if code == STORE else 1), color, rune_for(s, f))


def raise_choice_worth(w: Goals, s: State, code: i64) -> i64:
    return raise_worth(w, s, (code - RAISE) % COLORS)


def copy_choice_worth(w: Goals, s: State, f: i64, code: i64) -> i64:
    """Clone: which action, and whose when the runes differ."""
    if s.stack[f + STEP] == 1:
        return copy_worth(w, s, s.stack[f + A], code - TO_SEAT)
    if code < COPY:
        return program_worth(w, s, PRIMARIES + 4 * (code - TAKE_1), 0, 0)
    return best_copy_worth(w, s, s.arg(f, 0), code - COPY)
