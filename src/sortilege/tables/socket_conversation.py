"""What is asked at a table over a line that stays open, in order, and answered. docs/protocol.md tells it."""

import asyncio
import sys
import time
from typing import Protocol

import msgspec

from sortilege.core.text.catalog import tell
from sortilege.core.text.message import Message, message
from sortilege.tables.app import TableApp
from sortilege.tables.decoding import decode_message
from sortilege.tables.identity import Caller
from sortilege.tables.live import live_table
from sortilege.tables.live.live_table import Client
from sortilege.tables.logs import log_failure
from sortilege.tables.play.agreed_undo import REPLAYS
from sortilege.tables.play.rematch import COUNTED
from sortilege.tables.protocol.play import MoveRequest
from sortilege.tables.protocol.socket import (
    ActRequest,
    ChatRequest,
    KickRequest,
    PingRequest,
    Pong,
    RequestAccepted,
    RequestRejected,
    ResumeRequest,
    TableRequest,
)
from sortilege.tables.refusals import Refused, TooMany

MOST_BAD = 20  # messages that cannot be understood, after which the line is closed
MOST_WAITING = 16  # messages that wait for an answer, after which no more are read for now
POLICY = 1008
REFUSED = 4000  # + the HTTP status: why a line was not opened

DECODER = msgspec.json.Decoder(TableRequest)


class End(Protocol):
    """Who has a line. `lost` is the last that is heard of it; `stopped`: because the server is about to end."""

    def hear(self, text: str) -> None: ...

    def flush(self) -> None:
        """There is room again for what is to be sent."""

    def lost(self, stopped: bool) -> None: ...


class Wire(live_table.Transport, Protocol):
    """A line that is open: a socket's (`wire`), or to a page in the same browser (`local`)."""

    tasks: set[asyncio.Task[None]]  # that are to be waited for at the end

    def take_over(self, end: End) -> None:
        """From now on this end hears what comes."""

    def hold(self, back: bool) -> None:
        """Let nothing more come for now, or let it come again."""


async def begin(house: TableApp, person: Caller, table: str, address: str, base: str) -> "Conversation":
    """Somebody comes to a table; raises Refused."""
    who = person.account or person.session
    await house.limits.count("socket", address, person.session)
    house.places.take(address, who, table)
    try:
        client = await house.watching.attach(person, table)
    except BaseException:
        house.places.leave(address, who, table)
        raise
    return Conversation(house, client, table, address, base)


def no(ref: str, word: str, what: Message, version: int | None = None) -> RequestRejected:
    return RequestRejected(ref=ref, word=word, why=tell(what), said=what, version=version)


class Conversation:
    """One line's requests, in order. There is a task only while there is something to do."""

    __slots__ = ("address", "bad", "base", "client", "gone", "house", "table", "task", "waiting", "wire")

    def __init__(self, house: TableApp, client: Client, table: str, address: str, base: str) -> None:
        self.house = house
        self.client = client
        self.table = sys.intern(table)
        self.address = sys.intern(address)
        self.base = sys.intern(base)
        self.waiting: list[str] = []
        self.task: asyncio.Task[None] | None = None
        self.bad = 0
        self.gone = False

    def open(self, wire: Wire) -> None:
        self.wire = wire
        self.house.sockets += 1
        self.client.open(wire)
        wire.take_over(self)

    # What the wire calls.

    def hear(self, text: str) -> None:
        self.client.heard = time.monotonic()
        self.waiting.append(text)
        if len(self.waiting) == MOST_WAITING:
            self.wire.hold(True)
        self._work()

    def flush(self) -> None:
        self.client.flush()

    def lost(self, stopped: bool) -> None:
        person = self.client.person
        self.house.places.leave(self.address, person.account or person.session, self.table)
        self.house.sockets -= 1
        if stopped:
            self.house.watching.forget(self.client, self.table)
            return
        self.gone = True
        self._work()

    # What comes of it.

    def _work(self) -> None:
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._run())
            self.wire.tasks.add(self.task)  # a server that stops waits for these
            self.task.add_done_callback(self.wire.tasks.discard)

    async def _run(self) -> None:
        try:
            while self.waiting:
                some, self.waiting = self.waiting, []
                for text in some:
                    if self.client.closing:
                        break
                    await self._hear(text)
                    if self.bad >= MOST_BAD:
                        self.waiting.clear()
                        self.wire.close(POLICY, "too many messages that cannot be understood")
                        break
                if not self.waiting:
                    self.wire.hold(False)
            if self.gone:
                await self.house.watching.detach(self.client, self.table)
        finally:
            self.task = None

    async def _hear(self, data: str) -> None:
        try:
            asked = decode_message(data, DECODER)
        except Refused as refusal:
            self.bad += 1
            self.tell(no("", refusal.word, refusal.said))
            return
        try:
            await self.do(asked)
        except Refused as refusal:
            self.house.metrics.count("limited" if isinstance(refusal, TooMany) else "refusals")
            self.tell(no(asked.ref, refusal.word, refusal.said, self.version(asked)))
        except Exception as error:
            self.house.metrics.count("failures")
            log_failure("socket_failed", error, table=self.table)
            self.tell(no(asked.ref, "failed", message("server-failed")))

    async def do(self, asked: TableRequest) -> None:
        house, client, table = self.house, self.client, self.table
        person = client.person
        who = f"{person.session} {table}"
        if isinstance(asked, MoveRequest):
            house.limits.spend("choose", self.address, who)
            start = time.perf_counter()
            done = await house.playing.choose(person, table, asked, client)
            house.metrics.took(time.perf_counter() - start)
            self.tell(done)
            return
        if isinstance(asked, ChatRequest):
            await house.limits.count("say", self.address, who)
            self.tell(await house.rooms.say(person, table, asked))
            return
        house.limits.spend("ask", self.address, who)
        if isinstance(asked, PingRequest):
            self.tell(Pong(ref=asked.ref))
        elif isinstance(asked, ResumeRequest):
            await house.watching.resume(client, table, asked.seat, asked.version)
        elif isinstance(asked, ActRequest):
            if asked.what in COUNTED:
                await house.limits.count("rematch", self.address, person.session)
            if asked.what in REPLAYS:
                await house.limits.count("far_undo", self.address, person.session)
            self.tell(await house.rooms.act(person, table, asked))
        elif isinstance(asked, KickRequest):
            await house.rooms.kick(person, table, asked, self.base)
            self.tell(RequestAccepted(ref=asked.ref, version=self.version(asked) or 0))

    def version(self, asked: TableRequest) -> int | None:
        """The number that an answer by this client has to name now."""
        found = self.house.tables.live.get(self.table)
        if found is None:
            return None
        named = asked.seat if isinstance(asked, MoveRequest) else None
        seat = named if named in self.client.seats else (self.client.seats or (None,))[0]
        return found.version(seat)

    def tell(self, message: RequestAccepted | RequestRejected | Pong) -> None:
        self.client.send(msgspec.json.encode(message))
