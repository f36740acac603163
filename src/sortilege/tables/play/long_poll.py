"""Waiting for one's turn with one request: how programs play that open no socket. Also what they may imagine."""

import asyncio
import contextlib
import hashlib

from sortilege.core.engine.rng import Rng
from sortilege.core.record import rng_of
from sortilege.tables.identity import Caller
from sortilege.tables.live.live_table import PRESENT
from sortilege.tables.live.socket_service import SocketService
from sortilege.tables.play.play_service import PlayService, playing
from sortilege.tables.protocol.play import SampledWorlds, TableSnapshot
from sortilege.tables.refusals import NotAllowed, NotNow
from sortilege.tables.rooms.start_position import redealt_start

LONGEST = 25  # seconds that a request waits: proxies cut off what takes much longer
MOST_WORLDS = 32


class Bell:
    """Stands where a socket would: whatever would be sent rings."""

    full = False

    def __init__(self) -> None:
        self.rung = asyncio.Event()

    def say(self, text: bytes) -> None:
        self.rung.set()

    def close(self, code: int, why: str) -> None:
        self.rung.set()


class LongPoll:
    """What programs ask of a table."""

    def __init__(self, playing: PlayService, watching: SocketService) -> None:
        self.playing = playing
        self.watching = watching
        self.tables = playing.tables
        self.bells: set[Bell] = set()
        self.stopping = False

    async def turn(
        self, person: Caller, id: str, seat: int | None, seconds: int, gone: "asyncio.Future[None]"
    ) -> TableSnapshot:
        """The table as soon as this seat is asked, the game is over, or so many seconds have passed.

        `gone` is done as soon as nobody waits for the answer any longer.
        """
        async with self.tables.seen_by(person, id) as (_, mine, _):
            self.tables.one_seat(mine, seat)
        client, bell = await self.watching.attach(person, id), Bell()
        client.open(bell)
        self.bells.add(bell)
        gone.add_done_callback(lambda _: bell.rung.set())
        end = asyncio.get_running_loop().time() + seconds
        try:
            while True:
                bell.rung.clear()
                told = await self.playing.look(person, id, seat)
                left = end - asyncio.get_running_loop().time()
                settled = told.room.phase == "over" or (told.view is not None and told.view.ask is not None)
                if settled or left <= 0 or client.closing or self.stopping or gone.done():
                    return told
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(bell.rung.wait(), left)
        finally:
            self.bells.discard(bell)
            await self.watching.detach(client, id, lasting=PRESENT)

    def stop(self) -> None:
        """The server stops: whoever waits is answered now."""
        self.stopping = True
        for bell in self.bells:
            bell.rung.set()

    async def worlds(self, person: Caller, id: str, seat: int | None, seed: int, n: int) -> SampledWorlds:
        """Games that agree with all that this seat knows, as moments to begin at; for programs.

        The dice are whoever asks' own: it is a function of what the seat knows and of the seed.
        """
        if not person.bot:
            raise NotAllowed("server-bots-only")
        async with self.tables.seen_by(person, id) as (live, mine, _):
            own = self.tables.one_seat(mine, seat)
            sitting = playing(live)
            if own not in live.open_seats():
                raise NotNow("server-not-asked")
            found = [redealt_start(sitting.rules, sitting.state, own, world_dice(seed, at)).moment for at in range(n)]
            return SampledWorlds(
                version=sitting.version(own), rules=sitting.rules.version, seat=own, worlds=tuple(found)
            )


def world_dice(seed: int, at: int) -> Rng:
    return rng_of(hashlib.sha256(f"sortilege world {seed} {at}".encode()).digest())
