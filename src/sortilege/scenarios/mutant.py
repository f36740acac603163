"""One small change of a game's tables, such as a cost that is one higher."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Mutant:
    """What is changed, in words and as (table, place, new value); `card` is empty for the rules themselves."""

    card: str
    what: str
    patches: tuple[tuple[str, int, int], ...]

    def __str__(self) -> str:
        return f"{self.card}: {self.what}" if self.card else self.what


def patch(tables: Mapping[str, Any], patches: tuple[tuple[str, int, int], ...]) -> tuple[tuple[str, int, int], ...]:
    """Write the new values; returns the patches that undo it."""
    undo = tuple((name, at, int(tables[name][at])) for name, at, _ in patches)
    for name, at, value in patches:
        tables[name][at] = value
    return undo
