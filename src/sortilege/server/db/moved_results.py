"""Step 7 of the migrations: the results of accounts become results of games.

Before, only the account, the game, the time and whether the account had won were stored. A table that is still there
tells the rest, except points.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.core.errors import BadSave
from sortilege.tables.rooms.display_names import account_key
from sortilege.tables.rooms.room import Room, unpack
from sortilege.tables.rooms.seating import ERASED_NAME

GAMES_PER_STATEMENT = 500
Row = dict[str, Any]

NEW_SEAT: Row = {
    "bot": "", "program": False, "place": None, "points": None, "sources": "{}", "cards": "{}", "seconds": None,
    "won": None, "stand_in": "", "deleted": False,
}  # fmt: skip


async def insert_rows(db: AsyncConnection, table: str, rows: Sequence[Row]) -> None:
    columns = ", ".join(rows[0])
    values = ", ".join(f":{name}" for name in rows[0])
    await db.execute(text(f"insert into {table} ({columns}) values ({values})"), rows)


async def move_results(db: AsyncConnection) -> None:
    """Copy everything from the table `results`, and drop it."""
    found = await db.execute(text("select account, table_id, game, won, at from results order by table_id, account"))
    by_table = {id: list(some) for id, some in groupby(found.mappings().all(), itemgetter("table_id"))}
    named = await db.execute(text("select id, name from accounts"))
    accounts: dict[str, str] = {row.id: row.name for row in named}
    ids = list(by_table)
    for start in range(0, len(ids), GAMES_PER_STATEMENT):
        some = ids[start : start + GAMES_PER_STATEMENT]
        rooms = await rooms_of(db, some)
        holders = await holders_of(db, some, accounts)
        games, seats = [], list[Row]()
        for id in some:
            room, choices = rooms.get(id, (None, 0))
            games.append(game_row(by_table[id], room, choices))
            seats += seat_rows(by_table[id], room, holders.get(id, {}), accounts)
        await insert_rows(db, "games", games)
        await insert_rows(db, "game_seats", seats)
    await db.execute(text("drop table results"))


def listed(ids: Sequence[str]) -> tuple[str, Row]:
    """Return the placeholders of a list in SQL, and their values."""
    values = {f"id{n}": id for n, id in enumerate(ids)}
    return ", ".join(f":{name}" for name in values), values


async def rooms_of(db: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[Room | None, int]]:
    """Return the readable rooms of these tables, with the lengths of their logs."""
    names, values = listed(ids)
    found: dict[str, tuple[Room | None, int]] = {}
    for id, room, n in (await db.execute(text(f"select id, room, n from tables where id in ({names})"), values)).all():
        try:
            found[id] = unpack(room), n
        except BadSave:
            found[id] = None, n
    return found


async def holders_of(db: AsyncConnection, ids: Sequence[str], accounts: Mapping[str, str]) -> dict[str, dict[int, str]]:
    """Return who holds each seat of these tables: if several do, an account rather than a guest."""
    names, values = listed(ids)
    query = f"select table_id, seat, holder from holds where seat >= 0 and table_id in ({names})"
    found: dict[str, dict[int, str]] = {}
    rows = (await db.execute(text(query), values)).all()
    for id, seat, holder in sorted(rows, key=lambda row: (row.holder not in accounts, row.holder)):
        found.setdefault(id, {}).setdefault(seat, holder)
    return found


def game_row(results: Sequence[Mapping[Any, Any]], room: Room | None, choices: int) -> Row:
    first = results[0]
    return {
        "id": first["table_id"],
        "game": first["game"],
        "at": first["at"],
        "options": msgspec.json.encode(room.options if room else {}).decode(),
        "rules": room.rules if room else 0,
        "weights": "",
        "players": len(room.seats) if room else 0,
        "began": "deal" if room is None or room.deal is None else "numbered",
        "ending": "finished",
        "daily": None,
        "rated": False,
        "choices": choices,
        "rounds": 0,
    }


def seat_rows(
    results: Sequence[Mapping[Any, Any]], room: Room | None, holders: Mapping[int, str], accounts: Mapping[str, str]
) -> Iterable[Row]:
    """Yield the seats of a room, or without one a seat for each account, in no known order."""
    won = {row["account"]: bool(row["won"]) for row in results}
    beside = {"game_id": results[0]["table_id"], "at": results[0]["at"]}
    seats = room.seats if room else []
    for at, seat in enumerate(seats):
        holder = holders.get(at)
        deleted = seat.name == ERASED_NAME
        result = won.pop(holder, None) if holder else None
        yield NEW_SEAT | beside | {
            "seat": at,
            "holder": secrets.token_urlsafe(16) if deleted else holder,
            "bot": seat.bot if seat.kind == "bot" else "",
            "program": seat.program,
            "name": "" if deleted else seat.name,
            "folded": "" if deleted else account_key(seat.name),
            "place": 1 if result else None,
            "won": result,
            "stand_in": seat.stand_in,
            "deleted": deleted,
        }  # fmt: skip
    for at, (account, result) in enumerate(won.items(), len(seats)):
        name = accounts.get(account, "")
        yield NEW_SEAT | beside | {
            "seat": at,
            "holder": account,
            "name": name,
            "folded": account_key(name),
            "place": 1 if result else None,
            "won": result,
            "deleted": not name,
        }  # fmt: skip
