"""Elo-like ratings by the Bradley–Terry model, from the results between all pairs.

Two bots that differ by d points win 1 / (1 + 10^(−d/400)) against each other. The weakest is at 0.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from sortilege.lab.statistics.intervals import Estimate, student

SCALE = 400 / log(10)
DRAWN = 1.0  # virtual drawn games per pair, so that ratings stay finite

Matrix = list[list[float]]
Meetings = Mapping[tuple[int, int], tuple[float, float]]  # of a and b in one deal: points of a, games


def ratings(bots: int, deals: Sequence[Meetings]) -> list[Estimate]:
    """Return each bot's rating above the weakest, with 95 % intervals.

    Intervals come from the variance between deals, because games of a deal are correlated. If results hardly vary (all
    wins), the model's own, wider interval is used.
    """
    if bots < 2 or not deals:
        return []
    totals = totals_of(bots, deals)
    strength = fit(totals)
    weakest = min(range(bots), key=lambda b: strength[b])
    others = [b for b in range(bots) if b != weakest]
    bend = information(totals, strength)
    inverse = invert([[bend[a][b] for b in others] for a in others])
    slopes = [slope(bots, deal, strength) for deal in deals]
    found = []
    for bot in range(bots):
        if bot == weakest:
            found.append(Estimate(0.0, 0.0, 0.0))
            continue
        row = inverse[others.index(bot)]
        scatter = sum(sum(row[i] * part[b] for i, b in enumerate(others)) ** 2 for part in slopes)
        deviation = sqrt(max(scatter, row[others.index(bot)]))
        half = student(max(1, len(deals) - 1)) * deviation
        value = strength[bot] - strength[weakest]
        found.append(Estimate(SCALE * value, SCALE * (value - half), SCALE * (value + half)))
    return found


def totals_of(bots: int, deals: Sequence[Meetings]) -> tuple[Matrix, Matrix]:
    """Return points and games of every pair, including the virtual draws."""
    points = [[DRAWN / 2 if a != b else 0.0 for b in range(bots)] for a in range(bots)]
    games = [[DRAWN if a != b else 0.0 for b in range(bots)] for a in range(bots)]
    for deal in deals:
        for (a, b), (won, played) in deal.items():
            points[a][b] += won
            points[b][a] += played - won
            games[a][b] += played
            games[b][a] += played
    return points, games


def expected_score(a: float, b: float) -> float:
    return 1 / (1 + exp(min(700.0, b - a)))


def fit(totals: tuple[Matrix, Matrix]) -> list[float]:
    """Return the maximum-likelihood strengths by damped Newton steps; the first bot stays at 0."""
    points, games = totals
    bots = len(points)
    strength = [0.0] * bots
    for _ in range(200):
        pull = [
            sum(points[a][b] - games[a][b] * expected_score(strength[a], strength[b]) for b in range(bots) if b != a)
            for a in range(1, bots)
        ]
        bend = [row[1:] for row in information(totals, strength)[1:]]
        steps = [sum(x * y for x, y in zip(row, pull, strict=True)) for row in invert(bend)]
        longest = max(map(abs, steps))
        for a, step in enumerate(steps, start=1):
            strength[a] += step / max(1.0, longest)
        if longest < 1e-10:
            break
    return strength


def information(totals: tuple[Matrix, Matrix], strength: Sequence[float]) -> Matrix:
    """Return the Fisher information matrix."""
    _, games = totals
    bots = len(strength)
    found = [[0.0] * bots for _ in range(bots)]
    for a in range(bots):
        for b in range(bots):
            p = expected_score(strength[a], strength[b])
            found[a][a] += games[a][b] * p * (1 - p)
            found[a][b] -= games[a][b] * p * (1 - p)  # zero where a is b
    return found


def slope(bots: int, deal: Meetings, strength: Sequence[float]) -> list[float]:
    """Return one deal's gradient: results minus expectations."""
    found = [0.0] * bots
    for (a, b), (won, played) in deal.items():
        over = won - played * expected_score(strength[a], strength[b])
        found[a] += over
        found[b] -= over
    return found


def invert(matrix: Matrix) -> Matrix:
    """Return the inverse of a small symmetric matrix (Gauss–Jordan)."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        top = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[top] = rows[top], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for r in range(n):
            if r != i:
                factor = rows[r][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [row[n:] for row in rows]
