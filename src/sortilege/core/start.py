"""How a game begins: with a deal, or at a moment with dice of its own. Knows no game."""

from collections.abc import Mapping

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import WORDS, Rng
from sortilege.core.errors import BadSave
from sortilege.core.rules import Rules
from sortilege.core.save.fields import Fields
from sortilege.core.text.message import message


def position_fields(rules: Rules, state: Machine) -> Fields:
    """A moment to begin at: without dice, and without how many choices led there, which may be somebody's secret."""
    return rules.fields(state) | {"version": 0, "dice": [0] * WORDS, "loaded": []}


def start_state(rules: Rules, options: Mapping[str, str], seats: int, rng: Rng, moment: Fields | None) -> Machine:
    """The state that a game begins with: dealt, or the moment; raises BadOptions, or BadSave with the reason."""
    if moment is None:
        dealt: Machine = rules.new(options, seats, rng)
        return dealt
    state = rules.load(moment)
    if state.seats != seats:
        raise BadSave(message("engine-moment-seats", there=int(state.seats), here=seats))
    try:
        rules.check(state)
    except AssertionError as error:
        raise BadSave(message("engine-moment", why=str(error))) from None
    state.rng = rng
    return state
