"""The line of an open socket. uvicorn opens it, and then nothing of the opening stays with it.

A socket that ASGI and the framework look after keeps a task or two, queues, the request and its headers for as long as
it is open: 20 KB, and there are many sockets, which mostly wait. So a handler, once it has opened a socket, hands its
line to somebody who is called when something comes.
"""

from collections.abc import Mapping
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from websockets.http11 import Request
from websockets.protocol import State

from sortilege.server.http.connections import Socket
from sortilege.tables.socket_conversation import End

WIRE = "sortilege.wire"  # under which a handler finds its line, among the scope's extensions
UNSUPPORTED = 1003
FLUSH = 2.0  # seconds that a slow client gets to read what is left when the server stops


def wire_of(scope: Mapping[str, Any]) -> "Wire":
    """The line of a socket that is being opened."""
    found = scope["extensions"][WIRE]["line"]
    assert isinstance(found, Wire)
    return found


class Nowhere:
    """In the place of what uvicorn tells the application through."""

    def put_nowait(self, event: object) -> None: ...

    def set(self) -> None: ...


NOWHERE: Any = Nowhere()


class Wire(Socket):
    """One line: uvicorn's own until somebody takes it over."""

    end: End | None = None
    full = False  # so much is on its way that more should wait
    stopped = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = (self.scope["extensions"] or {}) | {WIRE: {"line": self}}

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.end is None and self.close_timer is None:
            self.transport.close()

    def take_over(self, end: End) -> None:
        """From now on this end hears what comes, beginning with what came meanwhile."""
        self.end = end
        came, self.queue, self.writable = self.queue, NOWHERE, NOWHERE
        del self.scope, self.request, self.response
        while not came.empty():
            event = came.get_nowait()
            if event["type"] == "websocket.receive":
                self._heard(event.get("text"))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected or self.close_sent:
            self._lost()

    def say(self, text: bytes) -> None:
        """Send one message."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def close(self, code: int, why: str) -> None:
        """Close it: nothing more is heard."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_close(code, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.hold(False)
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._lost()

    def hold(self, back: bool) -> None:
        """Let nothing more come for now, or let it come again."""
        if back != self.read_paused and not self.transport.is_closing():
            self.read_paused = back
            if back:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _heard(self, text: str | None) -> None:
        if self.end is None:
            return
        if text is None:
            self.close(UNSUPPORTED, "messages are text here")
        else:
            self.end.hear(text)

    def _lost(self) -> None:
        end, self.end = self.end, None
        if end is not None:
            end.lost(self.stopped)

    # What uvicorn and the transport call.

    def send_receive_event_to_app(self) -> None:
        if self.queue is not NOWHERE:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            self._heard(data.decode() if self.curr_msg_data_type == "text" else None)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def pause_writing(self) -> None:
        self.full = True
        if self.queue is not NOWHERE:
            super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        if self.queue is not NOWHERE:
            super().resume_writing()
        elif self.end is not None:
            self.end.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lost()

    def shutdown(self) -> None:
        self.stopped = True
        super().shutdown()
        if self.transport.get_write_buffer_size():
            self.loop.call_later(FLUSH, self.transport.abort)
