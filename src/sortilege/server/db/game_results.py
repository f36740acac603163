"""Results of finished games in the database."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.db import schema
from sortilege.server.db.database import Database
from sortilege.tables.protocol.history import Audience
from sortilege.tables.rooms.display_names import account_key
from sortilege.tables.storage.game_results import (
    DECIDED,
    CountedGame,
    FinishedGame,
    GameFilter,
    GameResult,
    OtherSeat,
    SeatResult,
)

Row = dict[str, Any]
CARDS = msgspec.json.Decoder(dict[str, int])
MONTH_SECONDS = 30 * 86_400
MAX_FORGOTTEN_GAMES = 500  # in one call
GAMES_PER_STATEMENT = 500
# Locked, so that a guest who signs in at this moment takes the result along: see `Accounts.sign_in`.
SELECT_HOLDERS = """select h.seat, h.holder from holds h left join accounts a on a.id = h.holder
    where h.table_id = :table_id and h.seat >= 0 order by a.id is null, h.holder"""
# The tables of a result are those of a room, so a second result for one table is impossible but for damaged rows.
GAME_COLUMNS = [column.name for column in schema.games.columns]
INSERT_GAME = text(f"""insert into games ({", ".join(GAME_COLUMNS)})
    values ({", ".join(f":{name}" for name in GAME_COLUMNS)}) on conflict (id) do nothing""")
ANONYMOUS: Row = {"name": "", "folded": "", "deleted": True}


class GameResultStore(Database):
    async def finished_games(self, holder: str, where: GameFilter, limit: int) -> list[FinishedGame]:
        """Return games in which this holder has a seat, newest first, and all that ended as the last one did."""
        mine, games = schema.game_seats.c, schema.games.c
        # Distinct, because the holder may have several seats. One index has all of these columns.
        query = select(mine.at, mine.game_id).distinct().where(mine.holder == holder, *conditions(holder, where))
        query = query.order_by(mine.at.desc(), mine.game_id.desc())
        if where.game or where.players or where.decided:
            query = query.join(schema.games, games.id == mine.game_id)
        async with self.transaction() as db:
            rows = (await db.execute(query.limit(limit))).all()
            if len(rows) == limit:
                last = rows[-1].at
                rows = [row for row in rows if row.at != last]
                rows += (await db.execute(query.where(mine.at == last))).all()
            ids = [row.game_id for row in rows]
            found: dict[str, FinishedGame] = {}
            for some in parts(ids):
                found |= {one.result.id: one for one in await read_games(db, games.id.in_(some))}
        return [found[id] for id in ids]

    async def games_played(self, holder: str) -> dict[str, int]:
        """Return how many decided games of each kind a holder has played."""
        mine, games = schema.game_seats.c, schema.games.c
        query = select(games.game, func.count()).select_from(schema.game_seats)
        query = query.join(schema.games, games.id == mine.game_id).group_by(games.game)
        async with self.transaction() as db:
            rows = await db.execute(query.where(*decided_games_of(holder)))
            return {row[0]: row[1] for row in rows}

    async def counted_games(self, holder: str, game: str, limit: int) -> list[CountedGame]:
        """Return what statistics need of a holder's latest decided games, newest first."""
        mine, games = schema.game_seats.c, schema.games.c
        latest = select(mine.game_id, mine.seat, mine.at, mine.place, mine.won, mine.points, mine.cards, games.ending)
        latest = latest.join(schema.games, games.id == mine.game_id).where(games.game == game)
        latest = latest.where(*decided_games_of(holder)).order_by(mine.at.desc(), mine.game_id.desc()).limit(limit)
        own, other = latest.subquery(), schema.game_seats.alias().c
        seats = select(other.game_id, other.holder, other.bot, other.name, other.deleted, other.place)
        seats = seats.join(own, and_(other.game_id == own.c.game_id, other.seat != own.c.seat))
        async with self.transaction() as db:
            rows = (await db.execute(latest)).all()
            others: dict[str, list[OtherSeat]] = {}
            for id, who, bot, name, deleted, place in await db.execute(seats.order_by(other.game_id, other.seat)):
                others.setdefault(id, []).append(OtherSeat(who, bot, name, bool(deleted), place))
        return [
            CountedGame(
                at=row.at,
                whole=row.ending == "finished",
                place=row.place or 0,
                won=bool(row.won),
                points=row.points,
                cards=CARDS.decode(row.cards),
                others=tuple(others.get(row.game_id, ())),
            )
            for row in rows
        ]

    # Who may see whose games.

    async def audience(self, account: str) -> Audience:
        c = schema.accounts.c
        async with self.transaction() as db:
            found: Audience | None = (await db.execute(select(c.history).where(c.id == account))).scalar()
        return found or "self"

    async def set_audience(self, account: str, audience: Audience) -> None:
        async with self.transaction() as db:
            await db.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(history=audience))

    async def visible_players(self, viewer: str, holders: Sequence[str]) -> dict[str, str]:
        """Return the accounts among these holders whose games this viewer may see, with their names."""
        c = schema.accounts.c
        query = select(c.id, c.name).where(and_(c.id.in_(holders), seen_by(viewer)))
        async with self.transaction() as db:
            return {row.id: row.name for row in await db.execute(query)}

    async def visible_player(self, viewer: str, name: str) -> tuple[str, str] | None:
        """Return the account of this name, and the name as it is spelled, if the viewer may see its games."""
        c = schema.accounts.c
        query = select(c.id, c.name).where(and_(c.folded == account_key(name), seen_by(viewer)))
        async with self.transaction() as db:
            row = (await db.execute(query)).first()
        return None if row is None else (row.id, row.name)

    async def finished_game(self, id: str) -> FinishedGame | None:
        async with self.transaction() as db:
            return next(iter(await read_games(db, schema.games.c.id == id)), None)

    async def all_rated_games(self) -> list[GameResult]:
        """Return every rated game, oldest first; games that ended at the same time by id."""
        return await self._in_order(schema.games.c.rated)

    async def daily_results(self, game: str, day: int) -> list[GameResult]:
        """Return every result of a day's daily deal, in the order in which the games ended."""
        return await self._in_order(and_(schema.games.c.daily == day, schema.games.c.game == game))

    async def forget_guests_games(self, before: float) -> None:
        async with self.transaction() as db:
            await forget_guests_games(db, before)

    async def _in_order(self, condition: ColumnElement[bool]) -> list[GameResult]:
        async with self.transaction() as db:
            found = [one.result for one in await read_games(db, condition)]
        return sorted(found, key=lambda one: (one.at, one.id))


