"""Build the package; the modules in COMPILED go through mypyc where a C compiler is available.

Everything else about the package is in pyproject.toml. Environment variables:

SORTILEGE_OPT=0..3         the C optimization level (default 3)
SORTILEGE_PURE=1           compile nothing
SORTILEGE_MUST_COMPILE=1   fail the build if compiling fails (otherwise the package installs uncompiled, and works)
SORTILEGE_RELEASE=1        compile twice, guided by a profile of every game from the first build
SORTILEGE_NO_PAGE=1        do not build the page (the Makefile does that itself)
SORTILEGE_HOME=https://…   where the source is published, unless pyproject.toml says so (tools/project_url.py)
"""

import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, SetupError

# The hot path: the folder `engine` of the core and of every game, and every game's `bot`. Presentation, stories and
# the command line stay uncompiled, as do the packages' `__init__.py`, which hold only their layout.
FOLDERS = ("core/engine", "games/*/engine", "games/*/bot")
COMPILED = sorted(
    path.as_posix()
    for folder in FOLDERS
    for room in Path("src/sortilege").glob(folder)
    for path in room.rglob("*.py")
    if path.name != "__init__.py"
)

OPT = os.environ.get("SORTILEGE_OPT", "3")
PURE = os.environ.get("SORTILEGE_PURE") == "1"
MUST_COMPILE = os.environ.get("SORTILEGE_MUST_COMPILE") == "1"
RELEASE = os.environ.get("SORTILEGE_RELEASE") == "1"

PAGE = Path("src/sortilege/web/index.html")
PROJECT = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
HOME: str = runpy.run_path("tools/project_url.py")["home_url"]()

# make lint type-checks strictly with every stub installed; here mypy only has to understand the compiled modules.
# Builds share no cache: mypyc 2.4 cannot compile several libraries from its cached files.
MYPY_FLAGS = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", f"--cache-dir={os.devnull}"]


def say(why: str) -> None:
    print(f"sortilege: {why}; installing the uncompiled engine, which plays the same but far slower.", flush=True)


