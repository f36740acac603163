"""The source distribution and what is built from it are complete."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

from tests.source_copy import ROOT

BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
BESIDE = (
    "CHANGELOG.md",
    "requirements-server.lock",
    "tools/project_url.py",
    "tools/check_install.py",
)  # what wheels are built and tried with
HOME = "https://example.org/sortilege"
PURE = {"SORTILEGE_PURE": "1", "SORTILEGE_NO_PAGE": "1"}


def build(what: str, source: Path, into: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **PURE, **settings}
    return subprocess.run(
        [sys.executable, "-c", BUILD, f"build_{what}", str(into)], cwd=source, env=env, capture_output=True, text=True
    )


def checked(*archives: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/check_archives.py", *map(str, archives)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of links to everything a build needs, where the build can leave files; it names no home page."""
    place = tmp_path_factory.mktemp("source")
    (place / "tools").mkdir()
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", *BESIDE):
        (place / name).write_bytes((ROOT / name).read_bytes())
    (place / "src").mkdir()
    (place / "src/sortilege").symlink_to(ROOT / "src/sortilege")
    told = re.sub(r'^home = ".*"$', 'home = ""', (place / "pyproject.toml").read_text(), flags=re.MULTILINE)
    (place / "pyproject.toml").write_text(told)
    (place / ".git").touch()  # a checkout
    return place


@pytest.fixture(scope="module")
def sdist(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("dist")
    done = build("sdist", source, into, SORTILEGE_HOME=HOME)
    assert done.returncode == 0, done.stderr
    assert 'home = ""' in (source / "pyproject.toml").read_text()
    return next(into.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An uncompiled wheel, built from the source distribution."""
    into = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as file:
        file.extractall(into, filter="data")
    done = build("wheel", next(into.iterdir()), into)
    assert done.returncode == 0, done.stderr
    return next(into.glob("*.whl"))


def test_both_archives_hold_the_tree_and_the_page(sdist: Path, wheel: Path) -> None:
    done = checked(sdist, wheel)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("holds all") == 2
    with tarfile.open(sdist) as file:
        assert {f"{sdist.name.removesuffix('.tar.gz')}/{name}" for name in BESIDE} <= set(file.getnames())


def test_missing_and_extra_files_are_named(wheel: Path, tmp_path: Path) -> None:
    other = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as file, zipfile.ZipFile(other, "w") as copy:
        for name in file.namelist():
            if not name.endswith("web/index.html"):
                copy.writestr(name, file.read(name))
        copy.writestr("sortilege/notes.txt", "")
        copy.writestr("sortilege/core/engine/rng.cpython-311-x86_64-linux-gnu.so", "")
    done = checked(other)
    assert done.returncode == 1
    said = [line.removeprefix(f"{wheel.name} ").partition(".")[0] for line in done.stdout.splitlines()]
    binary = "holds the binary sortilege/core/engine/rng under a name for any machine"
    assert said == ["lacks sortilege/web/index", "holds sortilege/notes", binary]


def test_an_uncompiled_wheel_does_not_pass_for_a_compiled_one(wheel: Path, tmp_path: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    other = tmp_path / wheel.name.replace("py3-none-any", "cp311-cp311-linux_x86_64")
    other.write_bytes(wheel.read_bytes())
    assert "uncompiled under a machine's name" in checked(other).stdout


BUILD_ONE = """
import runpy, sys
from unittest.mock import patch
import setuptools
with patch("setuptools.setup") as setup:
    runpy.run_path("setup.py")
module = setuptools.Extension("one", ["one.c"])
package = setuptools.Distribution(
    {"name": "one", "version": "1", "ext_modules": [module], "cmdclass": setup.call_args.kwargs["cmdclass"]}
)
package.script_name = "setup.py"
package.get_command_obj("build").build_base = package.get_command_obj("egg_info").egg_base = sys.argv[1]
package.get_command_obj("bdist_wheel").dist_dir = sys.argv[1]
package.run_command("bdist_wheel")
"""


def test_a_wheel_whose_compiler_failed_is_refused(source: Path, tmp_path: Path) -> None:
    settings = {key: value for key, value in os.environ.items() if key != "SORTILEGE_MUST_COMPILE"}
    env = {**settings, **PURE, "CC": "false"}
    subprocess.run([sys.executable, "-c", BUILD_ONE, str(tmp_path)], cwd=source, env=env, check=True)
    assert [file.name for file in tmp_path.glob("*.whl")] == ["one-1-py3-none-any.whl"]


def test_without_the_page_there_is_no_source_distribution(source: Path, tmp_path: Path) -> None:
    shutil.copytree(source, tmp_path, ignore=shutil.ignore_patterns("src"), dirs_exist_ok=True)
    (tmp_path / "src/sortilege").mkdir(parents=True)
    done = build("sdist", tmp_path, tmp_path)
    assert done.returncode != 0
    assert "`make dist` builds both" in done.stderr


def test_an_archive_unpacked_in_another_checkout_ignores_its_remote(source: Path, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "tools/project_url.py"):
        (tmp_path / "inner" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "inner" / name).write_bytes((source / name).read_bytes())
    (tmp_path / ".git").mkdir()
    told = [sys.executable, "tools/project_url.py"]
    env = {**os.environ, "SORTILEGE_HOME": HOME}
    assert subprocess.check_output(told, cwd=tmp_path / "inner", env=env, text=True) == "\n"


def test_links_and_pictures_work_on_a_package_index(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        (name,) = (name for name in file.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_string(file.read(name).decode())
    text, tag = str(told.get_payload()), f"v{told['Version']}"
    assert f"({HOME}/raw/{tag}/docs/table.png)" in text
    assert f"({HOME}/blob/{tag}/docs/architecture.md)" in text
    assert "](docs/" not in text
    links = dict(one.split(", ") for one in told.get_all("Project-URL", []))
    assert links["Source"] == HOME
    assert links["Documentation"] == f"{HOME}/tree/{tag}/docs"
    assert set(links) == {"Source", "Documentation", "Changelog", "Issues"}
    assert {f"Programming Language :: Python :: 3.{n}" for n in range(11, 15)} <= set(told.get_all("Classifier", []))


@pytest.mark.parametrize("from_index", [True, False])
def test_an_uncompiled_install_says_how_pip_can_compile_it(wheel: Path, tmp_path: Path, from_index: bool) -> None:
    """Install from a folder of wheels, as from an index, or from the file, which pip records."""
    given = ["--find-links", str(wheel.parent), "sortilege"] if from_index else [str(wheel)]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(tmp_path)]
    subprocess.run([*pip, *given], check=True)
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    told = subprocess.check_output(
        [sys.executable, "-m", "sortilege.compilation_status"], cwd=tmp_path, env=env, text=True
    )
    assert "`pip install --force-reinstall --no-deps --no-cache-dir --no-binary sortilege sortilege==" in told


def test_wheels_are_built_for_every_named_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = re.findall(r"'Programming Language :: Python :: 3\.(\d+)'", str(project["project"]["classifiers"]))
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in named]
    assert project["project"]["requires-python"] == f">=3.{named[0]}"


def test_the_browser_wheel_fits_the_browsers_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    page = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert project["tool"]["cibuildwheel"]["pyodide"]["pyodide-version"] == page["devDependencies"]["pyodide"]
