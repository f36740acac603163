"""What the documents point at is there."""

import re
from pathlib import Path

import pytest

from sortilege.server.app import FRAMEWORK
from sortilege.tables.refusals import Refused

ROOT = Path(__file__).parent.parent
SERVER = sorted((ROOT / "src/sortilege/server").glob("*/__init__.py"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


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
    assert [name for name in sorted(named) if not (ROOT / f"tests/server/{name}.py").exists()] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_of_ours_that_are_named_exist(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    for name in re.findall(r"`make ([a-z-]+)", path.read_text()):
        assert name in targets, f"{path.name}: make {name}"
    for module in re.findall(r"python -m ((?:tests|benchmarks|tools)[\w.]*)", path.read_text()):
        at = ROOT / module.replace(".", "/")
        assert at.with_suffix(".py").exists() or (at / "__main__.py").exists(), f"{path.name}: python -m {module}"


ROOMS = ["core", "core/engine", "terminal", "server", *(f"server/{path.parent.name}" for path in SERVER)]


@pytest.mark.parametrize("room", ROOMS)
def test_the_map_names_every_module(room: str) -> None:
    """A room of its own has a row of its own, which names every module in it and no other."""
    rows = [line for line in (ROOT / "docs/architecture.md").read_text().splitlines() if line.startswith("| ")]
    short = room.removeprefix("server/")
    row = next(row for row in rows if row.startswith((f"| `{room}/`", f"| – `{short}/`")))
    named = set(re.findall(r"`(\w+)`", row.partition(" | ")[2]))
    there = {file.stem for file in (ROOT / "src/sortilege" / room).glob("*.py") if file.stem != "__init__"}
    assert named == there


def test_the_map_names_every_room_of_a_game() -> None:
    text = (ROOT / "docs/architecture.md").read_text()
    games = [path.parent for path in (ROOT / "src/sortilege/games").glob("*/kit.py")]
    rooms = [sorted(path for path in game.iterdir() if path.name != "__pycache__") for game in games]
    assert len({tuple(path.name for path in of_one) for of_one in rooms}) == 1
    for path in rooms[0]:
        assert f"`{path.name}/`" in text or f"`{path.stem}`" in text or f"`{path.name}`" in text, path.name


def test_the_map_names_every_folder_of_tests_and_no_other() -> None:
    row = next(
        line for line in (ROOT / "docs/architecture.md").read_text().splitlines() if line.startswith("| `tests/`")
    )
    there = {f"{path.parent.relative_to(ROOT / 'tests')}/" for path in ROOT.glob("tests/*/test_*.py")}
    assert {word for word in re.findall(r"`(\w+/)`", row) if word != "tests/"} == there


def test_the_protocol_names_every_refusal_with_its_status() -> None:
    told = re.findall(r"^\| `(\w+)` \| (\d{3}) \|", (ROOT / "docs/protocol.md").read_text(), flags=re.MULTILINE)
    assert len(told) == len(set(told))
    kinds: list[type[Refused]] = [Refused, *Refused.__subclasses__()]
    ours = {(kind.word, kind.status) for kind in kinds}
    frameworks = {(word, status) for status, (word, _) in FRAMEWORK.items()}
    assert {(word, int(status)) for word, status in told} == ours | frameworks | {("failed", 500)}
