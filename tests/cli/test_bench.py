"""The benchmark runs and names its figures; speed itself is not tested."""

import json
from collections.abc import Callable

import pytest

from sortilege import compilation_status
from sortilege.cli.studies import bench
from sortilege.core.kits import kits
from sortilege.devtools.benchmark import engine_speed
from sortilege.terminal.language import CliTexts
from tests.cli.shell import Shell

FIGURES = {"decisions", "games", "steps", "copy", "imagine", "size", "first", "everything"}
FIGURES |= {"spellbook_decisions", "spellbook_copy"}


def test_every_figure_is_there_for_each_engine(shell: Shell) -> None:
    found = json.loads(shell.says("bench", "--seconds", "0.01", "--json"))
    assert list(found["figures"]) == (["compiled", "uncompiled"] if compilation_status.COMPILED else ["uncompiled"])
    for figures in found["figures"].values():
        assert set(figures) == FIGURES
        assert all(figure > 0 for figure in figures.values())
    assert set(found["met"]) == set(found["targets"]) < set(figures)


def test_the_table_says_which_targets_are_met(capsys: pytest.CaptureFixture[str]) -> None:
    fast = {"decisions": 7e5, "games": 3e3, "steps": 1e5, "copy": 1.0, "imagine": 20.0, "size": 6e3, "first": 0.1}
    fast |= {"everything": 1.3, "spellbook_decisions": 8e5, "spellbook_copy": 1.2}
    bench.show({"compiled": fast, "uncompiled": fast}, CliTexts("en"))
    told = capsys.readouterr().out
    assert "≥ 500,000" in told
    assert told.count("yes") == 8
    assert told.count(" no ") == 1  # stepping


def test_research_interfaces_are_measured(shell: Shell) -> None:
    found = json.loads(shell.says("bench", "--research", "--seconds", "0.01", "--json"))
    assert set(found["figures"]) == {one.name for one in kits()}
    for game, figures in found["figures"].items():
        assert set(figures) == set(found["targets"][game]) == {"batch", "pettingzoo", "openspiel"}
        assert all(figure > 0 for figure in figures.values())
    assert {name.split()[0] for name in found["beside"]} == {"PettingZoo", "OpenSpiel"}
    assert all(figure > 0 for figure in found["beside"].values())
    told = shell.says("bench", "--research", "--seconds", "0.01")
    assert "≥ 250,000" in told


def test_cpu_ratio_alternates_the_two_workloads() -> None:
    called: list[str] = []

    def work(name: str, times: int) -> Callable[[int], int]:
        def play(number: int) -> int:
            called.append(name)
            return sum(range(times)) and 1

        return play

    assert engine_speed.cpu_ratio(work("slow", 200_000), work("fast", 2_000), 0.0) > 1
    assert called == ["fast", "slow", "slow", "fast"] * 4 + ["fast", "slow"]
