"""Sums and differences of swings, and the division of a change among the events behind it."""

from collections.abc import Iterable, Mapping
from functools import reduce

from sortilege.analysis.results import MeasuredSwing, MoveValue, Swing

NOTHING = Swing(0.0, 0.0)
LEAST_ERROR = 0.001  # also events whose games all ended alike take a share of what measuring missed


def attribute(change: Swing, events: Mapping[int, MeasuredSwing]) -> dict[int, Swing]:
    """Divide a change among the events behind it.

    Each event keeps what was measured. The difference to the change goes where measuring was least certain.
    """
    chances = divide(change.chance, [(one.by.chance, one.error.chance) for one in events.values()])
    points = divide(change.points, [(one.by.points, one.error.points) for one in events.values()])
    return {at: Swing(*by) for at, *by in zip(events, chances, points, strict=True)}


def divide(change: float, measured: list[tuple[float, float]]) -> list[float]:
    """Return shares that add up to the change; `measured` are figures with their standard errors."""
    variances = [max(error, LEAST_ERROR) ** 2 for _, error in measured]
    left = (change - sum(by for by, _ in measured)) / sum(variances)
    return [by + left * variance for (by, _), variance in zip(measured, variances, strict=True)]


def difference(one: MoveValue | Swing, two: MoveValue | Swing) -> Swing:
    return Swing(one.chance - two.chance, one.points - two.points)


def sum_of(one: Swing, two: Swing) -> Swing:
    return Swing(one.chance + two.chance, one.points + two.points)


def total(found: Iterable[Swing]) -> Swing:
    return reduce(sum_of, found, NOTHING)