def seen_by(viewer: str) -> ColumnElement[bool]:
    """Match the accounts whose games this viewer may see."""
    c, theirs, own = schema.accounts.c, schema.game_seats.alias().c, schema.game_seats.alias().c
    together = select(own.seat).where(and_(own.game_id == theirs.game_id, own.holder == viewer)).exists()
    shared = select(theirs.seat).where(and_(theirs.holder == c.id, together)).exists()
    return or_(c.id == viewer, c.history == "all", and_(c.history == "partners", shared))


def decided_games_of(holder: str) -> Iterable[ColumnElement[bool]]:
    """Yield the conditions of the games that count in a holder's statistics."""
    yield schema.game_seats.c.holder == holder
    yield from conditions(holder, GameFilter(decided=True))


def conditions(holder: str, where: GameFilter) -> Iterable[ColumnElement[bool]]:
    """Yield the conditions of a filter on a game and on one seat of its holder."""
    mine, games, other = schema.game_seats.c, schema.games.c, schema.game_seats.alias().c
    not_own = or_(other.holder.is_(None), other.holder != holder)
    others = select(other.game_id).where(and_(other.game_id == mine.game_id, not_own))
    if where.game:
        yield games.game == where.game
    if where.players:
        yield games.players == where.players
    if where.opponent:
        yield others.where(other.folded.contains(account_key(where.opponent), autoescape=True)).exists()
    if where.bot:
        yield others.where(other.bot == where.bot).exists()
    if where.since > 0:
        yield mine.at >= where.since
    if where.until < float("inf"):
        yield mine.at < where.until
    if where.decided:
        yield and_(games.ending.in_(DECIDED), games.began != "position")
        own = select(other.game_id).where(and_(other.game_id == mine.game_id, other.seat != mine.seat))
        yield ~own.where(other.holder == holder).exists()


async def read_games(db: AsyncConnection, condition: ColumnElement[bool]) -> list[FinishedGame]:
    """Return the games that match, in no particular order."""
    games, seats, tables = schema.games, schema.game_seats, schema.tables
    query: Select[Any] = select(games, tables.c.id.label("table_id")).where(condition)
    query = query.outerjoin(tables, tables.c.id == games.c.id)
    rows = (await db.execute(query)).mappings().all()
    found: dict[str, list[SeatResult]] = {}
    inside = select(games.c.id).where(condition)
    ordered = select(seats).where(seats.c.game_id.in_(inside)).order_by(seats.c.game_id, seats.c.seat)
    for row in (await db.execute(ordered)).mappings():
        found.setdefault(row["game_id"], []).append(seat_result(row))
    return [FinishedGame(game_result(row, found.get(row["id"], [])), row["table_id"] is not None) for row in rows]


