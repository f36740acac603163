"""Build a given table with the fields and frames that the engine itself would have."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.games.spellbook.engine.constants import COLORS, MATERIA_TYPES, RULES
from sortilege.games.spellbook.engine.materia import add_to_altar, add_to_box, add_to_pool
from sortilege.games.spellbook.engine.rule_program_rows import DAY, GAME
from sortilege.games.spellbook.engine.setup import new_state
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.options import numbers
from sortilege.games.spellbook.story.given import MOMENTS, Given
from sortilege.games.spellbook.story.terms import MATERIA_NUMBER
from sortilege.stories.story_game import shuffle


def build(given: Given, recorder: Recorder | None = None, rng: Rng | None = None) -> State:
    """Build the table up to its first ask; the recorder receives the events. `rng` shuffles what is left open."""
    own = rng.child() if rng else rng_from_seed(given.deal)
    if given.moment == "new":
        return new_state(own, given.players, numbers(given.options))
    s = State(own, given.players)
    s.recorder = recorder
    s.options = numbers(given.options)
    s.spells = vec[i64]([i64(spell) for spell in given.spells])
    s.day = given.day
    s.first = given.first
    s.active = given.turn
    s.triggered = int(given.triggered)
    lay_materia(s, given, [*given.pouch, *shuffle(given.rest, rng)])
    s.push(GAME + 1, given.first, given.first, RULES)
    s.push(DAY + MOMENTS.index(given.moment), given.turn, given.turn, RULES)
    s.settle()
    return s


def lay_materia(s: State, given: Given, pouch: list[int]) -> None:
    for i, materia in enumerate(reversed(pouch)):
        s.pouch[i] = u8(materia)
    s.pouch_n = len(pouch)
    for materia in given.altar:
        add_to_altar(s, materia)
    for materia in given.box:
        add_to_box(s, materia)
    for seat, here in enumerate(given.seats):
        for materia in here.pool:
            add_to_pool(s, seat, materia)
        for materia in here.board:
            s.stored[seat * MATERIA_TYPES + materia] += u8(1)
        s.stored_n[seat] = len(here.board)
        for color, learned in here.spells.items():
            at = seat * COLORS + color
            s.level[at] = learned.level
            s.token[at] = MATERIA_NUMBER[learned.token] + 1
            s.since[at] = given.day if learned.today else 1
    for materia in given.opponent:
        s.opponent[materia] += u8(1)
    s.opponent_n = len(given.opponent)
    for materia in given.lower:
        s.lower[materia] += u8(1)
    s.lower_n = len(given.lower)
