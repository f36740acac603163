"""Files that the page needs of a game: card facts to draw it, and texts if the page was built without the game."""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from sortilege.core.errors import BadOptions
from sortilege.core.kits import folder, kit
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.tables.refusals import NotThere

DEFAULT_LANGUAGE = LANGUAGES[0]
TEXT_FIELDS = ("name", "effect")  # the page takes these from Fluent files


def facts_json(game: str) -> str:
    """Return the page's `facts.json`: the engine's own numbers, the rulings, and the arguments of texts by default."""
    it = kit(game)
    arguments = it.rules.options.text_arguments({}, it.rules.seats[-1])
    facts = without_texts(it.facts(texts("en"), it.boxes)) | {"rulings": it.rulings, "defaults": arguments}
    return msgspec.json.format(msgspec.json.encode(facts), indent=1).decode() + "\n"


def without_texts(thing: Any) -> Any:
    """Return the same data without text fields, at every depth."""
    if isinstance(thing, Mapping):
        return {key: without_texts(value) for key, value in thing.items() if key not in TEXT_FIELDS}
    return [without_texts(one) for one in thing] if isinstance(thing, list | tuple) else thing


@cache
def fluent_file(game: str, language: str) -> tuple[str, str]:
    """Return a game's Fluent files as one, with an ETag; in English if the game lacks the language."""
    try:
        kit(game)
    except BadOptions as error:
        raise NotThere(error.said) from error
    if language not in LANGUAGES:
        raise NotThere("server-no-language", given=language, languages=LANGUAGES)
    translation = folder(game).joinpath("texts", language)
    source = translation if translation.is_dir() else folder(game).joinpath("texts", DEFAULT_LANGUAGE)
    files = sorted((file for file in source.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
