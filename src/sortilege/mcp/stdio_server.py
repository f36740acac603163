"""The Model Context Protocol over two streams: JSON-RPC 2.0, one message per line. It offers only tools.

The official package needs an HTTP server, a client and pydantic; we need four requests of the protocol.
"""

import sys
from collections.abc import Iterable
from typing import Any, TextIO

import msgspec

from sortilege import __version__
from sortilege.core.errors import SortilegeError
from sortilege.mcp.game_tools import TOOLS, ToolSession, parse_call
from sortilege.terminal.seat_description import PLAYER

PROTOCOL_VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, latest first
PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR = -32700, -32600, -32601, -32602, -32603
INSTRUCTIONS = (
    "Begin with new_game; then choose by the ids that each answer lists. rules and card explain. "
    f"At the table you are called {PLAYER}."
)


class ProtocolError(Exception):
    """A request that gets a JSON-RPC error: its code and message."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


def serve(lines: Iterable[str], out: TextIO, lang: str) -> None:
    """Answer every request until the stream ends."""
    table = ToolSession(lang)
    for line in lines:
        if line.strip() and (answer := answer_line(table, line)) is not None:
            out.write(msgspec.json.encode(answer).decode() + "\n")
            out.flush()


def answer_line(table: ToolSession, line: str) -> dict[str, Any] | None:
    """Answer one message; None for a notification."""
    id: object = None
    try:
        try:
            message = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise ProtocolError(PARSE_ERROR, f"each line is one JSON message: {error}") from None
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            raise ProtocolError(INVALID_REQUEST, 'a request is an object with "jsonrpc", "id" and "method"')
        if "id" not in message:
            return None
        id = message["id"] if isinstance(message["id"], int | str) else None
        return {
            "jsonrpc": "2.0",
            "id": id,
            "result": method_result(table, message["method"], message.get("params") or {}),
        }
    except ProtocolError as wrong:
        return {"jsonrpc": "2.0", "id": id, "error": {"code": wrong.code, "message": str(wrong)}}
    except Exception as error:  # the caller can continue with another request
        print(f"sortilege: {type(error).__name__}: {error}", file=sys.stderr)
        return {"jsonrpc": "2.0", "id": id, "error": {"code": INTERNAL_ERROR, "message": "an internal error"}}


def method_result(table: ToolSession, method: str, given: object) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise ProtocolError(INVALID_PARAMS, '"params" is an object')
    if method == "initialize":
        wanted = given.get("protocolVersion")
        return {
            "protocolVersion": wanted if wanted in PROTOCOL_VERSIONS else PROTOCOL_VERSIONS[0],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "sortilege", "version": __version__},
            "instructions": INSTRUCTIONS,
        }
    if method == "ping":
        return {}
    if method == "tools/list":
        return {"tools": [tool_description(name) for name in TOOLS]}
    if method == "tools/call":
        name = given.get("name")
        if not isinstance(name, str) or name not in TOOLS:
            raise ProtocolError(INVALID_PARAMS, f"there is no such tool; there are {', '.join(TOOLS)}")
        return tool_result(table, name, given.get("arguments") or {})
    raise ProtocolError(
        METHOD_NOT_FOUND, f"no method {method[:80]!r}; there are initialize, ping, tools/list and tools/call"
    )


def tool_description(name: str) -> dict[str, Any]:
    """Describe a tool as `tools/list` does: its arguments are the fields of its call."""
    tool = TOOLS[name]
    (schema,), components = msgspec.json.schema_components([tool], ref_template="{name}")
    own = components[schema["$ref"]] | {"title": tool.__name__.removesuffix("Call")}
    about = own.pop("description")
    return {"name": name, "description": about, "inputSchema": own}


def tool_result(table: ToolSession, name: str, arguments: object) -> dict[str, Any]:
    """Run a tool; when it fails, return the reason and repeat the question."""
    try:
        text, wrong = table.run(parse_call(name, arguments)), False
    except SortilegeError as error:
        text, wrong = "\n\n".join(filter(None, (error.text(table.lang), table.legal()))), True
    return {"content": [{"type": "text", "text": text}], "isError": wrong}
