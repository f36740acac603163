"""The games there are, by name."""

from sortilege.core.errors import BadOptions
from sortilege.core.rules import Rules
from sortilege.core.said import Said, said
from sortilege.core.words import Words

GAMES = ("seasons", "spellbook")
TURNS = {"seasons": "round", "spellbook": "day"}  # what a state counts its length in


def rules_of(name: str) -> Rules:
    """A game by its name; each is imported only when it is wanted."""
    if name == "seasons":
        from sortilege.seasons.rules import SEASONS

        return SEASONS
    if name == "spellbook":
        from sortilege.spellbook.rules import SPELLBOOK

        return SPELLBOOK
    raise BadOptions(unknown(name))


def words_of(name: str) -> Words:
    """A game's sentences, by its name."""
    if name == "seasons":
        from sortilege.seasons import words as seasons

        return seasons
    if name == "spellbook":
        from sortilege.spellbook import words as spellbook

        return spellbook
    raise BadOptions(unknown(name))


def unknown(name: str) -> Said:
    return said("engine-no-game", given=name, games=GAMES)
