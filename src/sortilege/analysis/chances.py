"""Chances to win as they come true: counted games tell options apart, and a network knows how such positions end.

In imagined games the others hold any cards that nobody has seen, and not those that they chose: one's own chance looks
too good, the more so the earlier. The network has learned from games as they really ended (`benchmarks.curves`).
"""

from math import exp, log

from sortilege.analysis.counting import Tally, mean
from sortilege.bots.seeing import Sight
from sortilege.core.engine.dice import Dice
from sortilege.core.engine.learned import BY_HAND, Learned
from sortilege.core.engine.net import CERTAIN
from sortilege.core.weights import learned

WORLDS = 16  # imagined games that the network looks at


def known(sight: Sight, dice: Dice) -> float | None:
    """The chance that a network gives this seat, if all go on to the next position at rest as at first sight."""
    policy = learned(sight.rules.name, BY_HAND)
    if not isinstance(policy, Learned):
        return None
    found = []
    for _ in range(WORLDS):
        own = dice.child()
        state = sight.imagine(own)
        policy.hand.play(state, own, 0, 0)
        found.append(int(policy.chance(state, sight.seat)) / CERTAIN)
    return mean(found)


def corrected(tallies: list[Tally], first: Tally, chance: float | None) -> list[float]:
    """The options' chances, all moved as far as what is taken at first sight has to move to its known chance.

    An option that ends the game is as good as its end.
    """
    if chance is None:
        return [mean(one.won) for one in tallies]
    edge = 0.5 / first.games  # what was counted in every game, or in none, is still not certain
    by = odds(within(chance, edge)) - odds(within(mean(first.won), edge))
    return [mean(one.won) if one.ended else 1 / (1 + exp(-by - odds(within(mean(one.won), edge)))) for one in tallies]


def odds(chance: float) -> float:
    return log(chance / (1 - chance))


def within(chance: float, edge: float) -> float:
    return min(1 - edge, max(edge, chance))
