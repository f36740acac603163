"""Estimate what a whole action gains, row by row of its program."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import ROW
from sortilege.core.engine.policy import POINT
from sortilege.games.spellbook.bot.game_end import ending_worth, is_long_game
from sortilege.games.spellbook.bot.goals import HOPE_COLUMNS, NEVER, Goals
from sortilege.games.spellbook.bot.learn import best_learn, cheapest_of_rune
from sortilege.games.spellbook.bot.weights import OTHERS, REPLACED, TURNED
from sortilege.games.spellbook.engine.constants import (
    BOARD_SPACES,
    CODE,
    COLORS,
    COPIED_RUNE,
    MATERIA_TYPES,
    PROGRAM,
    WHITE,
)
from sortilege.games.spellbook.engine.materia import free_spaces, matches, pool_room
from sortilege.games.spellbook.engine.rule_program_rows import PRIMARIES
from sortilege.games.spellbook.engine.state import VERBS, State
from sortilege.games.spellbook.engine.verbs import (
    action_program,
    changing,
    day,
    learn,
    other_players,
    spell_levels,
    storing,
    taking,
)
from sortilege.games.spellbook.engine.verbs.action_program import row_argument
from sortilege.games.spellbook.engine.verbs.day import end_primary, first_primary, why_not_action

# What a verb does, as far as the estimate cares.
NOTHING: Final = 0
DRAW: Final = 1
DRAW_UNTIL: Final = 2
DISCARD: Final = 3
DISCARD_RUNE: Final = 4
TAKE: Final = 5
TAKE_RUNE: Final = 6
TAKE_CARD_RUNE: Final = 7
STORE: Final = 8
STORE_SAME: Final = 9
STORE_RUNE: Final = 10
STORE_ALTAR: Final = 11
SWAP: Final = 12
SWAP_BOARD: Final = 13
REPLACE: Final = 14
OTHERS_DRAW: Final = 15
OTHERS_TAKE: Final = 16
EITHER: Final = 17
RAISE: Final = 18
LOWER: Final = 19
LEARN: Final = 20
COPY: Final = 21
COPY_DISCARD: Final = 22
SUPPLY: Final = 23
TAKE_STORED: Final = 24
MORNING_ACTION: Final = 25

ROW_KIND: Final = vec[i64]([NOTHING for _ in range(len(VERBS))])
ROW_KIND[taking.DRAW.op] = DRAW
ROW_KIND[taking.DRAW_UNTIL.op] = DRAW_UNTIL
ROW_KIND[taking.DISCARD.op] = DISCARD
ROW_KIND[taking.DISCARD_RUNE.op] = DISCARD_RUNE
ROW_KIND[taking.TAKE_VERB.op] = TAKE
ROW_KIND[taking.TAKE_RUNE.op] = TAKE_RUNE
ROW_KIND[taking.TAKE_CARD_RUNE.op] = TAKE_CARD_RUNE
ROW_KIND[taking.TAKE_WHAT_IS_LEFT.op] = TAKE
ROW_KIND[taking.TAKE_UP_TO.op] = TAKE
ROW_KIND[taking.TAKE_STORED_COLOR.op] = TAKE_STORED
ROW_KIND[storing.STORE_FROM_POOL.op] = STORE
ROW_KIND[storing.STORE_SAME_COLOR.op] = STORE_SAME
ROW_KIND[storing.STORE_CARD_RUNE.op] = STORE_RUNE
ROW_KIND[storing.STORE_FROM_ALTAR.op] = STORE_ALTAR
ROW_KIND[storing.STORE_WHAT_IS_THERE.op] = STORE_ALTAR
ROW_KIND[changing.SWAP.op] = SWAP
ROW_KIND[changing.SWAP_WITH_BOARD.op] = SWAP_BOARD
ROW_KIND[changing.SUPPLY_ALTAR.op] = SUPPLY
ROW_KIND[changing.REPLACE_ALTAR.op] = REPLACE
ROW_KIND[other_players.OTHERS_DRAW.op] = OTHERS_DRAW
ROW_KIND[other_players.OTHERS_TAKE.op] = OTHERS_TAKE
ROW_KIND[action_program.EITHER_OR.op] = EITHER
ROW_KIND[spell_levels.RAISE_OTHER.op] = RAISE
ROW_KIND[spell_levels.LOWER_THIS.op] = LOWER
ROW_KIND[learn.LEARN_VERB.op] = LEARN
ROW_KIND[day.COPY_ACTION.op] = COPY
ROW_KIND[day.DISCARD_FOR_COPY.op] = COPY_DISCARD
ROW_KIND[day.COPY_AFTER_DISCARD.op] = COPY
ROW_KIND[day.PHASE_VERB.op] = MORNING_ACTION


def program_worth(w: Goals, s: State, row: i64, color: i64, rune: i64) -> i64:
    """Estimate a program; `color` is of the card whose level it may lower, `rune` the one on that card."""
    total: i64 = 0
    shift: i64 = 0  # materia added to the pool so far
    drawn: i64 = 0
    while CODE[row * ROW] != 0:
        kind = ROW_KIND[CODE[row * ROW]]
        n = row_argument(row, 0)
        if kind == DRAW:
            total += w.draw_gain(s, n, shift)
            drawn = n
            shift += n
        elif kind == DRAW_UNTIL:
            total += w.draw_gain(s, max(0, n - w.pool_n), 0)
        elif kind == DISCARD:
            total -= cheapest_materia(w, s, -1, n) - drawn * w.weights[TURNED]
            shift -= n
        elif kind == DISCARD_RUNE:
            total -= cheapest_materia(w, s, n, 1)
            shift -= 1
        elif kind <= TAKE_CARD_RUNE:
            total += take_worth(w, s, n, wanted_rune(kind, row, rune))
            shift += n
        elif kind <= STORE_ALTAR:
            total += store_worth(w, s, kind, n, rune)
        else:
            total += other_row_worth(w, s, kind, row, color, rune)
        row += 1
    return total


def wanted_rune(kind: i64, row: i64, rune: i64) -> i64:
    if kind == TAKE:
        return -1
    return row_argument(row, 1) if kind == TAKE_RUNE else rune


def other_row_worth(w: Goals, s: State, kind: i64, row: i64, color: i64, rune: i64) -> i64:
    """Estimate rows that neither draw, discard, take nor store."""
    if kind == LEARN:
        return best_learn(w, s, row_argument(row, 0), rune)
    if kind == SWAP:
        return take_worth(w, s, row_argument(row, 0), -1) - cheapest_materia(w, s, -1, row_argument(row, 0))
    if kind == SWAP_BOARD:
        return best_on_board(w, s) - cheapest_materia(w, s, -1, 1)
    if kind == TAKE_STORED:
        return best_stored_color(w, s)
    if kind == REPLACE:
        return w.weights[REPLACED] * s.altar_n
    if kind == SUPPLY:
        return w.weights[REPLACED] * row_argument(row, 0)
    if kind in (OTHERS_DRAW, OTHERS_TAKE):
        return -POINT if s.solo else -w.weights[OTHERS] * others_with_room(w, s)
    if kind == EITHER:
        return max(
            possible_program_worth(w, s, row_argument(row, 0), color, rune),
            possible_program_worth(w, s, row_argument(row, 1), color, rune),
        )
    if kind == RAISE:
        return best_raise(w, s)
    if kind == LOWER:
        return lowering_worth(w, s, color)
    if kind == COPY:
        return best_copy(w, s, row_argument(row, 0))
    if kind == COPY_DISCARD:
        return -cheapest_materia(w, s, rune, 1)
    return 0


def possible_program_worth(w: Goals, s: State, row: i64, color: i64, rune: i64) -> i64:
    if why_not_action(s, w.seat, row, rune):
        return NEVER
    return program_worth(w, s, row, color, rune)


def others_with_room(w: Goals, s: State) -> i64:
    n: i64 = 0
    for other in range(s.seats):
        if other != w.seat and pool_room(s, other) > 0:
            n += 1
    return n


def cheapest_materia(w: Goals, s: State, rune: i64, n: i64) -> i64:
    """The least value of n materia of the pool, of one rune or of any (−1)."""
    total: i64 = 0
    before: i64 = NEVER
    left = n
    while left > 0:
        best: i64 = -NEVER
        many: i64 = 0
        for materia in range(i64(MATERIA_TYPES)):
            there = i64(s.pool[w.seat * MATERIA_TYPES + materia])
            loss = w.loss[materia]
            if there == 0 or loss <= before or not matches(materia, -1, rune):
                continue
            if loss < best:
                best = loss
                many = there
            elif loss == best:
                many += there
        if many == 0:
            return total
        total += best * min(left, many)
        left -= many
        before = best
    return total


def take_worth(w: Goals, s: State, n: i64, rune: i64) -> i64:
    """The value of the best n materia of the Altar that fit; each after the first counts slightly less."""
    total: i64 = 0
    before: i64 = -NEVER
    left = n
    share: i64 = 100
    while left > 0:
        best: i64 = NEVER
        many: i64 = 0
        for i in range(s.altar_n):
            materia = i64(s.altar[i])
            if rune >= 0 and materia % 3 != rune:
                continue
            gain = w.take_gain(s, materia)
            if gain >= before:
                continue
            if gain > best:
                best = gain
                many = 1
            elif gain == best:
                many += 1
        if many == 0:
            return total
        for _time in range(min(left, many)):
            total += best * share // 100
            share -= 10
        left -= many
        before = best
    return total


def store_worth(w: Goals, s: State, kind: i64, n: i64, rune: i64) -> i64:
    """The value of storing n materia."""
    fit = min(n, free_spaces(s, w.seat))
    worth = w.spaces_worth(s, fit)
    if s.stored_n[w.seat] + fit == BOARD_SPACES:
        worth += ending_worth(s, w.seat, worth, w.weights)
    if is_long_game(s):
        worth += 10 * POINT
    if kind == STORE_ALTAR:
        return worth + best_shown_worth(w, s)
    if kind == STORE_SAME:
        return worth - cheapest_set(w, s, n)
    if kind == STORE_RUNE:
        return worth - cheapest_of_rune(w, s, rune, -1, fit) - fit * w.stock(w.pool_n - 1)
    return worth + best_to_store(w, s)


def best_to_store(w: Goals, s: State) -> i64:
    """The best net value of storing one materia of the pool."""
    best: i64 = NEVER
    for materia in range(i64(MATERIA_TYPES)):
        if s.pool[w.seat * MATERIA_TYPES + materia] > 0:
            best = max(best, w.shown_worth(s, materia) - w.loss[materia])
    return best


def best_shown_worth(w: Goals, s: State) -> i64:
    best: i64 = 0
    for i in range(s.altar_n):
        best = max(best, w.shown_worth(s, i64(s.altar[i])) + w.mirage_gain(s, i64(s.altar[i])))
    return best


def set_cost(w: Goals, color: i64, n: i64) -> i64:
    """The value of n materia of a color together."""
    held = w.count[color]
    hope = w.hope[color * HOPE_COLUMNS + held]
    cost = max(0, hope - max(w.bar_next, w.hope[color * HOPE_COLUMNS + max(0, held - n)]))
    return cost + w.stock_sum(w.pool_n - n, n)


def cheapest_set(w: Goals, s: State, n: i64) -> i64:
    best: i64 = -NEVER
    for color in range(i64(COLORS)):
        if w.count[color] >= n:
            best = min(best, set_cost(w, color, n))
    return best


def best_on_board(w: Goals, s: State) -> i64:
    best: i64 = NEVER
    for materia in range(i64(MATERIA_TYPES)):
        if s.stored[w.seat * MATERIA_TYPES + materia] > 0:
            best = max(best, w.gain[materia] - w.shown_worth(s, materia))
    return best


def best_stored_color(w: Goals, s: State) -> i64:
    best: i64 = NEVER
    for i in range(s.altar_n):
        materia = i64(s.altar[i])
        at = w.seat * MATERIA_TYPES + materia // 3 * 3
        if i64(s.stored[at]) + i64(s.stored[at + 1]) + i64(s.stored[at + 2]) > 0:
            best = max(best, w.take_gain(s, materia))
    return best


def raise_worth(w: Goals, s: State, color: i64) -> i64:
    """The gain of raising a learned spell by one level."""
    level = s.level[w.seat * COLORS + color]
    if level == 0 or level == 5:
        return NEVER
    return lasting_worth(w, s, color, level + 1) - lasting_worth(w, s, color, level)


def lasting_worth(w: Goals, s: State, color: i64, level: i64) -> i64:
    """A learned spell's value at a level; its instant effect is already spent."""
    at = color * 3 + level - 3
    return w.level_worth[at] - w.flat[s.spells[color] * 3 + level - 3] * has_spent_instant(s.spells[color])


