"""Run commands as a user would: exit code, output, and error messages of one sentence."""

import contextlib
import io
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from pkgutil import walk_packages

from sortilege import cli, compilation_status, games
from sortilege.cli import main
from tests.server.nursery import Nursery

SORTILEGE = (sys.executable, "-m", "sortilege")
TIMEOUT_SECONDS = 60.0
PRELOADED_MODULES = [
    module.name for room in (cli, games) for module in walk_packages(room.__path__, f"{room.__name__}.")
]


def environment(home: Path) -> dict[str, str]:
    """Return an environment with no language, eighty columns and a separate home folder."""
    spoken = {"LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES"}
    kept = {name: value for name, value in os.environ.items() if name not in spoken}
    return kept | {"PYTHONIOENCODING": "utf-8", "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}


DEFAULT_ENVIRONMENT = environment(Path.home())


@cache
def nursery() -> Nursery:
    return Nursery(DEFAULT_ENVIRONMENT, PRELOADED_MODULES)


class Shell:
    """Run commands in an empty folder; those with variables that Python reads at startup, in a new Python."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = environment(folder)

    def run(self, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        env = self.environment | more
        if nursery().fits(arguments, env):
            return nursery().run(arguments, env, self.folder, typed, TIMEOUT_SECONDS)
        return subprocess.run(
            [*SORTILEGE, *arguments],
            input=typed,
            env=env,
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            timeout=TIMEOUT_SECONDS,
        )

    def says(self, *arguments: str, typed: str = "", status: int = 0, **more: str) -> str:
        """Return the output of a command that must end with this status and without remarks."""
        done = self.run(*arguments, typed=typed, **more)
        assert done.returncode == status, done.stderr
        assert remarks(done) == []
        return done.stdout

    def complains(self, *arguments: str, **more: str) -> str:
        """Return the single error sentence of a command that must fail without a traceback."""
        done = self.run(*arguments, **more)
        assert done.returncode == 2, done.stderr
        (sentence,) = remarks(done)
        assert sentence.startswith("sortilege: ")
        assert "Traceback" not in sentence
        return sentence


class InProcessShell(Shell):
    """Run commands in this process, for tests that run many."""

    def run(self, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.chdir(self.folder), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(arguments)
        return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def remarks(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Standard error, without the warning about the uncompiled engine."""
    return [line for line in done.stderr.splitlines() if line != compilation_status.uncompiled_notice()]
