"""One small change of a game's tables, such as a cost raised by one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import ROW

Patches = tuple[tuple[str, int, int], ...]  # table, index, new value
Change = tuple[str, Patches]  # the description and the patches


@dataclass(frozen=True)
class Mutant:
    """A change in words and as patches; `card` is empty for a change of the rules themselves."""

    card: str
    what: str
    patches: Patches

    def __str__(self) -> str:
        return f"{self.card}: {self.what}" if self.card else self.what


def patch(tables: Mapping[str, Any], patches: Patches) -> Patches:
    """Write the new values; return the patches that restore the old ones."""
    undo = tuple((name, at, int(tables[name][at])) for name, at, _ in patches)
    for name, at, value in patches:
        tables[name][at] = value
    return undo


def removal(code: vec[i64], row: int) -> Patches:
    """Remove a row of the table CODE: the rows after it, up to the empty row that ends the program, move up by one."""
    patches: list[tuple[str, int, int]] = []
    while code[row * ROW] != 0:
        patches += [("CODE", row * ROW + k, int(code[(row + 1) * ROW + k])) for k in range(ROW)]
        row += 1
    return tuple(patches)
