"""Thoughts in a browser end by the clock: nobody can interrupt them."""

import json
from itertools import count

import msgspec
import pytest

from sortilege.analysis.evaluation import LEAST_GAMES
from sortilege.analysis.results import Evaluation
from sortilege.bots.mcts import BREATH
from sortilege.browser import bot_worker
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import GAMES, kit
from sortilege.tables.thinking.hints import question


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_what_is_known_after_a_second_of_search_and_one_of_games(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the clock comes 0.4 seconds after the last: the third is too late."""
    clock = count()
    monkeypatch.setattr(bot_worker, "perf_counter", lambda: 0.4 * next(clock))
    rules = kit(game).rules
    state = rules.new({}, 2, rng_from_seed(1))
    asked = question(rules, state, state.open_seats()[0], 1, depth=3)
    found = msgspec.json.decode(bot_worker.think(msgspec.json.encode(asked).decode()), type=Evaluation)
    assert found.rounds == 3 * BREATH
    assert found.games == LEAST_GAMES + 2
    assert found.options


def test_who_is_slow_is_told_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.browser.device_speed.slow", lambda game: (game,))
    assert json.loads(bot_worker.slow()) == {game: [game] for game in GAMES}
