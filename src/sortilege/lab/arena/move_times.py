"""Histograms of move times in steps of 2 %; they can be added up and stay small."""

from math import exp, floor, log

import msgspec

STEP = log(1.02)
SHORTEST = 1e-7  # seconds; lower bound


class Times(msgspec.Struct, forbid_unknown_fields=True):
    """Wall-clock times of many moves; `processor` is this process's processor time, unknown for external programs."""

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
        """Add another's moves; the other keeps only its sums, to save memory."""
        self.choices += other.choices
        self.seconds += other.seconds
        self.processor += other.processor
        self.slowest = max(self.slowest, other.slowest)
        for place, n in other.counts.items():
            self.counts[place] = self.counts.get(place, 0) + n
        other.counts = {}

    def quantile(self, percent: int) -> float:
        """Return the percentile, to within 1 %; 0 without moves."""
        wanted = -(-self.choices * percent // 100)
        seen = 0
        for place in sorted(self.counts):
            seen += self.counts[place]
            if seen >= wanted:
                return min(exp((place + 0.5) * STEP), self.slowest)
        return 0.0
