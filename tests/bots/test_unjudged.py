"""Search without an evaluation plays random games to the end and uses their results."""

import pytest

from sortilege.bots import Sight, bot, thoughts
from sortilege.bots.ladder import LADDER, level_of
from sortilege.bots.registry import can_play
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from tests.promises.random_play import GAMES

each_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)


@pytest.fixture
def unjudged(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(kit(rules.name)), "policy", lambda _: None)


def winners(rules: Rules, number: int, thinker: int) -> list[int]:
    """One game of a bot that thinks against one that leaves everything to chance."""
    state = rules.new({}, 2, rng_from_seed(number))
    while asked := state.open_seats():
        name = "mcts:16" if asked[0] == thinker else "random"
        rng = thoughts(bytes([number] * 32), asked[0], int(state.version))
        state.apply(asked[0], bot(name).choose(Sight(rules, state, asked[0]), rng))
    return rules.winners(state)


@each_game
@pytest.mark.usefixtures("unjudged")
def test_it_plays_far_better_than_chance_without_a_judgement(rules: Rules) -> None:
    won = [number % 2 in winners(rules, number, number % 2) for number in range(8)]
    assert sum(won) >= 6, won


@each_game
@pytest.mark.usefixtures("unjudged")
def test_without_a_judgement_nobody_is_greedy_and_the_ladder_searches(rules: Rules) -> None:
    assert level_of(LADDER[0], rules.name).plays == "random"
    rounds = [int(level_of(name, rules.name).plays.removeprefix("mcts:")) for name in LADDER[1:]]
    assert rounds == sorted(set(rounds))
    state = rules.new({}, 2, rng_from_seed(1))
    for name in LADDER[:4]:
        can_play(name, rules.name)
        assert bot(name).choose(Sight(rules, state, 0), thoughts(bytes(32), 0, 1)) in state.legal(0)
    for name in ("greedy", "learned"):
        with pytest.raises(BadOptions, match="No bot can evaluate"):
            can_play(name, rules.name)
