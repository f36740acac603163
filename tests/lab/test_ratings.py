"""Bradley–Terry ratings."""

from math import log10, sqrt

import pytest

from sortilege.lab.statistics.ratings import SCALE, ratings


def test_two_bots() -> None:
    found = ratings(2, [{(0, 1): (float(deal % 4 > 0), 1.0)} for deal in range(400)])
    p = 300.5 / 401  # with the game taken for drawn
    assert found[1].value == 0
    assert found[0].value == pytest.approx(400 * log10(p / (1 - p)))
    assert found[0].high - found[0].value == pytest.approx(1.966 * SCALE / sqrt(401 * p * (1 - p)), rel=0.01)


def test_three_bots_that_play_as_their_ratings_say() -> None:
    truth = [100.0, 0.0, 250.0]
    deal = {(a, b): (2 / (1 + 10 ** ((truth[b] - truth[a]) / 400)), 2.0) for a in range(3) for b in range(a + 1, 3)}
    found = ratings(3, [deal] * 500)
    assert [bot.value for bot in found] == pytest.approx(truth, abs=1)
    assert all(bot.low < bot.value < bot.high for bot in (found[0], found[2]))


def test_pairs_that_always_share_narrow_the_interval_no_further_than_the_model() -> None:
    steady = ratings(2, [{(0, 1): (1.0, 2.0)}] * 100)[1]
    assert steady.value == pytest.approx(0, abs=1e-6)
    best = ratings(2, [{(0, 1): (2.0, 2.0)}] * 100)[0]
    assert 500 < best.low < best.value < best.high < 2000


def test_nothing_to_rate() -> None:
    assert ratings(1, [{}]) == []
    assert ratings(2, []) == []
