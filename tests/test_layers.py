"""Packages import in one direction only, as docs/architecture.md draws them."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src/sortilege"

# Each room may use itself and what is named here. `cli` may use everything but a game, and only `__main__` uses it.
# Nothing imports a game: whoever wants one asks for its kit.
ENGINE = {"core"}
MAY_USE = {
    "core": set(),
    "private": set(),
    "build": set(),
    "training": ENGINE,
    "game": ENGINE | {"build", "terminal"},  # a table in words is what a terminal shows
    "batch": ENGINE | {"build", "game"},
    "research": ENGINE | {"batch", "bots", "game"},
    "recordfile": ENGINE | {"private"},
    "bots": ENGINE | {"build"},
    "scenarios": ENGINE | {"recordfile"},
    "terminal": ENGINE | {"bots", "recordfile"},
    "games": ENGINE | {"scenarios", "terminal"},  # what a game brings along for stories and terminals
    "analysis": ENGINE | {"bots"},
    "puzzles": ENGINE | {"analysis", "bots", "scenarios"},
    "mcp": ENGINE | {"bots", "game", "terminal"},
    "remote": ENGINE | {"bots"},
    "lab": ENGINE | {"analysis", "bots", "build", "private", "puzzles", "recordfile", "remote", "scenarios"},
    "server": ENGINE | {"analysis", "bots", "build", "private", "puzzles", "recordfile", "scenarios"},
    "local": ENGINE | {"bots", "server"},
    "__init__": ENGINE | {"batch", "game"},
    "__main__": {"cli"},
}


def rooms() -> list[str]:
    return sorted({path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in SOURCE.rglob("*.py")})


def used(path: Path) -> set[str]:
    """The rooms that a module imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == "sortilege":
            found |= {alias.name for alias in node.names if alias.name != "__version__"}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sortilege."):
            found.add(str(node.module).split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("sortilege.")}
    return found


@pytest.mark.parametrize("room", rooms())
def test_a_room_uses_only_what_lies_below_it(room: str) -> None:
    files = [SOURCE / f"{room}.py"] if (SOURCE / f"{room}.py").exists() else sorted((SOURCE / room).rglob("*.py"))
    allowed = set(rooms()) - {"games"} if room == "cli" else MAY_USE[room] | {room}
    wrong = {str(path.relative_to(SOURCE)): used(path) - allowed for path in files if used(path) - allowed}
    assert not wrong, f"{room} may not use what lies above or beside it: {wrong}"


@pytest.mark.parametrize(
    "game", sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "kit.py").exists())
)
def test_a_game_uses_no_other(game: str) -> None:
    text = "".join(path.read_text() for path in (SOURCE / "games" / game).rglob("*.py"))
    assert set(re.findall(r"sortilege\.games\.(\w+)", text)) == {game}
