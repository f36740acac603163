"""The server itself: its health and whether the home network may use it."""

from sortilege.tables.protocol.base import ClientMessage, ServerMessage


class NetworkAccessRequest(ClientMessage, frozen=True, kw_only=True):
    """Open the server to the home network, or close it again."""

    open: bool


class NetworkStatus(ServerMessage, frozen=True, kw_only=True):
    """Whether the home network can connect, and at which addresses; `can`: whether the caller may change that."""

    can: bool
    open: bool
    addresses: tuple[str, ...]


class Health(ServerMessage, frozen=True, kw_only=True):
    """Whether the server and its database work, and the release that is running."""

    ok: bool
    database: bool
    version: str
