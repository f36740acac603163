"""How long choices take: counts in steps of two per cent, which add up over any number of games and keep small."""

from math import exp, floor, log

import msgspec

STEP = log(1.02)
SHORTEST = 1e-7  # seconds; no choice is quicker


class Times(msgspec.Struct, forbid_unknown_fields=True):
    """The times of many choices, in seconds of the clock; `processor` is what this process has worked in them.

    Of a program it is not known: nobody but the program can say where it thinks.
    """

    choices: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    slowest: float = 0.0
    counts: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float, processor: float = 0.0) -> None:
        place = floor(log(max(seconds, SHORTEST)) / STEP)
        self.counts[place] = self.counts.get(place, 0) + 1
        self.choices += 1
        self.seconds += seconds
        self.processor += processor
        self.slowest = max(self.slowest, seconds)

    def take(self, other: "Times") -> None:
        """Count another's choices here; the other keeps its sums only, and so grows small."""
        self.choices += other.choices
        self.seconds += other.seconds
        self.processor += other.processor
        self.slowest = max(self.slowest, other.slowest)
        for place, n in other.counts.items():
            self.counts[place] = self.counts.get(place, 0) + n
        other.counts = {}

    def quantile(self, percent: int) -> float:
        """A time that so many per cent do not exceed, to within one per cent; 0 when there are none."""
        wanted = -(-self.choices * percent // 100)
        seen = 0
        for place in sorted(self.counts):
            seen += self.counts[place]
            if seen >= wanted:
                return min(exp((place + 0.5) * STEP), self.slowest)
        return 0.0
