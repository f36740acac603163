"""Running a server: the port, the processes, and clear words when one of them is not to be had."""

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
from sortilege.server.app import application, behind_proxies
from sortilege.server.config import ENVIRONMENT, Config
from sortilege.server.db import SqlStore
from sortilege.server.db.database import reason
from sortilege.server.db.migrations import Newer
from sortilege.server.gc_tuning import settle
from sortilege.server.http.uvicorn_protocols import HttpConnection, WebSocketConnection
from sortilege.server.lan_listener import Network
from sortilege.tables.logs import Structured
from sortilege.tables.refusals import Refused

MAX_HEAD_BYTES = 64 * 1024  # of a request
GRACE = 5  # seconds that open requests get when the server stops


class PortTaken(SortilegeError):
    """Somebody else listens there."""


class NoDatabase(SortilegeError):
    """The database cannot be reached, or belongs to a newer release."""


def bound(host: str, port: int) -> socket.socket:
    """A socket to listen on; raises PortTaken with the reason."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio turns Nagle's algorithm off; otherwise every answer in two parts waits 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(1024)  # whoever connects while we are still starting waits
    except OSError as error:
        found.close()
        raise PortTaken(os.strerror(error.errno or 0)) from None
    found.set_inheritable(True)
    return found


def check_database(config: Config) -> None:
    """Reach the database and bring it up to date before anything listens; raises NoDatabase."""

    async def check() -> None:
        store = SqlStore(config.database)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(check())
    except Refused as refusal:
        raise NoDatabase(reason(refusal.__cause__ or refusal)) from None
    except (Newer, OSError) as error:
        raise NoDatabase(str(error)) from None


def run(config: Config, at: socket.socket) -> None:
    """Serve until told to stop."""
    logging.basicConfig(handlers=[Structured()], level=logging.WARNING)
    settings: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "http": HttpConnection,
        "ws": WebSocketConnection,
        "proxy_headers": False,  # `Proxied` reads them
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "h11_max_incomplete_event_size": MAX_HEAD_BYTES,
    }
    if config.workers == 1:
        settle()
        app = application(config)
        served = behind_proxies(app, config)
        if config.home:
            app.state.service.network = Network(served.connections, at.getsockname()[1], config.home_address)
        uvicorn.Server(uvicorn.Config(served, **settings)).run(sockets=[at])
        return
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()
    many = uvicorn.Config("sortilege.server.app:from_environment", factory=True, workers=config.workers, **settings)
    Multiprocess(many, sockets=[at]).run()
    sys.stderr.flush()
