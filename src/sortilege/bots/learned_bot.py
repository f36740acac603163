"""Bots with a learned judgement: one that takes what leads to the best position, and what searches go by."""

from collections.abc import Callable

from sortilege.bots.greedy import GreedyBot, search_policy
from sortilege.bots.sight import Sight
from sortilege.core.engine.network_policy import AHEAD, BY_HAND, NetworkPolicy
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng
from sortilege.core.save.weights import learned_policy

KIND = "learned"


def judge(file: str = "") -> Callable[[str], Policy]:
    """What a search goes by: the network in a file, or the game's own; without one, what every search goes by."""

    def of(game: str) -> Policy:
        return learned_policy(game, BY_HAND, file) or search_policy(game)

    return of


class LearnedBot:
    """What looks good to the game's judgement and leads to a position at rest that the network likes.

    Each errs where the other does not; together they choose far better than either. Without a network: greedy.
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
