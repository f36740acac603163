"""Proxies in front of the server: only trusted ones may name the client."""

import ipaddress
from collections.abc import Callable
from functools import lru_cache

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message
from sortilege.server.http.connection_limits import RequestTimeouts, connection_limits

ANY = "*"  # every proxy on this machine
LOOPBACK = "127.0.0.0/8,::1"
SCHEMES = ("http", "https", "ws", "wss")
MAX_ADDRESS_LENGTH = 64


class Proxied:
    """ASGI middleware that replaces a trusted proxy's address and scheme with the client's.

    It removes the headers that name a client from all other requests.
    """

    def __init__(
        self, app: ASGIApp, trusted: str, limits: float, on_shutdown: Callable[[], None] = lambda: None
    ) -> None:
        found = LOOPBACK if trusted == ANY else trusted
        self.trusted = [ipaddress.ip_network(one.strip()) for one in found.split(",")] if found else []
        self.is_trusted = lru_cache(4096)(self._is_trusted)
        self.connections = connection_limits(limits, self.is_trusted, on_shutdown)
        self.app = RequestTimeouts(app, self.connections)

    def _is_trusted(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self.trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":  # type: ignore[comparison-overlap]  # Litestar's scopes leave this one out
            client = scope["client"]
            if client and self.is_trusted(client[0]):
                self._name_client(scope)
            else:
                kept = [pair for pair in scope["headers"] if not pair[0].startswith((b"x-forwarded-", b"forwarded"))]
                scope["headers"] = kept
        await self.app(scope, receive, send)

    def _name_client(self, scope: Scope) -> None:
        """Put the client's address and scheme, as the proxy names them, in place of the proxy's own."""
        values = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        hops = [split_port(one.strip()) for one in b",".join(values).decode("latin-1").split(",")]
        if client := self._last_untrusted(hops):
            scope["client"] = (client[:MAX_ADDRESS_LENGTH], 0)
        schemes = [value.decode("latin-1").strip() for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        if schemes and schemes[-1] in SCHEMES:
            found = schemes[-1].replace("http", "ws") if scope["type"] == ScopeType.WEBSOCKET else schemes[-1]
            scope["scheme"] = found

    def _last_untrusted(self, hops: list[str]) -> str:
        """Return the last hop that is not a trusted proxy. A client may have written everything before it.

        If all are trusted, the client is one of the proxies' network, and only the last hop is certain.
        """
        return next((hop for hop in reversed(hops) if not self.is_trusted(hop)), hops[-1])


def split_port(hop: str) -> str:
    """Return the address of a hop, which some proxies write with a port."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def check_trusted(given: str, host: str) -> str:
    """Return a valid `--trust-proxy`; raises BadOptions for one that would let clients choose their own address."""
    for one in given.split(",") if given else ():
        if one.strip() == ANY:
            if not is_loopback(host):
                raise BadOptions(message("server-proxy-any", host=host))
            return ANY
        try:
            ipaddress.ip_network(one.strip())
        except ValueError:
            raise BadOptions(message("server-proxy-none", given=one.strip())) from None
    return given


def is_address(host: str) -> bool:
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
