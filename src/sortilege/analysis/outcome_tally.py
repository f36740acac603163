"""What came of one option in the games that were played on from it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, sqrt

from sortilege.core.explain import Fact, Row, Spent

NOTHING: Mapping[Row, Mapping[str, int]] = {}
STANDARD_ERRORS = 2.0  # standard errors beyond which a difference is not taken for chance


class Tally:
    """Whole games after one option. Those of two options begin alike, game by game: they can be compared in pairs."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.ended = False  # whether the option is the end of the game
        self.won: list[float] = []
        self.points: list[int] = []
        self.rivals: list[float] = []  # the points of the best of the others
        self.leads: list[float] = []  # what they are worth, on a curve from 0 to 1
        self.worth: list[float] = []
        self.facts: Counter[Fact] = Counter()
        self.tracks: list[dict[str, int]] = []
        self.had: Mapping[str, int] = {}  # what could be spent before the option
        self.least: dict[str, int] = {}  # and after it: at least, and at most
        self.most: dict[str, int] = {}
        self.spent: Counter[Spent] = Counter()

    def count(self, won: float, points: int, rival: float, swing: float) -> None:
        """One more game, with the points of the best of the others; `swing` is a lead won about three times in four.

        An option's worth is what its lead is worth, on a curve, and its points as on that curve's middle. Who has won
        tells options apart far less than that, and points alone would not beat anybody.
        """
        self.won.append(won)
        self.points.append(points)
        self.rivals.append(rival)
        self.leads.append(1 / (1 + exp((rival - points) / swing)))
        self.worth.append((self.leads[-1] + points / swing / 4) / 2)

    def leave(self, had: Mapping[str, int], left: Mapping[str, int]) -> None:
        """What could be spent before the option, and right after it."""
        self.had = had
        for what, n in left.items():
            self.least[what] = min(n, self.least.get(what, n))
            self.most[what] = max(n, self.most.get(what, n))

    def note(
        self, facts: Iterable[Fact], tracks: dict[str, int], spent: Mapping[Row, Mapping[str, int]] = NOTHING
    ) -> None:
        """What happened in that game, each thing once, and what was spent on it."""
        found = set(facts)
        self.facts.update(found)
        self.tracks.append(tracks)
        self.spent.update(
            Spent(fact, what, n) for fact in found if fact.row in spent for what, n in spent[fact.row].items()
        )

    @property
    def games(self) -> int:
        return len(self.won)

    def share(self, fact: Fact) -> float:
        return self.facts[fact] / self.games

    def lead(self, other: "Tally", errors: float = STANDARD_ERRORS) -> float:
        """By how much this is better than another option in the same games; 0 where that may be chance."""
        return clear_mean([one - two for one, two in zip(self.worth, other.worth, strict=True)], errors)

    def more_points(self, other: "Tally") -> float:
        """How many points more this brings than another option; 0 where that may be chance."""
        return clear_mean([one - two for one, two in zip(self.points, other.points, strict=True)])

    def ahead(self, other: "Tally") -> float:
        """By how much the lead over the best of the others is larger than after another option."""
        leads = ([own - rival for own, rival in zip(it.points, it.rivals, strict=True)] for it in (self, other))
        return clear_mean([one - two for one, two in zip(*leads, strict=True)])

    def gain(self, track: str, other: "Tally") -> float:
        """How many points more this brings by one track than another option; 0 where that may be chance."""
        pairs = zip(self.tracks, other.tracks, strict=True)
        return clear_mean([one.get(track, 0) - two.get(track, 0) for one, two in pairs])


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)


def standard_error(values: list[float] | list[int]) -> float:
    """The standard error of their mean, of which at least two values tell."""
    n, middle = len(values), mean(values)
    return sqrt(sum((one - middle) ** 2 for one in values) / (n - 1) / n)


def clear_mean(values: list[float] | list[int], errors: float = STANDARD_ERRORS) -> float:
    """The mean, or 0 where it is within so many standard errors of it."""
    middle = mean(values)
    return middle if len(values) > 1 and abs(middle) > errors * standard_error(values) else 0.0
