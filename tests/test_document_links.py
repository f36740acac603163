"""The documents link to, name and describe only what exists."""

import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from sortilege.server.app import FRAMEWORK_ERRORS
from sortilege.tables.refusals import Refused

ROOT = Path(__file__).parent.parent
DESIGN = sorted(ROOT.glob("docs/design/*.md"))
TO_SAVE = {"dreamer.py", "reader.py"}  # samples that readers save under these names
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *DESIGN])


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text()):
        file, _, anchor = target.partition("#")
        there = (path.parent / file).resolve() if file else path
        assert target.startswith("http") or there.exists(), f"{path.name}: {target}"
        if anchor:
            heads = re.findall(r"^#+ (.+)$", there.read_text(), flags=re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-") for head in heads}, target


def test_every_promise_of_security_names_tests_that_there_are() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "SECURITY.md").read_text()))
    assert len(named) > 15
    folders = [ROOT / "tests" / one for one in ("", "server", "browser", "cli", "fuzz", "properties")]
    assert [name for name in sorted(named) if not any((one / f"{name}.py").exists() for one in folders)] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_prose_fits_120_columns(path: Path) -> None:
    """Tables and code blocks cannot be wrapped; everything else can."""
    text = re.sub(r"^```.*?^```$", "", path.read_text(), flags=re.MULTILINE | re.DOTALL)
    long = [line for line in text.splitlines() if len(line) > 120 and not line.startswith("|")]
    assert not long, "\n".join(long)


@pytest.mark.parametrize(
    "path", [path for path in DOCUMENTS if path.name != "CHANGELOG.md"], ids=lambda path: path.name
)
def test_installing_from_a_checkout_is_described_beside_the_index(path: Path) -> None:
    """What a reader is told to install from the package index can also be installed from the source."""
    text = path.read_text()
    for extra in re.findall(r"(?:pip install|--from|uvx) '?sortilege(\[\w+\])?", text):
        assert re.search(rf"(pip install|--from) '?\.{re.escape(extra)}", text), f"{path.name}: {extra}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_of_ours_that_are_named_exist(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    for name in re.findall(r"`make ([a-z-]+)", path.read_text()):
        assert name in targets, f"{path.name}: make {name}"
    for module in re.findall(r"python -m ((?:tests|benchmarks|tools)[\w.]*)", path.read_text()):
        at = ROOT / module.replace(".", "/")
        assert at.with_suffix(".py").exists() or (at / "__main__.py").exists(), f"{path.name}: python -m {module}"


PACKAGE = ROOT / "src/sortilege"
ARCHITECTURE = ROOT / "docs/architecture.md"


def test_architecture_has_a_row_for_every_package() -> None:
    rows = [line.split(" | ")[0] for line in ARCHITECTURE.read_text().splitlines() if line.startswith("| `")]
    packages = {file.parent.name for file in PACKAGE.glob("*/__init__.py") if file.parent.name != "games"}
    named = {name for row in rows for name in re.findall(r"`(\w+)/`", row)}
    assert named == packages | {"texts", "web"}


def test_architecture_names_every_part_of_a_game() -> None:
    text = ARCHITECTURE.read_text()
    games = [path.parent for path in PACKAGE.glob("games/*/kit.py")]
    parts = [
        sorted(path for path in game.iterdir() if path.name not in ("__init__.py", "__pycache__")) for game in games
    ]
    assert len({tuple(path.name for path in of_one) for of_one in parts}) == 1
    for path in parts[0]:
        assert f"`{path.name}/`" in text or f"`{path.stem}`" in text or f"`{path.name}`" in text, path.name


@cache
def tracked() -> set[str]:
    """Every file and folder of the repository."""
    files = set(subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).split())
    return files | {str(parent) for file in files for parent in Path(file).parents}


def missing(names: Iterable[str]) -> list[str]:
    """Return the names that no file or folder ends with."""
    return [name for name in names if not any(f"/{one}".endswith(f"/{name.rstrip('/')}") for one in tracked())]


@pytest.mark.parametrize("path", [ARCHITECTURE, *DESIGN, ROOT / "CONTRIBUTING.md"], ids=lambda path: path.name)
def test_every_path_in_the_design_notes_exists(path: Path) -> None:
    assert missing(re.findall(r"`([\w/.-]+/[\w.-]*|[\w/-]+\.(?:yaml|toml|yml))`", path.read_text())) == []


@pytest.mark.parametrize("path", [one for one in DOCUMENTS if one.stem != "CHANGELOG"], ids=lambda path: path.name)
def test_every_source_file_that_is_named_exists(path: Path) -> None:
    named = re.findall(r"`([\w/.-]+\.(?:py|ts|svelte))`", path.read_text())
    assert set(missing(named)) <= TO_SAVE


def test_the_protocol_names_every_refusal_with_its_status() -> None:
    told = re.findall(r"^\| `(\w+)` \| (\d{3}) \|", (ROOT / "docs/protocol.md").read_text(), flags=re.MULTILINE)
    assert len(told) == len(set(told))
    kinds: list[type[Refused]] = [Refused, *Refused.__subclasses__()]
    ours = {(kind.word, kind.status) for kind in kinds}
    frameworks = {(word, status) for status, (word, _) in FRAMEWORK_ERRORS.items()}
    assert {(word, int(status)) for word, status in told} == ours | frameworks | {("failed", 500)}
