"""Results of the simulated games after one move or plan."""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, sqrt

from sortilege.core.hint_explainer import KeyEvent, Row, Spent

NOTHING: Mapping[Row, Mapping[str, int]] = {}
STANDARD_ERRORS = 2.0  # a difference beyond this is not chance


class Tally:
    """Whole games after one move. Game n starts alike for every move, so moves can be compared in pairs."""

    def __init__(self, code: int, *then: int) -> None:
        self.code = code
        self.codes = (code, *then)  # a plan has several
        self.ended = False  # whether the move ends the game
        self.won: list[float] = []
        self.points: list[int] = []
        self.rivals: list[float] = []  # points of the best opponent
        self.leads: list[float] = []  # value of each lead, on a curve from 0 to 1
        self.worth: list[float] = []
        self.events: Counter[KeyEvent] = Counter()
        self.tracks: list[dict[str, int]] = []
        self.had: Mapping[str, int] = {}  # resources before the move
        self.least: dict[str, int] = {}  # resources after it: minimum and maximum
        self.most: dict[str, int] = {}
        self.spent: Counter[Spent] = Counter()

    def count(self, won: float, points: int, rival: float, swing: float) -> None:
        """Add a game; `rival` is the best opponent's points, `swing` a lead that wins about three times in four.

        A game's worth combines the value of its lead on a curve with its points, scaled like the curve's middle.
        Winning alone separates moves far less well, and points alone would ignore the opponents.
        """
        self.won.append(won)
        self.points.append(points)
        self.rivals.append(rival)
        self.leads.append(1 / (1 + exp((rival - points) / swing)))
        self.worth.append((self.leads[-1] + points / swing / 4) / 2)

    def leave(self, had: Mapping[str, int], left: Mapping[str, int]) -> None:
        """Note the resources before the move and right after it."""
        self.had = had
        for what, n in left.items():
            self.least[what] = min(n, self.least.get(what, n))
            self.most[what] = max(n, self.most.get(what, n))

    def note(
        self, events: Iterable[KeyEvent], tracks: dict[str, int], spent: Mapping[Row, Mapping[str, int]] = NOTHING
    ) -> None:
        """Note what happened in a game, each key event once, and what was spent on it."""
        found = set(events)
        self.events.update(found)
        self.tracks.append(tracks)
        self.spent.update(
            Spent(event, what, n) for event in found if event.row in spent for what, n in spent[event.row].items()
        )

    @property
    def games(self) -> int:
        return len(self.won)

    def share(self, event: KeyEvent) -> float:
        return self.events[event] / self.games

    def lead(self, other: "Tally", errors: float = STANDARD_ERRORS) -> float:
        """Return how much better this move is in the same games; 0 if that may be chance."""
        return clear_mean([one - two for one, two in zip(self.worth, other.worth, strict=True)], errors)

    def more_points(self, other: "Tally") -> float:
        """Return how many more points this move brings; 0 if that may be chance."""
        return clear_mean([one - two for one, two in zip(self.points, other.points, strict=True)])

    def lead_gain(self, other: "Tally") -> float:
        """Return how much larger the lead over the best opponent is; 0 if that may be chance."""
        leads = ([own - rival for own, rival in zip(it.points, it.rivals, strict=True)] for it in (self, other))
        return clear_mean([one - two for one, two in zip(*leads, strict=True)])

    def gain(self, track: str, other: "Tally") -> float:
        """Return how many more points this move brings on one track; 0 if that may be chance."""
        pairs = zip(self.tracks, other.tracks, strict=True)
        return clear_mean([one.get(track, 0) - two.get(track, 0) for one, two in pairs])


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)


def standard_error(values: list[float] | list[int]) -> float:
    """Return the standard error of the mean; needs at least two values."""
    n, middle = len(values), mean(values)
    return sqrt(sum((one - middle) ** 2 for one in values) / (n - 1) / n)


def clear_mean(values: list[float] | list[int], errors: float = STANDARD_ERRORS) -> float:
    """Return the mean, or 0 if it lies within `errors` standard errors of 0."""
    middle = mean(values)
    return middle if len(values) > 1 and abs(middle) > errors * standard_error(values) else 0.0
