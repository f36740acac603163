"""Persist and publish changes of live tables.

The log in the database is the truth. A change is decided in memory under the table's lock, persisted in one
transaction, and only then acknowledged and published. If persisting fails, the memory is discarded and read again.
"""

import time
from collections.abc import Callable
from typing import TypeVar

from sortilege.tables import steady_clock
from sortilege.tables.identity import Caller, Hold, SeatChange
from sortilege.tables.live.game_result import result_to_store
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.presenter import publish, publish_snapshots
from sortilege.tables.live.process_sync import TableSync
from sortilege.tables.live.revocation import recheck_clients
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.refusals import NotAllowed, Unavailable
from sortilege.tables.rooms import clocks, seating
from sortilege.tables.storage.store import Conflict, LogEntry, TableChange
from sortilege.tables.table_signals import TableSignals

CLAIM_SECONDS = 10.0  # how long a process has a table's bots to itself
MAX_WRITE_ATTEMPTS = 5  # when other processes keep writing first

Actor = tuple[Caller, int]  # who makes a choice, and for which seat
T = TypeVar("T")


class TableWriter:
    """Writes what was decided at a live table, then publishes it."""

    def __init__(self, tables: TablesInMemory, sync: TableSync, signals: TableSignals) -> None:
        self.tables = tables
        self.sync = sync
        self.signals = signals

    async def commit(
        self,
        live: LiveTable,
        entries: tuple[LogEntry, ...] = (),
        new_game: bool = False,
        by: Actor | None = None,
        seat_change: SeatChange | None = None,
    ) -> None:
        """Persist what was changed in memory, then publish it; raises Conflict."""
        await self.publish(live, await self.persist(live, entries, new_game, by, seat_change))

    async def persist(
        self,
        live: LiveTable,
        entries: tuple[LogEntry, ...] = (),
        new_game: bool = False,
        by: Actor | None = None,
        seat_change: SeatChange | None = None,
    ) -> TableChange:
        """Write a table's state and new log entries in one transaction.

        Raises Conflict if another process wrote first, or if `by` no longer holds the seat.
        """
        now = steady_clock.now()
        game = live.game if entries or new_game else None
        due = clocks.next_deadline(live.room, live.open_seats(), live.presence)
        bots = now if live.next_bot_seat() is not None and live.is_attended(now) else None
        result = await result_to_store(self.tables.store, live, entries, time.time())
        change = TableChange(
            id=live.id,
            rev=live.rev,
            room=live.room,
            n=live.n,
            due=due,
            bots=bots,
            claim=(self.tables.process, now + CLAIM_SECONDS) if bots is not None else None,
            snapshot=game.snapshot() if game else None,
            base=game.base if game else None,
            entries=entries,
            by=by,
            seat_change=seat_change,
            result=result,
        )
        await self.tables.store.save(change)
        if game:
            game.discard_snapshots()
        live.rev += 1
        live.stored_n = live.n
        self.tables.metrics.count("choices", len(entries))
        return change

    async def publish(self, live: LiveTable, change: TableChange) -> None:
        """Send clients what was written, notify absent players of their turn, and start bots that are due."""
        await recheck_clients(self.tables.store, live)
        publish(live, change.entries)
        self._notify_turns(live)
        if change.bots is not None:
            self.signals.bots_due.send(live.id)

    def _notify_turns(self, live: LiveTable) -> None:
        """In correspondence games, notify players who are not present that it is their turn."""
        if self.signals.notify_turn is None or clocks.absence_counts(live.room):
            return
        for at in live.open_seats():
            seat = live.room.seats[at]
            if seat.kind == "person" and not seat.told_turn and not live.room.acting_bot(at):
                seat.told_turn = True
                if live.presence.get(at, 0.0) <= steady_clock.now():
                    self.signals.turn_began(live.id, live.room, at)

    async def change_room(self, live: LiveTable, decide: Callable[[LiveTable], T], new_game: bool = False) -> T:
        """Decide a change of the room and commit it; after a conflict, decide again on the current room."""
        for _ in range(MAX_WRITE_ATTEMPTS):
            result = decide(live)
            try:
                await self.commit(live, new_game=new_game)
            except Conflict:
                await self.sync.restore_after_conflict(live)
                continue
            if new_game:
                publish_snapshots(live)
            return result
        raise Unavailable("server-quicker", retry_after=0.2)

    async def change_seats(
        self,
        live: LiveTable,
        decide: Callable[[LiveTable, list[Hold]], tuple[T, SeatChange]],
        by: Actor | None = None,
    ) -> T:
        """Like `change_room`, for changes that also affect who holds the seats; `decide` gets the current holders."""
        for _ in range(MAX_WRITE_ATTEMPTS):
            holders = await self.tables.store.holders(live.id)
            if by is not None and by[1] not in await self.tables.store.seats_of(by[0], live.id):
                raise NotAllowed("server-seat-lost")
            result, seat_change = decide(live, holders)
            seating.record_seat_change(live.room, holders, seat_change)
            try:
                await self.commit(live, by=by, seat_change=seat_change)
            except Conflict:
                await self.sync.restore_after_conflict(live)
                continue
            return result
        raise Unavailable("server-quicker", retry_after=0.2)
