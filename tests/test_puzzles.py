"""Every puzzle in the package is a passing story with a question and exactly one answer."""

import re
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES
from sortilege.core.text.catalog import texts
from sortilege.puzzles import THEMES, daily, puzzle, puzzles
from sortilege.puzzles.puzzle import DIFFICULTIES
from sortilege.stories.runner import run_story


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_passes_as_a_story_and_its_answer_is_legal(game: str) -> None:
    wrong = [str(result) for one in puzzles(game) if not (result := run_story(one.story)).ok]
    assert not wrong, "\n".join(wrong)
    for one in puzzles(game):
        first = one.steps[0]
        assert first.right == (first.shown,)
        assert len(first.options) > 2
        assert set(first.options) == set(one.sight().ask.ids())
        assert one.best.chance > one.next.chance
        assert one.teaches in THEMES


def test_ids_are_unique_and_found() -> None:
    every = [one for game in GAMES for one in puzzles(game)]
    assert len({one.id for one in every}) == len(every)
    assert puzzle(every[-1].id) is every[-1]
    with pytest.raises(BadOptions, match="Puzzle “nonesuch” not found"):
        puzzle("nonesuch")


@pytest.mark.parametrize("game", GAMES)
def test_each_day_has_its_puzzle_and_none_repeats_before_all_came(game: str) -> None:
    """The chance to win is then 30 to 90 per cent with the right answer."""
    wanted = {one.id for one in puzzles(game) if 0.3 <= one.best.chance <= 0.9}
    number = len(wanted)
    assert 100 < number < len(puzzles(game))
    first = date.fromordinal(number * (date(2026, 1, 1).toordinal() // number + 1))
    found = [daily(first + timedelta(n), game) for n in range(number)]
    assert {one.id for one in found if one} == wanted
    assert daily(first, game) == found[0]


def test_the_guide_counts_the_puzzles() -> None:
    """`docs/puzzles.md` counts them."""
    told = (Path(__file__).parents[1] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    numbers = [len(puzzles(game)) for game in GAMES]
    found = re.search(r"(\d+) puzzles ship: (\d+) for \w+ and (\d+) for \w+", told)
    assert found
    assert [*map(int, found.groups())] == [sum(numbers), *numbers]
    for game in GAMES:
        levels = Counter(one.difficulty for one in puzzles(game))
        assert f"| {' | '.join(str(levels[n]) for n in range(1, DIFFICULTIES + 1))} |" in told
    for lesson in THEMES:
        counts = [sum(one.teaches == lesson for one in puzzles(game)) for game in GAMES]
        called = texts("en").say(f"puzzle-teaches-{lesson}")
        name = called[0].lower() + called[1:]
        assert f"| {name} | {' | '.join(str(n or '–') for n in counts)} |" in told
