"""Live tables: in and out of memory, and every change of one, from deciding it to storing and telling it.

The log in the database is the truth. A change is made in memory under the table's lock, written in one transaction, and
only then acknowledged and told. When writing fails, what is in memory is thrown away and read again.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from typing import Any, TypeVar

import msgspec

from sortilege.core.errors import BadChoice, NothingToUndo
from sortilege.core.record import AGREED_UNDO, TAKE_BACK, UNDO, Record, digest
from sortilege.tables import table_time
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange
from sortilege.tables.live.live_table import Client, LiveTable, turnovers
from sortilege.tables.live.loader import opened
from sortilege.tables.live.presenter import tell, tell_whole
from sortilege.tables.live.revocation import close_lost
from sortilege.tables.logs import log_failure
from sortilege.tables.metrics import Metrics
from sortilege.tables.protocol.socket import ChatLine, ChatUpdate
from sortilege.tables.refusals import Illegal, NotAllowed, NotNow, NotThere, Refused, Unavailable, Unreadable
from sortilege.tables.rooms import clocks, lobby, seating
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import Conflict, LogEntry, SavedTable, Store, TableChange

GONE = 1 << 62  # later than any revision: a table that is no longer in the database
CLAIM = 10.0  # seconds for which a process has a table's bots to itself
TRIES = 5  # to get a word in between other processes
IDLE = 60.0  # seconds after which a table that nobody looks at leaves the memory

Decided = TypeVar("Decided")
Step = Callable[[str], None]
By = tuple[Caller, int]  # whose choice it is, and for which seat
Turn = Callable[[str, Room, int], Coroutine[Any, Any, None]]


class TableRegistry:
    """All tables, as far as this process is concerned."""

    def __init__(self, store: Store, process: str, metrics: Metrics) -> None:
        self.store = store
        self.process = process
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.step_soon: Step = lambda id: None  # set by the steward, as is the next
        self.wake_bots: Step = lambda id: None
        self.tell_turn: Turn | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # In and out of memory.

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or from the database; raises NotThere."""
        if found := self.live.get(id):
            found.used = time.monotonic()
            return found
        async with self.loading.setdefault(id, asyncio.Lock()):
            if found := self.live.get(id):
                return found
            saved = await self.store.read(id)
            if saved is None:
                self.loading.pop(id, None)
                raise NotThere("server-no-table")
            live = await self._load(saved)
            live.seen = await self.store.presence(id)
            live.lines = await self.store.next_chat_line(id) if live.room.chat else 0
            self.live[id] = live
        self.loading.pop(id, None)
        return live

    async def _load(self, saved: SavedTable) -> LiveTable:
        live = await opened(self.store, saved)
        if live.sitting is None or live.upgrades == saved.upgrades or live.room.phase == "over":
            return live
        if live.unsaved and live.room.phase == "playing":
            clocks.switch_clocks(live.room, live.open_seats(), (), table_time.now(), undone=True)
        change = TableChange(
            id=saved.id, rev=saved.rev, room=live.room, n=live.n, due=0.0, bots=0.0, upgrades=live.upgrades,
            snapshot=live.sitting.snapshot(), base=live.sitting.base, entries=live.unsaved,
        )  # fmt: skip
        try:
            await self.store.save(change)
        except Conflict:  # another process has opened it meanwhile
            found = await self.store.read(saved.id)
            return await self._load(found) if found else live
        live.rev, live.unsaved, live.stored_n = live.rev + 1, (), live.n
        return live

    def drop(self, live: LiveTable) -> None:
        """Forget what memory says about a table; its sockets move over to the next reading of it."""
        live.gone = True
        if self.live.get(live.id) is live:
            del self.live[live.id]

    def drop_idle(self) -> None:
        now = time.monotonic()
        for live in list(self.live.values()):
            if not live.clients and not live.lock.locked() and now - live.used > IDLE:
                self.drop(live)

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, with nobody else touching it. Where something goes wrong, memory is thrown away."""
        while True:
            live = await self.get(id)
            async with live.lock:
                if live.gone:
                    continue
                try:
                    yield live
                except Refused as refusal:
                    if isinstance(refusal, Unavailable):
                        await self._reread(live)
                    raise
                except Conflict:
                    await self._reread(live)
                    raise Unavailable("server-quicker", retry_after=0.2) from None
                except BaseException:
                    await self._reread(live)
                    raise
                return

    async def _reread(self, live: LiveTable) -> None:
        """Nobody knows what was written: drop the table, and let its sockets look at what the database says."""
        self.drop(live)
        clients = list(live.clients)
        live.clients.clear()
        try:
            anew = await self.get(live.id)
        except (Refused, OSError):
            for client in clients:
                client.close()  # they come back, and then the database may have too
            return
        anew.clients.update(clients)
        await self.drop_lost(anew, clients)
        tell_whole(anew)

    async def change(
        self,
        live: LiveTable,
        entries: tuple[LogEntry, ...] = (),
        fresh_game: bool = False,
        by: By | None = None,
        reseated: SeatChange | None = None,
    ) -> None:
        """Store what was changed in memory, then tell everybody.

        Raises Conflict when another process was first, or when whose choice it is does not hold the seat any longer.
        """
        now = table_time.now()
        due = clocks.next_deadline(live.room, live.open_seats(), live.seen)
        bots = now if live.mover() is not None and live.attended(now) else None
        sitting = live.sitting
        wrote = sitting is not None and (entries or fresh_game)
        results = await self._results(live)
        change = TableChange(
            id=live.id,
            rev=live.rev,
            room=live.room,
            n=live.n,
            due=due,
            bots=bots,
            claim=(self.process, now + CLAIM) if bots is not None else None,
            snapshot=sitting.snapshot() if wrote and sitting else None,
            base=sitting.base if wrote and sitting else None,
            entries=entries,
            by=by,
            reseated=reseated,
            results=results,
        )
        await self.store.save(change)
        if sitting is not None and wrote:
            sitting.drop_copies()
        live.rev += 1
        live.stored_n = live.n
        self.metrics.count("choices", len(entries))
        await self.drop_lost(live)
        tell(live, entries)
        self._turns(live)
        if bots is not None:
            self.step_soon(live.id)

    def visit(self, live: LiveTable) -> None:
        """A person asks for something at this table: bots that rested go on."""
        live.visited = time.monotonic()
        if live.mover() is not None:
            self.wake_bots(live.id)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have written since, and tell this process's sockets."""
        saved = await self.store.read(live.id)
        if saved is None:
            self.drop(live)
            for client in list(live.clients):
                client.close()
            return
        if saved.rev == live.rev:
            return
        if live.sitting is None:
            anew = await self._load(saved)
            live.become(anew)
            await self.drop_lost(live)
            tell(live, ())
            if anew.sitting:
                tell_whole(live)
            return
        entries = [one for one in await self.store.entries(live.id, live.n) if one.n < saved.n]
        if any(one.id == AGREED_UNDO for one in entries):
            live.become(await self._load(saved))
        else:
            live.room = saved.room
            for entry in entries:
                live.sitting.follow(entry)
            live.rev, live.stored_n = saved.rev, live.n
        await self.drop_lost(live)
        tell(live, tuple(entries))

    async def wake(self, id: str, rev: int) -> None:
        """News from another process: this table is at this revision (−1: somebody spoke, came or went)."""
        live = self.live.get(id)
        if live is None or 0 <= rev <= live.rev:
            return
        async with live.lock:
            if live.gone:
                return
            try:
                if rev < 0:
                    live.seen = await self.store.presence(id)
                    if live.room.chat:
                        await self.pass_on_lines(live)
                    tell(live, ())
                elif live.rev < rev:
                    await self.catch_up(live)
            except (BadChoice, NothingToUndo, Unavailable, Unreadable):
                await self._reread(live)

    async def wake_all(self) -> None:
        """The news may have been missed for a while: compare every table in memory with the database."""
        ids = list(self.live)
        for at in range(0, len(ids), 200):
            some = ids[at : at + 200]
            revs = await self.store.revisions(some)
            for id in some:
                await self.wake(id, revs.get(id, GONE))
                await self.wake(id, -1)
        await close_lost(self.store, self._sockets())

    def _sockets(self) -> list[tuple[str, Client]]:
        return [(live.id, client) for live in self.live.values() for client in live.clients]

    async def look_again(self, *about: str) -> None:
        """At these tables, or with these sessions or accounts, somebody has lost something: so have their sockets."""
        lost = set(about)
        found = [(id, one) for id, one in self._sockets() if lost & {id, one.person.session, one.person.account}]
        await close_lost(self.store, found)

    def _turns(self, live: LiveTable) -> None:
        """In games with days for a choice: say whose turn it is to those who are not looking."""
        if self.tell_turn is None or clocks.absence_counts(live.room):
            return
        for seat in live.open_seats():
            one = live.room.seats[seat]
            if one.kind == "person" and not one.told_turn and not live.room.acting_bot(seat):
                one.told_turn = True
                if live.seen.get(seat, 0.0) <= table_time.now():
                    self.aside(self.tell_turn(live.id, live.room, seat))

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; what goes wrong is logged."""

        async def tried() -> None:
            try:
                await work
            except Exception as error:
                log_failure("aside_failed", error)

        task = asyncio.get_running_loop().create_task(tried())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Who is who. Always asked under the table's lock: who was sent away meanwhile must not slip in.

    async def drop_lost(self, live: LiveTable, doubtful: list[Client] | None = None) -> None:
        """Close the sockets whose seats were taken from them, before anything more is told; the others stay.

        Every process does this with the revision that took a seat away, wherever it was written.
        """
        if doubtful is None:
            doubtful = [client for client in live.clients if client.doubtful(live.room)]
        if not doubtful:
            return
        await close_lost(self.store, [(live.id, client) for client in doubtful])
        for client in doubtful:
            client.turnovers = turnovers(live.room, client.seats)

    async def held(self, person: Caller, id: str) -> tuple[tuple[int, ...], bool]:
        """The seats this person holds, and whether they are the host."""
        found = await self.store.seats_of(person, id)
        return tuple(seat for seat in found if seat != HOST), HOST in found

    def one_seat(self, mine: tuple[int, ...], wanted: int | None) -> int:
        """The seat that a request is about."""
        if not mine:
            raise NotAllowed("server-not-seated")
        if wanted is None:
            if len(mine) > 1:
                raise Illegal("server-which-seat", seats=mine)
            return mine[0]
        if wanted not in mine:
            raise NotAllowed("server-not-your-seat")
        return wanted

    @contextlib.asynccontextmanager
    async def seen_by(self, person: Caller, id: str) -> AsyncIterator[tuple[LiveTable, tuple[int, ...], bool]]:
        """The table as it is now, with the seats of somebody who may look at it and whether they are the host.

        The seats are looked up last, so that nothing newer is told in their name.
        """
        async with self.at(id) as live:
            await self.fresh(live)
            mine, host = await self.held(person, id)
            if not (mine or host or live.room.spectators):
                raise NotThere("server-no-table")
            self.visit(live)
            yield live, mine, host

    async def fresh(self, live: LiveTable) -> None:
        """With several processes, memory may lag behind the news by a moment; an answer must not."""
        if self.store.shared:
            await self.catch_up(live)

    # Changing.

    async def enter(self, live: LiveTable, entries: list[LogEntry], now: float, by: By | None = None) -> None:
        """Entries that were just made in memory: clocks, the end, the database, the news."""
        undone = any(one.id == UNDO for one in entries)
        moved = [one.seat for one in entries if not one.quiet and one.id not in (TAKE_BACK, UNDO)]
        undoable = live.sitting is not None and live.sitting.undoable > 0
        clocks.switch_clocks(live.room, live.open_seats(), moved, now, undoable, undone)
        if live.sitting and live.sitting.state.over:
            lobby.finish(live.room, "finished", now)
        live.room.undo_asked = None
        await self.change(live, tuple(entries), by=by)

    async def again(self, live: LiveTable) -> None:
        """Another process wrote first: what was tried in memory is void, and sockets hear what was written."""
        saved = await self.store.read(live.id)
        if saved is None:
            raise NotThere("server-no-table")
        anew = await self._load(saved)
        entries = [one for one in await self.store.entries(live.id, live.stored_n) if one.n < anew.n]
        began = live.sitting is None and anew.sitting is not None
        live.become(anew)
        await self.drop_lost(live)
        tell(live, () if began else tuple(entries))
        if began:
            tell_whole(live)

    def start_clocks(self, live: LiveTable, now: float) -> None:
        clocks.start_clocks(live.room, live.open_seats(), now)

    async def decide(self, live: LiveTable, what: Callable[[LiveTable], Decided], fresh_game: bool = False) -> Decided:
        """Change the room and store it; where another process was first, decide again on what it wrote."""
        for _ in range(TRIES):
            decided = what(live)
            try:
                await self.change(live, fresh_game=fresh_game)
            except Conflict:
                await self.again(live)
                continue
            if fresh_game:
                tell_whole(live)
            return decided
        raise Unavailable("server-quicker", retry_after=0.2)

    async def reseat(
        self, live: LiveTable, what: Callable[[LiveTable, list[Hold]], tuple[Decided, SeatChange]], by: By | None = None
    ) -> Decided:
        """Change the room and who holds its seats, in one transaction; `what` is told who holds them now."""
        for _ in range(TRIES):
            holders = await self.store.holders(live.id)
            if by is not None and by[1] not in await self.store.seats_of(by[0], live.id):
                raise NotAllowed("server-seat-lost")
            decided, reseated = what(live, holders)
            seating.record_seat_change(live.room, holders, reseated)
            try:
                await self.change(live, by=by, reseated=reseated)
            except Conflict:
                await self.again(live)
                continue
            return decided
        raise Unavailable("server-quicker", retry_after=0.2)

    async def _results(self, live: LiveTable) -> dict[str, bool] | None:
        """A finished game counts once, for the accounts that hold its seats as it ends, whatever happens later.

        One that began at a moment counts for nobody.
        """
        room, sitting = live.room, live.sitting
        if room.phase != "over" or room.counted:
            return None
        room.counted = True
        if room.ending != "finished" or sitting is None or room.begins:
            return None
        winners = sitting.rules.winners(sitting.state)
        won: dict[str, bool] = {}
        for account, seat in await self.store.accounts_at(live.id):
            if seat != HOST and room.seats[seat].stand_in != "resigned":
                won[account] = won.get(account, False) or seat in winners
        return won

    async def record(self, live: LiveTable) -> Record:
        """The game so far as a record; whoever sends it away makes sure that it is over, for it holds the key.

        Of a game that cannot be read it has the choices that can, and claims no state that they lead to.
        """
        room, sitting = live.room, live.sitting
        if sitting is None and not live.unreadable:
            raise NotNow("server-no-record")
        entries = [one for one in await self.store.entries(live.id) if one.n < live.n]
        return Record(
            game=room.game,
            rules=room.rules,
            options=room.options,
            seats=room.names(),
            key=room.key,
            nonces=sitting.game.nonces if sitting else room.nonces(),
            commitment=room.commitment,
            bound=None if room.bound is None else tuple(room.bound),
            choices=tuple((one.seat, one.id) for one in entries),
            digest=digest(sitting.rules, sitting.state) if sitting else "",
            upgrades=live.upgrades,
            moment=room.start_fields,
        )

    async def pass_on_lines(self, live: LiveTable) -> None:
        """Chat that this process's sockets have not had."""
        for row in await self.store.chat_lines(live.id, live.lines):
            live.lines = row["n"] + 1
            message = msgspec.json.encode(ChatUpdate(line=chat_line(row)))
            for client in live.clients:
                client.send(message)


def chat_line(row: Mapping[str, Any]) -> ChatLine:
    return ChatLine(n=row["n"], who=row["seat"], name=row["name"], at=row["at"], text=row["text"])
