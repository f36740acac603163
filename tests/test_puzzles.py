"""Every puzzle that ships is a story that holds, asks something, and has one answer."""

from datetime import date, timedelta

import pytest

from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES
from sortilege.puzzles import LESSONS, daily, puzzle, puzzles
from sortilege.scenarios.running import run_story


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_holds_as_a_story_and_what_is_right_can_be_chosen(game: str) -> None:
    wrong = [str(result) for one in puzzles(game) if not (result := run_story(one.story)).ok]
    assert not wrong, "\n".join(wrong)
    for one in puzzles(game):
        first = one.steps[0]
        assert first.right == (first.shown,)
        assert len(first.options) > 2
        assert set(first.options) == set(one.sight().ask.ids())
        assert one.best.chance > one.next.chance
        assert one.teaches in LESSONS


def test_ids_are_found_and_no_two_are_the_same() -> None:
    every = [one for game in GAMES for one in puzzles(game)]
    assert len({one.id for one in every}) == len(every)
    assert puzzle(every[-1].id) is every[-1]
    with pytest.raises(BadOptions, match="There is no puzzle “nonesuch”"):
        puzzle("nonesuch")


@pytest.mark.parametrize("game", GAMES)
def test_each_day_has_its_puzzle_and_none_comes_twice_before_all_came(game: str) -> None:
    number = len(puzzles(game))
    first = date.fromordinal(number * (date(2026, 1, 1).toordinal() // number + 1))
    days = [first + timedelta(n) for n in range(number)]
    assert {daily(day, game) for day in days} == set(puzzles(game))
    assert daily(first, game) == daily(first, game)
