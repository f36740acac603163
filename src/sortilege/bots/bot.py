"""The interface of a bot."""

from typing import Protocol

from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng


class Bot(Protocol):
    """A bot; `name` is its name in the registry. The same sight and rng must give the same choice."""

    name: str

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Return the code of one of `sight.legal`."""
