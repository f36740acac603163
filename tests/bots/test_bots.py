"""Every bot plays every table by the rules, uses only what its seat knows, and is deterministic."""

import pytest

from sortilege.bots import Sight, bot, thoughts
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadOptions
from sortilege.core.rules import Rules
from tests.promises.random_play import TABLES, options_of

BOTS = ("random", "greedy", "mcts:12", "learned", "learned:12", "level:1", "level:3", "level:4")
KEY = bytes(range(32))


def choice(name: str, rules: Rules, state: Machine, seat: int) -> int:
    return bot(name).choose(Sight(rules, state, seat), thoughts(KEY, seat, state.version))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])
def test_what_a_seat_cannot_know_changes_no_choice(rules: Rules, seats: int, name: str) -> None:
    """The other states are imagined by the seat: they differ from the real one in all it does not know."""
    compared = number = 0
    while number < 4 or compared <= 20:  # some games are short
        state = rules.new(options_of(rules, seats, number), seats, rng_from_seed(number))
        others = rng_from_seed(number + 100)
        while asked := state.open_seats():
            seat = asked[others.below(len(asked))]
            codes = state.legal(seat)
            if len(codes) > 1 and others.below(6) == 0:
                compared += 1
                real = choice(name, rules, state, seat)
                assert real in codes
                for _ in range(2):
                    assert choice(name, rules, rules.imagine(state, seat, others), seat) == real
            state.apply(seat, codes[others.below(len(codes))])
        number += 1


@pytest.mark.parametrize("name", [*BOTS, "mcts:2ms", "learned:2ms"])
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])
def test_a_whole_game_by_bots(rules: Rules, seats: int, name: str) -> None:
    state = rules.new({}, seats, rng_from_seed(seats))
    while asked := state.open_seats():
        before = rules.fields(state)
        code = choice(name, rules, state, asked[0])
        assert rules.fields(state) == before, "thinking never changes the game"
        state.apply(asked[0], code)
    assert rules.winners(state) or seats == 1


@pytest.mark.parametrize("name", ["", "mcts", "mcts:0", "mcts:-5", "mcts:1e3", "mcts:9999999", "mcts:5s", "Greedy"])
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    with pytest.raises(BadOptions, match=r"Unknown bot .* level:10, random, greedy, mcts:N .* mcts:Tms"):
        bot(name)
