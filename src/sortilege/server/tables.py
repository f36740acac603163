"""Decides everything about live tables. Handlers translate; this reads, changes, stores and tells.

The log in the database is the truth. A change is made in memory under the table's lock, written in one transaction, and
only then acknowledged and told. When writing fails, what is in memory is thrown away and read again.
"""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec

from sortilege.core.errors import BadChoice, BadSave, NothingToUndo
from sortilege.core.game import Game
from sortilege.core.record import TAKE_BACK, UNDO, Record, Upgrade, digest
from sortilege.games import rules_of
from sortilege.server import clocks, lobby, snapshot
from sortilege.server.live import Client, Live, visible
from sortilege.server.logs import log
from sortilege.server.messages import (
    Choose,
    ClockTold,
    Done,
    Line,
    LineTold,
    Log,
    NewsTold,
    Outlook,
    RoomNews,
    TableTold,
    TakeBack,
    Undo,
)
from sortilege.server.metrics import Metrics
from sortilege.server.outlook import outcomes
from sortilege.server.refusals import Illegal, NotAllowed, NotNow, NotThere, Refused, Stale, Unavailable
from sortilege.server.room import Room
from sortilege.server.seats import Person
from sortilege.server.sitting import Entry, Sitting
from sortilege.server.storage import Changed, Conflict, Saved, Store

GONE = 1 << 62  # later than any revision: a table that is no longer in the database
HOST = -1  # the "seat" by which a browser holds the host's place
CLAIM = 10.0  # seconds for which a process has a table's bots to itself
PRESENT = 45.0  # seconds that a sign of life counts for
TRIES = 5  # to get a word in between other processes
IDLE = 60.0  # seconds after which a table that nobody looks at leaves the memory
MOST_STEPS = 200  # that a client gets when it resumes; else the whole view

Decided = TypeVar("Decided")
Step = Callable[[str], None]
Turn = Callable[[str, Room, int], Awaitable[None]]


