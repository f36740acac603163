"""Gathers the Python that runs in a browser in one folder: the packages that `browser` may import (see
tests/test_layers.py) and the third-party packages that they need. `static.py` packs the folder.
"""

import importlib.metadata
import shutil
import zipfile
from pathlib import Path

from sortilege.core.packaged_yaml import convert, parse_yaml
from sortilege.stories.parser import read_yaml

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/sortilege"
PACKAGES = {"analysis", "bots", "browser", "core", "games", "puzzles", "stories", "tables", "texts"}
MODULES = {"__init__.py", "compilation_status.py", "deprecated.py"}
SUFFIXES = {".ftl", ".py", ".yaml", ".weights"}
PURE = ("mypy_extensions", "yaml")  # copied from this environment, because they need no wheel for a browser


def gather(folder: Path, wheels: list[Path]) -> None:
    """Copy everything into a folder of packages."""
    shutil.rmtree(folder, ignore_errors=True)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder, [name for name in archive.namelist() if wanted_from_wheel(name)])
    for name in PURE:
        found = Path(str(__import__(name).__file__))
        sources = [found] if found.stem == name else sorted(found.parent.glob("*.py"))
        for source in sources:
            copy(source, folder / source.relative_to(found.parent if len(sources) == 1 else found.parent.parent))
    for source in sorted(SOURCE.rglob("*")):
        part = source.relative_to(SOURCE)
        compiled = list((folder / "sortilege" / part.parent).glob(f"{part.stem}.*.so"))
        if source.is_file() and runs_in_browser(part) and not compiled:
            copy(source, folder / "sortilege" / part)
    about = folder / f"sortilege-{importlib.metadata.version('sortilege')}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: sortilege\nVersion: {about.stem.split('-')[1]}\n")
    points = importlib.metadata.entry_points(group="sortilege.games")
    ours = [f"{one.name} = {one.value}" for one in points if one.value.startswith("sortilege.")]
    (about / "entry_points.txt").write_text("\n".join(["[sortilege.games]", *sorted(ours), ""]))


def wanted_from_wheel(name: str) -> bool:
    """Whether to unpack a file of a wheel: of our own only the compiled modules."""
    return not name.startswith("sortilege") or name.endswith(".so")


def runs_in_browser(part: Path) -> bool:
    """Whether a file of our package is needed in a browser.

    Of the packages copied, a game's command-line renderer and its mutants are not, nor are translations: the page has
    all texts itself, and Python only needs the English ones to know which exist.
    """
    if part.suffix not in SUFFIXES or (part.parts[0] not in PACKAGES and str(part) not in MODULES):
        return False
    is_translation = part.suffix == ".ftl" and part.parent.name != "en"
    return not is_translation and "terminal" not in part.parts and part.name != "mutants.yaml"


def copy(source: Path, target: Path) -> None:
    """Copy a file; YAML is converted to JSON."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix == ".yaml":
        story = source.parent.name in ("stories", "puzzles")
        text = source.read_text(encoding="utf-8")
        target.write_text(convert(read_yaml(source) if story else parse_yaml(text)), encoding="utf-8")
    else:
        shutil.copyfile(source, target)
