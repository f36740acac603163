"""Running a server: its port, its database and its processes."""

import asyncio
import logging
import os
import socket
import sys
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from sortilege.core.errors import SortilegeError
from sortilege.server.app import application, behind_proxies, tune_process
from sortilege.server.config import ENVIRONMENT, Config
from sortilege.server.db import SqlStore
from sortilege.server.db.database import driver_message
from sortilege.server.db.migrations import NewerDatabase
from sortilege.server.http.lan_listener import LanListener
from sortilege.server.http.uvicorn_protocols import HttpServerProtocol, WebSocketServerProtocol, connection_factory
from sortilege.tables.logs import StructuredHandler
from sortilege.tables.refusals import Refused

MAX_HEAD_BYTES = 64 * 1024  # of a request
GRACE_SECONDS = 5  # for open requests when the server stops


class PortTaken(SortilegeError):
    """Another program listens on the port."""


class NoDatabase(SortilegeError):
    """The database cannot be reached, or belongs to a newer release."""


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises PortTaken with the reason."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With an explicit protocol, asyncio turns Nagle's algorithm off; otherwise every response in two parts waits 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(1024)  # clients that connect during the start wait
    except OSError as error:
        found.close()
        raise PortTaken(os.strerror(error.errno or 0)) from None
    found.set_inheritable(True)
    return found


def check_database(config: Config) -> None:
    """Connect to the database and migrate it before anything listens; raises NoDatabase."""

    async def check() -> None:
        store = SqlStore(config.database)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(check())
    except Refused as refusal:
        raise NoDatabase(driver_message(refusal.__cause__ or refusal)) from None
    except (NewerDatabase, OSError) as error:
        raise NoDatabase(str(error)) from None


def run(config: Config, at: socket.socket) -> None:
    """Serve until a signal stops the server."""
    logging.basicConfig(handlers=[StructuredHandler()], level=logging.WARNING)
    settings: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "http": HttpServerProtocol,
        "ws": WebSocketServerProtocol,
        "proxy_headers": False,  # `Proxied` reads them instead
        "server_header": False,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "h11_max_incomplete_event_size": MAX_HEAD_BYTES,
    }
    if config.workers == 1:
        tune_process()
        app = application(config)
        served = behind_proxies(app, config)
        server = uvicorn.Server(uvicorn.Config(served, **settings))
        if config.home:
            port = at.getsockname()[1]
            connections, new_connection = served.connections, connection_factory(server)
            app.state.lan_listener = LanListener(connections, port, config.home_address, new_connection)
        server.run(sockets=[at])
        return
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()
    many = uvicorn.Config("sortilege.server.app:from_environment", factory=True, workers=config.workers, **settings)
    Multiprocess(many, sockets=[at]).run()
    sys.stderr.flush()
