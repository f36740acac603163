"""All message types as TypeScript: msgspec → JSON Schema → declarations, so that page and server cannot differ."""

from typing import Any, get_type_hints

import msgspec

from sortilege.core.asks import Ask
from sortilege.core.kits import shipped
from sortilege.core.record import Record
from sortilege.server import messages

RENAMED = {"Event": "GameEvent", "Record": "GameRecord", "Option": "AskOption", "Request": "TableRequest"}
SPOKEN = ("Ask", "AskOption", "Refusal", "GameEvent")
HEAD = "// Written by `sortilege schema`; change src/sortilege/server/messages.py instead."
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the file."""
    found = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in found if one not in (messages.Message, messages.Answer)]


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    _, ours = msgspec.json.schema_components([*structs(), Ask, Record], ref_template="{name}")
    parts += [declaration(RENAMED.get(name, name), schema, RENAMED) for name, schema in sorted(ours.items())]
    views = {one.title: get_type_hints(type(one.rules).view)["return"] for one in shipped()}
    for title, view in views.items():
        _, theirs = msgspec.json.schema_components([view], ref_template="{name}")
        own = RENAMED | {name: f"{title}{name}" for name in theirs if name not in ours}
        parts += [declaration(own[name], schema, own) for name, schema in sorted(theirs.items()) if name not in ours]
    parts.append(f"export type View = {' | '.join(f'{title}View' for title in views)};")
    parts.append(f"export type TableRequest = {union(messages.Request)};")
    parts.append(f"export type SocketMessage = {union(messages.SocketMessage)};")
    return "\n\n".join(parts) + "\n"


def union(types: Any) -> str:
    return " | ".join(one.__name__ for one in types.__args__)


def declaration(name: str, schema: dict[str, Any], renamed: dict[str, str]) -> str:
    """One struct as an interface; a field that may be left out gets a question mark."""
    told = [f"/** {schema['description'].splitlines()[0]} */"] if schema.get("description") else []
    needed = set(schema.get("required", []))
    lines = [*told, f"export interface {name} {{"]
    for field, of in schema.get("properties", {}).items():
        # A viewer gets one of the games' views; the server itself does not care which.
        kind = "View | null" if field == "view" and not of else typed(of, renamed)
        optional = "" if field in needed or answer(name) else "?"
        lines.append(f"  {field}{optional}: {kind};")
    return "\n".join([*lines, "}"])


def answer(name: str) -> bool:
    """Answers, and the asks and events in them, carry all of their fields, also those that have defaults."""
    kind = getattr(messages, name, None)
    return name in SPOKEN or (isinstance(kind, type) and issubclass(kind, messages.Answer))


def typed(of: dict[str, Any], renamed: dict[str, str]) -> str:
    """A JSON Schema as a type."""
    if "$ref" in of:
        name = str(of["$ref"])
        return renamed.get(name, name)
    if "const" in of or "enum" in of:
        values = of.get("enum", [of.get("const")])
        return " | ".join(msgspec.json.encode(value).decode() for value in values)
    if "anyOf" in of:
        return " | ".join(typed(one, renamed) for one in of["anyOf"])
    if of.get("type") == "array" and "prefixItems" in of:
        return f"[{', '.join(typed(one, renamed) for one in of['prefixItems'])}]"
    if of.get("type") == "array":
        inner = typed(of.get("items", {}), renamed)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if of.get("type") == "object":
        inner = of.get("additionalProperties", {})
        return f"Record<string, {typed(inner, renamed) if isinstance(inner, dict) else 'unknown'}>"
    return SIMPLE.get(str(of.get("type")), "unknown")
