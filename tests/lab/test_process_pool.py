"""Many games in one process complete their options once and never build views for scores."""

from collections.abc import Callable

import pytest

from sortilege.core.kits import GAMES, kit
from sortilege.lab import random_games
from sortilege.lab.arena import deal_runner


def simulate(game: str) -> int:
    return len(random_games.play(random_games.PlayoutJob(game, 2, {}, 1, 0, 5)).results)


def meet(game: str) -> int:
    return len(deal_runner.play(deal_runner.DealJob(game, 2, {}, 1, 0, ("random", "greedy"))))


@pytest.mark.parametrize("job", [simulate, meet])
@pytest.mark.parametrize("game", GAMES)
def test_options_are_completed_once_and_no_view_is_built(
    game: str, job: Callable[[str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = kit(game).rules
    called: list[str] = []

    def count(name: str) -> None:
        work = getattr(rules, name)

        def counted(*given: object) -> object:
            called.append(name)
            return work(*given)

        monkeypatch.setattr(rules, name, counted)

    count("complete")
    count("view")
    assert job(game) > 1
    assert called == ["complete"]
