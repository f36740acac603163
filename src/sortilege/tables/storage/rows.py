"""A table and the lines of its log as rows of values, and out of them again. What cannot be read harms nothing else."""

import contextlib
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from sortilege.core.record import Upgrade
from sortilege.tables.live.table_game import Entry, Row
from sortilege.tables.logs import log
from sortilege.tables.refusals import Unreadable
from sortilege.tables.rooms.room import unpack
from sortilege.tables.storage.store import Saved


def saved(row: Mapping[Any, Any]) -> Saved:
    """A table from its row; raises Unreadable."""
    try:
        room = unpack(row["room"])
        upgrades = msgspec.msgpack.decode(row["upgrades"], type=tuple[Upgrade, ...])
    except (msgspec.MsgspecError, ValueError, AttributeError) as error:
        log("table_unreadable", table=row["id"], why=str(error)[:200])
        raise Unreadable("server-unreadable") from None
    return Saved(
        id=row["id"],
        rev=row["rev"],
        n=row["n"],
        room=room,
        snapshot=row["snapshot"],
        base=row["base"],
        upgrades=upgrades,
        changed=row["changed"],
    )


def readable(row: Mapping[Any, Any]) -> Saved | None:
    """The same in a list, which must not fail because of one of its rows."""
    with contextlib.suppress(Unreadable):
        return saved(row)
    return None


def entry(row: Mapping[Any, Any]) -> Entry:
    return Entry(
        n=row["n"],
        seat=row["seat"],
        id=row["id"],
        answered=row["answered"],
        quiet=bool(row["quiet"]),
        undone=row["undone"],
        rows=events(row),
    )


def events(row: Mapping[Any, Any]) -> tuple[Row, ...]:
    """What a choice led to; only words are lost with it, for the game is played from the choices."""
    try:
        return msgspec.msgpack.decode(row["events"], type=tuple[Row, ...])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        log("entry_unreadable", table=row["table_id"], n=row["n"], why=str(error)[:200])
        return ()


def line(table: str, one: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "n": one.n,
        "seat": one.seat,
        "id": one.id,
        "answered": one.answered,
        "quiet": one.quiet,
        "undone": one.undone,
        "events": msgspec.msgpack.encode(one.rows),
        "at": time.time(),
    }
