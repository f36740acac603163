"""Make a choice: decide it in memory, persist it, publish it.

Every choice takes this path under its table's lock: a person's (`choose`), a bot's, and the one that a table plays by
itself (`commit`). Nothing is acknowledged or sent before it is stored.
"""

import time

from sortilege.core.record import TAKE_BACK, UNDO
from sortilege.tables import steady_clock
from sortilege.tables.identity import Caller
from sortilege.tables.live.client import Client
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.table_access import TableAccess, pick_seat
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.live.table_writer import MAX_WRITE_ATTEMPTS, Actor, TableWriter
from sortilege.tables.protocol.play import ChooseRequest, MoveRequest, TakeBackRequest
from sortilege.tables.protocol.socket import RequestAccepted
from sortilege.tables.refusals import NotNow, NotThere, Stale, Unavailable, Unreadable
from sortilege.tables.rooms import clocks, room_lifecycle, seating
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.storage.store import Conflict, LogEntry

MAX_STEPS_BACK = 50  # take-backs and undos of a seat, until the game goes on for good
MAX_STEPS_BACK_IN_GAME = 1000  # of a seat; so the log of a game stays short enough to be replayed
MAX_ENTRIES_SINCE_ANSWER = 10_000  # within which a repeated request is recognized


class ChoicePipeline:
    """Takes choices, take-backs and undos from request to acknowledgement."""

    def __init__(self, access: TableAccess, writer: TableWriter) -> None:
        self.access = access
        self.tables = access.tables
        self.writer = writer

    async def choose(
        self, caller: Caller, id: str, request: MoveRequest, client: Client | None = None
    ) -> RequestAccepted:
        """Make a batch of choices, a take-back or an undo; raises Stale, Illegal or NotNow.

        A client knows its seats, which saves a query. If it has lost one since, the write and the choice fail.
        """
        async with self.tables.at(id) as live:
            for _ in range(MAX_WRITE_ATTEMPTS):
                mine = client.usable_seats(live.room) if client else await self._seats(caller, live)
                seat = pick_seat(mine, request.seat)
                try:
                    now, entries = await self._decide(live, seat, request)
                    await self.commit(live, entries, now, (caller, seat))
                    return RequestAccepted(ref=request.ref, version=live.version(seat), made=len(entries))
                except Conflict:
                    await self.writer.sync.restore_after_conflict(live)
                    client = None  # the database knows who holds the seat now
                except (Stale, NotNow):  # also the last choice of a game, sent again after its end
                    if done := await self._acknowledge_repeat(live, seat, request):
                        return done
                    raise
        raise Unavailable("server-quicker", retry_after=0.2)

    async def _seats(self, caller: Caller, live: LiveTable) -> tuple[int, ...]:
        """Return the caller's seats; raises NotThere if this caller may not know of the table."""
        mine, host = await self.access.seats_of(caller, live.id)
        if not (mine or host or live.room.spectators):
            raise NotThere("server-no-table")
        return mine

    async def _decide(self, live: LiveTable, seat: int, request: MoveRequest) -> tuple[float, list[LogEntry]]:
        """Apply the request to the game in memory; return when, and its log entries."""
        game = game_in_play(live)
        if request.version > game.version(seat):
            await self.writer.sync.refresh(live)  # the caller has seen another process's change before this process has
            game = game_in_play(live)
        check_player_active(live.room, seat)
        live.last_visit = time.monotonic()
        now = steady_clock.now()
        if not isinstance(request, ChooseRequest) and (refusal := too_many_steps_back(live.room.seats[seat])):
            game.check_version(seat, request.version)  # a repeated request has been carried out
            raise refusal
        if isinstance(request, ChooseRequest):
            entries = game.choose(seat, request.ids, request.version)
        elif isinstance(request, TakeBackRequest):
            entries = game.take_back(seat, request.version)
            clocks.take_back_time(live.room, seat, 0)
        else:
            choices = game.undoable_choices
            entries = game.undo(seat, request.version)
            clocks.take_back_time(live.room, seat, choices)
        if not isinstance(request, ChooseRequest):
            live.room.seats[seat].steps_back += 1
            live.room.seats[seat].steps_back_in_game += 1
        seating.end_stand_in(live.room, seat, now)
        return now, entries

    async def commit(self, live: LiveTable, entries: list[LogEntry], now: float, by: Actor | None = None) -> None:
        """Settle clocks and the end of the game, persist the entries, publish them; raises Conflict."""
        settle(live, entries, now)
        change = await self.writer.persist(live, tuple(entries), by=by)
        await self.writer.publish(live, change)

    async def _acknowledge_repeat(self, live: LiveTable, seat: int, request: MoveRequest) -> RequestAccepted | None:
        """Acknowledge a request again if it was accepted before, as far as its batch went."""
        since = max(0, live.n - MAX_ENTRIES_SINCE_ANSWER)
        before = await self.tables.store.answers(live.id, seat, request.version, since)
        if isinstance(request, ChooseRequest):
            same = bool(before) and before == request.ids[: len(before)]
        else:
            same = before == [TAKE_BACK if isinstance(request, TakeBackRequest) else UNDO]
        return (
            RequestAccepted(ref=request.ref, version=live.version(seat), made=len(before), repeated=True)
            if same
            else None
        )


def settle(live: LiveTable, entries: list[LogEntry], now: float) -> None:
    """Move the clocks on after these entries, and finish the room if they ended the game."""
    undone = any(entry.id == UNDO for entry in entries)
    moved = [entry.seat for entry in entries if not entry.quiet and entry.id not in (TAKE_BACK, UNDO)]
    undoable = live.game is not None and live.game.undoable_choices > 0
    clocks.switch_clocks(live.room, live.open_seats(), moved, now, undoable, undone)
    if live.game and live.game.state.over:
        room_lifecycle.finish(live.room, "finished", now)
    live.room.undo_asked = None
    if any(entry.id not in (TAKE_BACK, UNDO) for entry in entries):
        allow_steps_back(live)


def too_many_steps_back(seat: Seat) -> NotNow | None:
    """Return why this seat may not take back or undo; None if it may."""
    if seat.steps_back_in_game >= MAX_STEPS_BACK_IN_GAME:
        return NotNow("server-steps-back-in-game", most=MAX_STEPS_BACK_IN_GAME)
    if seat.steps_back >= MAX_STEPS_BACK:
        return NotNow("server-steps-back", most=MAX_STEPS_BACK)
    return None


def allow_steps_back(live: LiveTable) -> None:
    """Once no choice can be undone or taken back, give every seat its steps back again."""
    counting = any(seat.steps_back for seat in live.room.seats)
    if counting and live.game and not live.game.undoable_choices and not live.game.has_sealed_choices():
        for seat in live.room.seats:
            seat.steps_back = 0


def check_player_active(room: Room, seat: int) -> None:
    """Raise NotNow if this seat's player has resigned, or ran out of time for this choice."""
    if room.seats[seat].stand_in == "resigned":
        raise NotNow("server-resigned")
    if room.seats[seat].stand_in == "clock":
        raise NotNow("server-time-out")


def game_in_play(live: LiveTable) -> TableGame:
    """Return the game if choices can be made in it now; raises NotNow or Unreadable."""
    if live.room.phase == "paused":
        raise NotNow("server-paused")
    if live.room.phase == "over":
        raise NotNow("server-over")
    if live.unreadable:
        raise Unreadable("server-unreadable-game")
    if live.game is None:
        raise NotNow("server-not-started")
    return live.game
