"""A WebSocket on an asyncio transport. ASGI opens it; then a conversation takes it over.

A socket that ASGI and the framework look after keeps a task or two, queues, the request and its headers for as long as
it is open: 20 KB each, and there are many sockets, most of them idle. After `take_over` only this object and the
protocol's state stay, and the conversation is called when a message arrives.
"""

import asyncio
import math
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from sortilege.server.http.connection_limits import ConnectionLimits
from sortilege.tables.logs import log_failure
from sortilege.tables.socket_conversation import SocketListener

MAX_MESSAGE_BYTES = 64 * 1024
MAX_PARSED_BYTES = 4 * 1024  # at once, so that a socket that has been closed costs no more time
MAX_CONTROL_FRAMES = 1000  # pings, pongs and empty fragments between two messages
CLOSE_SECONDS = 10.0  # for the client to answer a close frame
FLUSH_SECONDS = 2.0  # for a slow client to read what is left when the server stops
EXTENSION = "sortilege.wire"  # key in the ASGI scope's extensions: the transport, for the handler to take over


def transport_of(scope: Mapping[str, Any]) -> "WebSocketTransport":
    """Return the transport of a socket that is being opened."""
    transport = scope["extensions"][EXTENSION]["line"]
    assert isinstance(transport, WebSocketTransport)
    return transport


