"""Rows of the presence table. Arrivals and departures at the same time are written together."""

from collections.abc import Sequence
from typing import Any

from sortilege.server.db.group_commit import Batch

DELETE_PRESENCE = "delete from presence where table_id = :table_id and seat = :seat and process in (:process, :left)"
INSERT_PRESENCE = "insert into presence (table_id, seat, process, until) values (:table_id, :seat, :name, :until)"
Rows = list[dict[str, Any]]


def departed_from(process: str) -> str:
    """Return the process name under which departures from this process are stored."""
    return f"left {process}"


def presence_rows(table: str, seats: Sequence[int], process: str, here: bool, until: float) -> Rows:
    """Return the rows for seats that have a socket open at this process, or no longer have one.

    The time of a departure stays, under a name that heartbeats do not extend. Departures of onlookers are not stored.
    """
    left = departed_from(process)
    return [
        {
            "table_id": table,
            "seat": seat,
            "process": process,
            "left": left,
            "name": process if here else left if seat >= 0 else None,
            "until": until,
        }
        for seat in seats
    ]


def latest_rows(batch: Batch) -> tuple[Rows, Rows]:
    """Return the rows to delete and to insert; of several changes of one seat, only the last counts."""
    last = {(row["table_id"], row["seat"], row["process"]): row for one in batch for row in one.lines}
    return list(last.values()), [row for row in last.values() if row["name"] is not None]
