"""Puzzle search sees no more than the seat does, and verification detects wrong puzzles."""

import random
import shutil
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from sortilege import cli
from sortilege.analysis.move_evaluation import Depth
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import NothingToUndo
from sortilege.core.kits import GAMES, kit
from sortilege.core.record import UNDO
from sortilege.core.session import Session
from sortilege.lab.puzzles import search, verification
from sortilege.lab.puzzles.selection import MAX_ALIKE, select
from sortilege.puzzles import THEMES, Puzzle, puzzles
from sortilege.puzzles.position import position
from sortilege.puzzles.puzzle import parse_puzzles
from sortilege.stories.parser import parse_yaml
from sortilege.stories.runner import run_story
from sortilege.stories.writer import write_story

KEY = bytes(range(32))
RECORDS = Path(__file__).parent.parent / "golden"


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks at little and is content with less."""
    little, anything = Depth(16, 5), search.MoveLead(0, 0, 0, 0)
    monkeypatch.setattr(search, "LOOK", little)
    monkeypatch.setattr(search, "DEEP", little)
    monkeypatch.setattr(search, "SIEVE", [(little, anything)])
    monkeypatch.setattr(search, "ENOUGH", anything)
    monkeypatch.setattr(search, "EASY", 1)
    monkeypatch.setattr(search, "LONG", "mcts:8")
    monkeypatch.setattr(search, "SHORT", "mcts:4")


def read_one(text: str, game: str) -> Puzzle:
    (one,) = parse_puzzles(parse_yaml(text, "puzzle"), Path("puzzle"), game)
    return one


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_what_the_seat_knows(game: str) -> None:
    """The text is the same for all contents of the piles and other hands."""
    rules, seen = kit(game).rules, 0
    for moment in search.bot_game_candidates(kit(game), rng_from_seed(3)):
        told = {
            write_story(here.story)
            for rng in range(4)
            if (here := position(rules, rules.imagine(moment.start, moment.seat, rng_from_seed(rng)), (), moment.seat))
        }
        assert len(told) < 2
        seen += len(told)
    assert seen > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_question_in_the_middle_of_an_effect_is_told_too(game: str) -> None:
    """A story leads there by what was chosen since the last position at rest; only what was drawn since stops it."""
    one, asked, told = kit(game), 0, 0
    for moment in search.bot_game_candidates(one, rng_from_seed(2), 1):
        if moment.before and all(seat == moment.seat for seat, _ in moment.before):
            asked += 1
            here = position(one.rules, moment.start, moment.before, moment.seat)
            told += here is not None and here.state.legal(moment.seat) == moment.state.legal(moment.seat)
    assert told > 10
    assert told > 0.9 * asked


def test_only_what_teaches_this_is_looked_at(shallow: None) -> None:
    found = search.find(search.SearchJob("seasons", 1, 6, 2, teaches="payment"))
    assert found
    for text in found:
        one = read_one(text, "seasons")
        assert one.teaches == "payment"
        assert run_story(one.story).ok, str(run_story(one.story))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_holds_and_follows_from_the_numbers(game: str, shallow: None) -> None:
    found = search.find(search.SearchJob(game, 1, 0, 1))
    assert found
    assert found == search.find(search.SearchJob(game, 1, 0, 1))
    for text in found:
        one = read_one(text, game)
        assert run_story(one.story).ok, str(run_story(one.story))
        assert one.teaches in THEMES
        assert one.steps[0].right == (one.steps[0].shown,)
        assert write_story(dict(one.raw)) == text


def test_what_was_taken_back_leads_nowhere() -> None:
    """Every question of a record with undone choices is reproduced as it was asked."""
    rules, game = kit("spellbook").rules, Session(kit("spellbook").rules, ["ann", "bob"], {}, KEY)
    chance = random.Random(1)
    while len(game.choices) < 120:
        seat = game.state.open_seats()[0]
        game.choose(seat, rules.ids[chance.choice(game.state.legal(seat))])
        if chance.random() < 0.4:
            with suppress(NothingToUndo):
                game.undo(seat)
    record = game.record()
    assert sum(id == UNDO for _, id in record.choices) > 3
    asked = 0
    for moment in search.record_candidates(rules, record):
        here = position(rules, moment.start, moment.before, moment.seat)
        assert here is not None
        assert here.state.legal(moment.seat) == moment.state.legal(moment.seat)
        asked += 1
    assert asked > 20


def test_a_folder_of_records_is_looked_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], shallow: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of other games are passed over; what cannot be read is named, and costs nothing else."""
    monkeypatch.setattr(search, "LEAST_MOVES", 4)  # fewer questions have so many moves
    folder, out = tmp_path / "games", tmp_path / "found.yaml"
    folder.mkdir()
    asked = ["lab", "puzzles", "spellbook", "--records", str(folder), "--workers", "1", "--out", str(out)]
    assert cli.main(asked) == 2
    assert "No records of spellbook" in capsys.readouterr().err
    for name in ("spellbook-2-storm.json", "seasons-2-vision.json"):
        shutil.copy(RECORDS / name, folder)
    text = (RECORDS / "spellbook-2-storm.json").read_text(encoding="utf-8")
    (folder / "changed.json").write_text(text.replace("store_1", "learn_1", 1), encoding="utf-8")
    (folder / "half.json").write_text(text[: len(text) // 2], encoding="utf-8")
    assert cli.main(asked) == 0
    told = capsys.readouterr()
    assert "changed.json skipped: " in told.err
    assert "half.json skipped: " in told.err
    assert "seasons" not in told.err
    assert "Traceback" not in told.err
    assert [*parse_puzzles(parse_yaml(out.read_text("utf-8"), "out"), out, "spellbook")]


@pytest.mark.parametrize("game", GAMES)
def test_a_check_names_a_wrong_solution(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verification, "DEEPER", Depth(200, 60))
    easy = [one for one in puzzles(game) if len(one.steps) == 1 and one.difficulty < 3]
    one = max(easy, key=lambda one: one.best.chance - one.next.chance)
    wrong = next(id for id in one.steps[0].options if id != one.steps[0].shown)
    seat = next(iter(one.raw["when"][-1]))
    other = {
        **one.raw,
        "puzzle": {**one.raw["puzzle"], "id": "wrongone", "right": wrong},
        "when": [*one.raw["when"][:-1], {seat: wrong.replace(":", " ")}],
    }
    both, agreed = tmp_path / "both.yaml", tmp_path / "agreed.yaml"
    both.write_text(write_story(dict(one.raw)) + write_story(other), encoding="utf-8")
    asked = ["lab", "puzzles", game, "--from", str(both), "--check", "--workers", "1", "--out", str(agreed)]
    assert cli.main(asked) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Of 4 searches, 50 % find the solution" in told
    assert told.endswith("Not confirmed by both: wrongone (0).")
    assert agreed.read_text(encoding="utf-8") == write_story(dict(one.raw))


def test_few_that_are_chosen_are_alike() -> None:
    every = puzzles(GAMES[0])
    many = [replace(one, id=f"{one.id}{n}") for one in every for n in range(2 * MAX_ALIKE)]
    taken = select(many, 10_000)
    about = Counter((one.teaches, one.steps[0].shown) for one in taken)
    assert max(about.values()) == MAX_ALIKE
    assert len({one.difficulty for one in select(many, 5)}) == min(5, len({one.difficulty for one in every}))


def test_the_command_chooses_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "chosen.yaml"
    assert cli.main(["lab", "puzzles", GAMES[1], "--from", "--choose", "2", "--out", str(out)]) == 0
    assert "2 of them were chosen" in capsys.readouterr().out
    assert len(list(parse_puzzles(parse_yaml(out.read_text("utf-8"), "out"), out, GAMES[1]))) == 2
