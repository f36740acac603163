"""A folder with small bots that the worker processes find too."""

from pathlib import Path

import pytest

BOTS = '''
class Last:
    """Takes the last option, and calls that chance where there are many."""

    name = "last"

    def __init__(self):
        self.blind = 0

    def choose(self, sight, dice):
        self.blind += len(sight.options) > 5
        return sight.options[-1]


class Broken:
    name = "broken"

    def choose(self, sight, dice):
        raise KeyError("lost")


class Cheat:
    name = "cheat"

    def choose(self, sight, dice):
        return -1
'''


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where small_bots.py lies."""
    (tmp_path / "small_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path
