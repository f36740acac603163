"""Statistics against hand-computed examples, and the coverage of intervals."""

from random import Random

import pytest

from sortilege.lab.arena.move_times import Times
from sortilege.lab.statistics.intervals import Estimate, mean_of, rate_of, spread, student


@pytest.mark.parametrize(("degrees", "t"), [(1, 12.706), (5, 2.5706), (6, 2.4469), (10, 2.2281), (100, 1.9840)])
def test_student_is_the_printed_table(degrees: int, t: float) -> None:
    assert student(degrees) == pytest.approx(t, rel=1e-4)


def test_a_mean_and_its_interval() -> None:
    found = mean_of([1, 2, 3, 4])  # sd 1.29099, standard error 0.645497, t 3.182446
    assert (found.value, found.low, found.high) == pytest.approx((2.5, 0.445742, 4.554258), abs=1e-5)
    assert mean_of([7]) == Estimate(7, 7, 7)


def test_a_rate_respects_pairs() -> None:
    found = rate_of([1, 0.5, 0, 0.5])  # scatters like six independent games; t² / n = 10.12796 / 6
    assert (found.value, found.low, found.high) == pytest.approx((0.5, 0.103775, 0.896225), abs=1e-5)
    swinging, steady = rate_of([1, 0] * 20), rate_of([0.5, 0.75, 0.25, 0.5] * 10)
    assert steady.high - steady.low < swinging.high - swinging.low


def test_all_wins_are_not_certainty() -> None:
    found = rate_of([1.0] * 10)  # t² / n = 5.11735 / 10
    assert (found.value, found.low, found.high) == pytest.approx((1.0, 0.66149, 1.0), abs=1e-4)
    assert rate_of([1.0]) == Estimate(1.0, 0.0, 1.0)


@pytest.mark.parametrize("rate", [0.5, 0.9])
def test_intervals_hold_the_truth_as_often_as_they_say(rate: float) -> None:
    chance = Random(3)
    hits = 0
    for _ in range(400):
        shares = []
        for _ in range(60):
            one = chance.random() < rate
            other = one if chance.random() < 0.4 else chance.random() < rate  # the games of a deal hang together
            shares.append((one + other) / 2)
        found = rate_of(shares)
        hits += found.low <= rate <= found.high
    assert 0.92 < hits / 400 < 0.98


def test_a_spread() -> None:
    found = spread(list(range(1, 101)))
    assert (found["min"], found["q5"], found["q50"], found["q95"], found["max"]) == (1, 5, 50, 95, 100)
    assert found["mean"] == 50.5


def test_times_add_up() -> None:
    one, other = Times(), Times()
    for n in range(1, 101):
        (one if n % 2 else other).add(n / 1000)
    both = Times()
    both.take(one)
    both.take(other)
    assert (one.choices, one.counts) == (50, {})
    assert both.choices == 100
    assert both.seconds == pytest.approx(5.05)
    assert both.quantile(50) == pytest.approx(0.050, rel=0.02)
    assert both.quantile(95) == pytest.approx(0.095, rel=0.02)
    assert both.quantile(100) <= both.slowest == 0.1
    assert Times().quantile(50) == 0
