"""All message types as TypeScript: msgspec → JSON Schema → declarations, so that page and server cannot differ."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sortilege.core.asks import Ask
from sortilege.core.record import Record
from sortilege.games.seasons.cards.vocabulary import CARDS, REPRINTS
from sortilege.games.seasons.engine.tables import (
    FACE,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    FACES,
    ITEM,
    PENALTY,
)
from sortilege.games.seasons.words import view as seasons
from sortilege.games.seasons.words.numbering import DIE_IDS, ENERGIES
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine.tables import BOARD_POINTS, OPPONENT_POINTS, WIPING_SPACES
from sortilege.games.spellbook.words import view as spellbook
from sortilege.games.spellbook.words.numbering import COLORS, PHASES
from sortilege.server import messages

VIEWS = {"SeasonsView": seasons.View, "SpellBookView": spellbook.View}
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
    for prefix, view in VIEWS.items():
        _, theirs = msgspec.json.schema_components([view], ref_template="{name}")
        own = RENAMED | {name: f"{prefix.removesuffix('View')}{name}" for name in theirs if name not in ours}
        parts += [declaration(own[name], schema, own) for name, schema in sorted(theirs.items()) if name not in ours]
    parts.append(f"export type View = {' | '.join(VIEWS)};")
    parts.append(f"export type TableRequest = {union(messages.Request)};")
    parts.append(f"export type SocketMessage = {union(messages.SocketMessage)};")
    return "\n\n".join(parts) + "\n"


def facts() -> str:
    """What the page has to know of cards, dice, spells and boards to draw them; their words are in the Fluent files."""
    cards = [(card, "") for card in CARDS] + [(card, option) for option, card in REPRINTS.items()]
    told = {
        "cards": {
            f"{card.id}@{option}" if option else card.id: {
                "kind": "item" if card.kind == ITEM else "familiar",
                "prestige": card.prestige,
                "cost": [cost(column) for column in card.cost.columns],
            }
            for card, option in cards
        },
        "bonuses": [-int(points) for points in PENALTY],
        "dice": {id: [face(die, side) for side in range(6)] for die, id in enumerate(DIE_IDS)},
        "spells": {
            spell.id: {
                "color": COLORS[spell.color],
                "phase": PHASES[spell.phase],
                "points": [level.points for level in spell.levels],
            }
            for spell in SPELLS
        },
        # What a board is worth by the number of materia on it; the virtual opponent's clears the Altar on some spaces.
        "boards": {
            "familiar": [int(n) for n in BOARD_POINTS],
            "opponent": [int(n) for n in OPPONENT_POINTS],
            "wiping": [int(n) for n in WIPING_SPACES],
        },
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"


def cost(column: Sequence[int]) -> dict[str, int]:
    """What a card costs with so many players, by name; `types`: one each of one to four energies."""
    named = zip((*ENERGIES, "crystals", "types"), column, strict=True)
    return {name: int(n) for name, n in named if n}


def face(die: int, side: int) -> dict[str, int]:
    """A face of a die, by name."""
    at = (die * 6 + side) * FACE
    shown = {energy: int(FACES[at + e]) for e, energy in enumerate(ENERGIES)}
    more = {"crystals": FACE_CRYSTALS, "gauge": FACE_GAUGE, "draw": FACE_DRAW, "transmute": FACE_TRANSMUTE}
    shown |= {name: int(FACES[at + where]) for name, where in more.items()}
    return {name: n for name, n in shown.items() if n} | {"pips": int(FACES[at + FACE_PIPS])}


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
