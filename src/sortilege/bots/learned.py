"""Bots with a learned judgement: one that takes what leads to the best position, and what searches go by."""

from collections.abc import Callable

from sortilege.bots.greedy import Greedy, searchable
from sortilege.bots.seeing import Sight
from sortilege.core.engine.dice import Dice
from sortilege.core.engine.learned import AHEAD, BY_HAND, Learned
from sortilege.core.engine.net import CERTAIN
from sortilege.core.engine.policy import Policy
from sortilege.core.weights import learned

KIND = "learned"
TRUST = 1.5  # how much the game's own judgement of an option weighs beside the network's of where it leads


def judge(file: str = "") -> Callable[[str], Policy]:
    """What a search goes by: the network in a file, or the game's own; without one, what every search goes by."""

    def of(game: str) -> Policy:
        return learned(game, BY_HAND, file) or searchable(game)

    return of


class Foresight:
    """What looks good to the game's judgement and leads to a position at rest that the network likes.

    Each errs where the other does not; together they choose far better than either. Without a network: greedy.
    """

    name = KIND

    def __init__(self, file: str = "") -> None:
        self.file = file

    def choose(self, sight: Sight, dice: Dice) -> int:
        policy = learned(sight.rules.name, AHEAD, self.file)
        if not isinstance(policy, Learned):
            return Greedy().choose(sight, dice)
        imagined = sight.imagine(dice)
        policy.look(imagined, sight.seat)
        policy.hand.look(imagined, sight.seat)
        # A lead of one point moves the chance by a quarter of a point in `swing`, where the game is even.
        scale = TRUST * CERTAIN / 4 / int(policy.swing)
        worth = [int(policy.worth[i]) + scale * int(policy.hand.worth[i]) for i in range(policy.offer.n)]
        return int(policy.offer.codes[worth.index(max(worth))])
