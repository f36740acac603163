"""The rows that a browser stores, each a key and bytes.

A choice writes its table's row and its own log row, so it writes little no matter how long the game is. Which bots are
thinking and who is present is not stored: opening a table again wakes its bots.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from sortilege.tables.storage.game_results import GameResult

FORMAT = 2  # increase it when the rows below change; tests/local/rows has an example of every format ever released
Row = tuple[str, bytes]
RowChanges = Sequence[tuple[str, bytes | None]]  # None deletes the row
Keep = Callable[[RowChanges], Awaitable[None]]  # stores all changes or none, durably
# Seconds since 1970. Rows may come from a file; an infinite time would set the clocks of all other tables.
Timestamp = Annotated[float, Meta(ge=0, lt=1e11)]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its log."""

    id: str
    rev: int
    n: int
    phase: str
    open: bool
    room: bytes
    snapshot: bytes | None
    base: bytes | None
    upgrades: bytes
    changed: Timestamp
    due: Timestamp | None
    holds: tuple[tuple[int, str], ...]  # seat and holder


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log."""

    table_id: str
    n: int
    seat: int
    id: str
    answered: int
    quiet: bool
    undone: int
    events: bytes
    at: Timestamp


class ChatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's chat."""

    table_id: str
    n: int
    holder: str
    seat: int
    name: str
    at: Timestamp
    text: str


ROW_TYPES: dict[str, type] = {
    "table": TableRow, "entry": LogRow, "talk": ChatRow, "review": bytes, "result": GameResult, "setting": str
}  # fmt: skip


class NewerFormatError(Exception):
    """A later release has written these rows, and this one cannot read them."""


def row_key(kind: str, *names: str | int) -> str:
    """Return the key of a row. Numbers are padded so that keys sort in numeric order."""
    return "/".join((kind, *(f"{name:08}" if isinstance(name, int) else name for name in names)))


def parse_key(key: str) -> tuple[str, str, int]:
    """Return the kind, name and number (0 if none) of a row; raises ValueError for an unknown key."""
    kind, _, rest = key.partition("/")
    if kind not in ROW_TYPES or not rest:
        raise ValueError(f"unknown row key {key!r}")
    if kind in ("table", "result", "setting"):
        return kind, rest, 0
    name, _, number = rest.rpartition("/")
    return kind, name, int(number)
