"""Chances to win as they come true: counted games tell options apart, and a network knows how such positions end.

In imagined games the others hold any cards that nobody has seen, and not those that they chose: one's own chance looks
too good, the more so the earlier and the more of them there are. The network has learned from games as they really
ended; but it too looks at imagined ones, so its odds are taken as they came true in other games, by number of players
and stage (`tools/calibrate_win_chances.py` fits them, `benchmarks.win_chance_calibration` asks games that
nothing was fitted to).
"""

from math import exp, log
from typing import NamedTuple

from sortilege.analysis.outcome_tally import Tally, mean
from sortilege.bots.sight import Sight
from sortilege.core.engine.net import CERTAIN, NAT
from sortilege.core.engine.network_policy import BY_HAND, NetworkPolicy
from sortilege.core.engine.rng import Rng
from sortilege.core.kits import kit
from sortilege.core.save.weights import SIGHT_STAGES, learned_policy, sights_of

WORLDS = 16  # imagined games that the network looks at
EDGE = 0.001  # no position is surer than this, or it would have no odds


def calibrated_chance(sight: Sight, rng: Rng) -> float | None:
    """The chance that a network gives this seat, as such chances come true."""
    found = network_guess(sight, rng)
    if found is None:
        return None
    sights, at = sights_of(sight.rules.name), 2 * found.kind
    share, more = (n / NAT for n in sights[at : at + 2]) if sights else (1.0, 0.0)
    return 1 / (1 + exp(-share * found.odds - more))


class Guess(NamedTuple):
    """Odds to win, and at which number of players and stage of the game."""

    odds: float
    kind: int


def network_guess(sight: Sight, rng: Rng) -> Guess | None:
    """What the network says in imagined games, if all go on to the next position at rest as at first sight."""
    policy = learned_policy(sight.rules.name, BY_HAND)
    if not isinstance(policy, NetworkPolicy):
        return None
    found, kind = [], 0
    for _ in range(WORLDS):
        own = rng.child()
        state = sight.imagine(own)
        kind = (int(state.seats) - 1) * SIGHT_STAGES + 1 + int(policy.hand.stage(state))
        policy.hand.play(state, own, 0, 0)
        found.append(int(policy.chance(state, sight.seat)) / CERTAIN)
    insight = kit(sight.rules.name).insight
    drafting = insight is not None and sight.ask.why in insight.DRAFTS
    return Guess(odds(clamp(mean(found), EDGE)), kind - kind % SIGHT_STAGES if drafting else kind)


def calibrate(tallies: list[Tally], first: Tally, chance: float | None) -> list[float]:
    """The options' chances, all moved as far as what is taken at first sight has to move to its known chance.

    An option that ends the game is as good as its end.
    """
    if chance is None:
        return [mean(one.won) for one in tallies]
    edge = 0.5 / first.games  # what was counted in every game, or in none, is still not certain
    by = odds(clamp(chance, edge)) - odds(clamp(mean(first.won), edge))
    return [mean(one.won) if one.ended else 1 / (1 + exp(-by - odds(clamp(mean(one.won), edge)))) for one in tallies]


def odds(chance: float) -> float:
    return log(chance / (1 - chance))


def clamp(chance: float, edge: float) -> float:
    return min(1 - edge, max(edge, chance))
