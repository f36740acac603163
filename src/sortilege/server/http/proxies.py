"""Proxies in front of the server: only trusted ones may name the client."""

import ipaddress
from collections.abc import Callable

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message
from sortilege.server.http.connections import RequestTimeouts, connection_limits

ANY = "*"


class Proxied:
    """ASGI middleware that replaces a trusted proxy's address and scheme with the client's.

    It removes the headers that name a client from all other requests.
    """

    def __init__(
        self, app: ASGIApp, trusted: str, limits: float, on_shutdown: Callable[[], None] = lambda: None
    ) -> None:
        self.proxy_headers = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]  # two libraries' names for ASGI
        self.connections = connection_limits(limits, self.is_trusted, on_shutdown)
        self.app = RequestTimeouts(self.proxy_headers, self.connections)  # type: ignore[arg-type]  # as above

    def is_trusted(self, address: str | None) -> bool:
        return address in self.proxy_headers.trusted_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":  # type: ignore[comparison-overlap]  # Litestar's scopes leave this one out
            client = scope["client"]
            if not self.is_trusted(client[0] if client else None):
                kept = [pair for pair in scope["headers"] if not pair[0].startswith((b"x-forwarded-", b"forwarded"))]
                scope["headers"] = kept
        await self.app(scope, receive, send)


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


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
