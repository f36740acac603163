"""A bot that takes the move the game's hand-made policy likes best, without looking ahead."""

from sortilege.bots.sight import Sight
from sortilege.core.engine.policy import Policy, Unjudged
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit, kits
from sortilege.core.text.message import message


def policy_of(game: str) -> Policy:
    """Return a game's policy; raises BadOptions if it has none."""
    policy = kit(game).policy()
    if policy is None:
        raise BadOptions(message("engine-no-judgement", given=game, games=[one.name for one in kits() if one.policy()]))
    return policy


def search_policy(game: str) -> Policy:
    """Return the policy for a search: the game's own, else one that only knows the final result."""
    rules = kit(game).rules
    return kit(game).policy() or Unjudged(rules.scores, rules.winners)


class GreedyBot:
    """Takes the move that the game's policy values most."""

    name = "greedy"

    def __init__(self) -> None:
        self.blind = 0  # how often the policy had no opinion and the move was random

    def choose(self, sight: Sight, rng: Rng) -> int:
        policy = policy_of(sight.rules.name)
        policy.look(sight.imagine(rng), sight.seat)
        if policy.blind:
            self.blind += 1
            return sight.legal[int(rng.below(len(sight.legal)))]
        return int(policy.offer.codes[policy.best(rng, 0)])
