"""Set up a game: spells, pouch, Altar, pools. Imagine one: only the pouch is shuffled again."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core.engine.rng import Rng
from sortilege.games.spellbook.engine.constants import (
    CHOSEN_SPELL,
    CLASSIC_SETS,
    COLORS,
    COPIES_OF_EACH,
    DIFFICULTY,
    EVERYBODY,
    FIRST_SEAT,
    MATERIA_TYPES,
    RULES,
    SPELL_SET,
)
from sortilege.games.spellbook.engine.materia import (
    add_to_lower_area,
    draw,
    draw_from_pouch,
    shuffle_pouch,
    supply_altar,
)
from sortilege.games.spellbook.engine.rule_program_rows import GAME
from sortilege.games.spellbook.engine.state import State


def choose_spells(s: State) -> None:
    """Choose a whole set, a random spell of each color, or the agreed ones."""
    for color in range(i64(COLORS)):
        chosen = s.options[CHOSEN_SPELL + color]
        which = s.options[SPELL_SET]
        if chosen:
            s.spells[color] = (chosen - 1) * COLORS + color
        elif which:
            s.spells[color] = (which - 1) * COLORS + color
        else:
            s.spells[color] = s.rng.below(CLASSIC_SETS) * COLORS + color


def fill_pouch(s: State) -> None:
    pouch = s.pouch
    n: i64 = 0
    for materia in range(i64(MATERIA_TYPES)):
        for _time in range(i64(COPIES_OF_EACH)):
            pouch[n] = u8(materia)
            n += 1
    s.pouch_n = n
    shuffle_pouch(s)


def new_state(rng: Rng, seats: i64, options: vec[i64]) -> State:
    """Create a game and run it to its first choice."""
    s = State(rng, seats)
    s.options = options
    choose_spells(s)
    fill_pouch(s)
    supply_altar(s, 7 if seats == 1 else 5)
    for seat in range(seats):
        draw(s, seat, 2)
    if seats == 1:
        for _time in range(options[DIFFICULTY]):
            add_to_lower_area(s, draw_from_pouch(s))
    s.first = options[FIRST_SEAT] - 1 if options[FIRST_SEAT] > 0 else s.rng.below(seats)
    s.active = s.first
    s.push(GAME, s.first, s.first, RULES)
    s.learn(EVERYBODY)
    s.settle()
    return s


def imagine(s: State, seat: i64, rng: Rng) -> State:
    """Deal the hidden information again: everything but the order of the pouch is public."""
    t = s.copy()
    t.rng = rng.child()
    sort_pouch(t.pouch, t.pouch_n)
    for i in range(t.pouch_n - 1, i64(0), -1):
        j = rng.below(i + 1)
        materia = t.pouch[i]
        t.pouch[i] = t.pouch[j]
        t.pouch[j] = materia
    return t


def sort_pouch(pouch: vec[u8], n: i64) -> None:
    """Sort by counting, so that equal knowledge gives equal deals, regardless of the real order."""
    counts = vec[i64]([0] * MATERIA_TYPES)
    for i in range(n):
        counts[i64(pouch[i])] += 1
    at: i64 = 0
    for materia in range(i64(MATERIA_TYPES)):
        for _time in range(counts[materia]):
            pouch[at] = u8(materia)
            at += 1
