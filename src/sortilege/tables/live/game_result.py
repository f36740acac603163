"""The result of a game that has just ended, as the transaction that ends it stores it."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from sortilege.core.engine.machine import Machine
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.save.weights import weights_version
from sortilege.tables.live.game_record import MAX_REPLAYED_STEPS
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.logs import log_failure
from sortilege.tables.protocol.history import Ending, StandIn, Start
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.game_results import GameResult, SeatResult
from sortilege.tables.storage.store import EventRow, LogEntry, Store


async def result_to_store(store: Store, live: LiveTable, entries: Sequence[LogEntry], now: float) -> GameResult | None:
    """Return the result if the game has ended and its result is not stored yet; marks the room as counted.

    `entries` are about to be written with it, and `now` is the wall-clock time.
    """
    room, game = live.room, live.game
    if room.phase != "over" or room.counted:
        return None
    room.counted = True
    if game is None:
        return None  # no game began, or it cannot be read
    short = game.n <= MAX_REPLAYED_STEPS
    log = [*await store.entries(live.id), *entries] if short else []
    return game_result(live.id, room, game, standing_events(log), now)


def game_result(id: str, room: Room, game: TableGame, rows: Sequence[EventRow], now: float) -> GameResult:
    """Return the result of a game; `rows` are its events, or nothing if they are too many to read."""
    rules, state = game.rules, game.state
    points = [int(one) for one in rules.scores(state)]
    winners = rules.winners(state) if room.ending == "finished" else []
    places = seat_places(room, points, winners)
    seats = []
    for at, seat in enumerate(room.seats):
        place = places[at]
        sources, cards = seat_details(rules, state, rows, at)
        seats.append(
            SeatResult(
                seat=at,
                bot=seat.bot if seat.kind == "bot" else "",
                program=seat.program,
                name=seat.name,
                place=place,
                points=points[at],
                sources=sources,
                cards=cards,
                seconds=seat.thought,
                won=None if place is None else place == 1 and seat.stand_in != "resigned",
                stand_in=cast("StandIn", seat.stand_in),
            )
        )
    return GameResult(
        id=id,
        game=room.game,
        at=now,
        options=room.options,
        rules=room.rules,
        weights=weights_version(room.game),
        players=len(seats),
        start=start_of(room),
        ending=cast("Ending", room.ending),
        daily=room.daily,
        rated=room.rated,
        choices=game.n,
        rounds=int(getattr(state, kit(room.game).turn, 0)),
        seats=tuple(seats),
    )


def start_of(room: Room) -> Start:
    if room.begins is not None:
        return "position"
    return "deal" if room.deal is None else "numbered"


def seat_places(room: Room, points: Sequence[int], winners: Sequence[int]) -> list[int | None]:
    """Return each seat's place, from 1; ties share a place. None for every seat if the game has no winner.

    In a finished game the winners share the first place, and points decide the others. In a solo game, a player who
    did not win is second. In a game that ended because the others resigned, those who stayed come first, by points.
    """
    seats = range(len(points))
    if room.ending == "finished" and len(points) == 1:
        return [1 if winners else 2]
    if room.ending == "finished":
        ranks = [(at in winners, 0 if at in winners else points[at]) for at in seats]
    elif room.ending == "resigned":
        stayed = [seat.stand_in != "resigned" for seat in room.seats]
        ranks = [(stayed[at], points[at] if stayed[at] else 0) for at in seats]
    else:
        return [None for _ in seats]
    return [1 + sum(other > ranks[at] for other in ranks) for at in seats]


def standing_events(entries: Iterable[LogEntry]) -> list[EventRow]:
    """Return the events of a log without those that were undone."""
    rows: list[EventRow] = []
    for entry in entries:
        if entry.undone:
            del rows[-entry.undone :]
        rows += entry.rows
    return rows


def seat_details(
    rules: Rules, state: Machine, rows: Sequence[EventRow], seat: int
) -> tuple[dict[str, int], dict[str, int]]:
    """Return a seat's points by source, and the cards it played.

    A game from another package may fail here; the result is then stored without them.
    """
    one: Any = kit(rules.name)
    try:
        explainer = one.explainer
        sources = explainer.tracks(state, seat) if explainer else {}
        events = [rules.event(row, seat) for row in rows]
        return sources, one.cards_played(events, state, seat) if rows else {}
    except Exception as error:
        log_failure("result_without_details", error, game=rules.name)
        return {}, {}
