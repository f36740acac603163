"""The sequential test decides correctly and early, and errs no more often than stated."""

from math import log
from random import Random

import pytest

from sortilege.lab.statistics.sprt import BOUND, Sequential


def decided(rate: float, p1: float, chance: Random, most: int = 5000) -> Sequential:
    test = Sequential(p1)
    for _ in range(most):
        if test.add(((chance.random() < rate) + (chance.random() < rate)) / 2):
            break
    return test


def test_the_ratio_of_likelihoods() -> None:
    test = Sequential(0.6)
    for share in (1, 1, 1, 0, 1, 0):
        test.add(share)
    assert test.llr() == pytest.approx(4 * log(0.6 / 0.5) + 2 * log(0.4 / 0.5), abs=0.02)


def test_the_strong_are_found_soon() -> None:
    test = decided(0.9, 0.557, Random(1))
    assert test.verdict().verdict == "better"
    assert test.deals < 60


def test_equals_are_not_taken_for_better() -> None:
    assert decided(0.5, 0.557, Random(1)).verdict().verdict == "not_better"


def test_it_stays_open_without_evidence() -> None:
    found = decided(0.5, 0.557, Random(1), most=3).verdict()
    assert (found.verdict, found.deals) == ("open", 3)
    assert abs(found.llr) < found.bound == BOUND


@pytest.mark.parametrize(("rate", "wrong"), [(0.5, "better"), (0.65, "not_better")])
def test_it_errs_no_more_often_than_it_says(rate: float, wrong: str) -> None:
    chance = Random(7)
    verdicts = [decided(rate, 0.65, chance).verdict() for _ in range(150)]
    assert sum(found.verdict == wrong for found in verdicts) / 150 < 0.08
    assert all(found.verdict != "open" for found in verdicts)
    assert sum(found.deals for found in verdicts) / 150 < 80  # a fixed test of this strength needs about 60 pairs
