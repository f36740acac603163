"""Seasons and Enchanted Kingdom, as everything that knows no game finds it."""

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
    from sortilege.games.seasons.shipped import SHIPPED

    return in_words(fields, shipped=SHIPPED)


def in_ids(fields: Fields) -> Fields:
    """Format 2 held codes of sealed choices."""
    from sortilege.games.seasons import shipped

    return shipped.in_ids(fields)


class SeasonsKit(Kit):
    name = "seasons"
    title = "Seasons"
    turn = "round"
    presets: Mapping[str, Mapping[str, str]] = {
        "kingdom": {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}
    }
    migrations: Mapping[int, Callable[[Fields], Fields]] = {1: in_places, 2: in_ids}

    @property
    def rules(self) -> Rules:
        from sortilege.games.seasons.rules import SEASONS

        return SEASONS

    @property
    def words(self) -> Words:
        from sortilege.games.seasons.words import sentences

        return sentences

    @property
    def story(self) -> Any:
        from sortilege.games.seasons.story import STORY

        return STORY

    @property
    def terminal(self) -> Any:
        from sortilege.games.seasons.terminal.teller import SeasonsTeller

        return SeasonsTeller

    def policy(self) -> Policy:
        from sortilege.games.seasons.bot.policy import SeasonsPolicy

        return SeasonsPolicy()


KIT = SeasonsKit()
