"""A second listener, by which friends on the home network reach a server that is for this machine alone.

Only a page loaded from this machine's own address may open it; that rules out cross-site requests.
"""

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Callable, Sequence
from typing import Any

from sortilege.server.http import request_checks
from sortilege.server.http.connection_limits import ConnectionLimits
from sortilege.tables.logs import log
from sortilege.tables.protocol.hosting import NetworkStatus
from sortilege.tables.refusals import NotAllowed, NotNow

PROBE_ADDRESS = "10.255.255.255"  # nothing is sent there: it only makes the system choose an address


def own_addresses() -> list[str]:
    """Return this machine's addresses on the home network; empty when it is on no network."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect((PROBE_ADDRESS, 9))
        found[str(probe.getsockname()[0])] = None
    with contextlib.suppress(OSError):
        found |= dict.fromkeys(socket.gethostbyname_ex(socket.gethostname())[2])
    return [address for address in found if is_home_address(address)]


def is_home_address(address: str) -> bool:
    """Return whether an address is reachable from a home network only, never from the whole internet."""
    found = ipaddress.ip_address(address)
    return found.is_private and not found.is_loopback and not found.is_unspecified


def is_loopback(host: str) -> bool:
    name = host.strip("[]").rpartition("%")[0] or host.strip("[]")
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


class LanListener:
    """The second listener of one server process."""

    def __init__(
        self, connections: ConnectionLimits, port: int, address: str, new_connection: Callable[[], asyncio.Protocol]
    ) -> None:
        self.connections = connections
        self.port = port
        self.address = address  # as the host configured it; empty: detect it
        self.new_connection = new_connection
        self.listeners: dict[str, asyncio.Server] = {}

    def status(self, connection: request_checks.Connection) -> NetworkStatus:
        can = self.is_local(connection)
        return NetworkStatus(can=can, open=bool(self.listeners), addresses=tuple(self.listeners) if can else ())

    def is_local(self, connection: request_checks.Connection) -> bool:
        """Return whether the client is on this machine, names it as the host, and did not use the second listener."""
        named = (request_checks.header(connection, "host") or "").rsplit(":", 1)[0]
        by = connection.scope.get("server") or ("", 0)
        if connection.client is None or url(by) in self.listeners:
            return False
        return is_loopback(connection.client.host) and is_loopback(named)

    async def change(self, connection: request_checks.Connection, wanted: bool) -> NetworkStatus:
        if not self.is_local(connection):
            raise NotAllowed("server-network-not-yours")
        if wanted and not self.listeners:
            await self.open()
        elif not wanted:
            self.close()
        return self.status(connection)

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for address in [self.address] if self.address else own_addresses():
            try:
                listener = await loop.create_server(self.new_connection, address, self.port)
            except OSError:
                continue
            self.listeners[url((address, self.port))] = listener
        if not self.listeners:
            raise NotNow("server-network-none")
        log("network_opened", addresses=" ".join(self.listeners))

    def close(self) -> None:
        """Stop listening, and close the connections that came in this way."""
        for transport in list(self.connections.open):
            if url(transport.get_extra_info("sockname") or ("", 0)) in self.listeners:
                transport.close()
        self.stop_listening()
        log("network_closed")

    def stop_listening(self) -> None:
        for listener in self.listeners.values():
            listener.close()
        self.listeners.clear()


def url(at: Sequence[Any]) -> str:
    return f"http://{at[0]}:{at[1]}"
