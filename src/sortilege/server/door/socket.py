"""The WebSocket of a table: the same requests as over HTTP, and news as they happen. docs/protocol.md tells it."""

import asyncio
import sys
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from sortilege.core.said import Said, said
from sortilege.core.texts import tell
from sortilege.server.door import guard
from sortilege.server.door.reading import decoded
from sortilege.server.door.wire import Wire, wire_of
from sortilege.server.host.logs import log_failure
from sortilege.server.host.service import Service
from sortilege.server.messages import Act, Choose, Done, Kick, No, Ping, Pong, Request, Resume, Say, TakeBack, Undo
from sortilege.server.refusals import Refused, TooMany
from sortilege.server.table.agreeing import REPLAYS
from sortilege.server.table.live import Client
from sortilege.server.table.rematching import COUNTED
from sortilege.server.table.seats import Person

MOST_BAD = 20  # messages that cannot be understood, after which the socket is closed
MOST_WAITING = 16  # messages that wait for an answer, after which no more are read for now
POLICY = 1008
LONGEST = 123  # bytes in which a socket may say why it is closed
REFUSED = 4000  # + the HTTP status: why a socket was not opened

DECODER = msgspec.json.Decoder(Request)


@websocket("/tables/{table:str}/socket")
async def socket(
    table: FromPath[str],
    socket: WebSocket[Any, Any, Any],
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> None:
    await socket.accept()
    address = guard.address_of(socket)
    who = person.account or person.session
    try:
        guard.check_origin(socket, service.config)
        guard.check_path(socket)
        await service.limits.count("socket", address, person.session)
        service.places.take(address, who, table)
        try:
            client = await service.watching.attach(person, table)
        except BaseException:
            service.places.leave(address, who, table)
            raise
    except Refused as refusal:
        await socket.close(REFUSED + refusal.status, str(refusal).encode()[:LONGEST].decode(errors="ignore"))
        return
    conversation = Conversation(service, client, table, address, service.base_of(socket))
    conversation.open(wire_of(socket.scope))


def no(ref: str, word: str, what: Said, version: int | None = None) -> No:
    return No(ref=ref, word=word, why=tell(what), said=what, version=version)


class Conversation:
    """One socket's requests, in order. There is a task only while there is something to do."""

    __slots__ = ("address", "bad", "base", "client", "gone", "service", "table", "task", "waiting", "wire")

    def __init__(self, service: Service, client: Client, table: str, address: str, base: str) -> None:
        self.service = service
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
        self.service.sockets += 1
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
        self.service.places.leave(self.address, person.account or person.session, self.table)
        self.service.sockets -= 1
        if stopped:
            self.service.watching.forget(self.client, self.table)
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
                await self.service.watching.detach(self.client, self.table)
        finally:
            self.task = None

    async def _hear(self, data: str) -> None:
        try:
            asked = decoded(data, DECODER)
        except Refused as refusal:
            self.bad += 1
            self.tell(no("", refusal.word, refusal.said))
            return
        try:
            await self.do(asked)
        except Refused as refusal:
            self.service.metrics.count("limited" if isinstance(refusal, TooMany) else "refusals")
            self.tell(no(asked.ref, refusal.word, refusal.said, self.version(asked)))
        except Exception as error:
            self.service.metrics.count("failures")
            log_failure("socket_failed", error, table=self.table)
            self.tell(no(asked.ref, "failed", said("server-failed")))

    async def do(self, asked: Request) -> None:
        service, client, table = self.service, self.client, self.table
        person = client.person
        who = f"{person.session} {table}"
        if isinstance(asked, Choose | TakeBack | Undo):
            service.limits.spend("choose", self.address, who)
            start = time.perf_counter()
            done = await service.playing.choose(person, table, asked, client)
            service.metrics.took(time.perf_counter() - start)
            self.tell(done)
            return
        if isinstance(asked, Say):
            await service.limits.count("say", self.address, who)
            self.tell(await service.rooms.say(person, table, asked))
            return
        service.limits.spend("ask", self.address, who)
        if isinstance(asked, Ping):
            self.tell(Pong(ref=asked.ref))
        elif isinstance(asked, Resume):
            await service.watching.resume(client, table, asked.seat, asked.version)
        elif isinstance(asked, Act):
            if asked.what in COUNTED:
                await service.limits.count("rematch", self.address, person.session)
            if asked.what in REPLAYS:
                await service.limits.count("far_undo", self.address, person.session)
            self.tell(await service.rooms.act(person, table, asked))
        elif isinstance(asked, Kick):
            await service.rooms.kick(person, table, asked, self.base)
            self.tell(Done(ref=asked.ref, version=self.version(asked) or 0))

    def version(self, asked: Request) -> int | None:
        """The number that an answer by this client has to name now."""
        live = self.service.tables.live.get(self.table)
        if live is None:
            return None
        named = asked.seat if isinstance(asked, Choose | TakeBack | Undo) else None
        seat = named if named in self.client.seats else (self.client.seats or (None,))[0]
        return live.version(seat)

    def tell(self, message: Done | No | Pong) -> None:
        self.client.send(msgspec.json.encode(message))
