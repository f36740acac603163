"""Whole answers to a question that is asked several times in a row: complete, legal, and from the seat's knowledge."""

import msgspec
import pytest

from sortilege.analysis import Depth, evaluate_plans
from sortilege.analysis.outcome_tally import Tally
from sortilege.analysis.plan_evaluation import LEAST_GAMES, candidate_plans
from sortilege.bots import Sight
from sortilege.bots.greedy_bot import search_policy
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from tests.promises.random_play import TABLES, options_of

SHALLOW = Depth(0, 20)
every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])


def split_position(seats: int) -> Machine:
    """A game of Seasons where each seat assigns its cards to years."""
    rules = kit("seasons").rules
    state: Machine = rules.new({"level": "apprentice"}, seats, rng_from_seed(seats))
    ask = rules.ask(state, 0)
    assert ask is not None
    assert ask.why == "split"
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_a_plan_answers_the_whole_question(seats: int) -> None:
    rules, state = kit("seasons").rules, split_position(seats)
    found = evaluate_plans(Sight(rules, state, 1), rng_from_seed(7), SHALLOW)
    assert found.games == SHALLOW.games
    assert len(found.options) > 1
    assert len({(frozenset(one.ids[:3]), frozenset(one.ids[3:])) for one in found.options}) == len(found.options)
    for plan in found.options:
        twin = rules.copy(state)
        for id in plan.ids:
            assert rules.code_of[id] in twin.legal(1)
            twin.apply(1, rules.code_of[id])
        assert 1 not in twin.open_seats()


@every_table
def test_what_a_seat_cannot_know_changes_no_byte(rules: Rules, seats: int) -> None:
    compared = number = 0
    while compared < 3:
        state = rules.new(options_of(rules, seats, number), seats, rng_from_seed(number))
        others = rng_from_seed(number + 100)
        while (asked := state.open_seats()) and compared < 3:
            seat = asked[others.below(len(asked))]
            codes = state.legal(seat)
            if len(codes) > 1 and others.below(20) == 0:
                compared += 1
                before, real = rules.fields(state), plans_of(rules, state, seat)
                assert rules.fields(state) == before
                assert plans_of(rules, rules.imagine(state, seat, others), seat) == real
            state.apply(seat, codes[others.below(len(codes))])
        number += 1


def plans_of(rules: Rules, state: Machine, seat: int) -> bytes:
    return msgspec.json.encode(evaluate_plans(Sight(rules, state, seat), rng_from_seed(7), Depth(0, 8)))


def test_the_policys_own_plan_leads_unless_another_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = Sight(kit("seasons").rules, split_position(2), 0)
    own = next(candidate_plans(sight, rng_from_seed(1), search_policy("seasons")))
    monkeypatch.setattr(Tally, "lead", lambda one, other: 0.0)
    for seed in range(3):
        found = evaluate_plans(sight, rng_from_seed(seed), SHALLOW)
        assert found.options[0].ids == tuple(sight.rules.ids[code] for code in own)


def test_short_time_still_compares_plans() -> None:
    found = evaluate_plans(Sight(kit("seasons").rules, split_position(2), 0), rng_from_seed(7), SHALLOW, lambda: True)
    assert found.games == LEAST_GAMES
    assert found.options
