"""Mutants of the code: each changes one comparison, number, condition, call or statement of a function."""

import ast
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from types import CodeType
from typing import Any

COMPARISON_SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATOR_SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTION_SWAPS = {"min": "max", "max": "min"}
# Calls that record events. Removing one is tried; its arguments stay, because they are not rules of play.
EVENT_CALLS = ("tell", "tell_by", "learn")
# A row that returns WAIT too early or too late runs again and returns it again, so CALL in its place is equivalent.
WAIT_NAME = "WAIT"
NOTHING = "nothing"


@dataclass(frozen=True)
class CodeMutant:
    """A changed function. `change` shows the statement before and after; it survives when lines move."""

    module: str  # full name
    file: str  # path inside the game's engine: `verbs/turn`
    function: str  # `name` or `Class.name`
    change: str
    number: int  # index among the mutants of its module
    lines: tuple[int, ...]  # of the statement; a story that reaches none of them cannot detect the change

    @property
    def place(self) -> str:
        return f"{self.file} {self.function}"

    def __str__(self) -> str:
        return f"{self.place}, line {self.lines[0]}: {self.change}"


@dataclass(frozen=True)
class NodeSlot:
    """Where a node is held: a field of another node, or an index in a list."""

    holder: Any
    key: str | int

    def get(self) -> Any:
        return self.holder[self.key] if isinstance(self.key, int) else getattr(self.holder, self.key)

    def put(self, node: ast.AST) -> None:
        if isinstance(self.key, int):
            self.holder[self.key] = node
        else:
            setattr(self.holder, self.key, node)


def is_label(node: ast.AST) -> bool:
    """Whether a number only has to differ from others: a register of a frame (f + A), or −1 for none."""
    match node:
        case ast.BinOp(left=ast.Name(id="f")) | ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return True
    return False


def slots(node: ast.AST, without: Collection[str] = ()) -> Iterator[NodeSlot]:
    """Yield the slots of all nodes inside this one."""
    for name, value in ast.iter_fields(node):
        if name in without:
            continue
        places = (
            [NodeSlot(value, at) for at in range(len(value))] if isinstance(value, list) else [NodeSlot(node, name)]
        )
        for place in places:
            if isinstance(place.get(), ast.AST) and not is_label(place.get()):
                yield place
                yield from slots(place.get())


def statements(body: list[ast.stmt]) -> Iterator[NodeSlot]:
    for at, statement in enumerate(body):
        yield NodeSlot(body, at)
        for name in ("body", "orelse"):
            yield from statements(getattr(statement, name, []))


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield functions and methods with their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def negate(test: ast.expr) -> ast.expr:
    return (
        test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)
    )


def plus(value: ast.expr, by: int) -> ast.expr:
    return ast.BinOp(value, ast.Add() if by > 0 else ast.Sub(), ast.Constant(1))


def with_fields(node: Any, **changed: object) -> Any:
    """Copy a node with some fields changed."""
    twin = copy(node)
    for name, value in changed.items():
        setattr(twin, name, value)
    return twin


def variants(node: ast.AST, numbers: Collection[str]) -> Iterator[ast.AST]:
    """Yield the replacements of a node; `numbers` are the names of integer constants."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARISON_SWAPS:
            yield with_fields(node, ops=[COMPARISON_SWAPS[type(op)]()])
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in OPERATOR_SWAPS:
            yield with_fields(node, op=OPERATOR_SWAPS[type(op)]())
        case ast.BoolOp(op=op):
            yield with_fields(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.If() | ast.While() | ast.IfExp():
            yield with_fields(node, test=negate(node.test))
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value > 1:
                yield ast.Constant(value - 1)
        case ast.Name(id=name, ctx=ast.Load()) if name in numbers and name != WAIT_NAME:
            yield plus(node, 1)
        case ast.Call(func=ast.Name(id="range"), args=[*before, stop]):
            yield with_fields(node, args=[*before, plus(stop, -1)])
            if before:
                yield with_fields(node, args=[plus(before[0], 1), *before[1:], stop])
        case ast.Call(func=ast.Name(id=name)) if name in FUNCTION_SWAPS:
            yield with_fields(node, func=ast.Name(FUNCTION_SWAPS[name], ast.Load()))


def is_removable(statement: ast.stmt, known: set[str]) -> bool:
    """Whether to try removing the statement; without a name's first assignment nothing would run."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name in known
        case ast.Expr(value=ast.Constant()):
            return False  # a docstring
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.Return() | ast.Break() | ast.Continue():
            return True
    return False