def has_spent_instant(spell: i64) -> i64:
    """1 if the instant effect of a level was used when it was learned."""
    return 1 if spell % COLORS == 5 or spell % COLORS == 6 else 0


def best_raise(w: Goals, s: State) -> i64:
    best: i64 = NEVER
    for color in range(i64(COLORS)):
        if color != WHITE:
            best = max(best, raise_worth(w, s, color))
    return best


def lowering_worth(w: Goals, s: State, color: i64) -> i64:
    level = s.level[w.seat * COLORS + color]
    if level <= 3:
        return 0
    return lasting_worth(w, s, color, level - 1) - lasting_worth(w, s, color, level)


def best_copy(w: Goals, s: State, phase: i64) -> i64:
    """The best action that Clone can copy."""
    best: i64 = NEVER
    if not s.solo:
        for primary in range(first_primary(phase), end_primary(phase)):
            if why_not_action(s, w.seat, PRIMARIES + 4 * primary, 0) == 0:
                best = max(best, program_worth(w, s, PRIMARIES + 4 * primary, 0, 0))
    for color in range(i64(COLORS)):
        for level in range(i64(3), i64(6)):
            best = max(best, best_copy_worth(w, s, phase, s.spells[color] * 3 + level - 3))
    return best


def best_copy_worth(w: Goals, s: State, phase: i64, chosen: i64) -> i64:
    """The value of copying a level with the best owner's rune; NEVER if it cannot be copied."""
    mask = day.COPY_ACTION.owners(s, w.seat, phase, chosen // 3 % COLORS, chosen % 3 + 3)
    best: i64 = NEVER
    for owner in range(s.seats):
        if mask & (1 << owner):
            best = max(best, copy_worth(w, s, chosen, owner))
    return best


def copy_worth(w: Goals, s: State, chosen: i64, owner: i64) -> i64:
    rune = s.rune_on(owner, chosen // 3)
    if s.solo or s.options[COPIED_RUNE]:
        rune = s.rune_on(w.seat, s.spells[WHITE])
    return program_worth(w, s, PROGRAM[chosen], WHITE, rune)
