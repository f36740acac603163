"""The installed engine is compiled, the source is not, and the package knows which one is running."""

import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sortilege
from sortilege import compilation_status

ROOT = Path(__file__).parent.parent


def hot() -> list[str]:
    """Return the modules of the engines and of the games' bots, as dotted names."""
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
    assert compilation_status.is_compiled(module), f"{module} is not compiled here: make compiled"


def test_the_source_says_once_that_it_is_uncompiled() -> None:
    play = "import sortilege; sortilege.new('spellbook'); sortilege.Batch('spellbook', 2)"
    code = f"{play}; print(sortilege.compilation_status.COMPILED)"
    done = run(code, PYTHONPATH="src")
    assert done.stdout == "False\n"
    assert done.stderr == compilation_status.uncompiled_notice() + "\n"


def test_the_compiled_engine_says_nothing() -> None:
    if not compilation_status.COMPILED:
        pytest.skip("sortilege.core.engine.machine is not compiled here")
    done = run("from sortilege import compilation_status as status; status.say_if_uncompiled()", PYTHONPATH="")
    assert done.stderr == ""


def test_all_version_numbers_agree() -> None:
    assert importlib.metadata.version("sortilege") == sortilege.__version__


BUILD_ONE = """
import runpy, sys
from unittest.mock import patch
import setuptools
with patch("setuptools.setup") as setup:
    runpy.run_path("setup.py")
module = setuptools.Extension("one", ["one.c"])
package = setuptools.Distribution({"ext_modules": [module], "cmdclass": setup.call_args.kwargs["cmdclass"]})
command = package.get_command_obj("build_ext")
command.build_lib = command.build_temp = sys.argv[1]
command.ensure_finalized()
command.run()
"""


@pytest.mark.parametrize("given", [{}, {"CFLAGS": "-O1"}])
def test_the_engine_is_compiled_with_pythons_own_flags(given: dict[str, str], tmp_path: Path) -> None:
    """CFLAGS from the environment are appended to Python's own flags, not used instead of them."""
    compiler, told = tmp_path / "cc", tmp_path / "told"
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {told}\nfalse\n')
    compiler.chmod(0o755)
    settings = {key: value for key, value in os.environ.items() if key not in ("CFLAGS", "SORTILEGE_MUST_COMPILE")}
    command = [sys.executable, "-c", BUILD_ONE, str(tmp_path)]
    env = {**settings, "CC": str(compiler), "SORTILEGE_PURE": "1", **given}
    subprocess.run(command, env=env, cwd=ROOT, capture_output=True, check=True)
    flags = told.read_text().split()
    assert {"-DNDEBUG", "-fwrapv", "-fvisibility=hidden", *given.values()} <= set(flags)
