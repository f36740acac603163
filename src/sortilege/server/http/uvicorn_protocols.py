"""The protocol classes that uvicorn creates for our connections, and all that they take for granted about uvicorn.

`uvicorn.Config(http=..., ws=...)` accepts classes of asyncio protocols. What uvicorn expects of such a class is not
documented, so this module uses as little of it as possible, and tests/server/test_uvicorn_protocols.py checks it:

- uvicorn creates a protocol with the keywords `config`, `server_state` and `app_state`, for HTTP also `_loop`;
- `config.loaded_app` is the ASGI application, and `app_state` becomes `scope["state"]` of each request;
- when the server stops, it calls `shutdown()` on each member of `server_state.connections`, then waits until that set
  and the tasks in `server_state.tasks` are gone;
- `H11Protocol` is an asyncio protocol that adds itself to that set and removes itself; on a WebSocket handshake it
  creates the `ws` class with its own `app_state`, passes the request to it and hands the transport over;
- a running `Server` has `config`, `server_state` and `lifespan.state`, of which it makes its own connections.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from sortilege.server.http.connection_limits import CONNECTION, ConnectionLimits
from sortilege.server.http.websocket_transport import WebSocketTransport


def limits_of(config: Config) -> ConnectionLimits:
    """Return the limits that the served application carries."""
    limits = getattr(config.loaded_app, "connections", None)
    assert isinstance(limits, ConnectionLimits), "the application that uvicorn serves needs its `connections`"
    return limits


def connection_factory(server: Server) -> Callable[[], asyncio.Protocol]:
    """Return the function that makes connections of a running server, for a listener that uvicorn does not know."""
    return lambda: HttpServerProtocol(server.config, server.server_state, server.lifespan.state)


class HttpServerProtocol(asyncio.Protocol):
    """An HTTP connection within limits: counts it and passes every call on to uvicorn's own protocol."""

    __slots__ = ("connections", "http", "limits", "transport")

    transport: asyncio.Transport

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.limits = limits_of(config)
        self.connections: set[Any] = server_state.connections
        self.http = H11Protocol(
            config=config, server_state=server_state, app_state={**app_state, CONNECTION: self}, _loop=_loop
        )

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always a socket's
        self.transport = transport
        self.http.connection_made(transport)
        self.connections.discard(self.http)  # the server calls our `shutdown` instead
        self.connections.add(self)
        self.limits.admit(transport)

    def data_received(self, data: bytes) -> None:
        self.http.data_received(data)

    def eof_received(self) -> None:
        self.http.eof_received()

    def pause_writing(self) -> None:
        self.http.pause_writing()

    def resume_writing(self) -> None:
        self.http.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        self.limits.release(self.transport)
        self.http.connection_lost(exc)

    def leave(self) -> None:
        """Stop being one of the server's connections: it has ended, or a WebSocket has taken it over."""
        self.connections.discard(self)

    def shutdown(self) -> None:
        self.http.shutdown()
        self.limits.on_shutdown()


class WebSocketServerProtocol(WebSocketTransport):
    """A WebSocket on a connection that `HttpServerProtocol` has counted."""

    __slots__ = ("connections",)

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        http: HttpServerProtocol = app_state.pop(CONNECTION)
        http.leave()
        self.connections: set[Any] = server_state.connections
        super().__init__(config.loaded_app, limits_of(config), app_state, server_state.tasks)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # always a socket's
        self.connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.connections.discard(self)
        super().connection_lost(exc)
