"""All message types as TypeScript: msgspec → JSON Schema → declarations, so that page and server cannot differ."""

from typing import Any, get_type_hints

import msgspec

from sortilege.core.asks import Ask
from sortilege.core.kits import Kit, shipped
from sortilege.core.record import Record
from sortilege.tables import protocol

RENAMED = {"Event": "GameEvent", "Record": "GameRecord", "Option": "AskOption", "Request": "TableRequest"}
SPOKEN = ("Ask", "AskOption", "Refusal", "GameEvent")
HEAD = "// Written by `sortilege schema`; change src/sortilege/tables/protocol.py instead."
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the file."""
    found = [one for one in vars(protocol).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in found if one not in (protocol.ClientMessage, protocol.ServerMessage)]


def typescript() -> str:
    """The whole file of messages."""
    parts = [HEAD]
    ours = components(*structs(), Ask, Record)
    parts += [declaration(RENAMED.get(name, name), schema, RENAMED) for name, schema in sorted(ours.items())]
    parts.append(every_view())
    parts.append(f"export type TableRequest = {union(protocol.Request)};")
    parts.append(f"export type SocketMessage = {union(protocol.SocketMessage)};")
    return "\n\n".join(parts) + "\n"


def view_of(kit: Kit) -> type[msgspec.Struct]:
    view: type[msgspec.Struct] = get_type_hints(type(kit.rules).view)["return"]
    return view


def components(*types: type[msgspec.Struct]) -> dict[str, Any]:
    return msgspec.json.schema_components(types, ref_template="{name}")[1]


def every_view() -> str:
    """What the views of all games have: the page around a board knows no more of them."""
    views = [components(view_of(kit))[view_of(kit).__name__]["properties"] for kit in shipped()]
    alike = {name: of for name, of in views[0].items() if all(other.get(name) == of for other in views)}
    described = {"description": "A game as one viewer may know it: what every game tells.", "properties": alike}
    theirs = {name: "unknown" for kit in shipped() for name in components(view_of(kit))}
    return declaration("View", described | {"required": list(alike)}, theirs | {"Ask": "Ask"} | RENAMED)


def view_types(kit: Kit) -> str:
    """The types of one game's view, for the page's part of that game."""
    ours = components(*structs(), Ask, Record)
    theirs = components(view_of(kit))
    own = RENAMED | {name: f"{kit.title}{name}" for name in theirs if name not in ours}
    parts = [declaration(own[name], schema, own) for name, schema in sorted(theirs.items()) if name not in ours]
    shared = sorted({RENAMED.get(name, name) for name in theirs if name in ours})
    used = [name for name in shared if any(f"{name}" in part for part in parts)]
    head = f"// Written by `sortilege schema --view {kit.name}`; change the game's words/view.py instead."
    imported = [f'import type {{ {", ".join(used)} }} from "../../messages";'] if used else []
    return "\n\n".join(["\n".join([head, *imported]), *parts]) + "\n"


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
        line = f"  {field}{optional}: {kind};"
        # As Prettier breaks a line that is too long.
        lines.append(line if len(line) <= 120 else line.replace(": ", ": | ", 1).replace(" | ", "\n    | "))
    return "\n".join([*lines, "}"])


def answer(name: str) -> bool:
    """Answers, and the asks and events in them, carry all of their fields, also those that have defaults."""
    kind = getattr(protocol, name, None)
    return name in SPOKEN or (isinstance(kind, type) and issubclass(kind, protocol.ServerMessage))


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
