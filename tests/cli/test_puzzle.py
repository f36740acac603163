"""`sortilege puzzle`: judging and taking back an attempt, the solution, today's puzzle, unknown ids."""

import io
from pathlib import Path

import pytest

from sortilege.cli.playing import puzzle as command
from sortilege.core.kits import GAMES, kit
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.puzzles.attempt_evaluation import AttemptEvaluation, judge_attempt, start_attempt
from tests.cli.shell import InProcessShell
from tests.sample_puzzles import of_a_turn

TURN = of_a_turn("spellbook")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> InProcessShell:
    monkeypatch.setattr("sortilege.puzzles.attempt_evaluation.GLANCES", 1)
    monkeypatch.setattr("sys.stdin", io.StringIO())  # the player leaves at the end of the input
    return InProcessShell(tmp_path)


def test_a_worse_choice_is_taken_back(here: InProcessShell, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = [step.shown for step in TURN.steps]
    wrong = next(id for id in TURN.steps[0].options if id not in TURN.steps[0].right)
    asked: list[str] = []

    def judged(one: object, game: object, id: str) -> AttemptEvaluation:
        asked.append(id)
        found = judge_attempt(TURN, game, id)  # type: ignore[arg-type]  # as it was given
        return AttemptEvaluation("worse" if id == wrong else "right", found.games, found.chosen, found.best)

    monkeypatch.setattr(command, "judge_attempt", judged)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([wrong, *shown])))
    done = here.run("puzzle", TURN.id)
    assert done.returncode == 0, done.stderr
    assert asked == [wrong, *shown]
    assert "There is a better move" in done.stdout
    assert done.stdout.rstrip().endswith("Solved!")


def test_the_solution_is_shown_in_every_language(here: InProcessShell) -> None:
    game = start_attempt(TURN)
    called = kit(TURN.game).words.option_label(TURN.steps[0].shown, game.rules.view(game.state, TURN.seat))
    for language in LANGUAGES:
        done = here.run("puzzle", TURN.id, "--show", "--lang", language)
        assert done.returncode == 0, done.stderr
        assert done.stdout.count(texts(language).say("cli-puzzle-right")) == len(TURN.steps)
        assert texts(language).tell(called) in done.stdout.splitlines()


def test_each_game_has_a_daily_puzzle(here: InProcessShell) -> None:
    for game in GAMES:
        done = here.run("puzzle", "--game", game)
        assert done.stdout.splitlines()[-1].endswith("--show” shows the solution.")


def test_unknown_puzzles_are_reported(here: InProcessShell) -> None:
    assert "Puzzle “nonsense” not found" in here.complains("puzzle", "nonsense")
    assert "whist" in here.complains("puzzle", "--game", "whist")
