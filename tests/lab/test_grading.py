"""A player's grade on the ladder: what the games against each level come to, and when the climb ends."""

import json
from pathlib import Path

import pytest

from sortilege.bots.ladder import LADDER
from sortilege.lab.figures import Estimate
from sortilege.lab.grading import DEALS, Rung, grade
from tests.cli.shell import Here


def rung(level: int, value: float, low: float, high: float) -> Rung:
    score = Estimate(10, 9, 11)
    return Rung(LADDER[level - 1], 200, Estimate(value, low, high), score, 1000, 2.5, 0.001, 0.01)


@pytest.mark.parametrize(
    ("rungs", "level", "sure"),
    [
        ((rung(1, 0.1, 0.05, 0.2),), 0, False),
        ((rung(1, 0.9, 0.8, 0.95), rung(2, 0.2, 0.1, 0.3)), 1, True),
        ((rung(1, 0.9, 0.8, 0.95), rung(2, 0.5, 0.4, 0.6), rung(3, 0.2, 0.1, 0.3)), 2, False),
        ((rung(1, 0.45, 0.4, 0.55), rung(2, 0.6, 0.55, 0.7), rung(3, 0.2, 0.1, 0.3)), 2, True),
    ],
)
def test_a_grade_is_the_highest_level_that_was_held(rungs: tuple[Rung, ...], level: int, sure: bool) -> None:
    found = grade("spellbook", "somebody", DEALS, rungs)
    assert (found.level, found.sure, found.whole) == (level, sure, True)
    assert found.seconds == 2.5 * len(rungs)
    assert not grade("spellbook", "somebody", DEALS - 1, rungs).whole


def test_the_climb_ends_where_the_player_is_clearly_weaker_and_says_what_it_is_worth(tmp_path: Path) -> None:
    shell = Here(tmp_path)
    done = shell.run("grade", "random", "--game", "spellbook", "--deals", "8", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["protocol"], found["level"], found["whole"]) == (1, 0, False)
    (only,) = found["rungs"]
    assert (only["level"], only["games"]) == ("level:1", 16)
    assert only["wins"]["high"] < 0.5
    assert found["seconds"] == only["seconds"] > 0


def test_who_cannot_be_graded_is_told_so(tmp_path: Path) -> None:
    assert "level:4" in Here(tmp_path).complains("grade", "level:4", "--deals", "2")
    assert "nobody:Here" in Here(tmp_path).complains("grade", "nobody:Here")
