"""Estimate what a whole action gains, row by row of its program."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import ROW
from sortilege.core.engine.policy import POINT
from sortilege.games.spellbook.bot.game_end import ending, long_game
from sortilege.games.spellbook.bot.goals import HELD, NEVER, Wants
from sortilege.games.spellbook.bot.learn import best_learn, cheapest
from sortilege.games.spellbook.bot.weights import OTHERS, REPLACED, TURNED
from sortilege.games.spellbook.engine.constants import BOARD, CODE, COLORS, COPIED_RUNE, MATERIA, PROGRAM, WHITE
from sortilege.games.spellbook.engine.materia import fits, room, spaces
from sortilege.games.spellbook.engine.program_rows import PRIMARIES
from sortilege.games.spellbook.engine.state import VERBS, State
from sortilege.games.spellbook.engine.verbs import changing, day, learn, others, storing, taking
from sortilege.games.spellbook.engine.verbs.actions import arg_of
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

KIND: Final = vec[i64]([NOTHING for _ in range(len(VERBS))])
KIND[taking.DRAW.op] = DRAW
KIND[taking.DRAW_UNTIL.op] = DRAW_UNTIL
KIND[taking.DISCARD.op] = DISCARD
KIND[taking.DISCARD_RUNE.op] = DISCARD_RUNE
KIND[taking.TAKE_VERB.op] = TAKE
KIND[taking.TAKE_RUNE.op] = TAKE_RUNE
KIND[taking.TAKE_CARD_RUNE.op] = TAKE_CARD_RUNE
KIND[taking.TAKE_WHAT_IS_LEFT.op] = TAKE
KIND[taking.TAKE_UP_TO.op] = TAKE
KIND[taking.TAKE_STORED_COLOR.op] = TAKE_STORED
KIND[storing.STORE_FROM_POOL.op] = STORE
KIND[storing.STORE_SAME_COLOR.op] = STORE_SAME
KIND[storing.STORE_CARD_RUNE.op] = STORE_RUNE
KIND[storing.STORE_FROM_ALTAR.op] = STORE_ALTAR
KIND[storing.STORE_WHAT_IS_THERE.op] = STORE_ALTAR
KIND[changing.SWAP.op] = SWAP
KIND[changing.SWAP_WITH_BOARD.op] = SWAP_BOARD
KIND[changing.SUPPLY_ALTAR.op] = SUPPLY
KIND[changing.REPLACE_ALTAR.op] = REPLACE
KIND[others.OTHERS_DRAW.op] = OTHERS_DRAW
KIND[others.OTHERS_TAKE.op] = OTHERS_TAKE
KIND[others.EITHER_OR.op] = EITHER
KIND[others.RAISE_OTHER.op] = RAISE
KIND[others.LOWER_THIS.op] = LOWER
KIND[learn.LEARN_VERB.op] = LEARN
KIND[day.COPY_ACTION.op] = COPY
KIND[day.DISCARD_FOR_COPY.op] = COPY_DISCARD
KIND[day.COPY_AFTER_DISCARD.op] = COPY
KIND[day.PHASE_VERB.op] = MORNING_ACTION


def deed(w: Wants, s: State, row: i64, color: i64, rune: i64) -> i64:
    """Estimate a program; `color` is of the card whose level it may lower, `rune` the one on that card."""
    total: i64 = 0
    shift: i64 = 0  # materia added to the pool so far
    drawn: i64 = 0
    while CODE[row * ROW] != 0:
        kind = KIND[CODE[row * ROW]]
        n = arg_of(row, 0)
        if kind == DRAW:
            total += w.draws(s, n, shift)
            drawn = n
            shift += n
        elif kind == DRAW_UNTIL:
            total += w.draws(s, max(0, n - w.pool_n), 0)
        elif kind == DISCARD:
            total -= least(w, s, -1, n) - drawn * w.weights[TURNED]
            shift -= n
        elif kind == DISCARD_RUNE:
            total -= least(w, s, n, 1)
            shift -= 1
        elif kind <= TAKE_CARD_RUNE:
            total += takes(w, s, n, wanted_rune(kind, row, rune))
            shift += n
        elif kind <= STORE_ALTAR:
            total += stores(w, s, kind, n, rune)
        else:
            total += anything_else(w, s, kind, row, color, rune)
        row += 1
    return total


def wanted_rune(kind: i64, row: i64, rune: i64) -> i64:
    if kind == TAKE:
        return -1
    return arg_of(row, 1) if kind == TAKE_RUNE else rune


def anything_else(w: Wants, s: State, kind: i64, row: i64, color: i64, rune: i64) -> i64:
    """Estimate rows that neither draw, discard, take nor store."""
    if kind == LEARN:
        return best_learn(w, s, arg_of(row, 0), rune)
    if kind == SWAP:
        return takes(w, s, arg_of(row, 0), -1) - least(w, s, -1, arg_of(row, 0))
    if kind == SWAP_BOARD:
        return best_on_board(w, s) - least(w, s, -1, 1)
    if kind == TAKE_STORED:
        return best_stored_color(w, s)
    if kind == REPLACE:
        return w.weights[REPLACED] * s.altar_n
    if kind == SUPPLY:
        return w.weights[REPLACED] * arg_of(row, 0)
    if kind in (OTHERS_DRAW, OTHERS_TAKE):
        return -POINT if s.solo else -w.weights[OTHERS] * others_with_room(w, s)
    if kind == EITHER:
        return max(
            deed_if(w, s, arg_of(row, 0), color, rune),
            deed_if(w, s, arg_of(row, 1), color, rune),
        )
    if kind == RAISE:
        return best_raise(w, s)
    if kind == LOWER:
        return lowered(w, s, color)
    if kind == COPY:
        return best_copy(w, s, arg_of(row, 0))
    if kind == COPY_DISCARD:
        return -least(w, s, rune, 1)
    return 0


def deed_if(w: Wants, s: State, row: i64, color: i64, rune: i64) -> i64:
    if why_not_action(s, w.seat, row, rune):
        return NEVER
    return deed(w, s, row, color, rune)


def others_with_room(w: Wants, s: State) -> i64:
    n: i64 = 0
    for other in range(s.seats):
        if other != w.seat and room(s, other) > 0:
            n += 1
    return n


def least(w: Wants, s: State, rune: i64, n: i64) -> i64:
    """The least value of n materia of the pool, of one rune or of any (−1)."""
    total: i64 = 0
    before: i64 = NEVER
    left = n
    while left > 0:
        best: i64 = -NEVER
        many: i64 = 0
        for materia in range(i64(MATERIA)):
            there = i64(s.pool[w.seat * MATERIA + materia])
            loss = w.loss[materia]
            if there == 0 or loss <= before or not fits(materia, -1, rune):
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


def takes(w: Wants, s: State, n: i64, rune: i64) -> i64:
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
            gain = w.taking(s, materia)
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


def stores(w: Wants, s: State, kind: i64, n: i64, rune: i64) -> i64:
    """The value of storing n materia."""
    fit = min(n, spaces(s, w.seat))
    worth = w.spaces_worth(s, fit)
    if s.stored_n[w.seat] + fit == BOARD:
        worth += ending(s, w.seat, worth, w.weights)
    if long_game(s):
        worth += 10 * POINT
    if kind == STORE_ALTAR:
        return worth + best_shown(w, s)
    if kind == STORE_SAME:
        return worth - cheapest_set(w, s, n)
    if kind == STORE_RUNE:
        return worth - cheapest(w, s, rune, -1, fit) - fit * w.stock(w.pool_n - 1)
    return worth + best_to_store(w, s)


def best_to_store(w: Wants, s: State) -> i64:
    """The best net value of storing one materia of the pool."""
    best: i64 = NEVER
    for materia in range(i64(MATERIA)):
        if s.pool[w.seat * MATERIA + materia] > 0:
            best = max(best, w.shows(s, materia) - w.loss[materia])
    return best


def best_shown(w: Wants, s: State) -> i64:
    best: i64 = 0
    for i in range(s.altar_n):
        best = max(best, w.shows(s, i64(s.altar[i])) + w.mirage(s, i64(s.altar[i])))
    return best


def set_cost(w: Wants, color: i64, n: i64) -> i64:
    """The value of n materia of a color together."""
    held = w.count[color]
    hope = w.hope[color * HELD + held]
    cost = max(0, hope - max(w.bar_next, w.hope[color * HELD + max(0, held - n)]))
    return cost + w.stocks(w.pool_n - n, n)


def cheapest_set(w: Wants, s: State, n: i64) -> i64:
    best: i64 = -NEVER
    for color in range(i64(COLORS)):
        if w.count[color] >= n:
            best = min(best, set_cost(w, color, n))
    return best


def best_on_board(w: Wants, s: State) -> i64:
    best: i64 = NEVER
    for materia in range(i64(MATERIA)):
        if s.stored[w.seat * MATERIA + materia] > 0:
            best = max(best, w.gain[materia] - w.shows(s, materia))
    return best


def best_stored_color(w: Wants, s: State) -> i64:
    best: i64 = NEVER
    for i in range(s.altar_n):
        materia = i64(s.altar[i])
        at = w.seat * MATERIA + materia // 3 * 3
        if i64(s.stored[at]) + i64(s.stored[at + 1]) + i64(s.stored[at + 2]) > 0:
            best = max(best, w.taking(s, materia))
    return best


def raised(w: Wants, s: State, color: i64) -> i64:
    """The gain of raising a learned spell by one level."""
    level = s.level[w.seat * COLORS + color]
    if level == 0 or level == 5:
        return NEVER
    return change(w, s, color, level + 1) - change(w, s, color, level)


def change(w: Wants, s: State, color: i64, level: i64) -> i64:
    """A learned spell's value at a level; its instant effect is already spent."""
    at = color * 3 + level - 3
    return w.level_worth[at] - w.flat[s.spells[color] * 3 + level - 3] * once(s.spells[color])


