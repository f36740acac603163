"""The same deals lead to identical games natively and in WebAssembly, and impossible positions are rejected alike."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sortilege.core.kits import GAMES

HERE = Path(__file__).parent
DIGESTS = HERE.parent / "promises/digests.py"
IMPOSSIBLE = HERE / "impossible_positions.py"
CUT = HERE / "clock_checks.py"
MANY = 6


def both(folder: Path, file: Path, *given: str) -> list[Any]:
    """Run a Python file in both environments and return its output as JSON."""
    starts = (["node", str(HERE / "wasm.mjs"), str(folder)], [sys.executable])
    ran = [subprocess.run([*start, str(file), *given], check=True, stdout=subprocess.PIPE) for start in starts]
    return [json.loads(one.stdout) for one in ran]


@pytest.mark.parametrize("game", GAMES)
def test_wasm_games_match_native_games(game: str, folder: Path) -> None:
    there, here = both(folder, DIGESTS, game, "0", str(MANY))
    assert len(there["digests"]) == MANY
    assert there["digests"] == here["digests"]


@pytest.mark.parametrize("game", GAMES)
def test_wasm_rejects_impossible_positions(game: str, folder: Path) -> None:
    """Assertions detect them, and bytecode may lack assertions."""
    there, here = both(folder, IMPOSSIBLE, game)
    assert here
    assert there == here


@pytest.mark.parametrize("game", GAMES)
def test_wasm_search_respects_its_time_limit(game: str, folder: Path) -> None:
    """No thread can interrupt the search. It checks the clock at the start; the fourth check after that exceeds a
    second.
    """
    assert both(folder, CUT, game) == [4, 4]
