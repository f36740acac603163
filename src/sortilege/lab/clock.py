"""How long choices take: counts in steps of two per cent, which add up over any number of games and keep small."""

from collections.abc import Iterable
from math import exp, floor, log

import msgspec

STEP = log(1.02)
SHORTEST = 1e-7  # seconds; no choice is quicker


class Times(msgspec.Struct):
    """The times of many choices, in seconds."""

    choices: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    counts: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        place = floor(log(max(seconds, SHORTEST)) / STEP)
        self.counts[place] = self.counts.get(place, 0) + 1
        self.choices += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def quantile(self, percent: int) -> float:
        """A time that so many per cent do not exceed, to within one per cent; 0 when there are none."""
        wanted = -(-self.choices * percent // 100)
        seen = 0
        for place in sorted(self.counts):
            seen += self.counts[place]
            if seen >= wanted:
                return min(exp((place + 0.5) * STEP), self.slowest)
        return 0.0


def together(parts: Iterable[Times]) -> Times:
    whole = Times()
    for part in parts:
        whole.choices += part.choices
        whole.seconds += part.seconds
        whole.slowest = max(whole.slowest, part.slowest)
        for place, n in part.counts.items():
            whole.counts[place] = whole.counts.get(place, 0) + n
    return whole
