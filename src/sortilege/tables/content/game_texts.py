"""A game's words for a page that brought none of them along: those of a game that another package added."""

import hashlib
from functools import cache

from sortilege.core.errors import BadOptions
from sortilege.core.kits import folder, kit
from sortilege.core.text.catalog import LANGUAGES
from sortilege.tables.refusals import NotThere

USUAL = LANGUAGES[0]


@cache
def game_words(game: str, language: str) -> tuple[str, str]:
    """Its Fluent files in one, and a mark that changes with them; in English where it does not speak the language."""
    try:
        kit(game)
    except BadOptions as error:
        raise NotThere(error.said) from error
    if language not in LANGUAGES:
        raise NotThere("server-no-language", given=language, languages=LANGUAGES)
    own = folder(game).joinpath("texts", language)
    place = own if own.is_dir() else folder(game).joinpath("texts", USUAL)
    files = sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