def once(spell: i64) -> i64:
    """1 if the instant effect of a level was used when it was learned."""
    return 1 if spell % COLORS == 5 or spell % COLORS == 6 else 0


def best_raise(w: Wants, s: State) -> i64:
    best: i64 = NEVER
    for color in range(i64(COLORS)):
        if color != WHITE:
            best = max(best, raised(w, s, color))
    return best


def lowered(w: Wants, s: State, color: i64) -> i64:
    level = s.level[w.seat * COLORS + color]
    if level <= 3:
        return 0
    return change(w, s, color, level - 1) - change(w, s, color, level)


def best_copy(w: Wants, s: State, phase: i64) -> i64:
    """The best action that Clone can copy."""
    best: i64 = NEVER
    if not s.solo:
        for primary in range(first_primary(phase), end_primary(phase)):
            if why_not_action(s, w.seat, PRIMARIES + 4 * primary, 0) == 0:
                best = max(best, deed(w, s, PRIMARIES + 4 * primary, 0, 0))
    for color in range(i64(COLORS)):
        for level in range(i64(3), i64(6)):
            best = max(best, copying(w, s, phase, s.spells[color] * 3 + level - 3))
    return best


def copying(w: Wants, s: State, phase: i64, chosen: i64) -> i64:
    """The value of copying a level with the best owner's rune; NEVER if it cannot be copied."""
    mask = day.COPY_ACTION.owners(s, w.seat, phase, chosen // 3 % COLORS, chosen % 3 + 3)
    best: i64 = NEVER
    for owner in range(s.seats):
        if mask & (1 << owner):
            best = max(best, copied(w, s, chosen, owner))
    return best


def copied(w: Wants, s: State, chosen: i64, owner: i64) -> i64:
    rune = s.rune_on(owner, chosen // 3)
    if s.solo or s.options[COPIED_RUNE]:
        rune = s.rune_on(w.seat, s.spells[WHITE])
    return deed(w, s, PROGRAM[chosen], WHITE, rune)
