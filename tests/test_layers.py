"""Packages import in the allowed directions only, and never in a circle. docs/architecture.md shows the same table."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src/sortilege"

AT_TABLES = "tables.background tables.identity tables.logs tables.refusals tables.steady_clock"
IN_STUDIES = "lab.process_pool lab.svg_charts"

# Package or sub-package: what it may import besides itself. A name stands for everything below it.
# A sub-package with its own row does not inherit its parent's; `lib` is the root module, `sortilege/__init__.py`.
# `games.*` is any game. No other row names it: other code reaches a game through its kit.
MAY_IMPORT = {
    # The engine. It knows no game, no command line and no network.
    "deprecated": "",
    "compilation_status": "",
    "core": "deprecated",
    "core.engine": "core.errors core.kits core.text core.integer_arguments deprecated",
    "core.save": "core.engine core.errors core.kits core.stable_ids core.text",
    "core.text": "core.ask core.engine core.errors core.events core.kits core.packaged_yaml",
    "pgo_workload": "core",
    # What players, bots and studies share.
    "bots": "core deprecated",
    "stories": "core",
    "terminal": "core bots deprecated",
    "games": "core stories terminal",
    "games.*.engine": "core games.*.cards",  # only to load the cards, which are built on it
    "games.*.cards": "core games.*.engine",
    "games.*.bot": "core games.*.cards games.*.engine",
    "games.*.presentation": "core games.*.cards games.*.engine games.*.options",
    "games.*.story": "core stories games.*.cards games.*.engine games.*.options games.*.presentation games.*.rules",
    "games.*.terminal": "core terminal games.*.card_facts games.*.cards games.*.presentation",
    "analysis": "core bots",
    "puzzles": "core analysis bots stories",
    # The Python API.
    "lib": "batch core deprecated game",
    "game": "core compilation_status deprecated terminal",
    "batch": "core compilation_status deprecated game",
    "research": "core batch bots deprecated game",
    "mcp": "lib core bots game terminal",
    # Tables that people sit at: the application, and the two places it runs in.
    "tables": "core compilation_status",
    "tables.protocol": "core analysis stories",
    "tables.rooms": "core bots tables.identity tables.protocol tables.refusals",
    "tables.storage": "core tables.identity tables.logs tables.protocol tables.refusals tables.rooms",
    "tables.live": f"core tables.metrics tables.protocol tables.rooms tables.storage tables.table_signals {AT_TABLES}",
    "tables.play": f"core bots tables.live tables.protocol tables.rooms tables.storage {AT_TABLES}",
    "tables.thinking": f"core analysis bots compilation_status tables.live tables.play tables.protocol tables.storage "
    f"tables.table_signals {AT_TABLES}",
    "tables.content": f"core analysis bots puzzles stories tables.live tables.play tables.protocol tables.rooms "
    f"tables.storage tables.thinking {AT_TABLES}",
    "tables.endpoints": "core bots tables.app tables.content tables.identity tables.play tables.protocol "
    "tables.storage tables.thinking",
    "server": "lib core bots tables",
    "server.config": "",
    "server.db": "core tables",
    "server.accounts": "core server.config server.db tables",
    "server.workers": "core bots tables",
    "server.server_process": "core server.accounts server.config server.db server.workers tables",
    "server.http": "lib core server.accounts server.config server.server_process tables",
    "browser": "core bots tables",
    "remote": "core bots",
    # Tools.
    "lab": "lib core bots compilation_status lab.arena lab.statistics",
    "lab.statistics": "",
    "lab.arena": f"lib core bots deprecated lab.statistics {IN_STUDIES}",
    "lab.balance": f"lib core bots lab.arena lab.statistics {IN_STUDIES}",
    "lab.training": f"core bots lab.arena lab.statistics {IN_STUDIES}",
    "lab.puzzles": "core analysis bots lab.training puzzles stories terminal.game_flags",
    "lab.program_matches": "core lab.arena remote",
    "devtools": "",
    "devtools.benchmark": "core batch bots compilation_status research",
    "devtools.load": "core server",
    "devtools.mutation": "core stories",
    "devtools.typescript": "core tables.protocol",
    "cli": "lib core bots compilation_status lab.provenance terminal",
    "cli.playing": "core analysis bots cli mcp puzzles remote terminal",
    "cli.studies": "lib core bots compilation_status cli devtools lab puzzles stories terminal",
    "cli.hosting": "core cli devtools server tables terminal",
    "__main__": "cli",
}

# What these packages must not import from outside: the application runs in a page, too.
FOREIGN = {"litestar", "uvicorn", "websockets", "sqlalchemy", "asyncpg", "aiosqlite", "multiprocessing", "subprocess"}
SELF_CONTAINED = ("core", "bots", "analysis", "stories", "puzzles", "games", "tables", "browser")

# An import inside a function that closes a circle on purpose, with the reason.
LATE_IMPORTS = {
    ("core.errors", "core.text.catalog"): "an error's text is looked up when it is shown, which few are",
    ("core.engine.machine", "core.kits"): "a state looks up its game's format when it is pickled or printed",
    ("core.engine.machine", "core.text.catalog"): "the same",
    ("core.engine.machine", "core.text.game_messages"): "the same",
    ("core.engine.machine", "core.integer_arguments"): "a seed is validated in words, which the engine does not know",
    (
        "core.text.default_board",
        "core.kits",
    ): "a score sheet asks the game's kit for the sentence that names the winners",
    ("cli.parser", "cli.hosting.serve"): "the parser imports the module of the command that runs",
    ("lab.training.trainer", "lab.training.torch_trainer"): "torch is optional",
}


@cache
def modules() -> dict[str, Path]:
    """Every module by its name without `sortilege.`; a package's `__init__` has the package's name."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if len(parts) > 1 and parts[-1] == "__init__" else parts)] = path
    found["lib"] = found.pop("__init__")
    return found


