"""What the page has to know of a game to draw it and to fill its gallery, but for words: those are in Fluent files."""

from collections.abc import Mapping
from typing import Any

import msgspec

from sortilege.core.kits import kit
from sortilege.core.text.catalog import texts

WORDS = ("name", "effect")


def facts(game: str) -> str:
    """A game's figures, from the engine's own tables, and its rulings: a file of the page."""
    it = kit(game)
    told = bare(it.facts(texts("en"), it.boxes)) | {"rulings": it.rulings}
    return msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"


def bare(thing: Any) -> Any:
    """The same without words, at every depth."""
    if isinstance(thing, Mapping):
        return {key: bare(value) for key, value in thing.items() if key not in WORDS}
    return [bare(one) for one in thing] if isinstance(thing, list | tuple) else thing
