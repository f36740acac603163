"""What to learn and when, and how to pay."""

from mypy_extensions import i64

from sortilege.core.engine.machine import STEP, A, Offer
from sortilege.games.spellbook.bot.game_end import ending_worth
from sortilege.games.spellbook.bot.goals import NEVER, Goals
from sortilege.games.spellbook.bot.named_spells import CLONE, COMMUNION, FOCUS, MIRAGE, TRANSMUTATION
from sortilege.games.spellbook.bot.weights import PATIENCE, WAIT
from sortilege.games.spellbook.engine.constants import COLORS, FROM_POOL, LEARN, MATERIA_TYPES, RUNE, RUNES, WILDS
from sortilege.games.spellbook.engine.materia import count_on_altar
from sortilege.games.spellbook.engine.scoring import count_stored_rune
from sortilege.games.spellbook.engine.spell_costs import can_finish, count_single_wilds
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.engine.verbs.learn import (
    CHOOSE_SPELL,
    CHOOSE_TOKEN,
    CHOOSE_TRIPLE,
    CHOOSE_WILDS,
    PAY_COLOR,
    PAY_SINGLE,
    PAY_TRIPLE,
)


def best_learn(w: Goals, s: State, transmuting: i64, rune: i64) -> i64:
    """The gain of the best spell that can be learned now; NEVER if there is none."""
    best: i64 = NEVER
    for color in range(i64(COLORS)):
        if w.count[color] == 0 or s.level[w.seat * COLORS + color]:
            continue
        for level in range(i64(3), i64(6)):
            wilds = level - w.count[color]
            if wilds > 2:
                break
            if wilds > 0:
                if transmuting:
                    if wilds > transmuting or count_single_wilds(s, w.seat, color, rune) < wilds:
                        break
                elif not can_finish(s, w.seat, color, w.count[color], wilds):
                    break
            best = max(best, learn_worth(w, s, color, level, transmuting, rune))
    return best


def learn_worth(w: Goals, s: State, color: i64, level: i64, transmuting: i64, rune: i64) -> i64:
    """The gain of a level over keeping the materia for later."""
    worth = w.level_worth[color * 3 + level - 3]
    wilds = max(0, level - w.count[color])
    spent = level
    cost = max(0, w.kept_hope(color) * w.weights[PATIENCE] // 100 - w.weights[WAIT])
    if wilds > 0 and transmuting:
        cost += cheapest_of_rune(w, s, rune, color, wilds)
    elif wilds > 0:
        spent += 2 * wilds
        cost += wilds * triple_cost(w, s, color)
    cost += w.stock_sum(w.pool_n - spent, spent)
    if s.spells_learned(w.seat) == COLORS - 1:
        worth += ending_worth(s, w.seat, worth, w.weights)
    return worth - cost


def cheapest_of_rune(w: Goals, s: State, rune: i64, color: i64, n: i64) -> i64:
    """The least value, without stock, of n materia of a rune and not of the color."""
    total: i64 = 0
    floor: i64 = -1  # the last materia that was counted
    stock = w.stock(w.pool_n - 1)
    left = n
    while left > 0:
        found: i64 = -1
        for other in range(i64(COLORS)):
            materia = other * 3 + rune
            if other == color or s.pool[w.seat * MATERIA_TYPES + materia] == 0 or is_counted(w, materia, floor):
                continue
            if found < 0 or w.loss[materia] < w.loss[found]:
                found = materia
        if found < 0:
            return total + left * 100
        taken = min(left, i64(s.pool[w.seat * MATERIA_TYPES + found]))
        total += taken * (w.loss[found] - stock)
        left -= taken
        floor = found
    return total


def is_counted(w: Goals, materia: i64, floor: i64) -> bool:
    """Whether a materia was already counted: up to `floor`, by loss and then by number."""
    if floor < 0:
        return False
    return w.loss[materia] < w.loss[floor] or (w.loss[materia] == w.loss[floor] and materia <= floor)


def triple_cost(w: Goals, s: State, color: i64) -> i64:
    """The cheapest three of one rune."""
    best: i64 = 1000
    for rune in range(i64(RUNES)):
        if w.runes[rune] >= 3:
            best = min(best, cheapest_of_rune(w, s, rune, color, 3))
    return best


def weigh_learn(w: Goals, s: State, f: i64, transmuting: i64, rune: i64, offer: Offer, i: i64) -> i64:
    """The value of move i of a Learn at any step."""
    code = offer.codes[i]
    step = s.stack[f + STEP]
    if step == CHOOSE_SPELL:
        chosen = code - LEARN
        return learn_worth(w, s, chosen // 3 % COLORS, chosen % 3 + 3, transmuting, rune)
    if step == CHOOSE_WILDS:
        return WILDS - code  # wilds cost more than materia of a color that is done
    if step == CHOOSE_TRIPLE:
        return -cheapest_of_rune(w, s, code - RUNE, -1, 3)
    materia = code - FROM_POOL
    if step in (PAY_TRIPLE, PAY_SINGLE):
        return -w.loss[materia]
    if step == PAY_COLOR:
        wanted = token_worth(w, s, f, materia % 3)
        return wanted // (1 + i64(s.hold[materia])) - w.rune_loss[materia % 3]
    if step == CHOOSE_TOKEN:
        return token_worth(w, s, f, materia % 3)
    return w.shown_worth(s, materia)


def token_worth(w: Goals, s: State, f: i64, rune: i64) -> i64:
    """How useful a rune is on the card."""
    spell = s.stack[f + A] // 3
    if spell in (FOCUS, TRANSMUTATION, CLONE):
        return 10 * w.runes[rune] + count_on_altar(s, -1, rune)
    if spell == MIRAGE:
        return 10 * count_on_altar(s, -1, rune)
    if spell == COMMUNION:
        return 20 * count_stored_rune(s, w.seat, rune) + 5 * w.runes[rune]
    return 0
