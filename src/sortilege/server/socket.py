"""The WebSocket of a table: the same requests as over HTTP, and news as they happen. docs/protocol.md tells it."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sortilege.server import guard
from sortilege.server.live import GOING_AWAY, Client
from sortilege.server.logs import log_failure
from sortilege.server.messages import Act, Choose, Done, Kick, No, Ping, Pong, Request, Resume, Say, TakeBack, Undo
from sortilege.server.reading import decoded
from sortilege.server.refusals import Refused, TooMany
from sortilege.server.seats import Person
from sortilege.server.service import Service

PATIENCE = 60.0  # seconds without any message, after which a client is taken for gone
MOST_BAD = 20  # messages that cannot be understood, after which the socket is closed
POLICY, RESTART = 1008, 1012
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
    with contextlib.ExitStack() as place:
        try:
            guard.check_origin(socket, service.config)
            guard.check_path(socket)
            await service.limits.count("socket", address, person.session)
            place.enter_context(service.places.one(address, person.account or person.session, table))
            client = await service.watching.attach(person, table)
        except Refused as refusal:
            await socket.close(REFUSED + refusal.status, str(refusal)[:120])
            return
        await converse(socket, service, client, table, address)


async def converse(
    socket: WebSocket[Any, Any, Any], service: Service, client: Client, table: str, address: str
) -> None:
    """Hear and tell until the socket is closed."""
    service.sockets += 1
    sending = asyncio.create_task(send(socket, client))
    conversation = Conversation(socket, service, client, table, address)
    try:
        await conversation.run()
    finally:
        service.sockets -= 1
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        await service.watching.detach(client, table, conversation.stopped)


async def send(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Pass on what is put into the client's queue; None closes the socket."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (messages := await client.to_send()) is not None:
            while messages:  # and none is kept while there is nothing to send: there are many sockets
                await socket.send_data(messages.pop(0), mode="text")
        await socket.close(*(client.closing or (GOING_AWAY, "")))


class Conversation:
    """One socket's requests, in order."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], service: Service, client: Client, table: str, address: str
    ) -> None:
        self.socket = socket
        self.service = service
        self.client = client
        self.table = table
        self.address = address
        self.bad = 0
        self.stopped = False  # by the server, which is about to end

    async def run(self) -> None:
        while self.bad < MOST_BAD:
            try:
                async with asyncio.timeout(PATIENCE):
                    data = await self.socket.receive_data(mode="text")
            except TimeoutError:
                await self.close(GOING_AWAY, "nothing was heard for a minute")
                return
            except WebSocketDisconnect as gone:
                self.stopped = gone.code == RESTART
                return
            except (RuntimeError, KeyError):
                return
            if self.client.closing:
                return
            await self.hear(data)
        await self.close(POLICY, "too many messages that cannot be understood")

    async def close(self, code: int, why: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code, why)

    async def hear(self, data: str | bytes) -> None:
        try:
            asked = decoded(data, DECODER)
        except Refused as refusal:
            self.bad += 1
            self.tell(No(ref="", word=refusal.word, why=str(refusal)))
            return
        try:
            await self.do(asked)
        except Refused as refusal:
            self.service.metrics.count("limited" if isinstance(refusal, TooMany) else "refusals")
            version = self.version(asked)
            self.tell(No(ref=asked.ref, word=refusal.word, why=str(refusal), version=version))
        except Exception as error:
            self.service.metrics.count("failures")
            log_failure("socket_failed", error, table=self.table)
            self.tell(No(ref=asked.ref, word="failed", why="this failed by a mistake of ours; nothing was changed"))

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
            self.tell(await service.rooms.act(person, table, asked))
        elif isinstance(asked, Kick):
            await service.rooms.kick(person, table, asked, service.base_of(self.socket))
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
