"""docs/adding-a-card.md, followed to the letter in a copy of the source."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs/adding-a-card.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
OLD = "kairn_the_destroyer"


def block(language: str, n: int = 0) -> str:
    return [text for name, text in BLOCKS if name == language][n]


def put(path: Path, old: str, new: str) -> None:
    """In the place of what this pattern finds, once."""
    text, n = re.subn(old, lambda _: new, path.read_text("utf-8"), flags=re.MULTILINE)
    assert n == 1, f"{path.name}: {old}"
    path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source with the guide's card in it; nothing is compiled there."""
    made = tmp_path_factory.mktemp("card")
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "web")
    package = made / "sortilege"
    shutil.copytree(ROOT / "src/sortilege", package, ignore=left_out)
    put(package / "games/seasons/cards/base.py", rf'^card\(16, "{OLD}".*\n(?: .*\n)+', block("python"))
    for n, language in enumerate(("en", "fr", "de")):
        put(package / f"games/seasons/texts/{language}/cards.ftl", rf"^{OLD} = .*\n(?: .*\n)+", block("ftl", n))
    put(package / "games/seasons/bot/cards.py", rf"^    row\(15, .*# {OLD}\n", block("python", 1))
    (made / "moth.yaml").write_text(block("yaml"), "utf-8")
    return made


def sortilege(copy: Path, *words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run(
        [sys.executable, "-m", "sortilege", *words], cwd=copy, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_stories_hold(copy: Path) -> None:
    assert "3 stories" in sortilege(copy, "scenario", "moth.yaml")


def test_no_change_of_it_goes_unnoticed(copy: Path) -> None:
    told = sortilege(copy, "scenario", "moth.yaml", "--mutate", "--card", "lantern_moth", "--workers", "1")
    assert re.search(r"[1-9]\d* changes", told)


@pytest.mark.parametrize("n", range(3))
def test_it_has_its_words(copy: Path, n: int) -> None:
    name = block("ftl", n).partition("\n")[0].partition(" = ")[2]
    assert name in sortilege(copy, "facts", "seasons", "--lang", ("en", "fr", "de")[n])


def test_bots_play_with_it(copy: Path) -> None:
    assert "greedy" in sortilege(copy, "arena", "--bots", "greedy,random", "--games", "2")
