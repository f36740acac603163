"""One small change of a game's tables, such as a cost that is one higher."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import ROW

Patches = tuple[tuple[str, int, int], ...]  # table, place, new value
Change = tuple[str, Patches]  # what is changed, in words, and how


@dataclass(frozen=True)
class Mutant:
    """What is changed, in words and in the tables; `card` is empty for the rules themselves."""

    card: str
    what: str
    patches: Patches

    def __str__(self) -> str:
        return f"{self.card}: {self.what}" if self.card else self.what


def patch(tables: Mapping[str, Any], patches: Patches) -> Patches:
    """Write the new values; returns the patches that undo it."""
    undo = tuple((name, at, int(tables[name][at])) for name, at, _ in patches)
    for name, at, value in patches:
        tables[name][at] = value
    return undo


def removal(code: vec[i64], row: int) -> Patches:
    """A row of the table CODE removed: those after it, up to the empty one that ends the program, move up by one."""
    patches: list[tuple[str, int, int]] = []
    while code[row * ROW] != 0:
        patches += [("CODE", row * ROW + k, int(code[(row + 1) * ROW + k])) for k in range(ROW)]
        row += 1
    return tuple(patches)
