"""The WebSocket of a table: opened and closed here; what is said over it is a conversation's."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from sortilege.server.http import guard
from sortilege.server.http.websocket_transport import transport_of
from sortilege.server.service import Service
from sortilege.tables.identity import Caller
from sortilege.tables.refusals import Refused
from sortilege.tables.socket_conversation import REFUSED, open_conversation

LONGEST = 123  # bytes in which a socket may say why it is closed


@websocket("/tables/{table:str}/socket")
async def socket(
    table: FromPath[str],
    socket: WebSocket[Any, Any, Any],
    service: NamedDependency[Service],
    person: NamedDependency[Caller],
) -> None:
    await socket.accept()
    try:
        guard.check_origin(socket, service.config)
        guard.check_path(socket)
        conversation = await open_conversation(
            service, person, table, guard.address_of(socket), service.base_of(socket)
        )
    except Refused as refusal:
        await socket.close(REFUSED + refusal.status, str(refusal).encode()[:LONGEST].decode(errors="ignore"))
        return
    conversation.open(transport_of(socket.scope))
