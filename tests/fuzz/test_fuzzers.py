"""The short form of every fuzzer, and that a fuzzer finds what it looks for."""

import os
import random
import time
from pathlib import Path

import pytest

from tests.fuzz import runner
from tests.fuzz.mutation import BYTE_CHANGES, JSON_CHANGES, TEXT_CHANGES, Change, mutate
from tests.fuzz.runner import CORPUS, Figures, Target, fuzz
from tests.fuzz.targets import TARGETS

FEW = {"socket": 150, "story": 100, "record": 250, "backup": 15, "weights": 500, "mcp": 60}  # changed inputs


@pytest.mark.parametrize("name", TARGETS)
def test_changed_input_gets_a_proper_answer(name: str) -> None:
    figures = fuzz(TARGETS[name](), seconds=300, seed=1, changed=FEW[name])
    assert [(one.what, one.data[:200], one.details) for one in figures.findings] == []
    assert figures.inputs == FEW[name] + len(TARGETS[name]().corpus())
    assert len(figures.outcomes) > 3


def test_every_fuzzer_has_a_corpus() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS) == set(FEW)
    assert all(len(list(folder.iterdir())) > 5 for folder in CORPUS.iterdir())


class Faulty(Target):
    """Something that does all that must not happen."""

    name = "faulty"

    def seeds(self) -> list[bytes]:
        return [b"good", b"raise", b"endless", b"crash", b"memory", b"good"]

    def run(self, data: bytes) -> str:
        if data == b"raise":
            raise KeyError("seats")
        if data == b"endless":
            time.sleep(60)
        if data == b"crash":
            os._exit(7)
        if data == b"memory":
            return str(len(bytearray(1 << 40)))
        return "good"

    def problems(self) -> list[str]:
        return ["Traceback"]


def test_errors_endless_loops_crashes_and_log_lines_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner.Worker.__init__, "__defaults__", (0.5,))
    monkeypatch.setattr(Faulty, "mutate", lambda self, data, others, rng: b"good")
    figures = fuzz(Faulty(), seconds=4, seed=1)
    found = [one.what.removeprefix("finding: ").partition(" at ")[0] for one in figures.findings]
    expected = ["KeyError", "no answer within 0.5 s", "the process ended with status 7", "MemoryError", "in the log"]
    assert found == expected
    assert "KeyError: 'seats'" in figures.findings[0].details
    assert figures.findings[1].data == b"endless"
    assert figures.outcomes["good"] > 5
    assert figures.slowest >= 0.5


def test_many_findings_of_one_kind_are_counted_and_few_are_kept() -> None:
    figures = Figures()
    for n in range(100):
        figures.add("finding: KeyError", str(n).encode(), "")
    assert figures.outcomes["finding: KeyError"] == 100
    assert len(figures.findings) == runner.MAX_FINDINGS


@pytest.mark.parametrize("changes", [BYTE_CHANGES, TEXT_CHANGES, JSON_CHANGES], ids=["bytes", "text", "json"])
def test_a_mutation_changes_anything_and_can_be_repeated(changes: tuple[Change, ...]) -> None:
    inputs = [
        b"",
        b"a",
        b'{"version": 7, "ids": ["pass"], "seat": null}',
        b"- story: x\n  given: {year: 3}\n",
        b"[" * 900,
    ]
    for data in inputs:
        made = [mutate(data, inputs, changes, random.Random(n)) for n in range(200)]
        assert made == [mutate(data, inputs, changes, random.Random(n)) for n in range(200)]
        assert len(set(made)) > 50
        assert all(len(one) <= 60_000 for one in made)


def test_the_command_saves_its_findings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.fuzz import __main__ as command

    monkeypatch.setitem(TARGETS, "faulty", Faulty)
    monkeypatch.setattr(Faulty, "seeds", lambda self: [b"raise"])
    monkeypatch.setattr("sys.argv", ["fuzz", "faulty", "--seconds", "0.2", "--save", str(tmp_path)])
    with pytest.raises(SystemExit, match="1"):
        command.main()
    assert b"raise" in {file.read_bytes() for file in tmp_path.iterdir()}
    shown = capsys.readouterr().out
    assert "KeyError: 'seats'" in shown
    assert "a second" in shown
