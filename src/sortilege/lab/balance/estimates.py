"""What the sums tell, with intervals that hold together: none of a page's is wrong, nineteen times in twenty.

Whoever reads a table of hundreds looks at its extremes, and those are where chance has done most. So every interval is
widened for the number of all that are asked (Bonferroni): what stands out then stands out for a reason, and readers may
pick whatever they like. Fewer false discoveries among those picked (Benjamini and Hochberg) would be a weaker promise
and gives no intervals to what is not picked; with a million games the stronger one costs little.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import msgspec

from sortilege.lab.balance.aggregates import (
    ALL,
    BROUGHT,
    FIGURES,
    NN,
    NS,
    NW,
    PAIR,
    SS,
    WON,
    WW,
    Cells,
    N,
    Questions,
    S,
    Sums,
    W,
)
from sortilege.lab.statistics.intervals import Estimate

ERROR_RATE = 0.05  # how often any interval of a page may be
CONTESTED = ("margin", "first", "led")  # figures that only a game against others has
POINTS = "points"  # of every seat; the other figures are one for a whole game
UNDER = ("first", "led", "margin", "winner", POINTS, "turns")  # what may change under a condition
LEAST_OBSERVATIONS = 200  # seats or games: of fewer, nothing is said


class SeatEstimate(msgspec.Struct, frozen=True):
    """How seats fared: `wins` beyond a fair share, and `points` beyond the mean at such tables."""

    wins: Estimate
    points: Estimate


class MarkEstimate(SeatEstimate, frozen=True):
    """How the seats fared that had something, also by number of players, and the points that the thing itself brought,
    of which None is known for some."""

    seats: int
    players: dict[int, SeatEstimate]
    brought: float | None


class Pair(msgspec.Struct, frozen=True):
    """What two things win together beyond what each wins without the other."""

    one: int
    other: int
    seats: int
    lift: Estimate


@dataclass(frozen=True)
class Base:
    """What the seats of a table have in the mean: wins and points."""

    wins: float
    points: float


def z_for(asked: int) -> float:
    """How many standard errors an interval reaches when so many are asked."""
    return NormalDist().inv_cdf(1 - ERROR_RATE / (2 * max(1, asked)))


class StudyEstimates:
    """All figures of a study; each is asked for with the same width."""

    def __init__(self, questions: Questions, sums: Sums) -> None:
        self.questions, self.sums = questions, sums
        everybody = questions.everybody.begin
        self.base = {players: base(players, cells[everybody]) for players, cells in sums.marks.items()}
        self.marks: dict[int, dict[int, list[int]]] = {}
        for players, cells in sums.marks.items():
            for mark, cell in cells.items():
                self.marks.setdefault(mark, {})[players] = cell
        self.asked = sum(1 for _ in self.intervals())
        self.z = z_for(self.asked)

    def intervals(self) -> Iterator[None]:
        """One for each interval that the page may show."""
        things = {asked.mark(thing) for asked in self.questions.all for thing in range(len(asked.things))}
        for mark, cells in self.marks.items():
            if mark != self.questions.everybody.begin and seats_of(cells) >= LEAST_OBSERVATIONS:
                at = sum(cell[N] >= LEAST_OBSERVATIONS for cell in cells.values()) if mark in things else 0
                yield from [None] * (2 * (1 + at))  # wins and points; parts of a thing are not told by table
        tables = len(self.sums.games)
        conditions = {condition for cells in self.sums.games.values() for condition in cells} - {ALL}
        yield from [None] * (len(FIGURES) * tables + len(UNDER) * (1 + tables) * len(conditions))
        for cells in (*self.sums.leads.values(), *self.sums.chances.values()):
            yield from [None] * len(cells)
        yield from [None] * sum(cell[0] >= LEAST_OBSERVATIONS for cell in self.sums.pairs.values())

    def mark(self, mark: int) -> MarkEstimate | None:
        """What is known of a mark; None where it was seen too seldom."""
        cells = self.marks.get(mark, {})
        if seats_of(cells) < LEAST_OBSERVATIONS:
            return None
        known = {players: cell for players, cell in cells.items() if cell[N] >= LEAST_OBSERVATIONS}
        seats = seats_of(cells)
        brought = sum(cell[BROUGHT] for cell in cells.values())
        fared = self.fared(cells)
        return MarkEstimate(
            wins=fared.wins,
            points=fared.points,
            seats=seats,
            players={n: self.fared({n: cell}) for n, cell in sorted(known.items())},
            brought=brought / seats if brought else None,
        )

    def fared(self, cells: Mapping[int, list[int]]) -> SeatEstimate:
        return SeatEstimate(self.compared(cells, W, NW, WW, WON), self.compared(cells, S, NS, SS, 1))

    def compared(self, cells: Mapping[int, list[int]], of: int, with_n: int, square: int, unit: int) -> Estimate:
        """A mean beyond the base of its table, over all tables. Games are the observations, so that seats of one game
        that hang together are not counted as several; one that is as far off as can be is added, for marks that always
        won or lost."""
        seats = seats_of(cells)
        value = scatter = 0.0
        for players, cell in cells.items():
            mean = cell[of] / cell[N]
            usual = self.base[players].wins * WON if of == W else self.base[players].points
            value += cell[N] * (mean - usual)
            scatter += cell[square] - 2 * mean * cell[with_n] + mean * mean * cell[NN]
            scatter += max(mean, WON - mean) ** 2 if of == W else 0.0
        half = self.z * sqrt(max(0.0, scatter)) / seats / unit
        value /= seats * unit
        return Estimate(value, value - half, value + half)

    def games(self, players: int, figure: str, condition: int = ALL) -> Estimate | None:
        """The mean of a figure of whole games; None where there were too few of them."""
        cell = self.sums.games.get(players, {}).get(condition)
        if cell is None or cell[0] < LEAST_OBSERVATIONS:
            return None
        mean, square = self.spread_of(cell, figure)
        half = self.z * sqrt(square)
        return Estimate(mean, mean - half, mean + half)

    def under(self, condition: int, figure: str, at: int | None = None) -> Estimate | None:
        """By how much the mean of a figure is more under a condition than otherwise: at tables of so many, or over all
        that know it; None where there were too few games of either kind."""
        value = scatter = 0.0
        known = under = otherwise = 0
        for players in self.sums.games if at is None else (at,):
            cell, others = self.sides(players, condition, figure)
            if not cell[0] or not others[0] or (players == 1 and figure in CONTESTED):
                continue
            sides = [self.spread_of(one, figure) for one in (cell, others)]
            value += cell[0] * (sides[0][0] - sides[1][0])
            scatter += cell[0] ** 2 * (sides[0][1] + sides[1][1])
            known += cell[0]
            games = self.sums.games[players]
            under += games[condition][0]
            otherwise += games[ALL][0] - games[condition][0]
        if min(under, otherwise) < LEAST_OBSERVATIONS:
            return None
        half = self.z * sqrt(scatter) / known
        return Estimate(value / known, value / known - half, value / known + half)

    def sides(self, players: int, condition: int, figure: str) -> tuple[list[int], list[int]]:
        """What tells of a figure under a condition, and otherwise: games, or their seats, come first in both."""
        if figure == POINTS:
            cells, asked = self.sums.marks[players], self.questions
            mark, everybody = asked.under.mark(condition), asked.everybody.begin
        else:
            cells, mark, everybody = self.sums.games[players], condition, ALL
        cell = cells.get(mark, [0] * len(cells[everybody]))
        return cell, subtract(cells[everybody], cell)

    def spread_of(self, cell: list[int], figure: str) -> tuple[float, float]:
        """The mean of a figure, and the square of its standard error; a game is one observation."""
        if figure == POINTS:
            mean = cell[S] / cell[N]
            return mean, max(0.0, cell[SS] - 2 * mean * cell[NS] + mean * mean * cell[NN]) / cell[N] ** 2
        at = 1 + 2 * FIGURES.index(figure)
        unit = WON if figure in ("first", "led") else 1
        mean = cell[at] / cell[0]
        return mean / unit, max(0.0, cell[at + 1] / cell[0] - mean * mean) / cell[0] / unit**2

    def leads(self, cells: Cells) -> dict[int, Estimate]:
        """How often who led after each turn has won, as long as enough games go on."""
        found = {}
        for turn, (games, won) in sorted(cells.items()):
            if games >= LEAST_OBSERVATIONS:
                rate = won / games / WON
                half = self.z * sqrt(rate * (1 - rate) / games)
                found[turn] = Estimate(rate, max(0.0, rate - half), min(1.0, rate + half))
        return found

    def pairs(self) -> list[Pair]:
        """All that were seen often enough, those that surely win most together first, and least last."""
        found = [
            Pair(key // PAIR, key % PAIR, cell[0], lift)
            for key, cell in self.sums.pairs.items()
            if cell[0] >= LEAST_OBSERVATIONS and (lift := self.lift(key // PAIR, key % PAIR, cell)) is not None
        ]
        return sorted(found, key=lambda pair: (-sure_amount(pair.lift), -pair.lift.value, pair.one, pair.other))

    def lift(self, one: int, other: int, both: list[int]) -> Estimate | None:
        """Seats with both, less those with one, less those with the other, and those with neither: what two things do
        together is what is left when each has had its own."""
        singles = self.sums.singles
        only = [subtract(singles[thing], both) for thing in (one, other)]
        neither = subtract(subtract(singles[ALL], only[0]), singles[other])
        value = scatter = 0.0
        for cell, sign in ((both, 1), (only[0], -1), (only[1], -1), (neither, 1)):
            if cell[0] < LEAST_OBSERVATIONS:
                return None
            mean = cell[1] / cell[0]
            value += sign * mean / WON
            scatter += max(0.0, cell[2] / cell[0] - mean * mean) / cell[0] / WON**2
        half = self.z * sqrt(scatter)
        return Estimate(value, value - half, value + half)


def subtract(cell: list[int], other: list[int]) -> list[int]:
    return [a - b for a, b in zip(cell, other, strict=True)]


def base(players: int, cell: list[int]) -> Base:
    """Against others a fair share; alone, how often the game was beaten."""
    wins = 1 / players if players > 1 else cell[W] / cell[N] / WON
    return Base(wins, cell[S] / cell[N])


def seats_of(cells: Mapping[int, list[int]]) -> int:
    return sum(cell[N] for cell in cells.values())


def sure_amount(found: Estimate) -> float:
    """How far from nothing a difference is at the least."""
    return max(0.0, found.low) + min(0.0, found.high)


def is_sure(found: Estimate) -> bool:
    """Whether an interval leaves nothing to chance."""
    return sure_amount(found) != 0