class Tables:
    """All tables, as far as this process is concerned."""

    def __init__(self, store: Store, process: str, metrics: Metrics) -> None:
        self.store = store
        self.process = process
        self.metrics = metrics
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.step_soon: Step = lambda id: None  # set by the steward
        self.tell_turn: Turn | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # In and out of memory.

    async def get(self, id: str) -> Live:
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
                raise NotThere("there is no such table")
            live = await self._load(saved)
            live.seen = await self.store.seen(id)
            live.lines = await self.store.next_line(id) if live.room.chat else 0
            self.live[id] = live
        self.loading.pop(id, None)
        return live

    async def _load(self, saved: Saved) -> Live:
        room = saved.room
        live = Live(saved.id, saved.rev, room, None, saved.upgrades)
        if saved.snapshot is None or saved.base is None:
            return live
        live.stored_n = saved.n
        rules = rules_of(room.game)
        latest = snapshot.read(saved.snapshot)
        if latest.rules == rules.version:
            base = snapshot.read(saved.base)
            sitting = self._sitting(room, base)
            try:
                for entry in await self.store.entries(saved.id, base.n):
                    if entry.n < saved.n:
                        sitting.follow(entry)
            except (BadChoice, NothingToUndo, BadSave) as error:
                log("replay_failed", table=saved.id, n=sitting.n, why=str(error))
                sitting = self._sitting(room, latest)
            live.sitting = sitting
            return live
        # Other rules than those that wrote the snapshot: the game goes on from it, and the record will say so.
        live.sitting = self._sitting(room, latest)
        upgrade = Upgrade(at=latest.n, rules=rules.version, fields=latest.fields)
        live.upgrades = (*saved.upgrades, upgrade)
        log("rules_changed", table=saved.id, n=latest.n, before=latest.rules, now=rules.version)
        if room.phase != "over":
            change = Changed(
                id=saved.id, rev=saved.rev, room=room, n=saved.n, due=0.0, upgrades=live.upgrades,
                snapshot=live.sitting.snapshot(), base=live.sitting.base,
            )  # fmt: skip
            with contextlib.suppress(Conflict):
                await self.store.save(change)
                live.rev += 1
        return live

    def _sitting(self, room: Room, saved: snapshot.Snapshot) -> Sitting:
        rules = rules_of(room.game)
        nonces = () if room.deal is not None else tuple(seat.nonce for seat in room.seats)
        key, committed = bytes.fromhex(room.key), room.deal is None
        state = rules.load(saved.fields)
        game = Game.at(rules, room.names(), room.options, key, nonces, committed, state)
        return Sitting(game, saved.n, list(saved.quiet), list(saved.since))

    def drop(self, live: Live) -> None:
        """Forget what memory says about a table; its sockets move over to the next reading of it."""
        live.gone = True
        if self.live.get(live.id) is live:
            del self.live[live.id]

    def drop_idle(self) -> None:
        now = time.monotonic()
        for live in list(self.live.values()):
            if not live.clients and not live.stepping and not live.lock.locked() and now - live.used > IDLE:
                self.drop(live)

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Live]:
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
                    raise Unavailable("somebody else was quicker; try again", 0.2) from None
                except BaseException:
                    await self._reread(live)
                    raise
                return

    async def _reread(self, live: Live) -> None:
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
        self._tell_whole(anew)

    async def change(self, live: Live, entries: tuple[Entry, ...] = (), fresh_game: bool = False) -> None:
        """Store what was changed in memory, then tell everybody. Raises Conflict when another process was first."""
        now = time.time()
        due = clocks.due(live.room, live.open_seats(), live.seen)
        sitting = live.sitting
        wrote = sitting is not None and (entries or fresh_game)
        change = Changed(
            id=live.id,
            rev=live.rev,
            room=live.room,
            n=live.n,
            due=due,
            claim=(self.process, now + CLAIM) if due == 0.0 else None,
            snapshot=sitting.snapshot() if wrote and sitting else None,
            base=sitting.base if wrote and sitting else None,
            entries=entries,
        )
        await self.store.save(change)
        if sitting is not None and wrote:
            sitting.stored()
        live.rev += 1
        live.stored_n = live.n
        self.metrics.count("choices", len(entries))
        self._tell(live, entries)
        self._turns(live)
        if due == 0.0:
            self.step_soon(live.id)

    async def catch_up(self, live: Live) -> None:
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
            live.room, live.sitting, live.rev, live.upgrades = anew.room, anew.sitting, anew.rev, anew.upgrades
            live.stored_n = live.n
            self._tell(live, ())
            if live.sitting:
                self._tell_whole(live)
            return
        entries = [one for one in await self.store.entries(live.id, live.n) if one.n < saved.n]
        live.room = saved.room
        for entry in entries:
            live.sitting.follow(entry)
        live.rev, live.stored_n = saved.rev, live.n
        self._tell(live, tuple(entries))

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
                    live.seen = await self.store.seen(id)
                    if live.room.chat:
                        await self.pass_on_lines(live)
                    self._tell(live, ())
                elif live.rev < rev:
                    await self.catch_up(live)
            except (BadChoice, NothingToUndo, Unavailable):
                await self._reread(live)

    async def wake_all(self) -> None:
        """The news may have been missed for a while: compare every table in memory with the database."""
        ids = list(self.live)
        for at in range(0, len(ids), 200):
            some = ids[at : at + 200]
            revs = await self.store.revs(some)
            for id in some:
                await self.wake(id, revs.get(id, GONE))
                await self.wake(id, -1)

    # Telling.

    def _tell(self, live: Live, entries: tuple[Entry, ...]) -> None:
        """What these entries are to each viewer, built once a viewer and sent to all of its sockets."""
        self._drop_kicked(live)
        built: dict[int | None, bytes | None] = {}
        room = self._room_if_new(live)
        for client in list(live.clients):
            if room:
                told = live.told_room(client.seats, client.host)
                client.send(msgspec.json.encode(RoomNews(room=told)))
            for viewer in client.viewers if entries else ():
                if viewer not in built:
                    news: NewsTold | None = live.news(viewer, entries)
                    built[viewer] = msgspec.json.encode(news) if news else None
                if message := built[viewer]:
                    client.send(message)

    def _room_if_new(self, live: Live) -> bool:
        told = hashlib.blake2b(msgspec.json.encode(live.told_room((), False, clock=False)), digest_size=16).digest()
        new = told != live.shown
        live.shown = told
        return new

    def _tell_whole(self, live: Live) -> None:
        for client in list(live.clients):
            self._send_whole(live, client)

    def _send_whole(self, live: Live, client: Client) -> None:
        for viewer in client.viewers:
            client.send(msgspec.json.encode(live.told_table(viewer, client.seats, client.host)))

    def _drop_kicked(self, live: Live) -> None:
        for client in list(live.clients):
            if any(live.room.seats[seat].secret != known for seat, known in client.secrets.items()):
                live.clients.discard(client)
                client.close()

    def _turns(self, live: Live) -> None:
        """In games with days for a choice: say whose turn it is to those who are not looking."""
        if self.tell_turn is None or clocks.absence_counts(live.room):
            return
        for seat in live.open_seats():
            one = live.room.seats[seat]
            if one.kind == "person" and not one.told_turn and not live.room.mover(seat):
                one.told_turn = True
                if live.seen.get(seat, 0.0) <= time.time():
                    task = asyncio.get_running_loop().create_task(self._tell_turn(live.id, live.room, seat))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)

    async def _tell_turn(self, id: str, room: Room, seat: int) -> None:
        if self.tell_turn:
            await self.tell_turn(id, room, seat)

    # Who is who.

    async def held(self, person: Person, id: str) -> tuple[tuple[int, ...], bool]:
        """The seats this person holds, and whether they are the host."""
        found = await self.store.held(person.session, id, person.account)
        return tuple(seat for seat in found if seat != HOST), HOST in found

    async def may_look(self, live: Live, mine: tuple[int, ...], host: bool) -> None:
        if not (mine or host or live.room.spectators):
            raise NotThere("there is no such table")

    def one_seat(self, mine: tuple[int, ...], wanted: int | None) -> int:
        """The seat that a request is about."""
        if not mine:
            raise NotAllowed("you do not sit at this table")
        if wanted is None:
            if len(mine) > 1:
                raise Illegal(f"you hold the seats {', '.join(map(str, mine))}: say which one this is about")
            return mine[0]
        if wanted not in mine:
            raise NotAllowed("that seat is not yours")
        return wanted

    # Looking.

    async def look(self, person: Person, id: str, seat: int | None) -> TableTold:
        mine, host = await self.held(person, id)
        async with self.at(id) as live:
            await self.may_look(live, mine, host)
            await self._fresh(live)
            viewer = self.one_seat(mine, seat) if mine else None
            return live.told_table(viewer, mine, host)

    async def _fresh(self, live: Live) -> None:
        """With several processes, memory may lag behind the news by a moment; an answer must not."""
        if self.store.postgres:
            await self.catch_up(live)

    async def log(self, person: Person, id: str, seat: int | None, since: int) -> Log:
        mine, host = await self.held(person, id)
        async with self.at(id) as live:
            await self.may_look(live, mine, host)
            await self._fresh(live)
            viewer = self.one_seat(mine, seat) if mine else None
            version = live.version(viewer)
            entries = [one for one in await self.store.entries(id) if one.n < live.n]
            steps = live.steps(entries, viewer, 0)
            return Log(version=version, steps=steps[since:])

    async def outlook(self, person: Person, id: str, seat: int | None) -> Outlook:
        mine, _ = await self.held(person, id)
        own = self.one_seat(mine, seat)
        async with self.at(id) as live:
            await self._fresh(live)
            options = outcomes(live.sitting, own) if live.sitting and live.room.phase == "playing" else ()
            return Outlook(version=live.version(own), options=options)

    async def clock(self, person: Person, id: str) -> ClockTold:
        mine, host = await self.held(person, id)
        async with self.at(id) as live:
            await self.may_look(live, mine, host)
            await self._fresh(live)
            nothing = tuple(None for _ in live.room.seats)
            return live.told_clock() or ClockTold(kind="none", seconds=nothing, running=tuple(False for _ in nothing))

    # Playing.

    async def choose(self, person: Person, id: str, asked: Choose | TakeBack | Undo) -> Done:
        """A batch of choices, a take-back or an undo; raises Stale, Illegal or NotNow."""
        mine, _ = await self.held(person, id)
        return await self.choose_as(mine, id, asked)

    async def choose_as(
        self, mine: tuple[int, ...], id: str, asked: Choose | TakeBack | Undo, secrets: Mapping[int, str] | None = None
    ) -> Done:
        """The same for seats that were found before; `secrets` are those they had then."""
        seat = self.one_seat(mine, asked.seat)
        async with self.at(id) as live:
            for _ in range(TRIES):
                if secrets is not None and live.room.seats[seat].secret != secrets[seat]:
                    raise NotAllowed("that seat is not yours any longer")
                try:
                    return await self._choose(live, seat, asked)
                except Conflict:
                    await self.again(live)
                except (Stale, NotNow):  # also the last choice of a game, sent again when it is over
                    if done := await self._repeated(live, seat, asked):
                        return done
                    raise
        raise Unavailable("others were quicker several times over; try again", 0.2)

    async def _choose(self, live: Live, seat: int, asked: Choose | TakeBack | Undo) -> Done:
        sitting = self._playing(live)
        if asked.version > sitting.version(seat):
            await self._fresh(live)  # it has seen what another process did before this one has
        if live.room.seats[seat].stand_in == "resigned":
            raise NotNow("you have resigned")
        now = time.time()
        if isinstance(asked, Choose):
            entries = sitting.choose(seat, asked.ids, asked.version)
        elif isinstance(asked, TakeBack):
            entries = sitting.take_back(seat, asked.version)
        else:
            entries = sitting.undo(seat, asked.version)
        lobby.come_back(live.room, seat, now)
        await self.enter(live, entries, now)
        return Done(ref=asked.ref, version=sitting.version(seat))

    async def enter(self, live: Live, entries: list[Entry], now: float) -> None:
        """Entries that were just made in memory: clocks, the end, the database, the news."""
        moved = {one.seat for one in entries if not one.quiet}
        clocks.asked(live.room, live.open_seats(), moved, now)
        if live.sitting and live.sitting.state.over:
            lobby.finish(live.room, "finished", now)
        await self.change(live, tuple(entries))
        if live.room.phase == "over":
            await self._count_results(live)

    def _playing(self, live: Live) -> Sitting:
        if live.room.phase == "paused":
            raise NotNow("the game is paused")
        if live.room.phase == "over":
            raise NotNow("the game is over")
        if live.sitting is None:
            raise NotNow("the game has not started yet")
        return live.sitting

    async def again(self, live: Live) -> None:
        """Another process wrote first: what was tried in memory is void, and sockets hear what was written."""
        saved = await self.store.read(live.id)
        if saved is None:
            raise NotThere("there is no such table")
        anew = await self._load(saved)
        entries = [one for one in await self.store.entries(live.id, live.stored_n) if one.n < anew.n]
        began = live.sitting is None and anew.sitting is not None
        live.room, live.sitting, live.rev, live.upgrades = anew.room, anew.sitting, anew.rev, anew.upgrades
        live.stored_n = anew.n
        self._tell(live, () if began else tuple(entries))
        if began:
            self._tell_whole(live)

    async def _repeated(self, live: Live, seat: int, asked: Choose | TakeBack | Undo) -> Done | None:
        """Twice is once: the same answer to the same version was accepted before."""
        before = await self.store.answered(live.id, seat, asked.version)
        if isinstance(asked, Choose):
            same = before == asked.ids
        else:
            same = before == [TAKE_BACK if isinstance(asked, TakeBack) else UNDO]
        return Done(ref=asked.ref, version=live.version(seat), repeated=True) if same else None

    def start_clocks(self, live: Live, now: float) -> None:
        clocks.asked(live.room, live.open_seats(), (), now)

    async def decide(self, live: Live, what: Callable[[Live], Decided], fresh_game: bool = False) -> Decided:
        """Change the room and store it; where another process was first, decide again on what it wrote."""
        for _ in range(TRIES):
            decided = what(live)
            try:
                await self.change(live, fresh_game=fresh_game)
            except Conflict:
                await self.again(live)
                continue
            if fresh_game:
                self._tell_whole(live)
            if live.room.phase == "over":
                await self._count_results(live)
            return decided
        raise Unavailable("others were quicker several times over; try again", 0.2)

    async def _count_results(self, live: Live) -> None:
        """A finished game counts for the accounts that sat at it."""
        if live.room.ending != "finished" or live.sitting is None:
            return
        winners = live.sitting.rules.winners(live.sitting.state)
        rows: dict[str, bool] = {}
        for _, seat, account in await self.store.holders(live.id):
            if account and seat != HOST and live.room.seats[seat].stand_in != "resigned":
                rows[account] = rows.get(account, False) or seat in winners
        await self.store.count_results(live.id, live.room.game, rows)

    async def record(self, live: Live) -> Record:
        """The game so far as a record; whoever sends it away makes sure that it is over, for it holds the key."""
        room, sitting = live.room, live.sitting
        if sitting is None:
            raise NotNow("there is no record before the game starts")
        entries = [one for one in await self.store.entries(live.id) if one.n < live.n]
        return Record(
            game=room.game,
            rules=room.rules,
            options=room.options,
            seats=room.names(),
            key=room.key,
            nonces=sitting.game.nonces,
            commitment=room.commitment,
            choices=tuple((one.seat, one.id) for one in entries),
            digest=digest(sitting.rules, sitting.state),
            upgrades=live.upgrades,
        )

    # Sockets.

    async def attach(self, person: Person, id: str) -> Client:
        """A socket opens: its player is here, and it gets the whole table."""
        mine, host = await self.held(person, id)
        async with self.at(id) as live:
            await self.may_look(live, mine, host)
            await self._fresh(live)
            client = Client(person, mine, host, {seat: live.room.seats[seat].secret for seat in mine})
            await self._came(live, client)
            live.clients.add(client)
            self._send_whole(live, client)
            return client

    async def _came(self, live: Live, client: Client) -> None:
        mine, until = client.seats, time.time() + PRESENT
        await self.store.present(live.id, client.place, self.process, until)
        for place in client.place:
            live.seen[place] = until
        if any(live.room.seats[seat].stand_in not in ("", "resigned") for seat in mine):
            await self.decide(live, lambda live: [lobby.come_back(live.room, seat, time.time()) for seat in mine])
        else:
            self._tell(live, ())

    async def detach(self, client: Client, id: str, stopped: bool = False) -> None:
        """A socket closes: unless another tab is open, its player is away from now on.

        Where the whole server is stopped, all of them are at once (`Store.stopped`): one by one would take too long.
        """
        if (known := self.live.get(id)) is not None:
            known.clients.discard(client)
        if stopped:
            return
        with contextlib.suppress(Refused):
            async with self.at(id) as live:
                live.clients.discard(client)
                others = {place for other in live.clients for place in other.place}
                gone = tuple(place for place in client.place if place not in others)
                if gone:
                    now = time.time()
                    await self.store.left(live.id, gone, self.process, now)
                    live.seen = await self.store.seen(live.id)
                    self._tell(live, ())
                    if set(gone) & set(live.open_seats()):
                        await self.decide(live, lambda live: None)  # when to stand in is reckoned anew

    def alive(self, live: Live) -> None:
        """A sign of life from everybody whose socket is open here."""
        until = time.time() + PRESENT
        for client in live.clients:
            for place in client.place:
                live.seen[place] = until

    async def resume(self, client: Client, id: str, seat: int | None, version: int | None) -> None:
        """Everything after a version again, or the whole table where that is shorter."""
        async with self.at(id) as live:
            viewer = self.one_seat(client.seats, seat) if client.seats else None
            now = live.version(viewer)
            if version is None or version > now or now - version > MOST_STEPS or live.sitting is None:
                client.send(msgspec.json.encode(live.told_table(viewer, client.seats, client.host)))
                return
            entries = [one for one in await self.store.entries(id) if one.n < live.n and visible(one, viewer)]
            steps = live.steps(entries[version:], viewer, version)
            news = NewsTold(seat=viewer, version=now, steps=steps, view=live.view(viewer), clock=live.told_clock())
            client.send(msgspec.json.encode(news))

    async def pass_on_lines(self, live: Live) -> None:
        """Chat that this process's sockets have not had."""
        for row in await self.store.lines(live.id, live.lines):
            live.lines = row["n"] + 1
            message = msgspec.json.encode(LineTold(line=chat_line(row)))
            for client in live.clients:
                client.send(message)


def chat_line(row: Mapping[str, Any]) -> Line:
    return Line(n=row["n"], who=row["seat"], name=row["name"], at=row["at"], text=row["text"])
