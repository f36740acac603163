"""Stories for a game that declares only the minimum: facts are drawn and described by their names."""

from collections.abc import Mapping, Sequence
from typing import Any

from sortilege.core.text.catalog import texts
from sortilege.core.text.default_board import thing_name
from sortilege.stories.source_location import SEATS
from sortilege.stories.story import KINDS
from sortilege.stories.story_game import StoryGame, Subject


class DefaultStoryGame(StoryGame):
    """Defaults for everything except reading and building `given`, the facts, and the mutants. `cards` are ids."""

    cards: Sequence[str]

    def subjects(self) -> list[Subject]:
        return [Subject(card, True, KINDS[:1]) for card in self.cards]

    def draw(self, state: Any) -> str:
        return "\n".join(field_lines(self.facts(state)))

    def name_of(self, word: str) -> str:
        return word.capitalize() if word in SEATS else thing_name(texts("en"), self.name, word)

    def tell_given(self, raw: Mapping[str, Any]) -> list[str]:
        return self.sentences(raw)

    def tell_then(self, raw: Mapping[str, Any]) -> list[str]:
        return self.sentences(raw)

    def tell_why(self, why: str) -> str:
        return why.replace("_", " ").replace(".", ", ")

    def tell_option(self, id: str) -> str:
        """ "lay:owl" becomes "lay Owl"."""
        verb, _, rest = id.partition(":")
        if verb == "seat":
            return f"name {SEATS[int(rest)].capitalize()}"
        return " ".join([verb if rest else f"choose {verb}", *(self.name_of(part) for part in rest.split(":") if part)])

    def sentences(self, raw: Mapping[str, Any]) -> list[str]:
        return [f"{line}." for line in field_lines(raw, self.name_of)]


def field_lines(fields: Mapping[str, Any], name: Any = str) -> list[str]:
    """Return a line per field, its name and its value; a seat's fields share a line."""

    def format_field(value: Any) -> str:
        if isinstance(value, Mapping):
            return "; ".join(f"{key.replace('_', ' ')} {format_field(one)}" for key, one in value.items())
        if isinstance(value, list):
            return ", ".join(map(format_field, value)) or "none"
        if isinstance(value, bool) or not isinstance(value, str):
            return str(value).lower()
        return ", ".join(map(name, value.split())) or "none"

    return [f"{name(key).replace('_', ' ').capitalize()}: {format_field(value)}" for key, value in fields.items()]
