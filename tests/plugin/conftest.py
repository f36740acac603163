"""Installs Moonwell, a game that Sortilege does not know, with pip."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sortilege.core.kits import GAMES
from tests.cli.shell import Shell

SOURCE = Path(__file__).parents[1] / "thirdgame"
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation")

# These tests need the game in their own process; test_with_plugin_installed.py runs them.
collect_ignore = [] if "moonwell" in GAMES else ["in_process"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is installed."""
    place = tmp_path_factory.mktemp("plugin")
    copy = shutil.copytree(SOURCE, place / "source", ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([*PIP, "--target", str(place / "site"), str(copy)], check=True)
    return place / "site"


@pytest.fixture(scope="module")
def installed(site: Path) -> Iterator[Path]:
    """The same; every process that is started by this module finds it there, and no other's does."""
    with pytest.MonkeyPatch.context() as patch:
        known = os.environ.get("PYTHONPATH", "")
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (known, str(site)))))
        yield site


@pytest.fixture
def shell(installed: Path, tmp_path: Path) -> Shell:
    return Shell(tmp_path)
