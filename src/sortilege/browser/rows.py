"""What a browser keeps: rows, each a key and some bytes.

A choice writes the head of its table and its own line of the log, so it writes little however long the game is. Which
bots think and who is there is not kept: whoever opens a table again wakes its bots.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

FORMAT = 1  # rises when the rows below change; tests/local/rows has an example of each that ever shipped
Row = tuple[str, bytes]
Written = Sequence[tuple[str, bytes | None]]  # None: this row goes
Keep = Callable[[Written], Awaitable[None]]  # all of them or none; they are safe when it returns
# Seconds since 1970. Rows may come from a file, and a table of no time would take all others' clock along.
Time = Annotated[float, Meta(ge=0, lt=1e11)]


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """A table apart from its log."""

    id: str
    rev: int
    n: int
    phase: str
    open: bool
    room: bytes
    snapshot: bytes | None
    base: bytes | None
    upgrades: bytes
    changed: Time
    due: Time | None
    holds: tuple[tuple[int, str], ...]  # seat and holder


class RowLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log."""

    table_id: str
    n: int
    seat: int
    id: str
    answered: int
    quiet: bool
    undone: int
    events: bytes
    at: Time


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's chat."""

    table_id: str
    n: int
    holder: str
    seat: int
    name: str
    at: Time
    text: str


KINDS: dict[str, type] = {"table": Head, "entry": RowLine, "talk": Spoken, "review": bytes, "setting": str}


class NewerFormatError(Exception):
    """A later release has kept these rows, and nobody here knows what it means by them."""


def named(kind: str, *names: str | int) -> str:
    """The key of a row. Numbers are padded, so that rows lie in their order."""
    return "/".join((kind, *(f"{name:08}" if isinstance(name, int) else name for name in names)))


def parted(key: str) -> tuple[str, str, int]:
    """Kind, name and number of a row; a row without a number has 0. Raises ValueError for a key that is none."""
    kind, _, rest = key.partition("/")
    if kind not in KINDS or not rest:
        raise ValueError(f"no row of ours has the key {key!r}")
    if kind in ("table", "setting"):
        return kind, rest, 0
    name, _, number = rest.rpartition("/")
    return kind, name, int(number)
