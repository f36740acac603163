"""The vocabulary of the spell declarations, and its translation into rows of numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sortilege.core import programs as core
from sortilege.core.programs import Always
from sortilege.games.spellbook.engine import rule_program_rows
from sortilege.games.spellbook.engine.constants import (
    CODE,
    EVENING,
    INSTANT,
    LEARN_STORES,
    MIDDAY,
    MIRAGE_DRAWS,
    MORNING,
    MORNINGS,
    PASSIVE,
    PASSIVES,
    PER_COLOR,
    PER_OTHER_3,
    PER_OTHER_4,
    PER_OTHER_5,
    PER_RUNE,
    PHASE,
    POINTS,
    PROGRAM,
)
from sortilege.games.spellbook.engine.constants import MAX_SPELLS as ROOM
from sortilege.games.spellbook.engine.state import Verb
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

Step = core.Step[Verb]
Program = Sequence[Step]


@dataclass
class Level:
    """One level of a spell: its points, its action, its instant effect when learned, its passive effects."""

    points: int
    do: Program = ()
    once: Program = ()
    always: Sequence[Always] = ()
    rows: list[int] = field(default_factory=list)


@dataclass
class Spell:
    id: str
    set: int
    color: int
    phase: int
    levels: tuple[Level, Level, Level]

    @property
    def index(self) -> int:
        return (self.set - 1) * 7 + self.color


SPELLS: list[Spell] = []
LAYOUT = core.Layout[Verb](CODE, rule_program_rows.FREE)
lay = LAYOUT.lay


def level(points: int, do: Program = (), once: Program = (), always: Sequence[Always] = ()) -> Level:
    return Level(points, do, once, always)


def spell(id: str, *, set: int, color: int, phase: int, three: Level, four: Level, five: Level) -> None:
    """Write one spell into the tables. A color's spells come in order of set, because options number them."""
    made = Spell(id, set, color, phase, (three, four, five))
    if set != sum(known.color == color for known in SPELLS) + 1:
        raise ValueError(f"{id} is in set {set}, which is not the next one of its color")
    if made.index >= ROOM:
        raise ValueError(f"{id} has the number {made.index}, and there is room for {ROOM} (engine/constants.py)")
    PHASE[made.index] = phase
    for k, one in enumerate(made.levels):
        at = made.index * 3 + k
        POINTS[at] = one.points
        PROGRAM[at] = lay(f"{id}.{k + 3}", one.do, one.rows) if one.do else 0
        INSTANT[at] = lay(f"{id}.{k + 3}.once", one.once, one.rows) if one.once else 0
        for passive in one.always:
            PASSIVE[at * PASSIVES + passive.what] = passive.amount
    SPELLS.append(made)
    SPELLS.sort(key=lambda known: known.index)


def draw(n: int) -> Step:
    return Step(taking.DRAW, (n,))


def draw_until(n: int) -> Step:
    return Step(taking.DRAW_UNTIL, (n,))


def discard(n: int) -> Step:
    return Step(taking.DISCARD, (n,))


def discard_rune(rune: int) -> Step:
    return Step(taking.DISCARD_RUNE, (rune,))


def take(n: int) -> Step:
    return Step(taking.TAKE_VERB, (n,))


def take_rune(n: int, rune: int) -> Step:
    return Step(taking.TAKE_RUNE, (n, rune))


def take_card_rune(n: int) -> Step:
    return Step(taking.TAKE_CARD_RUNE, (n,))


def take_what_is_left(n: int) -> Step:
    return Step(taking.TAKE_WHAT_IS_LEFT, (n,))


def take_up_to(n: int) -> Step:
    return Step(taking.TAKE_UP_TO, (n,))


def take_stored_color(n: int) -> Step:
    return Step(taking.TAKE_STORED_COLOR, (n,))


def store(n: int) -> Step:
    return Step(storing.STORE_FROM_POOL, (n,))


def store_same_color(n: int) -> Step:
    return Step(storing.STORE_SAME_COLOR, (n,))


def store_card_rune(n: int) -> Step:
    return Step(storing.STORE_CARD_RUNE, (n,))


def store_from_altar(n: int) -> Step:
    return Step(storing.STORE_FROM_ALTAR, (n,))


def store_what_is_there(n: int) -> Step:
    return Step(storing.STORE_WHAT_IS_THERE, (n,))


def swap(n: int) -> Step:
    return Step(changing.SWAP, (n,))


def swap_with_board() -> Step:
    return Step(changing.SWAP_WITH_BOARD)


def supply_altar(n: int) -> Step:
    return Step(changing.SUPPLY_ALTAR, (n,))


def replace_altar() -> Step:
    return Step(changing.REPLACE_ALTAR)


def others_draw(n: int) -> Step:
    return Step(other_players.OTHERS_DRAW, (n,))


def others_take() -> Step:
    return Step(other_players.OTHERS_TAKE)


def either_or(store: Program, take: Program) -> Step:
    return Step(action_program.EITHER_OR, (store, take))


def raise_other() -> Step:
    return Step(spell_levels.RAISE_OTHER)


def lower_this(from_level: int = 0) -> Step:
    """Lower the spell by one level; the argument is 1 for Growth's level 4, whose reading is disputed (43)."""
    return Step(spell_levels.LOWER_THIS, (from_level,))


def learn_with_wilds(n: int) -> Step:
    return Step(learn.LEARN_VERB, (n,))


def morning_action() -> Step:
    return Step(day.PHASE_VERB, (MORNING, 1))


def copy_action(phase: int) -> Step:
    return Step(day.COPY_ACTION, (phase,))


def discard_for_copy(phase: int) -> Step:
    return Step(day.DISCARD_FOR_COPY, (phase,))


def copy_after_discard(phase: int) -> Step:
    return Step(day.COPY_AFTER_DISCARD, (phase,))


def more_mornings(n: int) -> Always:
    return Always(MORNINGS, n)


def draws_when_taking_its_rune(n: int) -> Always:
    return Always(MIRAGE_DRAWS, n)


def stores_when_learning(n: int) -> Always:
    return Always(LEARN_STORES, n)


def points_per_stored_rune(n: int) -> Always:
    return Always(PER_RUNE, n)


def points_per_stored_color(n: int) -> Always:
    return Always(PER_COLOR, n)


def points_per_other_spell(three: int, four: int, five: int) -> list[Always]:
    return [Always(PER_OTHER_3, three), Always(PER_OTHER_4, four), Always(PER_OTHER_5, five)]


def lay_rule_programs() -> None:
    phase = day.PHASE_VERB
    for at, name, steps in (
        (rule_program_rows.GAME, "game", [Step(day.START_DAY), Step(day.NEXT_DAY)]),
        (
            rule_program_rows.DAY,
            "day",
            [
                Step(phase, (MORNING, 0)),
                Step(phase, (MIDDAY, 0)),
                Step(phase, (EVENING, 0)),
                Step(day.END_DAY),
                Step(day.RESUPPLY_ALTAR),
            ],
        ),
        (rule_program_rows.PRIMARIES, "primary_take", [take(1)]),
        (rule_program_rows.PRIMARIES + 4, "primary_draw", [draw(2)]),
        (rule_program_rows.PRIMARIES + 8, "primary_store", [store(1)]),
        (rule_program_rows.PRIMARIES + 12, "primary_learn", [Step(learn.LEARN_VERB, (0,))]),
    ):
        lay(name, steps, [], at)


lay_rule_programs()
