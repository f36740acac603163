"""The command `sortilege arena`."""

import json
import signal
import subprocess
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import polars as pl
import pytest

from sortilege import cli
from sortilege.lab.arena import results_export
from tests.cli.shell import SORTILEGE, Shell, remarks
from tests.cli.test_help import heed_interrupts

BOTS = "small_bots:Last,random"


@pytest.fixture
def shell(bots: Path) -> Shell:
    return Shell(bots)


def test_the_table_is_for_people_and_the_files_are_where_it_says(shell: Shell) -> None:
    asked = ("arena", "--game", "spellbook", "--bots", BOTS, "--games", "4", "--workers", "1")
    (shell.folder / "arena-spellbook-small_bots_Last-random").mkdir()  # an earlier arena's, not written over
    told = shell.says(*asked, COLUMNS="200")
    assert "4 games on 2 deals" in told
    assert "small_bots:Last fell back to chance" in told
    assert "The games and the report are in arena-spellbook-small_bots_Last-random-2:" in told
    folder = shell.folder / "arena-spellbook-small_bots_Last-random-2"
    assert pl.read_parquet(folder / "results.parquet").height == 8
    assert "<svg" in (folder / "report.html").read_text(encoding="utf-8")


def arena(shell: Shell, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(shell.says("arena", "--game", "spellbook", "--json", *arguments))
    return found


def test_json_has_everything_and_leaves_no_files(shell: Shell) -> None:
    one = arena(shell, "--bots", BOTS, "--games", "4", "--workers", "1")
    two = arena(shell, "--bots", BOTS, "--games", "4", "--workers", "2")
    assert one["results"] == two["results"]
    assert one["asked"] == two["asked"]
    assert one["results"]["bots"][0]["wins"]["low"] <= one["results"]["bots"][0]["wins"]["high"]
    assert one["times"]["bots"][0]["p50"] > 0
    assert not list(shell.folder.glob("arena-*"))


def test_the_test_gives_its_verdict(shell: Shell) -> None:
    found = arena(shell, "--bots", BOTS, "--games", "200", "--sprt", "--p1", "0.9", "--out", "here", "--workers", "1")
    assert found["results"]["sprt"]["verdict"] in ("better", "not_better")
    assert found["results"]["games"] < 200
    assert (shell.folder / "here" / "report.html").exists()


def test_a_bad_bot_ends_it_in_one_sentence(shell: Shell) -> None:
    assert "KeyError" in shell.complains("arena", "--bots", "small_bots:Broken,random", "--workers", "2")
    assert not list(shell.folder.glob("arena-*"))


def test_without_polars_it_works_all_the_same(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("argparse._", str)
    monkeypatch.setattr(results_export, "find_spec", lambda name: None)
    asked = ["arena", "--game", "spellbook", "--bots", "random", "--games", "1", "--workers", "1"]
    assert cli.main([*asked, "--out", str(shell.folder / "here"), "--lang", "en"]) == 0
    assert "results.csv, report.html" in " ".join(capsys.readouterr().out.split())
    assert {file.name for file in (shell.folder / "here").iterdir()} == {"results.csv", "report.html"}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(shell: Shell, workers: str) -> None:
    asked = ["arena", "--game", "spellbook", "--bots", BOTS, "--games", "100000", "--workers", workers, "--out", "here"]
    playing = subprocess.Popen(
        [*SORTILEGE, *asked],
        env=shell.environment,
        cwd=shell.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )
    end = monotonic() + 30
    while not (shell.folder / "here").exists() and monotonic() < end:
        sleep(0.05)
    sleep(2)  # by then some deals are played
    playing.send_signal(signal.SIGINT)
    told, errors = playing.communicate(timeout=60)
    done = subprocess.CompletedProcess("", playing.returncode, told, errors)
    assert done.returncode == 130, errors
    assert "Stopped after" in "".join(remarks(done))
    assert "Traceback" not in errors
    if "The games and the report" in told:
        assert pl.read_parquet(shell.folder / "here" / "results.parquet").height > 0
    else:
        assert not (shell.folder / "here").exists()  # nothing was played in time
