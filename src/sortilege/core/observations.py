"""What learning code reads: observations and masks as numbers, and the return of each seat at the end."""

from collections.abc import Callable
from functools import cache

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.observer import ObservationBuffer, Observer
from sortilege.core.errors import BadOptions, NotOver
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.text.message import message


@cache
def observer_of(game: str) -> Observer:
    """A game's observer; it keeps nothing of what it has seen."""
    return kit(game).observer()


def observation_buffer(game: str) -> ObservationBuffer:
    """Room for one observation and one mask."""
    return ObservationBuffer(observer_of(game), kit(game).rules.action_of, 1)


def win(rules: Rules, state: Machine) -> list[float]:
    """1 for who wins alone and −1 for who loses; who wins together with others lies between.

    The sum is always 2 − players, but alone 1 or −1.
    """
    winners = rules.winners(state)
    return [2.0 / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(state.seats)]


def margin(rules: Rules, state: Machine) -> list[float]:
    """The points ahead of the best of the others, or behind; alone, of what has to be beaten."""
    scores = rules.scores(state)
    if len(scores) == 1:
        return [float(scores[0] - rules.rival(state))]
    best = sorted(scores)
    return [float(own - (best[-2] if own == best[-1] else best[-1])) for own in scores]


def points(rules: Rules, state: Machine) -> list[float]:
    """The points themselves."""
    return [float(score) for score in rules.scores(state)]


RETURN_FUNCTIONS: dict[str, Callable[[Rules, Machine], list[float]]] = {"win": win, "margin": margin, "points": points}


def return_function(name: str) -> Callable[[Rules, Machine], list[float]]:
    """A way to count, by its name; raises BadOptions."""
    if name not in RETURN_FUNCTIONS:
        raise BadOptions(message("engine-no-returns", given=name, ways=list(RETURN_FUNCTIONS)))
    return RETURN_FUNCTIONS[name]


def returns(rules: Rules, state: Machine, name: str) -> list[float]:
    """By seat; raises NotOver while the game goes on."""
    count = return_function(name)
    if not state.over:
        raise NotOver("the game goes on, and has no returns yet; `over` says when it has ended")
    return count(rules, state)
