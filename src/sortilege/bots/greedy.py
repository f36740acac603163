"""A bot with a hand-made judgement of each game: it takes what looks best now, without looking ahead."""

from sortilege.bots.sight import Sight
from sortilege.core.engine.policy import Policy, Unjudged
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit, kits
from sortilege.core.text.message import message


def policy_of(game: str) -> Policy:
    """A game's judgement; raises BadOptions where it has none."""
    policy = kit(game).policy()
    if policy is None:
        raise BadOptions(message("engine-no-judgement", given=game, games=[one.name for one in kits() if one.policy()]))
    return policy


def search_policy(game: str) -> Policy:
    """What a search goes by: the game's judgement, or none, and only what comes of it in the end."""
    rules = kit(game).rules
    return kit(game).policy() or Unjudged(rules.scores, rules.winners)


class GreedyBot:
    """What looks best to the game's judgement."""

    name = "greedy"

    def __init__(self) -> None:
        self.blind = 0  # how often it had no opinion, and left it to chance

    def choose(self, sight: Sight, rng: Rng) -> int:
        policy = policy_of(sight.rules.name)
        policy.look(sight.imagine(rng), sight.seat)
        if policy.blind:
            self.blind += 1
            return sight.legal[int(rng.below(len(sight.legal)))]
        return int(policy.offer.codes[policy.best(rng, 0)])
