"""Means, rates and spreads with 95 % intervals.

Games of the same deal are correlated, so a deal counts as one observation: every list has one number per deal.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

import msgspec

QUANTILES = (5, 25, 50, 75, 95)
Z = 1.959963984540054
T_FEW = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582)  # Student's t for 1 to 5 degrees of freedom


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


def student(degrees: int) -> float:
    """Return the 97.5 % quantile of Student's t: a table up to 5, then an expansion around the normal quantile."""
    if degrees <= len(T_FEW):
        return T_FEW[degrees - 1]
    z, n = Z, degrees
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def variance(numbers: Sequence[float]) -> float:
    mean = fmean(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def mean_of(numbers: Sequence[float]) -> Estimate:
    """Return the mean with Student's interval; a single number has none."""
    mean = fmean(numbers)
    if len(numbers) < 2:
        return Estimate(mean, mean, mean)
    half = student(len(numbers) - 1) * sqrt(variance(numbers) / len(numbers))
    return Estimate(mean, mean - half, mean + half)


def rate_of(shares: Sequence[float]) -> Estimate:
    """Return a rate with Wilson's interval, which stays within 0 and 1 and is honest about 100 out of 100.

    Wilson's n is the number of independent games with the same variance as these shares. If the shares do not vary, a
    deal counts as one game.
    """
    deals, rate = len(shares), fmean(shares)
    if deals < 2:
        return Estimate(rate, 0.0, 1.0)
    scatter = variance(shares) / deals
    n = rate * (1 - rate) / scatter if scatter > 1e-12 else float(deals)
    t2n = student(deals - 1) ** 2 / n
    middle = (rate + t2n / 2) / (1 + t2n)
    half = sqrt(t2n * rate * (1 - rate) + t2n**2 / 4) / (1 + t2n)
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


def spread(numbers: Sequence[float]) -> dict[str, float]:
    """Return mean, standard deviation, extremes and quantiles."""
    ranked = sorted(numbers)
    mean = fmean(ranked)
    figures = {"mean": mean, "sd": sqrt(fmean((n - mean) ** 2 for n in ranked)), "min": ranked[0], "max": ranked[-1]}
    return figures | {f"q{q}": ranked[max(0, -(-len(ranked) * q // 100) - 1)] for q in QUANTILES}
