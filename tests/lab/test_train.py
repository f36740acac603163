"""Small real training runs: they learn, resume after a kill, and report a full disk in one sentence."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest

from sortilege import cli
from sortilege.core.save.weights import read
from sortilege.lab.training import positions, trainer, training_run
from sortilege.lab.training.calibration import fit_odds
from sortilege.lab.training.selfplay import SelfPlayJob, play
from sortilege.lab.training.trainer import (
    PlainTrainer,
    Shape,
    blank,
    calibration,
    dequantize,
    explained_variance,
    forward,
    quantize,
    sigmoid,
    unpack,
)
from sortilege.lab.training.training_run import BadRun, Run, RunState
from tests.server.harness import until

GAME = "spellbook"
COMMAND = ["lab", "train", GAME, "--files", "3", "--games", "2", "--gate", "2", "--seed", "3", "--rounds", "2"]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small networks, and plain Python as the teacher whether torch is there or not."""
    monkeypatch.setattr(training_run, "HIDDEN", 8)
    monkeypatch.setattr(training_run, "SECOND", 4)
    monkeypatch.setattr(trainer, "find_spec", lambda _: None)


def silent(what: str, done: int, of: int) -> None:
    return


def a_run(folder: Path, seed: int = 3) -> Run:
    return Run(folder, RunState(GAME, seed, files=3, games=2, gate=2), PlainTrainer(), 1, silent)


def after(rounds: int, run: Run) -> Callable[[], bool]:
    return lambda: len(run.course.rounds) >= rounds


def runs(pid: str) -> bool:
    """Return whether a process runs; a zombie does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def finished(folder: Path) -> dict[str, bytes]:
    """All that a run leaves, by name."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Two rounds without a break."""
    folder = tmp_path_factory.mktemp("straight")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training_run, "HIDDEN", 8)
        patch.setattr(training_run, "SECOND", 4)
        run = a_run(folder)
        assert [found.number for found in run.on(after(2, run))] == [1, 2]
        assert read(GAME, run.weights(2)).about.made["teacher"] == "plain"
    return finished(folder)


def test_learning_goes_on_from_the_numbers_of_a_file() -> None:
    shape = Shape(5, 4, 2, 3, 20.0)
    numbers = quantize(shape, blank(shape))
    assert quantize(shape, dequantize(shape, numbers)) == numbers
    wider = Shape(5, 4, 2, 7, 20.0)
    assert quantize(wider, dequantize(wider, numbers))[3] == [*numbers[3], *[0] * 12], "new choices begin with nothing"


def test_a_run_that_is_killed_goes_on_without_loss(tmp_path: Path, straight: dict[str, bytes]) -> None:
    looks = count()
    list(a_run(tmp_path).on(lambda: next(looks) > 1))  # ended among the games of the first round
    assert not (tmp_path / "round-1.weights").exists()
    whole_one, torn = sorted((tmp_path / "round-1").iterdir())[:2]
    torn.write_bytes(whole_one.read_bytes()[:100])  # as a kill never leaves it, but a broken disk may
    kept = whole_one.stat().st_mtime_ns
    run = a_run(tmp_path)
    list(run.on(after(1, run)))  # another process, up to the end of a round
    assert whole_one.stat().st_mtime_ns == kept, "what is whole is not played again"
    last = a_run(tmp_path)
    list(last.on(after(2, last)))
    assert finished(tmp_path) == straight


