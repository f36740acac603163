"""Private attributes of other libraries are not used: they change without notice."""

import argparse
import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sortilege.cli.parser import COMMANDS, build_parser
from sortilege.terminal.language import CliTexts

ROOT = Path(__file__).parent.parent
FOLDERS = ("src/sortilege", "tests", "tools", "benchmarks", "examples")

# What no documented interface offers, by file, and what its library documents for subclasses or despite the underscore.
ALLOWED = {
    ("src/sortilege/cli/parser.py", "_"): "argparse translates its sentences through it; tested below",
    ("src/sortilege/cli/parser.py", "_actions"): "argparse's list of arguments; tested below",
    ("src/sortilege/research/zoo.py", "_was_dead_step"): "PettingZoo documents it for environments",
    ("src/sortilege/research/zoo.py", "_accumulate_rewards"): "the same",
    ("src/sortilege/research/zoo.py", "_deads_step_first"): "the same",
    ("", "_exit"): "documented by os",
    ("", "_replace"): "documented by collections.namedtuple",
}


@cache
def trees() -> dict[str, ast.Module]:
    """Every Python file of ours, by its path."""
    paths = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def own_names() -> Iterator[str]:
    """The names that our code defines: functions, classes, variables, and attributes of `self`."""
    for tree in trees().values():
        for node in ast.walk(tree):
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                    yield name
                case ast.Name(id=name, ctx=ast.Store()):
                    yield name
                case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                    yield name


def used_names(tree: ast.Module) -> Iterator[str]:
    """The attributes that a file reads or sets, and the names and modules that it imports."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=name):
                yield name
            case ast.ImportFrom(module=module, names=names):
                yield from (module or "").split(".")
                yield from (one.name for one in names)
            case ast.Import(names=names):
                yield from (part for one in names for part in one.name.split("."))


def test_no_private_attribute_of_another_library_is_used() -> None:
    ours = {name for name in own_names() if name != "_"}
    foreign = {
        (path, name)
        for path, tree in trees().items()
        for name in used_names(tree)
        if name.startswith("_") and not name.startswith("__") and name not in ours
    }
    anywhere = {name for path, name in ALLOWED if not path}
    assert sorted(pair for pair in foreign if pair not in ALLOWED and pair[1] not in anywhere) == []
    assert [pair for pair in ALLOWED if pair[0] and pair not in foreign] == [], "no longer used"


def test_argparse_still_has_what_the_parser_needs() -> None:
    parser = build_parser(CliTexts("en"), list(COMMANDS))
    flags = {flag for argument in parser.arguments for flag in argument.option_strings}
    assert {"--help", "--version", "--lang"} <= flags, "argparse no longer lists arguments in `_actions`"
    assert set(COMMANDS) <= {name for name, _ in parser.commands}, "argparse no longer has commands as `choices`"
    assert "_(" in inspect.getsource(argparse), "argparse no longer translates through `_`"
    assert "_" in vars(argparse), "argparse no longer translates through `_`"
