"""The installed engine is compiled, the source is not, and the package knows which one is running."""

import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sortilege
from sortilege import build

ROOT = Path(__file__).parent.parent


def hot() -> list[str]:
    """The modules of the engines and of the games' bots, as dotted names."""
    paths = (path.relative_to(ROOT / "src") for path in (ROOT / "src/sortilege").rglob("*.py"))
    hot = (path for path in paths if {"engine", "bot"} & set(path.parts) and path.name != "__init__.py")
    return sorted(".".join(path.with_suffix("").parts) for path in hot)


def run(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **env}, cwd=ROOT, capture_output=True, text=True, check=True
    )


def test_the_tests_see_the_installed_package() -> None:
    assert ROOT / "src" not in Path(sortilege.__file__).parents


@pytest.mark.parametrize("module", hot())
def test_every_hot_module_is_compiled(module: str) -> None:
    assert build.is_compiled(module), f"{module} is not compiled here: make compiled"


def test_the_source_says_once_that_it_is_uncompiled() -> None:
    code = "from sortilege import build; build.say_if_uncompiled(); build.say_if_uncompiled(); print(build.COMPILED)"
    done = run(code, PYTHONPATH="src")
    assert done.stdout == "False\n"
    assert done.stderr == build.UNCOMPILED + "\n"


def test_the_compiled_engine_says_nothing() -> None:
    if not build.COMPILED:
        pytest.skip("sortilege.core.engine.machine is not compiled here")
    done = run("from sortilege import build; build.say_if_uncompiled()", PYTHONPATH="")
    assert done.stderr == ""


def test_the_version_is_stated_alike() -> None:
    assert importlib.metadata.version("sortilege") == sortilege.__version__
