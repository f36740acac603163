"""TypeScript declarations of all messages, generated via JSON Schema, so that page and server cannot disagree."""

import importlib
import pkgutil
from typing import Any, get_type_hints

import msgspec

from sortilege.core.ask import Ask
from sortilege.core.kits import Kit, shipped_kits
from sortilege.core.record import Record
from sortilege.tables import protocol
from sortilege.tables.protocol.base import ClientMessage, ServerMessage
from sortilege.tables.protocol.socket import SocketMessage, TableRequest

# Names that would hide a type of the browser or say too little in the page.
RENAMED = {"Event": "GameEvent", "Record": "GameRecord", "Option": "AskOption"}
ENGINE_ANSWERS = ("Ask", "AskOption", "Refusal", "GameEvent")
HEADER = "// Written by `sortilege schema`; change src/sortilege/tables/protocol/ instead."
SIMPLE_TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def message_types() -> dict[str, type[msgspec.Struct]]:
    """Return every message type of the protocol package by its name."""
    modules = [
        importlib.import_module(f"{protocol.__name__}.{one.name}") for one in pkgutil.iter_modules(protocol.__path__)
    ]
    found = [one for module in modules for one in vars(module).values() if is_message(one)]
    return {one.__name__: one for one in found}


def is_message(thing: object) -> bool:
    base = (ClientMessage, ServerMessage)
    return isinstance(thing, type) and issubclass(thing, base) and thing not in base


def typescript() -> str:
    """Return the content of the page's `messages.ts`."""
    parts = [HEADER]
    schemas = components(*message_types().values(), Ask, Record)
    parts += [declaration(RENAMED.get(name, name), schema, RENAMED) for name, schema in sorted(schemas.items())]
    parts.append(common_view())
    # Prettier puts a union that is too long on a separate line.
    parts.append(f"export type TableRequest =\n  {union(TableRequest)};")
    parts.append(f"export type SocketMessage =\n  {union(SocketMessage)};")
    return "\n\n".join(parts) + "\n"


def view_type(kit: Kit) -> type[msgspec.Struct]:
    """Return the type of a game's view."""
    view: type[msgspec.Struct] = get_type_hints(type(kit.rules).view)["return"]
    return view


def components(*types: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the JSON Schemas of these types and of all that they refer to, by name."""
    return msgspec.json.schema_components(types, ref_template="{name}")[1]


def common_view() -> str:
    """Declare `View`: the fields that all games' views share, which is all the page knows outside a game's board."""
    views = [components(view_type(kit))[view_type(kit).__name__]["properties"] for kit in shipped_kits()]
    shared = {name: of for name, of in views[0].items() if all(other.get(name) == of for other in views)}
    schema = {"description": "A game as one viewer may know it: the fields that all games share.", "properties": shared}
    private = {name: "unknown" for kit in shipped_kits() for name in components(view_type(kit))}
    return declaration("View", schema | {"required": list(shared)}, private | {"Ask": "Ask"} | RENAMED)


def view_types(kit: Kit) -> str:
    """Return the content of a game's `view.ts`: the types of its view that are not in `messages.ts`."""
    shared = components(*message_types().values(), Ask, Record)
    schemas = components(view_type(kit))
    names = RENAMED | {name: f"{kit.title}{name}" for name in schemas if name not in shared}
    parts = [declaration(names[name], schema, names) for name, schema in sorted(schemas.items()) if name not in shared]
    candidates = sorted({RENAMED.get(name, name) for name in schemas if name in shared})
    used = [name for name in candidates if any(name in part for part in parts)]
    header = f"// Written by `sortilege schema --view {kit.name}`; change the game's presentation/view.py instead."
    imports = [f'import type {{ {", ".join(used)} }} from "../../messages";'] if used else []
    return "\n\n".join(["\n".join([header, *imports]), *parts]) + "\n"


def union(types: Any) -> str:
    return " | ".join(one.__name__ for one in types.__args__)


def declaration(name: str, schema: dict[str, Any], renamed: dict[str, str]) -> str:
    """Declare one struct as an interface; optional fields get a question mark."""
    comment = [f"/** {schema['description'].splitlines()[0]} */"] if schema.get("description") else []
    required = set(schema.get("required", []))
    lines = [*comment, f"export interface {name} {{"]
    for field, of in schema.get("properties", {}).items():
        # The server sends any game's view; each board knows its own game's type.
        kind = "View | null" if field == "view" and not of else type_expression(of, renamed)
        optional = "" if field in required or is_answer(name) else "?"
        line = f"  {field}{optional}: {kind};"
        # As Prettier breaks a long union.
        lines.append(line if len(line) <= 120 else line.replace(": ", ": | ", 1).replace(" | ", "\n    | "))
    return "\n".join([*lines, "}"])


def is_answer(name: str) -> bool:
    """Whether the server sends this type: then all of its fields are present, also those with defaults."""
    kind = message_types().get(name)
    return name in ENGINE_ANSWERS or (kind is not None and issubclass(kind, ServerMessage))


def type_expression(of: dict[str, Any], renamed: dict[str, str]) -> str:
    """Return a JSON Schema as a TypeScript type."""
    if "$ref" in of:
        name = str(of["$ref"])
        return renamed.get(name, name)
    if "const" in of or "enum" in of:
        values = of.get("enum", [of.get("const")])
        return " | ".join(msgspec.json.encode(value).decode() for value in values)
    if "anyOf" in of:
        return " | ".join(type_expression(one, renamed) for one in of["anyOf"])
    if of.get("type") == "array" and "prefixItems" in of:
        return f"[{', '.join(type_expression(one, renamed) for one in of['prefixItems'])}]"
    if of.get("type") == "array":
        inner = type_expression(of.get("items", {}), renamed)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if of.get("type") == "object":
        values = of.get("additionalProperties", {})
        return f"Record<string, {type_expression(values, renamed) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE_TYPES.get(str(of.get("type")), "unknown")
