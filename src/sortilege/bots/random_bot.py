"""A bot that plays at random."""

from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng


class RandomBot:
    """Chooses each legal move with the same probability."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> int:
        return sight.legal[int(rng.below(len(sight.legal)))]
