"""A bot that leaves everything to chance."""

from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng


class RandomBot:
    """Any legal choice, each as likely as the others."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> int:
        return sight.legal[int(rng.below(len(sight.legal)))]
