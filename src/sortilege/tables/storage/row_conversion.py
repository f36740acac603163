"""Conversion between tables, log entries and rows of column values. Damaged data affects only its own row."""

import contextlib
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from sortilege.core.errors import BadSave
from sortilege.core.record import Upgrade
from sortilege.tables.logs import log_summed
from sortilege.tables.refusals import Unreadable
from sortilege.tables.rooms.room import unpack
from sortilege.tables.storage.store import EventRow, LogEntry, SavedTable


def saved_table(row: Mapping[Any, Any]) -> SavedTable:
    """Return the table stored in a row; raises Unreadable."""
    try:
        room = unpack(row["room"])
        upgrades = msgspec.msgpack.decode(row["upgrades"], type=tuple[Upgrade, ...])
    except (BadSave, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        log_summed("table_unreadable", table=row["id"], why=str(error)[:200])
        raise Unreadable("server-unreadable") from None
    return SavedTable(
        id=row["id"],
        rev=row["rev"],
        n=row["n"],
        room=room,
        snapshot=row["snapshot"],
        base=row["base"],
        upgrades=upgrades,
        changed=row["changed"],
    )


def readable_table(row: Mapping[Any, Any]) -> SavedTable | None:
    """Return the table, or None if it is damaged: one bad row must not fail a whole list."""
    with contextlib.suppress(Unreadable):
        return saved_table(row)
    return None


def log_entry(row: Mapping[Any, Any]) -> LogEntry:
    return LogEntry(
        n=row["n"],
        seat=row["seat"],
        id=row["id"],
        answered=row["answered"],
        quiet=bool(row["quiet"]),
        undone=row["undone"],
        rows=event_rows(row),
    )


def event_rows(row: Mapping[Any, Any]) -> tuple[EventRow, ...]:
    """Return the events of a log entry; none if damaged, which loses only text: replay needs the choices alone."""
    try:
        return msgspec.msgpack.decode(row["events"], type=tuple[EventRow, ...])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        log_summed("entry_unreadable", table=row["table_id"], n=row["n"], why=str(error)[:200])
        return ()


def log_row(table: str, entry: LogEntry) -> dict[str, Any]:
    return {
        "table_id": table,
        "n": entry.n,
        "seat": entry.seat,
        "id": entry.id,
        "answered": entry.answered,
        "quiet": entry.quiet,
        "undone": entry.undone,
        "events": msgspec.msgpack.encode(entry.rows),
        "at": time.time(),
    }
