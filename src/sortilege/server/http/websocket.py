"""The WebSocket of a table: this handler opens it, or closes it with a reason; a conversation takes it over."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from sortilege.server.http import request_checks
from sortilege.server.http.websocket_transport import transport_of
from sortilege.server.server_process import ServerProcess
from sortilege.tables.identity import Caller
from sortilege.tables.refusals import Refused
from sortilege.tables.socket_conversation import REFUSAL_CODE_BASE, open_conversation

MAX_REASON_BYTES = 123  # of a close frame


@websocket("/tables/{table:str}/socket")
async def socket(
    table: FromPath[str],
    socket: WebSocket[Any, Any, Any],
    service: NamedDependency[ServerProcess],
    caller: NamedDependency[Caller],
) -> None:
    await socket.accept()
    try:
        request_checks.check_host(socket, service.config)
        request_checks.check_origin(socket, service.config)
        request_checks.check_path(socket)
        conversation = await open_conversation(
            service, caller, table, request_checks.address_of(socket), request_checks.base_url(socket, service.config)
        )
    except Refused as refusal:
        reason = str(refusal).encode()[:MAX_REASON_BYTES].decode(errors="ignore")
        await socket.close(REFUSAL_CODE_BASE + refusal.status, reason)
        return
    conversation.open(transport_of(socket.scope))
