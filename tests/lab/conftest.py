"""A folder with small bots that worker processes can import too."""

from pathlib import Path

import pytest

from tests.sample_bots import BOTS


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where small_bots.py lies."""
    (tmp_path / "small_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path
