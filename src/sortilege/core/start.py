"""How a game starts: with a deal, or from a position with its own random generator. Independent of any game."""

from collections.abc import Mapping

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import WORDS, Rng
from sortilege.core.errors import BadSave
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields
from sortilege.core.text.message import message

# What the engine raises on a position that no game can reach: its own code does not check every number at every step.
IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def position_fields(rules: Rules, state: Machine) -> Fields:
    """Return the fields of a position to start from.

    They leave out the random numbers, and the number of choices made, which may reveal a secret.
    """
    return rules.fields(state) | {"version": 0, "dice": [0] * WORDS, "loaded": []}


def start_state(rules: Rules, options: Mapping[str, str], seats: int, rng: Rng, moment: Fields | None) -> Machine:
    """Return the first state of a game, dealt or from a position; raises BadOptions, or BadSave with the reason."""
    if moment is None:
        dealt: Machine = rules.new(options, seats, rng)
        return dealt
    state = load_position(rules, seats, moment)
    state.rng = rng
    return state


def load_position(rules: Rules, seats: int, fields: Fields) -> Machine:
    """Return a position from fields that anyone may have written; raises BadSave with the reason."""
    try:
        state = rules.load(fields)
        if state.seats == seats:
            rules.check(state)
    except IMPOSSIBLE as error:
        raise BadSave(message("engine-moment", why=str(error))) from None
    if state.seats != seats:
        raise BadSave(message("engine-moment-seats", there=int(state.seats), here=seats))
    return state
