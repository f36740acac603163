"""Gather the Python that runs in a browser in a folder: the packages of Sortilege that play, and their dependencies.
`static.py` packs it.
"""

import importlib.metadata
import shutil
import zipfile
from pathlib import Path

from sortilege.core.yaml_files import convert, parse_yaml
from sortilege.stories.parser import read_yaml

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/sortilege"
LEFT_OUT = (
    *("__pycache__", "cli", "devtools", "lab", "mcp", "pgo_workload.py", "remote", "research", "terminal", "web"),
    *("server/accounts", "server/app.py", "server/db", "server/http", "server/workers"),
    *("games/*/terminal", "games/*/mutants.yaml"),
    *("texts/de", "texts/fr"),  # the page has all texts; the English ones list the keys
)
PURE = ("mypy_extensions", "yaml")  # copied from this environment: they need no wheel for browsers, or there is none


def gather(folder: Path, wheels: list[Path]) -> None:
    """Lay out all of it as a folder of packages."""
    shutil.rmtree(folder, ignore_errors=True)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder, [name for name in archive.namelist() if wanted(name)])
    for name in PURE:
        found = Path(str(__import__(name).__file__))
        sources = [found] if found.stem == name else sorted(found.parent.glob("*.py"))
        for source in sources:
            copy(source, folder / source.relative_to(found.parent if len(sources) == 1 else found.parent.parent))
    for source in sorted(SOURCE.rglob("*")):
        part = source.relative_to(SOURCE)
        kept = source.is_file() and source.suffix in (".ftl", ".py", ".yaml", ".weights") and not left_out(part)
        if kept and not list((folder / "sortilege" / part.parent).glob(f"{part.stem}.*.so")):
            copy(source, folder / "sortilege" / part)
    about = folder / f"sortilege-{importlib.metadata.version('sortilege')}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: sortilege\nVersion: {about.stem.split('-')[1]}\n")
    points = importlib.metadata.entry_points(group="sortilege.games")
    ours = [f"{one.name} = {one.value}" for one in points if one.value.startswith("sortilege.")]
    (about / "entry_points.txt").write_text("\n".join(["[sortilege.games]", *sorted(ours), ""]))


def wanted(name: str) -> bool:
    """Of our own wheel take only the compiled modules."""
    return not name.startswith("sortilege") or name.endswith(".so")


def left_out(part: Path) -> bool:
    return any(place.match(pattern) for place in (part, *part.parents) for pattern in LEFT_OUT)


def copy(source: Path, target: Path) -> None:
    """Copy a file; YAML becomes JSON."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix == ".yaml":
        story = source.parent.name in ("stories", "puzzles")
        text = source.read_text(encoding="utf-8")
        target.write_text(convert(read_yaml(source) if story else parse_yaml(text)), encoding="utf-8")
    else:
        shutil.copyfile(source, target)
