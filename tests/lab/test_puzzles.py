"""Puzzles: what finds them sees no more than the seat does, and what checks them notices a wrong one."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from sortilege import cli
from sortilege.analysis.weighing import Depth
from sortilege.core.engine.dice import numbered
from sortilege.core.kits import GAMES, kit
from sortilege.lab import checking, puzzling
from sortilege.lab.choosing import ALIKE, chosen
from sortilege.puzzles import LESSONS, Puzzle, puzzles
from sortilege.puzzles.position import position
from sortilege.puzzles.puzzle import read
from sortilege.scenarios.reading import parse_yaml
from sortilege.scenarios.running import run_story
from sortilege.scenarios.writing import write_story

RECORDS = Path(__file__).parent.parent / "golden"


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks at little and is content with less."""
    little, anything = Depth(16, 5), puzzling.Lead(0, 0, 0, 0)
    monkeypatch.setattr(puzzling, "LOOK", little)
    monkeypatch.setattr(puzzling, "DEEP", little)
    monkeypatch.setattr(puzzling, "SIEVE", [(little, anything)])
    monkeypatch.setattr(puzzling, "ENOUGH", anything)
    monkeypatch.setattr(puzzling, "EASY", 1)
    monkeypatch.setattr(puzzling, "LONG", "mcts:8")
    monkeypatch.setattr(puzzling, "SHORT", "mcts:4")


def read_one(text: str, game: str) -> Puzzle:
    (one,) = read(parse_yaml(text, "puzzle"), Path("puzzle"), game)
    return one


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_what_the_seat_knows(game: str) -> None:
    """The same text, whatever lies in piles and other hands."""
    rules, seen = kit(game).rules, 0
    for number in range(1):
        for moment in puzzling.played(kit(game), numbered(number)):
            told = {
                write_story(here.told)
                for dice in range(4)
                if (here := position(rules, rules.imagine(moment.start, moment.seat, numbered(dice)), (), moment.seat))
            }
            assert len(told) < 2
            seen += len(told)
    assert seen > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_holds_and_follows_from_the_numbers(game: str, shallow: None) -> None:
    found = puzzling.find(puzzling.Job(game, 1, 0, 1))
    assert found
    assert found == puzzling.find(puzzling.Job(game, 1, 0, 1))
    for text in found:
        one = read_one(text, game)
        assert run_story(one.story).ok, str(run_story(one.story))
        assert one.teaches in LESSONS
        assert one.steps[0].right == (one.steps[0].shown,)
        assert write_story(dict(one.raw)) == text


def test_played_games_have_puzzles_too(shallow: None) -> None:
    assert puzzling.find(puzzling.Job("spellbook", 1, 0, 1, str(RECORDS / "spellbook-2-storm.json")))


@pytest.mark.parametrize("game", GAMES)
def test_a_check_notices_a_wrong_solution(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "DEEPER", Depth(200, 60))
    easy = [one for one in puzzles(game) if len(one.steps) == 1 and one.difficulty < 3]
    one = max(easy, key=lambda one: one.best.chance - one.next.chance)
    wrong = next(id for id in one.steps[0].options if id != one.steps[0].shown)
    seat = next(iter(one.raw["when"][-1]))
    other = {
        **one.raw,
        "puzzle": {**one.raw["puzzle"], "right": wrong},
        "when": [*one.raw["when"][:-1], {seat: wrong.replace(":", " ")}],
    }
    assert checking.check(checking.Job(game, write_story(dict(one.raw)), 1)) == checking.SEARCHES
    assert checking.check(checking.Job(game, write_story(other), 1)) == 0


def test_few_that_are_chosen_are_alike() -> None:
    every = puzzles(GAMES[0])
    many = [replace(one, id=f"{one.id}{n}") for one in every for n in range(2 * ALIKE)]
    taken = chosen(many, 10_000)
    about = Counter((one.teaches, one.steps[0].shown) for one in taken)
    assert max(about.values()) == ALIKE
    assert len({one.difficulty for one in chosen(many, 5)}) == min(5, len({one.difficulty for one in every}))


def test_the_command_chooses_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "chosen.yaml"
    assert cli.main(["lab", "puzzles", GAMES[1], "--from", "--choose", "2", "--out", str(out)]) == 0
    assert "2 of them were chosen" in capsys.readouterr().out
    assert len(list(read(parse_yaml(out.read_text("utf-8"), "out"), out, GAMES[1]))) == 2
