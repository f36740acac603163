"""Bots that use a trained network: one that takes the move to the best position, and the policy for searches."""

from collections.abc import Callable

from sortilege.bots.greedy_bot import GreedyBot, search_policy
from sortilege.bots.sight import Sight
from sortilege.core.engine.network_policy import AHEAD, BY_HAND, NetworkPolicy
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng
from sortilege.core.save.weights import learned_policy

KIND = "learned"


def judge(file: str = "") -> Callable[[str], Policy]:
    """Return the policy for a search: the network in a file or the game's own, else the usual search policy."""

    def of(game: str) -> Policy:
        return learned_policy(game, BY_HAND, file) or search_policy(game)

    return of


class LearnedBot:
    """Combines the policy's value of a move with the network's value of the quiet position it leads to.

    Their errors differ, so together they choose far better than either alone. Without a network, plays as greedy.
    """

    name = KIND

    def __init__(self, file: str = "") -> None:
        self.file = file

    def choose(self, sight: Sight, rng: Rng) -> int:
        policy = learned_policy(sight.rules.name, AHEAD, self.file)
        if not isinstance(policy, NetworkPolicy):
            return GreedyBot().choose(sight, rng)
        policy.look(sight.imagine(rng), sight.seat)
        return int(policy.offer.codes[policy.best(rng, 0)])
