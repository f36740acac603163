"""Calibrate a network's win probabilities: of positions at 70 %, 70 of 100 should be won, by player count and stage."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sortilege.core.engine.net import NAT, SEATS, STAGES, Features, Net
from sortilege.lab.training.positions import PLAYERS, STAGE, WINS, WON, Positions
from sortilege.lab.training.trainer import sigmoid, unpack

FEWEST = 1000  # with fewer positions of a kind, keep the odds unchanged
STEPS = 50
LEAST, MOST = 0.2, 2.0  # bounds on the slope


def calibrate(net: Net, parts: Iterable[Positions]) -> list[int]:
    """Fit slope and offset of the odds by kind to the results, in the format of `Net`."""
    kinds: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    features = Features()
    for part in parts:
        for row, pairs, _ in unpack(part):
            features.n = 0
            for place, value in pairs:
                features.add(place, value)
            net.judge(features)
            kinds[row[PLAYERS], row[STAGE]].append((int(net.heads[SEATS]) / NAT, row[WINS] / WON))
    found: list[int] = []
    for players in range(1, SEATS + 1):
        for stage in range(STAGES):
            share, more = fit_odds(kinds[players, stage])
            found += [round(share * NAT), round(more * NAT)]
    return found


def fit_odds(seen: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the slope and offset of maximum likelihood (logistic regression by Newton's method)."""
    share, more = 1.0, 0.0
    if len(seen) < FEWEST:
        return share, more
    for _ in range(STEPS):
        slope, level, across, both, along = 0.0, 0.0, 1e-9, 0.0, 1e-9
        for odds, won in seen:
            chance = sigmoid(share * odds + more)
            off, doubt = chance - won, chance * (1 - chance)
            slope += off * odds
            level += off
            across += doubt * odds * odds
            both += doubt * odds
            along += doubt
        whole = across * along - both * both
        if whole <= 0:
            break
        share -= (along * slope - both * level) / whole
        more -= (across * level - both * slope) / whole
        share, more = min(max(share, LEAST), MOST), min(max(more, -MOST), MOST)
    return share, more
