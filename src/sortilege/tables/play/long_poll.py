"""Long polling: a program without a socket waits for its turn with one request. Also the worlds it may imagine."""

import asyncio
import contextlib
import hashlib

from sortilege.core.engine.rng import Rng
from sortilege.core.record import rng_of
from sortilege.tables.identity import Caller
from sortilege.tables.live.live_table import PRESENCE_SECONDS
from sortilege.tables.live.socket_lifecycle import SocketService
from sortilege.tables.live.table_access import TableAccess, pick_seat
from sortilege.tables.play.choice_pipeline import game_in_play
from sortilege.tables.play.table_reader import TableReader
from sortilege.tables.protocol.play import SampledWorlds, TableSnapshot
from sortilege.tables.refusals import NotAllowed, NotNow
from sortilege.tables.rooms.custom_start import redealt_start

MAX_WAIT_SECONDS = 25  # proxies cut off requests that take much longer
MAX_WORLDS = 32


class Wakeup:
    """A transport without a client: any message wakes the waiting request."""

    full = False

    def __init__(self) -> None:
        self.event = asyncio.Event()

    def send_text(self, text: bytes) -> None:
        self.event.set()

    def close(self, code: int, why: str) -> None:
        self.event.set()


class LongPoll:
    """Requests of programs that play without a socket."""

    def __init__(self, access: TableAccess, reader: TableReader, sockets: SocketService) -> None:
        self.access = access
        self.reader = reader
        self.sockets = sockets
        self.waiting: set[Wakeup] = set()
        self.stopping = False

    async def turn(
        self, caller: Caller, id: str, seat: int | None, seconds: int, gone: "asyncio.Future[None]"
    ) -> TableSnapshot:
        """Return the table once this seat is asked, the game is over, or `seconds` have passed.

        `gone` completes when the client disconnects.
        """
        async with self.access.locked_table(caller, id) as (_, mine, _):
            pick_seat(mine, seat)
        client, wakeup = await self.sockets.attach(caller, id), Wakeup()
        client.open(wakeup)
        self.waiting.add(wakeup)
        gone.add_done_callback(lambda _: wakeup.event.set())
        end = asyncio.get_running_loop().time() + seconds
        try:
            while True:
                wakeup.event.clear()
                table = await self.reader.look(caller, id, seat)
                left = end - asyncio.get_running_loop().time()
                settled = table.room.phase == "over" or (table.view is not None and table.view.ask is not None)
                if settled or left <= 0 or client.closing or self.stopping or gone.done():
                    return table
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(wakeup.event.wait(), left)
        finally:
            self.waiting.discard(wakeup)
            await self.sockets.detach(client, id, lasting=PRESENCE_SECONDS)

    def stop(self) -> None:
        """Answer all waiting requests now, because the server is stopping."""
        self.stopping = True
        for wakeup in self.waiting:
            wakeup.event.set()

    async def worlds(self, caller: Caller, id: str, seat: int | None, seed: int, n: int) -> SampledWorlds:
        """Return random games that agree with everything this seat knows, as positions; for programs only.

        They depend on nothing but the seat's knowledge and the caller's seed.
        """
        if not caller.bot:
            raise NotAllowed("server-bots-only")
        async with self.access.locked_table(caller, id) as (live, mine, _):
            own = pick_seat(mine, seat)
            game = game_in_play(live)
            if own not in live.open_seats():
                raise NotNow("server-not-asked")
            worlds = tuple(redealt_start(game.rules, game.state, own, world_rng(seed, at)).moment for at in range(n))
            return SampledWorlds(version=game.version(own), rules=game.rules.version, seat=own, worlds=worlds)


def world_rng(seed: int, at: int) -> Rng:
    return rng_of(hashlib.sha256(f"sortilege world {seed} {at}".encode()).digest())