def seat_result(row: Mapping[Any, Any]) -> SeatResult:
    return SeatResult(
        seat=row["seat"],
        holder=row["holder"],
        bot=row["bot"],
        program=bool(row["program"]),
        name=row["name"],
        place=row["place"],
        points=row["points"],
        sources=msgspec.json.decode(row["sources"], type=dict[str, int]),
        cards=msgspec.json.decode(row["cards"], type=dict[str, int]),
        seconds=row["seconds"],
        won=None if row["won"] is None else bool(row["won"]),
        stand_in=row["stand_in"],
        deleted=bool(row["deleted"]),
    )


def game_result(row: Mapping[Any, Any], seats: Sequence[SeatResult]) -> GameResult:
    return GameResult(
        id=row["id"],
        game=row["game"],
        at=row["at"],
        options=msgspec.json.decode(row["options"], type=dict[str, str]),
        rules=row["rules"],
        weights=row["weights"],
        players=row["players"],
        start=row["began"],
        ending=row["ending"],
        daily=row["daily"],
        rated=bool(row["rated"]),
        choices=row["choices"],
        rounds=row["rounds"],
        seats=tuple(seats),
    )


async def insert_result(db: AsyncConnection, result: GameResult, postgres: bool) -> None:
    """Store a result for those who hold the seats now: if several hold one, an account rather than a guest."""
    lock = " for update of h" if postgres else ""
    holders: dict[int, str] = {}
    for seat, holder in (await db.execute(text(SELECT_HOLDERS + lock), {"table_id": result.id})).all():
        holders.setdefault(seat, holder)
    if (await db.execute(INSERT_GAME, game_row(result))).rowcount == 1:
        rows = [seat_row(result, seat, holders.get(seat.seat)) for seat in result.seats]
        await db.execute(insert(schema.game_seats), rows)


def game_row(result: GameResult) -> Row:
    row = msgspec.structs.asdict(result)
    del row["seats"]
    return row | {"began": row.pop("start"), "options": msgspec.json.encode(result.options).decode()}


def seat_row(result: GameResult, seat: SeatResult, holder: str | None) -> Row:
    changed: Row = {
        "game_id": result.id,
        "at": result.at,
        "holder": holder,
        "folded": account_key(seat.name),
        "sources": msgspec.json.encode(seat.sources).decode(),
        "cards": msgspec.json.encode(seat.cards).decode(),
    }
    return msgspec.structs.asdict(seat) | changed


async def transfer_results(db: AsyncConnection, session: str, account: str) -> None:
    """Give a guest's results to an account. Call it after the guest's seats have been given to it."""
    c = schema.game_seats.c
    await db.execute(update(schema.game_seats).where(c.holder == session).values(holder=account))


async def erase_player(db: AsyncConnection, holder: str) -> None:
    """Remove a player from all results. What other players' results need stays, without name and under a random id.

    Games in which no other person played are deleted.
    """
    c, other = schema.game_seats.c, schema.game_seats.alias().c
    person = and_(other.game_id == c.game_id, other.holder.is_not(None), ~other.deleted, other.holder != holder)
    alone = select(c.game_id).where(and_(c.holder == holder, ~select(other.seat).where(person).exists()))
    await delete_games(db, list((await db.execute(alone.distinct())).scalars()))
    erased = ANONYMOUS | {"holder": secrets.token_urlsafe(16)}
    await db.execute(update(schema.game_seats).where(c.holder == holder).values(erased))


async def delete_games(db: AsyncConnection, ids: Sequence[str]) -> None:
    for some in parts(ids):
        await db.execute(delete(schema.game_seats).where(schema.game_seats.c.game_id.in_(some)))
        await db.execute(delete(schema.games).where(schema.games.c.id.in_(some)))


def parts(ids: Sequence[str]) -> Iterable[Sequence[str]]:
    """Yield the ids in parts: a statement has a limited number of parameters."""
    for start in range(0, len(ids), GAMES_PER_STATEMENT):
        yield ids[start : start + GAMES_PER_STATEMENT]


async def forget_guests_games(db: AsyncConnection, before: float) -> None:
    """Delete results from before a time in which no account has a seat. Called often, so it looks back a month only."""
    games, seats = schema.games.c, schema.game_seats.c
    account = select(seats.seat).join(schema.accounts, schema.accounts.c.id == seats.holder)
    lapsed = and_(games.at >= before - MONTH_SECONDS, games.at < before, ~games.rated)
    query = select(games.id).where(lapsed, ~account.where(seats.game_id == games.id).exists())
    await delete_games(db, list((await db.execute(query.limit(MAX_FORGOTTEN_GAMES))).scalars()))


async def count_games(db: AsyncConnection, holder: str) -> tuple[int, int]:
    """Return how many decided games a holder has played, and how many of them they won."""
    mine, games = schema.game_seats.c, schema.games.c
    query = select(func.count(), func.count().filter(mine.won)).select_from(schema.game_seats)
    query = query.join(schema.games, games.id == mine.game_id)
    played, won = (await db.execute(query.where(*decided_games_of(holder)))).one()
    return played, won
