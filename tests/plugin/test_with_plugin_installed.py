"""Runs tests that need the game in their own process, each in a pytest: the promises and the server tests."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROMISES = "moonwell and (every_step or forgotten or no_field or original or tells_nobody or does_not_know)"
RUNS = {
    "promises": ("tests/promises/test_promises.py", "tests/promises/test_non_interference.py", "-k", PROMISES),
    "bots": ("tests/bots/test_bots.py", "-k", "moonwell and not greedy and not learned]"),  # which need a judgement
    # Which database keeps the tables is tried with our own games.
    "server": ("tests/plugin/in_process/test_server.py", "-k", "not postgres"),
}


@pytest.mark.parametrize("what", RUNS)
def test_with_the_game_installed(what: str, installed: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *RUNS[what]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert " passed" in done.stdout.splitlines()[-1]
    assert "skipped" not in done.stdout.splitlines()[-1]