def group_by_library(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """Group the modules by library: one per folder, so that they compile in parallel; for a release one for all
    engines and one for all bots, so that calls between folders are direct too.
    """
    rooms: dict[str, list[str]] = {}
    for path in sources:
        inside = Path(path).relative_to("src/sortilege").parts
        room = next(n for n, part in enumerate(inside) if part in ("engine", "bot"))
        name = inside[room] if RELEASE else "_".join(inside[room - 1 : room + 1])
        rooms.setdefault(name, []).append(path)
    return [(paths, f"sortilege_{room}") for room, paths in rooms.items()]


def extensions() -> list[Extension]:
    """Return the mypyc extensions; none when they are not wanted or cannot be made."""
    only_asking = {"egg_info", "dist_info", "sdist"} & set(sys.argv)  # pip asks for metadata before it builds
    if PURE or only_asking or not COMPILED:
        return []
    os.environ["MYPYPATH"] = "src"
    try:
        from mypyc.build import mypycify

        modules = mypycify([*MYPY_FLAGS, *COMPILED], opt_level=OPT, separate=group_by_library(COMPILED))
    except (Exception, SystemExit) as error:  # mypycify calls sys.exit when a module has a type error
        if MUST_COMPILE:
            raise
        say(f"mypyc could not translate the engine ({type(error).__name__}: {error})")
        return []
    return cast("list[Extension]", modules)


def build_page() -> None:
    """Build the page in a checkout; without it, the server still serves tables."""
    if os.environ.get("SORTILEGE_NO_PAGE") == "1" or not Path("web", "package.json").exists():
        return
    try:
        subprocess.run(["tools/build-page.sh", "build", sys.executable], check=True)
    except (OSError, subprocess.CalledProcessError):
        print("sortilege: the page could not be built; installing without it.", flush=True)


def index_metadata() -> dict[str, Any]:
    """The metadata that package indexes show: the README with links to this version, and the project's URLs."""
    readme, links, tag = Path("README.md").read_text("utf-8"), {}, f"v{PROJECT['project']['version']}"
    if HOME:
        links = {
            "Source": HOME,
            "Documentation": f"{HOME}/tree/{tag}/docs",
            "Changelog": f"{HOME}/blob/main/CHANGELOG.md",
            "Issues": f"{HOME}/issues",
        }

        def absolute(link: re.Match[str]) -> str:
            kind = "raw" if link[2].endswith(".png") else "blob"  # the image itself, or the web page of a file
            return f"{link[1]}{HOME}/{kind}/{tag}/{link[2]}{link[3]}"

        readme = re.sub(r"(\]\()(?!https?:|#)([^)\s]+)(\))", absolute, readme)
    return {"long_description": readme, "long_description_content_type": "text/markdown", "project_urls": links}


class Sdist(sdist):
    """Includes the built page, so that installing needs no Node."""

    def run(self) -> None:
        build_page()
        if not PAGE.exists():
            raise SetupError("a source distribution holds the page, which is not built: `make dist` builds both")
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Record the project's home, so that wheels built from it know it anywhere."""
        super().make_release_tree(base_dir, files)
        project = Path(base_dir, "pyproject.toml")
        told = re.sub(r'^home = ""$', f'home = "{HOME}"', project.read_text("utf-8"), flags=re.MULTILINE)
        project.unlink()  # it may be a hard link to the file in the tree
        project.write_text(told, "utf-8")


class BdistWheel(bdist_wheel):
    """Tag an uncompiled package for any machine, so that it cannot pass for a compiled wheel."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


class BuildPy(build_py):
    """Copy modules afresh: build/ outlives a build, and must not contribute deleted modules."""

    def run(self) -> None:
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix not in (".so", ".pyd"):
                path.unlink()
        if not self.editable_mode:
            build_page()
        super().run()


class BuildExt(build_ext):
    """Recompile when the C code or the flags change; a failed compile leaves a working, uncompiled package."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if self.inplace:  # an editable install keeps the source tree free of binaries
            self.forget()
            return
        stamp = Path(self.build_temp, "compiled-with")
        compiled_with = repr([OPT, RELEASE, version("mypy"), os.environ.get("CC"), os.environ.get("CFLAGS")])
        self.force = self.force or not stamp.exists() or stamp.read_text() != compiled_with
        stamp.unlink(missing_ok=True)
        wanted = {Path(self.get_ext_fullpath(module.name)).resolve() for module in self.extensions}
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in (".so", ".pyd") and path.resolve() not in wanted:
                path.unlink()
        try:
            super().run()
        except Exception as error:
            if MUST_COMPILE:
                raise
            say(f"the C compiler failed or is missing ({type(error).__name__})")
            self.forget()
        else:
            stamp.parent.mkdir(parents=True, exist_ok=True)
            stamp.write_text(compiled_with)

    def build_extensions(self) -> None:
        # mypyc exports through a table, so hidden symbols allow direct calls inside a library. The other two flags are
        # Python's own, which CFLAGS in the environment would replace.
        flags = ["-fvisibility=hidden", "-DNDEBUG", "-fwrapv"] if self.compiler.compiler_type == "unix" else []
        if not RELEASE or not self.extensions:
            self.build_with(*flags)
            return
        # GCC writes its counters beside the objects and looks for them there in the second build.
        for counted in Path(self.build_temp).rglob("*.gcda"):
            counted.unlink()
        self.force = True
        self.build_with(*flags, "-fprofile-generate")
        self.train()
        if not any(Path(self.build_temp).rglob("*.gcda")):
            raise CompileError("a build guided by a profile needs GCC; `make compiled` builds without one")
        self.build_with(*flags, "-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")

    def build_with(self, *flags: str) -> None:
        """Build with flags in addition to Python's and mypyc's."""
        own = [(module.extra_compile_args, module.extra_link_args) for module in self.extensions]
        for module, (compiling, linking) in zip(self.extensions, own, strict=True):
            module.extra_compile_args, module.extra_link_args = [*compiling, *flags], [*linking, *flags]
        super().build_extensions()
        for module, (compiling, linking) in zip(self.extensions, own, strict=True):
            module.extra_compile_args, module.extra_link_args = compiling, linking

    def train(self) -> None:
        """Play every game with the instrumented build."""
        print("sortilege: playing every game, to see what takes the time", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(
                "src", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("web", "*.so", "*.egg-info")
            )
            shutil.copytree(self.build_lib, folder, dirs_exist_ok=True)
            told = Path(folder, "sortilege-0.dist-info")
            told.mkdir()
            told.joinpath("METADATA").write_text("Name: sortilege\nVersion: 0\n")
            games = PROJECT["project"]["entry-points"]["sortilege.games"]
            lines = [f"{name} = {place}" for name, place in games.items()]
            told.joinpath("entry_points.txt").write_text("\n".join(["[sortilege.games]", *lines, ""]))
            settings = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, *sys.path])}
            subprocess.run([sys.executable, "-m", "sortilege.pgo_workload"], env=settings, check=True)

    def forget(self) -> None:
        """Drop the extensions and any binaries of earlier or unfinished builds."""
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in (".so", ".pyd"):
                path.unlink()
        self.extensions = []
        self.distribution.ext_modules = []


COMMANDS = {"sdist": Sdist, "bdist_wheel": BdistWheel, "build_py": BuildPy, "build_ext": BuildExt}
setup(ext_modules=extensions(), cmdclass=COMMANDS, **index_metadata())
