"""Moonwell, as Sortilege finds it: pyproject.toml names KIT as an entry point."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sortilege.core.kits import Kit
from sortilege.core.rules import Rules
from sortilege.core.text.game_messages import Words

if TYPE_CHECKING:  # texts are found through kits
    from sortilege.core.text.catalog import Texts


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

    def facts(self, texts: "Texts", boxes: Sequence[str]) -> dict[str, Any]:
        from moonwell.charms import CHARMS, COPIES, STRENGTH

        return {
            "game": self.name,
            "charms": [
                {"id": id, "name": texts.say(f"moonwell-{id}"), "effect": texts.attribute(f"moonwell-{id}", "text")}
                | {"strength": strength, "copies": COPIES}
                for id, strength in zip(CHARMS, STRENGTH, strict=True)
            ],
        }


KIT = MoonwellKit()