@cache
def packages() -> list[str]:
    """Every package below the root."""
    return sorted(name for name, path in modules().items() if path.name == "__init__.py" and name != "lib")


@cache
def imports(module: str) -> dict[str, str]:
    """The modules that this one imports, each with when: "start", "call" (inside a function) or "types"."""
    tree = ast.parse(modules()[module].read_text("utf-8"))
    when: dict[int, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            when |= dict.fromkeys(map(id, ast.walk(node)), "call")
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            when |= {id(inner): "types" for one in node.body for inner in ast.walk(one)}
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        for name in imported_names(node):
            at = when.get(id(node), "start")
            found[name] = "start" if "start" in (at, found.get(name)) else at
    return found


def imported_names(node: ast.AST) -> Iterator[str]:
    """The modules of this package that one statement imports."""
    names: list[str] = []
    if isinstance(node, ast.ImportFrom) and node.module:
        names = [f"{node.module}.{alias.name}" for alias in node.names]
    elif isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    for name in names:
        if name.split(".")[0] == "sortilege":
            inside = name.removeprefix("sortilege").removeprefix(".")
            while inside and inside not in modules():
                inside = inside.rpartition(".")[0]
            yield inside or "lib"


def below(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def in_any_game(module: str) -> str:
    """The name of a module, with `*` for the game it belongs to."""
    return re.sub(r"^games\.\w+", "games.*", module)


def row_of(module: str) -> str:
    """The row of the table that is about this module: the longest that matches."""
    return max((row for row in MAY_IMPORT if below(in_any_game(module), row)), key=len, default="")


def test_the_table_has_a_row_for_every_package() -> None:
    assert [module for module in modules() if not row_of(module)] == []
    assert [row for row in MAY_IMPORT if row not in map(row_of, modules())] == []


@pytest.mark.parametrize("row", MAY_IMPORT)
def test_a_package_imports_only_what_its_row_allows(row: str) -> None:
    allowed = [row, *MAY_IMPORT[row].split()]
    wrong = [
        (module, name)
        for module in modules()
        if row_of(module) == row
        for name in imports(module)
        if not any(below(in_any_game(name), one) for one in allowed)
    ]
    assert wrong == [], f"{row} may import {MAY_IMPORT[row] or 'nothing'}"


@pytest.mark.parametrize("package", SELF_CONTAINED)
def test_a_package_that_runs_in_a_page_needs_no_server_library(package: str) -> None:
    wrong = []
    for module, path in modules().items():
        if below(module, package):
            for line in re.findall(r"^\s*(?:import|from) (\w+)", path.read_text("utf-8"), re.MULTILINE):
                wrong += [(module, line)] if line in FOREIGN else []
    assert wrong == []


def test_a_game_imports_no_other_game() -> None:
    wrong = [
        (module, name)
        for module in modules()
        if module.startswith("games.")
        for name in imports(module)
        if name.startswith("games.") and name.split(".")[1] != module.split(".")[1]
    ]
    assert wrong == []


def test_no_module_imports_in_a_circle() -> None:
    """Imports inside functions count, except those in LATE_IMPORTS; imports for type checkers do not."""
    graph = {
        module: {
            name
            for name, when in imports(module).items()
            if when != "types" and name != module and (module, name) not in LATE_IMPORTS
        }
        for module in modules()
    }
    assert circles(graph) == []
    gone = [pair for pair in LATE_IMPORTS if imports(pair[0]).get(pair[1]) != "call"]
    assert gone == [], "no longer imported inside a function"


@pytest.mark.parametrize("parent", ["sortilege", *packages()])
def test_no_packages_side_by_side_import_in_a_circle(parent: str) -> None:
    """A package's own `__init__` does not count: a game's engine loads the cards that are built on it."""
    graph: Mapping[str, set[str]] = defaultdict(set)
    for module in modules():
        for name, when in imports(module).items():
            here, there = child(parent, module), child(parent, name)
            if here and there and here != there and when != "types" and module != f"{parent}.{here}":
                graph[here] |= {there} if (module, name) not in LATE_IMPORTS else set()
    assert circles(graph) == []


def child(parent: str, module: str) -> str:
    """The package directly below `parent` that holds this module, if any."""
    prefix = "" if parent == "sortilege" else f"{parent}."
    name = module.removeprefix(prefix).partition(".")[0] if module.startswith(prefix) else ""
    return name if f"{prefix}{name}" in packages() else ""


def circles(graph: Mapping[str, Iterable[str]]) -> list[tuple[str, ...]]:
    """The groups of nodes that reach each other."""
    reach = {node: reachable(graph, node) for node in graph}
    found = {tuple(sorted({one for one in reach[node] if node in reach.get(one, ())})) for node in graph}
    return sorted(one for one in found if len(one) > 1)


def reachable(graph: Mapping[str, Iterable[str]], start: str) -> set[str]:
    """The nodes that can be reached from this one, itself only along a circle."""
    seen: set[str] = set()
    left = list(graph[start])
    while left:
        node = left.pop()
        if node not in seen:
            seen.add(node)
            left += graph.get(node, ())
    return seen
