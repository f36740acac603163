"""Estimates from aggregated games, with simultaneous intervals: all intervals of a page hold together 95 % of the time.

Readers of a table with hundreds of rows look at its extremes, where chance plays the largest part. Every interval is
therefore widened for the number of all intervals (Bonferroni), so readers may pick any row. Controlling the false
discovery rate (Benjamini and Hochberg) would be a weaker promise and gives no intervals for rows that are not picked;
with a million games the stronger one costs little.
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

ERROR_RATE = 0.05  # probability that any interval of a page is wrong
CONTESTED = ("margin", "first", "led")  # figures that exist only with opponents
POINTS = "points"  # one value per seat; other figures have one per game
UNDER = ("first", "led", "margin", "winner", POINTS, "turns")  # figures compared under a condition
LEAST_OBSERVATIONS = 200  # seats or games needed for an estimate


class SeatEstimate(msgspec.Struct, frozen=True):
    """Results of seats: `wins` beyond a fair share, and `points` beyond the mean for that player count."""

    wins: Estimate
    points: Estimate


class MarkEstimate(SeatEstimate, frozen=True):
    """Results of the seats that had a thing, overall and by player count, and the points that the thing itself brought
    (None if unknown)."""

    seats: int
    players: dict[int, SeatEstimate]
    brought: float | None


class Pair(msgspec.Struct, frozen=True):
    """The extra wins of two things together, beyond what each wins without the other."""

    one: int
    other: int
    seats: int
    lift: Estimate


@dataclass(frozen=True)
class Base:
    """Mean wins and points per seat for a player count."""

    wins: float
    points: float


def z_for(asked: int) -> float:
    """Return the half-width of an interval in standard errors, for this many simultaneous intervals."""
    return NormalDist().inv_cdf(1 - ERROR_RATE / (2 * max(1, asked)))


class StudyEstimates:
    """All estimates of a study, with intervals of the same width."""

    def __init__(self, questions: Questions, sums: Sums) -> None:
        self.questions, self.sums = questions, sums
        all_seats = questions.everybody.begin
        self.base = {players: base(players, cells[all_seats]) for players, cells in sums.marks.items()}
        self.marks: dict[int, dict[int, list[int]]] = {}
        for players, cells in sums.marks.items():
            for mark, cell in cells.items():
                self.marks.setdefault(mark, {})[players] = cell
        self.asked = sum(1 for _ in self.intervals())
        self.z = z_for(self.asked)

    def intervals(self) -> Iterator[None]:
        """Yield once for each interval that the page may show."""
        things = {asked.mark(thing) for asked in self.questions.all for thing in range(len(asked.things))}
        for mark, cells in self.marks.items():
            if mark != self.questions.everybody.begin and seats_of(cells) >= LEAST_OBSERVATIONS:
                at = sum(cell[N] >= LEAST_OBSERVATIONS for cell in cells.values()) if mark in things else 0
                yield from [None] * (2 * (1 + at))  # wins and points; parts of a thing are not split by table
        tables = len(self.sums.games)
        conditions = {condition for cells in self.sums.games.values() for condition in cells} - {ALL}
        yield from [None] * (len(FIGURES) * tables + len(UNDER) * (1 + tables) * len(conditions))
        for cells in (*self.sums.leads.values(), *self.sums.chances.values()):
            yield from [None] * len(cells)
        yield from [None] * sum(cell[0] >= LEAST_OBSERVATIONS for cell in self.sums.pairs.values())

    def mark(self, mark: int) -> MarkEstimate | None:
        """Return the estimate of a mark; None if it was seen too rarely."""
        cells = self.marks.get(mark, {})
        if seats_of(cells) < LEAST_OBSERVATIONS:
            return None
        known = {players: cell for players, cell in cells.items() if cell[N] >= LEAST_OBSERVATIONS}
        seats = seats_of(cells)
        brought = sum(cell[BROUGHT] for cell in cells.values())
        estimate = self.seat_estimate(cells)
        return MarkEstimate(
            wins=estimate.wins,
            points=estimate.points,
            seats=seats,
            players={n: self.seat_estimate({n: cell}) for n, cell in sorted(known.items())},
            brought=brought / seats if brought else None,
        )

    def seat_estimate(self, cells: Mapping[int, list[int]]) -> SeatEstimate:
        return SeatEstimate(self.difference(cells, W, NW, WW, WON), self.difference(cells, S, NS, SS, 1))

    def difference(self, cells: Mapping[int, list[int]], of: int, with_n: int, square: int, unit: int) -> Estimate:
        """Return a mean beyond the base of its player count, over all tables.

        Games are the observations, because seats of one game are correlated. One maximally deviating observation is
        added for marks that always won or lost.
        """
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
        """Return the mean of a per-game figure; None with too few games."""
        cell = self.sums.games.get(players, {}).get(condition)
        if cell is None or cell[0] < LEAST_OBSERVATIONS:
            return None
        mean, square = self.spread_of(cell, figure)
        half = self.z * sqrt(square)
        return Estimate(mean, mean - half, mean + half)

    def under(self, condition: int, figure: str, at: int | None = None) -> Estimate | None:
        """Return how much higher a figure's mean is under a condition, at tables for `at` players or overall.

        None with too few games of either kind.
        """
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
        """Return the cells of a figure under a condition and otherwise; counts come first in both."""
        if figure == POINTS:
            cells, asked = self.sums.marks[players], self.questions
            mark, all_seats = asked.under.mark(condition), asked.everybody.begin
        else:
            cells, mark, all_seats = self.sums.games[players], condition, ALL
        cell = cells.get(mark, [0] * len(cells[all_seats]))
        return cell, subtract(cells[all_seats], cell)

    def spread_of(self, cell: list[int], figure: str) -> tuple[float, float]:
        """Return a figure's mean and squared standard error; a game is one observation."""
        if figure == POINTS:
            mean = cell[S] / cell[N]
            return mean, max(0.0, cell[SS] - 2 * mean * cell[NS] + mean * mean * cell[NN]) / cell[N] ** 2
        at = 1 + 2 * FIGURES.index(figure)
        unit = WON if figure in ("first", "led") else 1
        mean = cell[at] / cell[0]
        return mean / unit, max(0.0, cell[at + 1] / cell[0] - mean * mean) / cell[0] / unit**2

    def leads(self, cells: Cells) -> dict[int, Estimate]:
        """Return how often the leader after each turn won, while enough games last."""
        found = {}
        for turn, (games, won) in sorted(cells.items()):
            if games >= LEAST_OBSERVATIONS:
                rate = won / games / WON
                half = self.z * sqrt(rate * (1 - rate) / games)
                found[turn] = Estimate(rate, max(0.0, rate - half), min(1.0, rate + half))
        return found

    def pairs(self) -> list[Pair]:
        """Return all pairs with enough data, from the surest gain to the surest loss."""
        found = [
            Pair(key // PAIR, key % PAIR, cell[0], lift)
            for key, cell in self.sums.pairs.items()
            if cell[0] >= LEAST_OBSERVATIONS and (lift := self.interaction(key // PAIR, key % PAIR, cell)) is not None
        ]
        return sorted(found, key=lambda pair: (-sure_amount(pair.lift), -pair.lift.value, pair.one, pair.other))

    def interaction(self, one: int, other: int, both: list[int]) -> Estimate | None:
        """Return the interaction: both, minus only one, minus only the other, plus neither."""
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
    """Return a fair share of wins; for solo games, the rate of beating the game."""
    wins = 1 / players if players > 1 else cell[W] / cell[N] / WON
    return Base(wins, cell[S] / cell[N])


def seats_of(cells: Mapping[int, list[int]]) -> int:
    return sum(cell[N] for cell in cells.values())


def sure_amount(found: Estimate) -> float:
    """Return the smallest difference from zero within the interval."""
    return max(0.0, found.low) + min(0.0, found.high)


def is_sure(found: Estimate) -> bool:
    """Return whether an interval excludes zero."""
    return sure_amount(found) != 0
