"""The socket protocol of a table: read requests in order, act on them, answer. docs/protocol.md describes it."""

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
from sortilege.tables.live.client import Client, Transport
from sortilege.tables.logs import log_failure
from sortilege.tables.play.agreed_undo import REPLAYING_ACTIONS
from sortilege.tables.play.rematch import RATE_LIMITED_ACTIONS
from sortilege.tables.protocol.chat import ChatRequest
from sortilege.tables.protocol.play import ChooseRequest, MoveRequest
from sortilege.tables.protocol.socket import (
    ActRequest,
    KickRequest,
    PingRequest,
    Pong,
    RequestAccepted,
    RequestRejected,
    ResumeRequest,
    TableRequest,
)
from sortilege.tables.refusals import Refused, TooMany

MAX_UNREADABLE_MESSAGES = 20  # before the socket is closed
MAX_LIMITED_MESSAGES = 200  # over a rate limit, before the socket is closed
MAX_WAITING_MESSAGES = 16  # before reading pauses
POLICY_VIOLATION = 1008  # WebSocket close code
REFUSAL_CODE_BASE = 4000  # + the HTTP status: the close code of a socket that was refused

REQUEST_DECODER = msgspec.json.Decoder(TableRequest)


class SocketListener(Protocol):
    """Receives what happens on a transport. `connection_lost` comes last; if `stopped`, the server is stopping."""

    def receive(self, text: str) -> None: ...

    def flush(self) -> None:
        """Send what is queued: the transport has room again."""

    def connection_lost(self, stopped: bool) -> None: ...


class SocketTransport(Transport, Protocol):
    """Both halves of an open connection: a WebSocket, or a channel to the page in the same browser."""

    tasks: set[asyncio.Task[None]]  # a server that stops waits for these

    def take_over(self, listener: SocketListener) -> None:
        """Pass everything that arrives to this listener from now on."""

    def pause_reading(self, paused: bool) -> None:
        """Pause or resume reading."""


async def open_conversation(app: TableApp, caller: Caller, table: str, address: str, base: str) -> "Conversation":
    """Attach a caller to a table; raises Refused."""
    who = caller.account or caller.session
    await app.limits.count("socket", address, caller.session)
    app.socket_quota.acquire(address, who, table)
    try:
        client = await app.sockets.attach(caller, table)
    except BaseException:
        app.socket_quota.release(address, who, table)
        raise
    return Conversation(app, client, table, address, base)


def rejection(ref: str, word: str, reason: Message, version: int | None = None) -> RequestRejected:
    return RequestRejected(ref=ref, word=word, why=tell(reason), said=reason, version=version)


class Conversation:
    """One socket's requests, in order. A task exists only while requests are waiting, so idle sockets are cheap."""

    __slots__ = (
        *("address", "app", "base", "client", "ended", "limited", "table", "task", "transport", "unreadable"),
        "waiting",
    )

    def __init__(self, app: TableApp, client: Client, table: str, address: str, base: str) -> None:
        self.app = app
        self.client = client
        self.table = sys.intern(table)
        self.address = sys.intern(address)
        self.base = sys.intern(base)
        self.waiting: list[str] = []
        self.task: asyncio.Task[None] | None = None
        self.unreadable = 0  # messages so far
        self.limited = 0  # messages so far that were over a rate limit
        self.ended = False

    def open(self, transport: SocketTransport) -> None:
        self.transport = transport
        self.app.open_sockets += 1
        self.client.open(transport)
        transport.take_over(self)

    # Called by the transport.

    def receive(self, text: str) -> None:
        self.client.last_heard = time.monotonic()
        self.waiting.append(text)
        if len(self.waiting) == MAX_WAITING_MESSAGES:
            self.transport.pause_reading(True)
        self._work()

    def flush(self) -> None:
        self.client.flush()

    def connection_lost(self, stopped: bool) -> None:
        caller = self.client.caller
        self.app.socket_quota.release(self.address, caller.account or caller.session, self.table)
        self.app.open_sockets -= 1
        if stopped:
            self.app.sockets.forget(self.client, self.table)
            return
        self.ended = True
        self._work()

    # Requests.

    def _work(self) -> None:
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._run())
            self.transport.tasks.add(self.task)
            self.task.add_done_callback(self.transport.tasks.discard)

    async def _run(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                for text in batch:
                    if self.client.closing:
                        break
                    await self._handle(text)
                    if why := self._excess():
                        self.waiting.clear()
                        self.transport.close(POLICY_VIOLATION, why)
                        break
                if not self.waiting:
                    self.transport.pause_reading(False)
            if self.ended:
                await self.app.sockets.detach(self.client, self.table)
        finally:
            self.task = None

    def _excess(self) -> str:
        """Return why the socket has to be closed: each message costs time, also one that is rejected."""
        if self.unreadable >= MAX_UNREADABLE_MESSAGES:
            return "too many messages that cannot be understood"
        return "too many messages over a rate limit" if self.limited >= MAX_LIMITED_MESSAGES else ""

    async def _handle(self, text: str) -> None:
        """Answer one message, with an error reply if handling it fails."""
        try:
            request = decode_message(text, REQUEST_DECODER)
        except Refused as refusal:
            self.unreadable += 1
            self._send(rejection("", refusal.word, refusal.said))
            return
        try:
            await self._act_on(request)
        except Refused as refusal:
            limited = isinstance(refusal, TooMany)
            self.limited += limited
            self.app.metrics.count("limited" if limited else "refusals")
            self._send(rejection(request.ref, refusal.word, refusal.said, self._version(request)))
        except Exception as error:
            self.app.metrics.count("failures")
            log_failure("socket_failed", error, table=self.table)
            self._send(rejection(request.ref, "failed", message("server-failed")))

    async def _act_on(self, request: TableRequest) -> None:
        app, client, table = self.app, self.client, self.table
        caller = client.caller
        who = f"{caller.session} {table}"
        if isinstance(request, MoveRequest):
            app.limits.spend("choose", self.address, who)
            if not isinstance(request, ChooseRequest):
                app.limits.spend("back", self.address, caller.session)
            start = time.perf_counter()
            done = await app.choices.choose(caller, table, request, client)
            app.metrics.observe_choice(time.perf_counter() - start)
            self._send(done)
            return
        if isinstance(request, ChatRequest):
            await app.limits.count("say", self.address, who)
            self._send(await app.rooms.add_chat_line(caller, table, request))
            return
        app.limits.spend("ask", self.address, who)
        if isinstance(request, PingRequest):
            self._send(Pong(ref=request.ref))
        elif isinstance(request, ResumeRequest):
            await app.sockets.resume(client, table, request.seat, request.version)
        elif isinstance(request, ActRequest):
            if request.what in RATE_LIMITED_ACTIONS:
                await app.limits.count("rematch", self.address, caller.session)
            if request.what in REPLAYING_ACTIONS:
                await app.limits.count("far_undo", self.address, caller.session)
            self._send(await app.rooms.act(caller, table, request))
        elif isinstance(request, KickRequest):
            await app.rooms.kick(caller, table, request, self.base)
            self._send(RequestAccepted(ref=request.ref, version=self._version(request) or 0))

    def _version(self, request: TableRequest) -> int | None:
        """Return the version that this client's next answer must name."""
        live = self.app.tables.live.get(self.table)
        if live is None:
            return None
        named = request.seat if isinstance(request, MoveRequest) else None
        seat = named if named in self.client.seats else (self.client.seats or (None,))[0]
        return live.version(seat)

    def _send(self, message: RequestAccepted | RequestRejected | Pong) -> None:
        self.client.send(msgspec.json.encode(message))
