"""The page's bot worker ends every thought by the clock, because nothing can interrupt it, and finds slow bots."""

import json
from collections.abc import Iterator
from itertools import count

import msgspec
import pytest

from sortilege.analysis.move_evaluation import LEAST_GAMES
from sortilege.analysis.results import Evaluation
from sortilege.bots import bot
from sortilege.bots.ladder import LADDER, MAX_CHOICE_SECONDS, base_bot
from sortilege.bots.search_bot import ROUNDS_PER_CHECK, SearchBot
from sortilege.browser import bot_worker, device_speed
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import GAMES, kit
from sortilege.tables.thinking.hints import hint_job


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_ends_after_a_second_of_search_and_a_second_of_each_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock advances 0.4 seconds per reading, so the third reading is past the deadline."""
    clock = count()
    monkeypatch.setattr(bot_worker, "perf_counter", lambda: 0.4 * next(clock))
    rules = kit(game).rules
    state = rules.new({}, 2, rng_from_seed(1))
    asked = hint_job(rules, state, state.open_seats()[0], 1, depth=3)
    found = msgspec.json.decode(bot_worker.think(msgspec.json.encode(asked).decode()), type=Evaluation)
    assert found.rounds == 3 * ROUNDS_PER_CHECK
    assert found.games == LEAST_GAMES + 2
    assert found.options


def test_slow_bots_are_listed_for_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.browser.device_speed.slow_bots", lambda game: (game,))
    assert json.loads(bot_worker.slow_bots()) == {game: [game] for game in GAMES}


def rounds(level: str, game: str) -> int:
    one = bot(base_bot(level, game))
    return one.rounds if isinstance(one, SearchBot) else 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("possible", [1, 60, 300, 10_000])
def test_a_bot_that_would_be_cut_short_is_slow_and_so_are_all_stronger_ones(
    game: str, possible: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device manages `possible` rounds in the longest thought: its clock advances by one batch per reading."""
    batch_seconds = ROUNDS_PER_CHECK / possible * MAX_CHOICE_SECONDS
    clock: Iterator[float] = (n * batch_seconds for n in count())
    monkeypatch.setattr(device_speed, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(device_speed, "MIN_SAMPLE_SECONDS", batch_seconds / 2)
    found = device_speed.slow_bots(game)
    assert found == tuple(level for level in LADDER if rounds(level, game) > possible)
    assert (found == ()) == (possible == 10_000)
