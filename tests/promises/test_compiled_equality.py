"""The compiled engine and its source play exactly the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege import compilation_status
from tests.promises.random_play import GAMES

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
GAMES_IN_ALL = 72
PARTS = 4


def played(source: bool, game: str, first: int, end: int) -> tuple[bool, list[list[str]]]:
    """Return whether the engine was compiled, and the digests it printed."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if source:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, str(HERE / "digests.py"), game, str(first), str(end)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    answer = json.loads(done.stdout)
    return answer["compiled"], answer["digests"]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", [rules.name for rules in GAMES])
def test_compiled_and_uncompiled_games_are_equal(game: str, part: int) -> None:
    if not compilation_status.COMPILED:
        pytest.skip("the engine is not compiled here")
    size = GAMES_IN_ALL // PARTS
    compiled, fast = played(False, game, part * size, part * size + size)
    uncompiled, slow = played(True, game, part * size, part * size + size)
    assert compiled
    assert not uncompiled
    assert len(fast) == size
    for one, other in zip(fast, slow, strict=True):
        assert one == other
