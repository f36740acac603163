"""A bot with a hand-made judgement of each game: it takes what looks best now, without looking ahead."""

from collections.abc import Callable

from sortilege.bots.seasons.policy import SeasonsPolicy
from sortilege.bots.seeing import Sight
from sortilege.bots.spellbook import policy as spellbook
from sortilege.core.dice import Dice
from sortilege.core.errors import BadOptions
from sortilege.core.policy import Policy

POLICIES: dict[str, Callable[[], Policy]] = {"seasons": SeasonsPolicy, "spellbook": spellbook.Judgement}


def policy_of(game: str) -> Policy:
    """A game's judgement; raises BadOptions."""
    if game not in POLICIES:
        raise BadOptions(f"no bot knows how to judge {game!r}; there is {', '.join(POLICIES)}")
    return POLICIES[game]()


class Greedy:
    name = "greedy"

    def choose(self, sight: Sight, dice: Dice) -> int:
        policy = policy_of(sight.rules.name)
        policy.look(sight.imagine(dice), sight.seat)
        return int(policy.offer.codes[policy.best(dice, 0)])
