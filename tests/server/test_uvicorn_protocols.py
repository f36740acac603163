"""The behavior of uvicorn that `server/http/uvicorn_protocols.py` relies on."""

import asyncio
import contextlib
import inspect
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import Server, ServerState

from sortilege.server.http.connection_limits import CONNECTION, ConnectionLimits, RequestTimeouts
from sortilege.server.http.uvicorn_protocols import HttpServerProtocol, WebSocketServerProtocol, connection_factory
from sortilege.server.startup import listening_socket

LOOK = "uvicorn has changed: see the list at the top of server/http/uvicorn_protocols.py, and "
GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
UPGRADE = (
    b"GET /a%20b?c HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
PING, TEXT = b"\x89\x81\0\0\0\0x", b"\x81\x81\0\0\0\0y"


def test_uvicorn_creates_protocols_with_the_arguments_we_expect() -> None:
    expected = ["config", "server_state", "app_state", "_loop"]
    found = list(inspect.signature(H11Protocol).parameters)
    assert found == expected, (
        LOOK + "give HttpServerProtocol and WebSocketServerProtocol the same parameters as H11Protocol"
    )
    state = ServerState()
    assert (state.connections, state.tasks) == (set(), set()), LOOK + "find where a Server keeps connections and tasks"
    assert "connection.shutdown()" in inspect.getsource(Server.shutdown), LOOK + "find how a Server ends a connection"


class Echo:
    """An ASGI application that keeps the scopes it is called with; requests wait until the server stops."""

    def __init__(self) -> None:
        self.scopes: list[dict[str, Any]] = []
        self.stopping = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scopes.append(dict(scope))
        await receive()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            with contextlib.suppress(OSError):
                while (message := await receive())["type"] == "websocket.receive":
                    await send({"type": "websocket.send", "text": message["text"]})
            return
        await self.stopping.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


def test_a_connection_is_counted_served_upgraded_and_shut_down() -> None:
    asyncio.run(connect_upgrade_and_stop())


async def connect_upgrade_and_stop() -> None:
    app = Echo()
    limits = ConnectionLimits(on_shutdown=app.stopping.set)
    how: Any = {"http": HttpServerProtocol, "ws": WebSocketServerProtocol, "lifespan": "off", "log_config": None}
    served: Any = RequestTimeouts(app, limits)
    server, at = Server(uvicorn.Config(served, proxy_headers=False, **how)), listening_socket("127.0.0.1", 0)
    port = at.getsockname()[1]
    serving = asyncio.create_task(server.serve(sockets=[at]))
    async with asyncio.timeout(20):
        waiting, ask = await asyncio.open_connection("127.0.0.1", port)
        ask.write(GET)
        socket, say = await asyncio.open_connection("127.0.0.1", port)
        say.write(UPGRADE)
        assert (await socket.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 "), LOOK + "find how it upgrades"
        say.write(PING + TEXT)
        assert await socket.readexactly(6) == b"\x8a\x01x\x81\x01y"
        kinds = sorted(type(one).__name__ for one in server.server_state.connections)
        assert kinds == ["HttpServerProtocol", "WebSocketServerProtocol"], (
            LOOK + "find what H11Protocol does with that set"
        )
        assert len(limits.open) == 2
        assert isinstance(connection_factory(server)(), HttpServerProtocol), LOOK + "find how it makes a connection"
        http, websocket = sorted(app.scopes, key=lambda scope: str(scope["type"]))
        assert (http["type"], websocket["type"]) == ("http", "websocket")
        assert CONNECTION not in http["state"] | websocket["state"], LOOK + "find what becomes of `app_state`"
        assert (websocket["path"], websocket["raw_path"], websocket["query_string"]) == ("/a b", b"/a%20b", b"c")
        server.should_exit = True
        assert (await waiting.readline()).startswith(b"HTTP/1.1 204 "), LOOK + "find how it tells connections to stop"
        assert await socket.readexactly(4) == b"\x88\x02\x03\xf4"  # closed with 1012: the service restarts
        await serving
    assert not server.server_state.connections
    assert not limits.open
    for writer in (ask, say):
        writer.close()
