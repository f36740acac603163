"""Calibrated win chances: simulated games rank the moves, and a network knows how such positions end.

In imagined games the opponents hold any unseen cards rather than those they chose, so one's own win chance looks too
good, more so early and with more opponents. The network learned from real results, but it also looks at imagined games,
so its odds are calibrated by player count and stage (`tools/calibrate_win_chances.py` fits them, and
`benchmarks.win_chance_calibration` checks them on held-out games).
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

WORLDS = 16  # imagined games that the network evaluates
EDGE = 0.001  # limits the win chance, so that the odds stay finite


def calibrated_chance(sight: Sight, rng: Rng) -> float | None:
    """Return the network's calibrated win chance for this seat; None without a network."""
    found = network_guess(sight, rng)
    if found is None:
        return None
    sights, at = sights_of(sight.rules.name), 2 * found.kind
    share, more = (n / NAT for n in sights[at : at + 2]) if sights else (1.0, 0.0)
    return 1 / (1 + exp(-share * found.odds - more))


class Guess(NamedTuple):
    """The log-odds of winning, and the index of player count and stage."""

    odds: float
    kind: int


def network_guess(sight: Sight, rng: Rng) -> Guess | None:
    """Return the network's mean estimate over imagined games, each played to the next resting position."""
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
    explainer = kit(sight.rules.name).explainer
    drafting = explainer is not None and sight.ask.why in explainer.DRAFTS
    return Guess(odds(clamp(mean(found), EDGE)), kind - kind % SIGHT_STAGES if drafting else kind)


def calibrate(tallies: list[Tally], first: Tally, chance: float | None) -> list[float]:
    """Shift all moves' win chances by the amount that brings the immediate choice to the calibrated chance.

    A move that ends the game keeps its result.
    """
    if chance is None:
        return [mean(one.won) for one in tallies]
    edge = 0.5 / first.games  # even a result seen in every game, or in none, is not certain
    by = odds(clamp(chance, edge)) - odds(clamp(mean(first.won), edge))
    return [mean(one.won) if one.ended else 1 / (1 + exp(-by - odds(clamp(mean(one.won), edge)))) for one in tallies]


def odds(chance: float) -> float:
    return log(chance / (1 - chance))


def clamp(chance: float, edge: float) -> float:
    return min(1 - edge, max(edge, chance))
