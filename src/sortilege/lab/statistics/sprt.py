"""A sequential test: is one bot better than another? It stops as soon as the deals played so far tell.

The generalised test (Van den Bergh's GSPRT, as chess engines are tested): an observation is a bot's share of the wins
of a deal, the games of which hang together. Under each hypothesis the likeliest distribution of shares with that mean
is fitted to what was seen, and the logarithm of the ratio of the two likelihoods walks until it leaves its bounds.
"""

from collections.abc import Mapping
from math import log

import msgspec

ERROR = 0.05  # how often each of the two verdicts may be wrong
EVEN = 0.5
FORTY_ELO = 0.557  # the win rate of somebody forty Elo points better
BOUND = log((1 - ERROR) / ERROR)
SEED_COUNT = 1e-3  # so that shares not seen yet are possible: a tiny count for each of them
SHARES = (0.0, 0.5, 1.0)


class SprtResult(msgspec.Struct, frozen=True):
    """Where the test stands: "better" (H1), "not_better" (H0) or "open"."""

    verdict: str
    llr: float
    bound: float
    p0: float
    p1: float
    deals: int


class Sequential:
    """Takes the shares of one bot, deal by deal."""

    def __init__(self, p1: float = FORTY_ELO) -> None:
        self.p1 = p1
        self.deals = 0
        self.counts = dict.fromkeys(SHARES, SEED_COUNT)

    def add(self, share: float) -> bool:
        """One more deal; whether the test is over."""
        share = round(share, 6)
        self.counts[share] = self.counts.get(share, 0.0) + 1
        self.deals += 1
        return abs(self.llr()) >= BOUND

    def llr(self) -> float:
        """The logarithm of how much likelier the shares are under H1 than under H0."""
        even, better = fit_distribution(self.counts, EVEN), fit_distribution(self.counts, self.p1)
        return sum(n * log(better[share] / even[share]) for share, n in self.counts.items())

    def verdict(self) -> SprtResult:
        llr = self.llr()
        word = "better" if llr >= BOUND else "not_better" if llr <= -BOUND else "open"
        return SprtResult(word, llr, BOUND, EVEN, self.p1, self.deals)


def fit_distribution(counts: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which the counts are likeliest (Owen's empirical likelihood)."""
    total = sum(counts.values())
    low, high = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(60):  # the slope falls from plus to minus infinity between the two: halve
        x = (low + high) / 2
        slope = sum(n * (share - mean) / (1 + x * (share - mean)) for share, n in counts.items())
        low, high = (x, high) if slope > 0 else (low, x)
    x = (low + high) / 2
    return {share: n / total / (1 + x * (share - mean)) for share, n in counts.items()}
