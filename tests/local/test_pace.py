"""Levels that a device is too slow for are known by the clock."""

from collections.abc import Iterator
from itertools import count

import pytest

from sortilege.bots import bot
from sortilege.bots.ladder import LADDER, LONGEST, thinks_as
from sortilege.bots.mcts import BREATH, SearchBot
from sortilege.browser import device_speed
from sortilege.core.kits import GAMES


def rounds(level: str, game: str) -> int:
    one = bot(thinks_as(level, game))
    return one.rounds if isinstance(one, SearchBot) else 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("possible", [1, 60, 300, 10_000])
def test_who_would_need_longer_is_slow_and_so_are_all_stronger_ones(
    game: str, possible: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a device that manages so many rounds in the time of a thought: each look at its clock comes a breath later."""
    breath = BREATH / possible * LONGEST
    clock: Iterator[float] = (n * breath for n in count())
    monkeypatch.setattr(device_speed, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(device_speed, "LOOK", breath / 2)
    found = device_speed.slow(game)
    assert found == tuple(level for level in LADDER if rounds(level, game) > possible)
    assert (found == ()) == (possible == 10_000)
