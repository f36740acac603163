"""Imagined games hold the truth as often as what a seat knows allows: the short form of `imagined_games`."""

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import Any

import pytest

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.rules import Rules
from tests.promises.random_play import GAMES, next_choice, options_of
from tests.properties.hidden_things import situations
from tests.properties.imagined_games import MAX_SURPRISE, Claim, Situation, measure, report, surprise

FEW_GAMES = 600
NOT_HIDDEN = {"learnt"}  # counts what a seat has learned, which imagined games do not need


@cache
def every_situation() -> tuple[Situation, ...]:
    return tuple(situations())


def test_imagined_games_hold_the_truth_as_often_as_a_seats_knowledge_allows() -> None:
    names = [situation.name for situation in every_situation()]
    assert len(set(names)) == len(names)
    assert report(every_situation(), FEW_GAMES, seed=1)


class Leak:
    """Rules whose imagination shows the truth once in three games."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.name = rules.name

    def imagine(self, state: Any, seat: int, rng: Rng) -> Machine:
        return self.rules.copy(state) if rng.below(3) == 0 else self.rules.imagine(state, seat, rng)


def test_an_imagination_that_leaks_is_found_in_every_situation() -> None:
    for one in every_situation():
        leak: Any = Leak(one.rules)
        leaking = Situation(one.name, leak, one.state, one.viewer, one.claims)
        found = [result.claim.text for result in measure(leaking, 100, rng_from_seed(1)) if not result.fits]
        assert found, one.name


def test_a_chance_is_found_too_high_or_too_low() -> None:
    assert surprise(500, 1000, 0.5, 0.5) == 0
    assert surprise(400, 1000, 0.3, 0.6) == 0
    assert 1 < surprise(550, 1000, 0.5, 0.5) < MAX_SURPRISE
    assert surprise(600, 1000, 0.5, 0.5) > MAX_SURPRISE
    assert surprise(400, 1000, 0.5, 0.6) > MAX_SURPRISE
    assert surprise(1, 1000, 0.0, 0.0) == surprise(999, 1000, 1.0, 1.0) == inf
    assert surprise(0, 1000, 0.0, 0.5) == surprise(1000, 1000, 0.5, 1.0) == 0


def test_a_claim_has_to_be_true_of_the_position() -> None:
    (one, *_) = every_situation()
    false = Claim("nonsense", lambda state: False, 0.5, 0.5)
    with pytest.raises(ValueError, match="not true of the position: nonsense"):
        measure(Situation(one.name, one.rules, one.state, one.viewer, (false,)), 1, rng_from_seed(1))


def imagined_fields(rules: Rules, state: Any, viewer: int, rng: Rng) -> Iterator[str]:
    """Yield the fields in which an imagined game differs from the real one."""
    real, imagined = rules.fields(state), rules.fields(rules.imagine(state, viewer, rng))
    yield from (f"{rules.name} {name}" for name in real if real[name] != imagined[name] and name not in NOT_HIDDEN)


def test_everything_that_is_ever_imagined_is_in_a_situation() -> None:
    rng = rng_from_seed(1)
    covered = {
        field
        for one in every_situation()
        for _ in range(5)
        for field in imagined_fields(one.rules, one.state, one.viewer, rng)
    }
    found: set[str] = set()
    for rules in GAMES:
        for number in range(12):
            seats = rules.seats[number % len(rules.seats)]
            state = rules.new(options_of(rules, seats, 2 * number + 1), seats, rng_from_seed(number))
            while not state.over:
                if rng.below(8) == 0:
                    found.update(imagined_fields(rules, state, rng.below(seats), rng))
                state.apply(*next_choice(state, rng))
    assert {"seasons deck", "seasons hand", "spellbook pouch", "seasons dice"} <= found
    assert found <= covered, found - covered
