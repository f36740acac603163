"""A sequential test whether one bot is better than another; it stops as soon as the deals decide.

This is Van den Bergh's generalized SPRT, as used for chess engines. An observation is a bot's share of the wins of a
deal, whose games are correlated. Under each hypothesis, the most likely distribution of shares with that mean is fitted
to the data, and the test stops when the log-likelihood ratio leaves its bounds.
"""

from collections.abc import Mapping
from math import log

import msgspec

ERROR = 0.05  # probability of each kind of wrong verdict
EVEN = 0.5
FORTY_ELO = 0.557  # the win rate of a bot 40 Elo stronger
BOUND = log((1 - ERROR) / ERROR)
SEED_COUNT = 1e-3  # a tiny count for shares not seen yet
SHARES = (0.0, 0.5, 1.0)


class SprtResult(msgspec.Struct, frozen=True):
    """The state of the test: "better" (H1), "not_better" (H0) or "open"."""

    verdict: str
    llr: float
    bound: float
    p0: float
    p1: float
    deals: int


class Sequential:
    """The running test; takes one bot's shares, deal by deal."""

    def __init__(self, p1: float = FORTY_ELO) -> None:
        self.p1 = p1
        self.deals = 0
        self.counts = dict.fromkeys(SHARES, SEED_COUNT)

    def add(self, share: float) -> bool:
        """Add a deal; return whether the test has decided."""
        share = round(share, 6)
        self.counts[share] = self.counts.get(share, 0.0) + 1
        self.deals += 1
        return abs(self.llr()) >= BOUND

    def llr(self) -> float:
        """Return the log-likelihood ratio of H1 to H0."""
        even, better = fit_distribution(self.counts, EVEN), fit_distribution(self.counts, self.p1)
        return sum(n * log(better[share] / even[share]) for share, n in self.counts.items())

    def verdict(self) -> SprtResult:
        llr = self.llr()
        word = "better" if llr >= BOUND else "not_better" if llr <= -BOUND else "open"
        return SprtResult(word, llr, BOUND, EVEN, self.p1, self.deals)


def fit_distribution(counts: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the most likely distribution with this mean (Owen's empirical likelihood)."""
    total = sum(counts.values())
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(60):  # bisection: the slope falls from plus to minus infinity
        x = (low + high) / 2
        slope = sum(n * (share - mean) / (1 + x * (share - mean)) for share, n in counts.items())
        low, high = (x, high) if slope > 0 else (low, x)
    x = (low + high) / 2
    return {share: n / total / (1 + x * (share - mean)) for share, n in counts.items()}