def is_event_call(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name in EVENT_CALLS
    return False


def is_step_marker(statement: ast.stmt) -> bool:
    """Whether the statement only marks progress inside a row: s.stack[f + STEP] = 1."""
    match statement:
        case ast.Assign(targets=[ast.Subscript(slice=ast.BinOp(left=ast.Name(id="f"), right=ast.Name(id="STEP")))]):
            return True
    return False


def header(statement: ast.stmt) -> str:
    """Show a statement on one line, without its nested statements."""
    if isinstance(statement, ast.Pass):
        return NOTHING
    if hasattr(statement, "body"):
        statement = with_fields(statement, body=[ast.Pass()], orelse=[])
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]


def node_changes(function: ast.FunctionDef, numbers: Collection[str]) -> Iterator[tuple[ast.stmt, NodeSlot, ast.AST]]:
    """Yield every change of a function: its statement, the slot and the new node."""
    known = {argument.arg for argument in function.args.args}
    for place in statements(function.body):
        statement: ast.stmt = place.get()
        for variant in variants(statement, numbers):
            yield statement, place, variant
        for inner in (
            ()
            if is_event_call(statement) or is_step_marker(statement)
            else slots(statement, ("body", "orelse", "annotation"))
        ):
            for variant in variants(inner.get(), numbers):
                yield statement, inner, variant
        if is_removable(statement, known) and statement is not function.body[-1]:
            yield statement, place, ast.Pass()
        known |= {target.id for target in ast.walk(statement) if isinstance(target, ast.Name)}


@contextmanager
def replace_node(place: NodeSlot, node: ast.AST) -> Iterator[None]:
    before = place.get()
    place.put(node)
    try:
        yield
    finally:
        place.put(before)


class MutableSource:
    """A module's source and the mutants of its functions."""

    def __init__(self, module: str, file: str, text: str, numbers: Collection[str]) -> None:
        self.module = module
        self.tree = ast.parse(text)
        self.mutants: list[CodeMutant] = []
        self.found: list[tuple[NodeSlot, ast.AST]] = []
        occurrences: Counter[tuple[str, str]] = Counter()
        for name, function in functions(self.tree):
            for statement, place, node in node_changes(function, numbers):
                before = header(statement)
                lines = (statement.lineno, *range(statement.lineno + 1, last_line(statement) + 1))
                whole = place.get() is statement
                with replace_node(place, node):
                    change = f"{before} → {header(node if whole else statement)}"  # type: ignore[arg-type]  # a statement
                occurrences[name, change] += 1
                if occurrences[name, change] > 1:
                    change += f" ({occurrences[name, change]})"
                self.mutants.append(CodeMutant(module, file, name, change, len(self.found), lines))
                self.found.append((place, node))

    def code(self, mutant: CodeMutant) -> CodeType:
        """Compile the changed function."""
        place, node = self.found[mutant.number]
        with replace_node(place, node):
            *around, name = mutant.function.split(".")
            (function,) = (one for where, one in functions(self.tree) if where == mutant.function)
            body: ast.stmt = with_fields(function, decorator_list=[])
            for outer in around:  # a method needs its class around it
                body = ast.ClassDef(outer, [], [], [body], [])
            tree = ast.fix_missing_locations(ast.Module([body], []))
            code = compile(tree, mutant.module, "exec")
        for inside in (*around, name):
            (code,) = (one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == inside)
        return code


def last_line(statement: ast.stmt) -> int:
    """The last line of the statement itself, without nested statements."""
    inner: list[ast.stmt] = getattr(statement, "body", [])
    return max(statement.lineno, inner[0].lineno - 1) if inner else statement.end_lineno or statement.lineno