class WebSocketTransport(asyncio.Protocol):
    """One socket: an ASGI session until a conversation takes it over."""

    __slots__ = (
        *("app", "close_timer", "frames", "full", "is_text", "limits", "listener", "loop", "message", "protocol"),
        *("reading_paused", "session", "state", "stopped", "tasks", "transport"),
    )

    transport: asyncio.Transport

    def __init__(
        self, app: Any, limits: ConnectionLimits, state: dict[str, Any], tasks: set[asyncio.Task[None]]
    ) -> None:
        self.app = app
        self.limits = limits
        self.state = state
        self.tasks = tasks  # the server waits for these when it stops
        self.loop = asyncio.get_running_loop()
        self.protocol = ServerProtocol(max_size=MAX_MESSAGE_BYTES)
        self.session: AsgiSession | None = None
        self.listener: SocketListener | None = None
        self.message = bytearray()  # what has arrived of a message in fragments
        self.frames = 0  # since the last message
        self.is_text = True
        self.full = False  # the transport's buffer is full, so more messages should wait
        self.reading_paused = False  # by the application
        self.stopped = False
        self.close_timer: asyncio.TimerHandle | None = None

    # Called by a conversation.

    def take_over(self, listener: SocketListener) -> None:
        """Pass incoming messages to `listener` from now on, beginning with those that have arrived."""
        session, self.session = self.session, None
        self.listener = listener
        if session is not None:
            for message in session.unread():
                if message["type"] == "websocket.receive":
                    self._pass_on(message.get("text"))
        self.pause_reading(False)
        if self.protocol.state is not State.OPEN or self.transport.is_closing():
            self._report_end()

    def send_text(self, text: bytes) -> None:
        """Send one text message."""
        if self.protocol.state is State.OPEN and not self.transport.is_closing():
            self.protocol.send_text(text)
            self.write()

    def close(self, code: int, why: str) -> None:
        """Close the socket and ignore what still arrives."""
        if self.protocol.state is State.OPEN and not self.transport.is_closing():
            self.protocol.send_close(code, why)
            self.write()
            self.pause_reading(False)  # the client's close frame has to get through
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.close)
        self._report_end()

    def pause_reading(self, paused: bool) -> None:
        """Pause reading from the client, or resume it."""
        self.reading_paused = paused
        self._update_reading()

    def _update_reading(self) -> None:
        """Read unless the application is busy, or the client does not read: each of its pings has an answer."""
        if self.transport.is_closing():
            return
        if self.reading_paused or self.full:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    # Called by the event loop and the server.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always a socket's
        self.transport = transport
        self.limits.set_timeout(transport, math.inf)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), MAX_PARSED_BYTES):
            if self.transport.is_closing():
                break
            self.protocol.receive_data(data[at : at + MAX_PARSED_BYTES])
            self.write()
            for event in self.protocol.events_received():
                if isinstance(event, Request):
                    self._open(event)
                elif isinstance(event, Frame):
                    self._receive(event)
        if self.protocol.close_expected():
            self._report_end()

    def pause_writing(self) -> None:
        self.full = True
        self._update_reading()
        self.limits.set_timeout(self.transport, self.limits.timeouts.unread)

    def resume_writing(self) -> None:
        self.full = False
        self._update_reading()
        self.limits.set_timeout(self.transport, math.inf)
        if self.session is not None:
            self.session.writable.set()
        elif self.listener is not None:
            self.listener.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.release(self.transport)
        if self.close_timer is not None:
            self.close_timer.cancel()
        self._report_end()

    def shutdown(self) -> None:
        """Close the socket because the server stops."""
        self.stopped = True
        if self.protocol.state is State.OPEN:
            self.protocol.send_close(CloseCode.SERVICE_RESTART)
            self.write()
        elif self.session is not None:
            self.session.reject(HTTPStatus.INTERNAL_SERVER_ERROR)
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(FLUSH_SECONDS, self.transport.abort)

    # The protocol.

    def write(self) -> None:
        """Send what the protocol has to send; an empty part means that it ends the connection."""
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def _open(self, request: Request) -> None:
        response = self.protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.protocol.send_response(response)
            self.write()
            return
        self.session = AsgiSession(self, response)
        task = self.loop.create_task(self.session.run(self.app, self._scope(request)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        protocols = request.headers.get_all("Sec-WebSocket-Protocol")
        state, self.state = self.state, {}
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "server": address_of(self.transport, "sockname"),
            "client": address_of(self.transport, "peername"),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1", errors="surrogateescape"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [one.strip() for line in protocols for one in line.split(",")],
            "state": state,
            "extensions": {EXTENSION: {"line": self}},
        }

    def _receive(self, frame: Frame) -> None:
        """Pass on a message once its last frame is here; the protocol itself answers pings and close frames."""
        self.frames += 1
        if self.frames > MAX_CONTROL_FRAMES:
            if self.close_timer is not None:  # the client goes on instead of closing
                self.transport.abort()
            elif self.protocol.state is State.OPEN:
                self.protocol.fail(CloseCode.POLICY_VIOLATION, "too many frames without a message")
                self.write()
            return
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self.is_text = frame.opcode is Opcode.TEXT
            self.message = bytearray(frame.data)
        elif frame.opcode is Opcode.CONT:
            self.message += frame.data
        else:
            return
        if not frame.fin or self.close_timer is not None:
            return
        data, self.message, self.frames = bytes(self.message), bytearray(), 0
        try:
            text = data.decode() if self.is_text else None
        except UnicodeDecodeError:
            self.protocol.fail(CloseCode.INVALID_DATA)
            self.write()
            return
        if self.session is not None:
            self.session.put({"type": "websocket.receive"} | ({"bytes": data} if text is None else {"text": text}))
            self.pause_reading(True)  # until the application has received it
        else:
            self._pass_on(text)

    def _pass_on(self, text: str | None) -> None:
        if self.listener is None:
            return
        if text is None:
            self.close(CloseCode.UNSUPPORTED_DATA, "messages are text here")
        else:
            self.listener.receive(text)

    def _report_end(self) -> None:
        """Report the end of the socket, once."""
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.connection_lost(self.stopped)
        if self.session is not None:
            self.session.disconnect()


def address_of(transport: asyncio.Transport, which: str) -> tuple[str, int] | None:
    """Return an end of the connection as ASGI names it."""
    found = transport.get_extra_info(which)
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None


class AsgiSession:
    """The ASGI side of a socket, until a conversation takes it over."""

    def __init__(self, socket: WebSocketTransport, response: Response) -> None:
        self.socket = socket
        self.response: Response | None = response  # to the handshake, until it is sent
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.writable = asyncio.Event()
        self.disconnected = False
        self.put({"type": "websocket.connect"})

    def put(self, message: dict[str, Any]) -> None:
        self.queue.put_nowait(message)

    def unread(self) -> list[dict[str, Any]]:
        return [self.queue.get_nowait() for _ in range(self.queue.qsize())]

    async def run(self, app: Any, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self.receive, self.send)
        except Exception as error:
            if not (self.disconnected and isinstance(error, OSError)):
                log_failure("websocket_failed", error)
        socket = self.socket
        if socket.session is self:  # else the conversation decides when it ends
            if self.response is not None:
                self.reject(HTTPStatus.INTERNAL_SERVER_ERROR)
            elif socket.close_timer is None:
                socket.transport.close()

    async def receive(self) -> dict[str, Any]:
        message = await self.queue.get()
        if self.queue.empty():
            self.socket.pause_reading(False)
        return message

    async def send(self, message: dict[str, Any]) -> None:
        socket = self.socket
        while socket.full and not self.disconnected:
            self.writable.clear()
            await self.writable.wait()
        if self.disconnected:
            raise ConnectionResetError
        kind = message["type"]
        if kind == "websocket.accept":
            self._accept(message)
        elif kind == "websocket.close":
            if self.response is not None:
                self.reject(HTTPStatus.FORBIDDEN)
            else:
                socket.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        elif kind == "websocket.send":
            text = message.get("text")
            if text is not None:
                socket.protocol.send_text(text.encode())
            else:
                socket.protocol.send_binary(message["bytes"])
            socket.write()
        else:
            raise RuntimeError(f"unexpected ASGI message {kind}")

    def _accept(self, message: dict[str, Any]) -> None:
        assert self.response is not None, "accepted twice"
        response, self.response = self.response, None
        for name, value in message.get("headers", ()):
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        if subprotocol := message.get("subprotocol"):
            response.headers["Sec-WebSocket-Protocol"] = subprotocol
        self.socket.protocol.send_response(response)
        self.socket.write()

    def reject(self, status: HTTPStatus) -> None:
        """Answer the handshake with an HTTP error."""
        self.response = None
        if self.socket.protocol.state is State.CONNECTING:
            self.socket.protocol.send_response(self.socket.protocol.reject(status, ""))
            self.socket.write()
        self.disconnect()

    def disconnect(self) -> None:
        """Tell the application that the socket has ended, once."""
        if not self.disconnected:
            self.disconnected = True
            self.writable.set()
            self.put({"type": "websocket.disconnect", "code": CloseCode.NO_STATUS_RCVD})
