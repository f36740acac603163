"""Returns: what the end of a game is worth to each seat, as win, margin or points."""

from collections.abc import Callable

from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadOptions, NotOver
from sortilege.core.rules import Rules
from sortilege.core.text.message import message


def win(rules: Rules, state: Machine) -> list[float]:
    """Return 1 for a sole winner, −1 for a loser, and a value between for shared wins.

    The sum is always 2 − players; for a solo game, 1 or −1.
    """
    winners = rules.winners(state)
    return [2.0 / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(state.seats)]


def margin(rules: Rules, state: Machine) -> list[float]:
    """Return each seat's lead over its best opponent, or in a solo game over the points to beat."""
    scores = rules.scores(state)
    if len(scores) == 1:
        return [float(scores[0] - rules.rival(state))]
    best = sorted(scores)
    return [float(own - (best[-2] if own == best[-1] else best[-1])) for own in scores]


def points(rules: Rules, state: Machine) -> list[float]:
    """Return the points."""
    return [float(score) for score in rules.scores(state)]


RETURN_FUNCTIONS: dict[str, Callable[[Rules, Machine], list[float]]] = {"win": win, "margin": margin, "points": points}


def return_function(name: str) -> Callable[[Rules, Machine], list[float]]:
    """Return the function of this name; raises BadOptions."""
    if name not in RETURN_FUNCTIONS:
        raise BadOptions(message("engine-no-returns", given=name, ways=list(RETURN_FUNCTIONS)))
    return RETURN_FUNCTIONS[name]


def final_returns(rules: Rules, state: Machine, name: str) -> list[float]:
    """Return what the result is worth to each seat; raises NotOver during the game."""
    count = return_function(name)
    if not state.over:
        raise NotOver("the game goes on, and has no returns yet; `over` says when it has ended")
    return count(rules, state)
