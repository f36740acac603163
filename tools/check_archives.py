"""check_archives.py ARCHIVE…: check that archives hold the whole tree, the built page included. Exits with 0 or 1.

.venv/bin/python tools/check_archives.py dist/*
"""

import re
import sys
import tarfile
import zipfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
BINARIES = (".so", ".pyd")
PAGE = "sortilege/web/index.html"


def package_tree() -> set[str]:
    """Every file of the package; each belongs in every archive."""
    files = (path for path in (ROOT / "src/sortilege").rglob("*") if path.is_file())
    names = (path.relative_to(ROOT / "src").as_posix() for path in files if path.suffix not in BINARIES)
    return {name for name in names if "__pycache__" not in name}


def compiled_modules(names: set[str]) -> set[str]:
    """The modules that a compiled package ships as binaries, as paths without suffix."""
    modules = (Path(name) for name in names if re.search(r"/(engine|bot)/", name) and name.endswith(".py"))
    return {path.with_suffix("").as_posix() for path in modules if path.name != "__init__.py"}


def package_files(archive: Path) -> list[str]:
    """The package's files in an archive, by installed path."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as file:
            names = [name for name in file.namelist() if not name.endswith("/")]
        return [name for name in names if ".dist-info/" not in name]
    with tarfile.open(archive) as file:
        names = [member.name for member in file.getmembers() if member.isfile()]
    inside = [name.partition("/src/")[2] for name in names]
    return [name for name in inside if name and ".egg-info/" not in name]


def problems(archive: Path) -> list[str]:
    """Describe what is wrong with an archive."""
    names, wanted = package_files(archive), package_tree()
    packed = {name for name in names if not name.endswith(BINARIES)}
    sentences = [f"lacks {name}; is it in pyproject.toml, package-data?" for name in sorted(wanted - packed)]
    sentences += [f"holds {name}, which is not in the tree" for name in sorted(packed - wanted)]
    sentences += [f"holds {name} {n} times" for name, n in Counter(names).items() if n > 1]
    if PAGE not in wanted:
        sentences.append("cannot hold the page, which is not built: make page")
    binaries = {name.partition(".")[0] for name in names if name.endswith(BINARIES)}
    if archive.name.endswith(("-none-any.whl", ".tar.gz")):
        sentences += [f"holds the binary {name} under a name for any machine" for name in sorted(binaries)]
    else:
        sentences += [
            f"has {name} uncompiled under a machine's name" for name in sorted(compiled_modules(wanted) - binaries)
        ]
    return sentences


def main(archives: list[str]) -> int:
    code = 0 if archives else 1
    for archive in map(Path, archives):
        found = problems(archive)
        for sentence in found:
            print(f"{archive.name} {sentence}")
        if not found:
            print(f"{archive.name} holds all {len(package_tree())} files.")
        code = code or bool(found)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
