"""A bot with a hand-made judgement of each game: it takes what looks best now, without looking ahead."""

from collections.abc import Callable

from sortilege.bots.seasons import weights as seasons
from sortilege.bots.seasons.policy import SeasonsPolicy
from sortilege.bots.seeing import Sight
from sortilege.bots.spellbook import weights as spellbook
from sortilege.bots.spellbook.policy import Judgement
from sortilege.core.dice import Dice
from sortilege.core.errors import BadOptions
from sortilege.core.policy import Policy
from sortilege.core.said import said

POLICIES: dict[str, Callable[[], Policy]] = {"seasons": SeasonsPolicy, "spellbook": Judgement}
VERSIONS = {"seasons": seasons.GREEDY_VERSION, "spellbook": spellbook.GREEDY_VERSION}  # rise when choices change


def policy_of(game: str) -> Policy:
    """A game's judgement; raises BadOptions."""
    if game not in POLICIES:
        raise BadOptions(said("engine-no-judgement", given=game, games=POLICIES))
    return POLICIES[game]()


class Greedy:
    """What looks best to the game's judgement."""

    name = "greedy"

    def __init__(self) -> None:
        self.blind = 0  # how often it had no opinion, and left it to chance

    def choose(self, sight: Sight, dice: Dice) -> int:
        policy = policy_of(sight.rules.name)
        policy.look(sight.imagine(dice), sight.seat)
        if policy.blind:
            self.blind += 1
            return sight.options[int(dice.below(len(sight.options)))]
        return int(policy.offer.codes[policy.best(dice, 0)])
