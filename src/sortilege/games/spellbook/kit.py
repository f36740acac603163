"""SpellBook, as everything that knows no game finds it."""

from collections.abc import Callable, Mapping
from typing import Any

from sortilege.core.engine.policy import Policy
from sortilege.core.kits import Kit
from sortilege.core.places import in_words
from sortilege.core.rules import Rules
from sortilege.core.saving import Fields
from sortilege.core.words import Words


def in_places(fields: Fields) -> Fields:
    """Format 1 held rows of the first release's programs."""
    from sortilege.games.spellbook.shipped import SHIPPED

    return in_words(fields, shipped=SHIPPED)


class SpellBookKit(Kit):
    name = "spellbook"
    title = "SpellBook"
    turn = "day"
    migrations: Mapping[int, Callable[[Fields], Fields]] = {1: in_places}

    @property
    def rules(self) -> Rules:
        from sortilege.games.spellbook.rules import SPELLBOOK

        return SPELLBOOK

    @property
    def words(self) -> Words:
        from sortilege.games.spellbook.words import sentences

        return sentences

    @property
    def story(self) -> Any:
        from sortilege.games.spellbook.story import STORY

        return STORY

    @property
    def terminal(self) -> Any:
        from sortilege.games.spellbook.terminal.teller import SpellBookTeller

        return SpellBookTeller

    def policy(self) -> Policy:
        from sortilege.games.spellbook.bot.policy import Judgement

        return Judgement()


KIT = SpellBookKit()
