"""An uncompiled copy of the source, to modify as a contributor would."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


class Copy:
    def __init__(self, at: Path) -> None:
        self.at = at
        left_out = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(ROOT / "src/sortilege", at / "src/sortilege", ignore=left_out)
        shutil.rmtree(at / "src/sortilege/web", ignore_errors=True)
        shutil.copytree(ROOT / "web/src", at / "web/src")
        (at / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        left_out = shutil.ignore_patterns("__pycache__", "browser", "server")
        shutil.copytree(ROOT / "tests", at / "tests", ignore=left_out)

    def read(self, file: str) -> str:
        return (self.at / file).read_text("utf-8")

    def put(self, file: str, after: str | None, text: str) -> None:
        """Insert text below the only line that starts with `after`, or at the end."""
        lines = self.read(file).splitlines(keepends=True)
        found = [n for n, line in enumerate(lines) if after and line.strip().startswith(after)]
        assert len(found) == 1 or after is None, f"{file} has {len(found)} lines that begin with {after}"
        place = found[0] + 1 if found else len(lines)
        (self.at / file).write_text("".join([*lines[:place], text, *lines[place:]]), "utf-8")

    def python(self, *words: str) -> str:
        env = {**os.environ, "PYTHONPATH": f"{self.at / 'src'}{os.pathsep}{self.at}"}
        done = subprocess.run(
            [sys.executable, *words], cwd=self.at, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def sortilege(self, *words: str) -> str:
        return self.python("-m", "sortilege", *words)