def test_a_process_that_is_killed_leaves_no_other_behind_and_the_next_one_goes_on(
    tmp_path: Path, straight: dict[str, bytes]
) -> None:
    small = "from sortilege.lab.training import trainer, training_run; training_run.HIDDEN, training_run.SECOND = 8, 4"
    plain = "trainer.find_spec = lambda _: None; import sys; from sortilege import cli; cli.main(sys.argv[1:])"
    command = [sys.executable, "-c", f"{small}; {plain}", *COMMAND, "--workers", "2", "--out", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        until(lambda: list(tmp_path.rglob("*.positions")), "the first games are played")
        (children,) = Path(f"/proc/{process.pid}/task").glob(f"{process.pid}/children")
        workers = children.read_text().split()
        process.kill()
    until(lambda: not any(runs(pid) for pid in workers), "its workers are gone too")
    (tmp_path / "round-1" / ".00001.positions.x.part").write_bytes(b"half")  # as a kill amid a file leaves it
    run = a_run(tmp_path)
    list(run.on(after(2, run)))
    assert finished(tmp_path) == straight


def test_a_full_disk_ends_it_in_a_sentence_and_it_goes_on_when_there_is_room(
    tmp_path: Path, straight: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [*COMMAND, "--workers", "1", "--out", str(tmp_path)]
    writes, real = count(), os.fsync

    def full(handle: int) -> None:
        if next(writes) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(handle)

    monkeypatch.setattr(os, "fsync", full)
    assert cli.main(command) == cli.BAD_INPUT
    assert "No space left on device" in capsys.readouterr().err
    assert not list(tmp_path.rglob("*.part")), "nothing half-written stays"
    assert cli.main(command) == 0
    told = capsys.readouterr()
    assert "Round 2: tells" in told.out
    assert "run the same command to continue it" in " ".join(told.out.split())  # wherever its lines break
    assert "torch is not installed" in told.err
    assert "<polyline" in (tmp_path / "report.html").read_text(encoding="utf-8")
    left = finished(tmp_path)
    del left["report.html"]
    assert left == straight


def test_a_folder_with_another_run_is_left_alone(tmp_path: Path) -> None:
    a_run(tmp_path)
    with pytest.raises(BadRun, match="holds another run"):
        a_run(tmp_path, seed=4)
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(BadRun, match="is damaged"):
        a_run(tmp_path)


@pytest.mark.parametrize("hours", ["0", "-1", "nan", "long", "9000"])
def test_hours_are_a_time(hours: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "train", GAME, "--hours", hours]) == cli.BAD_INPUT
    assert "a number of hours above 0" in capsys.readouterr().err


def test_the_plain_teacher_learns() -> None:
    """What it has seen a few times it tells better than before."""
    lessons = positions.from_bytes(play(SelfPlayJob(GAME, 1, 0, 12)))
    shape = Shape(1 + max(lessons.pairs[::2]), 8, 4, 1 + max(lessons.codes), 4.0)
    _, before = PlainTrainer().teach(shape, [positions.Positions()], lessons, 1, None)
    net, later = PlainTrainer().teach(shape, [lessons], lessons, 12, None)
    assert later.explained > before.explained + 0.2
    assert later.agreed > before.agreed
    first, _, heads, _ = quantize(shape, net)
    assert len(first) == shape.places * 8
    assert len(heads) == 8 * 5


def test_whole_numbers_say_what_the_real_ones_say() -> None:
    from sortilege.core.engine.net import Features, Net

    lessons = positions.from_bytes(play(SelfPlayJob(GAME, 1, 0, 3)))
    shape = Shape(1 + max(lessons.pairs[::2]), 8, 4, 1 + max(lessons.codes), 4.0)
    floats = blank(shape)
    net, seen = Net(8, 4, *quantize(shape, floats), []), Features()
    for _, pairs, _ in unpack(lessons):
        seen.n = 0
        for place, value in pairs:
            seen.add(place, value)
        net.judge(seen)
        _, _, heads = forward(floats, pairs)
        assert [net.heads[i] / 400 for i in range(4)] == pytest.approx(heads[:4], abs=0.03)
        assert [net.heads[i] / 1000 for i in range(4, 8)] == pytest.approx(heads[4:], abs=0.03)


def test_positions_are_read_whole_or_not_at_all() -> None:
    data = play(SelfPlayJob(GAME, 1, 0, 2))
    assert play(SelfPlayJob(GAME, 1, 0, 2)) == data, "the same job gives the same positions"
    assert positions.from_bytes(data).to_bytes() == data
    for wrong in (data[:-2], data + b"\0", b"", data[:60] + bytes([data[60] ^ 1]) + data[61:]):
        with pytest.raises(ValueError, match="damaged file of positions"):
            positions.from_bytes(wrong)


def test_figures() -> None:
    assert explained_variance([1, 2, 3], [1, 2, 3]) == 1
    assert explained_variance([1, 2, 3], [2, 2, 2]) == 0
    assert calibration([0.75] * 4, [1, 1, 1, 0]) == 0
    assert calibration([0.75] * 4, [0, 0, 0, 0]) == 75


def test_odds_are_taken_as_surely_as_they_came_true() -> None:
    rng = Random(4)
    said = [rng.gauss(0, 2) for _ in range(4000)]
    share, more = fit_odds([(odds, float(rng.random() < sigmoid(0.5 * odds - 0.3))) for odds in said])
    assert share == pytest.approx(0.5, abs=0.05)
    assert more == pytest.approx(-0.3, abs=0.08)
    assert fit_odds([(1.0, 0.0)] * 10) == (1.0, 0.0)  # too few to say
