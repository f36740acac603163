"""What came of one option in the games that were played on from it."""

from collections import Counter
from collections.abc import Iterable
from math import exp, sqrt

from sortilege.core.insight import Fact

SURE = 2.0  # standard errors beyond which a difference is not taken for chance


class Tally:
    """Whole games after one option. Those of two options begin alike, game by game: they can be compared in pairs."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.ended = False  # whether the option is the end of the game
        self.won: list[float] = []
        self.points: list[int] = []
        self.leads: list[float] = []  # what they are worth, on a curve from 0 to 1
        self.worth: list[float] = []
        self.facts: Counter[Fact] = Counter()
        self.tracks: list[dict[str, int]] = []

    def count(self, won: float, points: int, lead: float, own: float) -> None:
        """One more game. Lead and own points are also given in units of a lead that is won about three times in four.

        An option's worth is what its lead is worth, on a curve, and its points as on that curve's middle. Who has won
        tells options apart far less than that, and points alone would not beat anybody.
        """
        self.won.append(won)
        self.points.append(points)
        self.leads.append(1 / (1 + exp(-lead)))
        self.worth.append((self.leads[-1] + own / 4) / 2)

    def note(self, facts: Iterable[Fact], tracks: dict[str, int]) -> None:
        """What happened in that game, each thing once."""
        self.facts.update(set(facts))
        self.tracks.append(tracks)

    @property
    def games(self) -> int:
        return len(self.won)

    def share(self, fact: Fact) -> float:
        return self.facts[fact] / self.games

    def lead(self, other: "Tally", errors: float = SURE) -> float:
        """By how much this is better than another option in the same games; 0 where that may be chance."""
        return clear_mean([one - two for one, two in zip(self.worth, other.worth, strict=True)], errors)

    def gain(self, track: str, other: "Tally") -> float:
        """How many points more this brings by one track than another option; 0 where that may be chance."""
        pairs = zip(self.tracks, other.tracks, strict=True)
        return clear_mean([one.get(track, 0) - two.get(track, 0) for one, two in pairs])


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)


def clear_mean(values: list[float] | list[int], errors: float = SURE) -> float:
    """The mean, or 0 where it is within so many standard errors of it."""
    n, middle = len(values), mean(values)
    if n < 2:
        return 0.0
    error = sqrt(sum((one - middle) ** 2 for one in values) / (n - 1) / n)
    return middle if abs(middle) > errors * error else 0.0
