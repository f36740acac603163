"""Moonwell, as Sortilege finds it: pyproject.toml names KIT as an entry point."""

from typing import Any

from sortilege.core.kits import Kit
from sortilege.core.rules import Rules
from sortilege.core.words import Words


class MoonwellKit(Kit):
    name = "moonwell"
    title = "Moonwell"
    turn = "round"

    @property
    def rules(self) -> Rules:
        from moonwell.rules import MOONWELL

        return MOONWELL

    @property
    def words(self) -> Words:
        from moonwell import words

        return words

    @property
    def story(self) -> Any:
        from moonwell.story import STORY

        return STORY


KIT = MoonwellKit()
