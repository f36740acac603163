"""Who is at which table, as the database has it. Those who come and go at the same time are written down together."""

from collections.abc import Sequence
from typing import Any

from sortilege.server.db.group_commit import Batch

DELETE = "delete from presence where table_id = :table_id and seat = :seat and process in (:process, :left)"
INSERT = "insert into presence (table_id, seat, process, until) values (:table_id, :seat, :name, :until)"
Rows = list[dict[str, Any]]


def left_by(process: str) -> str:
    """By which the presence of those is kept who were at this process and have left."""
    return f"left {process}"


def rows(table: str, seats: Sequence[int], process: str, here: bool, until: float) -> Rows:
    """These seats have a socket open at this process, or have none there any longer.

    When they left stays, under a name that no sign of life moves; but when an onlooker left, nobody will ask.
    """
    left = left_by(process)
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


def latest(batch: Batch) -> tuple[Rows, Rows]:
    """What goes and what is written instead: of somebody who came and went at once, only the last counts."""
    last = {(row["table_id"], row["seat"], row["process"]): row for one in batch for row in one.lines}
    return list(last.values()), [row for row in last.values() if row["name"] is not None]
