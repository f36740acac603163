"""The default board and score sheet as plain text, drawn from any game's view.

Names come from the game's texts, by the same keys as on the page: GAME-view-FIELD for a field of the view, GAME-ID (or
ID alone) for anything with an id. Without a text, the id itself is shown.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import msgspec

from sortilege.core.text.line_wrap import shorten_name, wrap_list

if TYPE_CHECKING:  # texts are found through kits, and a kit has words
    from sortilege.core.text.catalog import Texts

# Fields of every view that are shown elsewhere.
SHOWN_ELSEWHERE = frozenset(("seat", "version", "seats", "me", "open", "why", "step", "ask", "over", "winners"))
SEATED = frozenset(("active", "first", "turn", "owner", "who"))  # fields that hold a seat
POINTS = "points"


def thing_name(texts: "Texts", game: str, id: str) -> str:
    """Return the name of an id of this game."""
    key = next((key for key in (f"{game}-{id}", id) if texts.has(key)), "")
    return texts.say(key) if key else id.replace("_", " ").replace(":", " ")


def thing_text(texts: "Texts", game: str, id: str, arguments: Mapping[str, int | str] = MappingProxyType({})) -> str:
    """Return what a thing is or does, at a table with these `Options.text_arguments`; empty without a text."""
    key = f"{game}-{id}"
    return texts.attribute(key, "text", **arguments) if texts.has(key, "text") else ""


class DefaultBoard:
    """Draws one game from its view."""

    def __init__(self, game: str) -> None:
        self.game = game

    def table_text(
        self, texts: "Texts", view: Any, names: Sequence[str], options: Mapping[str, str] | None = None
    ) -> str:
        """Return the whole table as plain text, at most 100 columns wide."""
        shown = msgspec.to_builtins(view)
        blocks = [self.lines(texts, {key: value for key, value in shown.items() if key not in SHOWN_ELSEWHERE}, names)]
        for seat, fields in enumerate(shown["seats"]):
            own = (shown.get("me") or {}) if seat == shown["seat"] else {}
            blocks.append([shorten_name(names[seat]), *self.lines(texts, fields | own, names, 2)])
        return "\n\n".join("\n".join(block) for block in blocks)

    def score_text(self, texts: "Texts", view: Any, names: Sequence[str]) -> str:
        """Return the points of everyone who has some, and the winners."""
        from sortilege.core.kits import kit

        shown = msgspec.to_builtins(view)
        rows = [(shorten_name(name), seat[POINTS]) for name, seat in zip(names, shown["seats"], strict=False)]
        others = {key: value for key, value in shown.items() if isinstance(value, dict) and key not in SHOWN_ELSEWHERE}
        rows += [(self.label(texts, key), value[POINTS]) for key, value in others.items() if POINTS in value]
        width = max(len(name) for name, _ in rows)
        lines = [f"{name:<{width}}  {points:>4}" for name, points in rows]
        if view.over:
            lines.append(texts.tell(kit(self.game).words.result_message(view), names))
        return "\n".join(lines)

    def label(self, texts: "Texts", field: str) -> str:
        key = f"{self.game}-view-{field}"
        return texts.say(key) if texts.has(key) else field.replace("_", " ").capitalize()

    def lines(self, texts: "Texts", fields: Mapping[str, Any], names: Sequence[str], indent: int = 0) -> list[str]:
        """Return a line for each field that is not empty."""
        found: list[str] = []
        for field, value in fields.items():
            label = self.label(texts, field)
            if isinstance(value, dict):
                found += [" " * indent + label, *self.lines(texts, value, names, indent + 2)]
            elif value is True:
                found.append(" " * indent + label)
            elif value is not False:
                found += wrap_list(f"{label}:", self.parts(texts, field, value, names), indent)
        return found

    def parts(self, texts: "Texts", field: str, value: Any, names: Sequence[str]) -> list[str]:
        """Return the parts of a value to list; none for an empty one."""
        if isinstance(value, int):
            return [names[value] if field in SEATED and 0 <= value < len(names) else str(value)]
        if isinstance(value, str):
            return [thing_name(texts, self.game, value)] if value else []
        if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value):
            counts = Counter(value)
            return [
                f"{n} × {thing_name(texts, self.game, id)}" if n > 1 else thing_name(texts, self.game, id)
                for id, n in counts.items()
            ]
        if isinstance(value, list | tuple):
            return [" ".join(self.lines_in_one(texts, one, names)) for one in value]
        return []

    def lines_in_one(self, texts: "Texts", value: Any, names: Sequence[str]) -> list[str]:
        if not isinstance(value, dict):
            return self.parts(texts, "", value, names)
        return [line.strip() for line in self.lines(texts, value, names)]
