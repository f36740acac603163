"""SpellBook's part of the scenario runner: build a table from `given`, compare one with `then`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from sortilege.core.engine.machine import Machine
from sortilege.games.spellbook.cards.vocabulary import SPELLS, Spell
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.rules import SPELLBOOK
from sortilege.games.spellbook.story import building, describing, drawing, facts, given, mutants, prose, then
from sortilege.games.spellbook.words.reasons import REASONS
from sortilege.games.spellbook.words.view import View
from sortilege.scenarios.expect import Then, differences
from sortilege.scenarios.games import StoryGame, Subject
from sortilege.scenarios.place import Place
from sortilege.scenarios.story import KINDS, Difference


def of_spell(spell: Spell) -> Subject:
    """What has an action can be refused."""
    return Subject(spell.id, True, KINDS if any(level.do for level in spell.levels) else KINDS[:2])


class SpellBookStory:
    name = "spellbook"
    rules = SPELLBOOK
    reasons = tuple(word for word, _ in REASONS.values())
    whys = then.WHYS
    always = ()
    meant = MappingProxyType({"draw": "draw_2", "skip": "pass", "use": "cast", "activate": "cast", "end": "pass"})
    read_then = staticmethod(then.read_then)
    build = staticmethod(building.build)
    tell_given = staticmethod(prose.tell_given)
    tell_then = staticmethod(prose.tell_then)
    tell_option = staticmethod(prose.tell_option)
    tell_why = staticmethod(prose.tell_why)
    name_of = staticmethod(prose.name_of)
    tables = staticmethod(mutants.tables_by_name)
    mutants = staticmethod(mutants.mutants)

    def read_given(self, raw: Any, at: Place, story: Mapping[str, Any] | None = None) -> given.Given:
        return given.read_given(raw, at)

    def players(self, table: given.Given) -> int:
        return table.players

    def read_seen(self, raw: Any, at: Place, players: int) -> Then:
        return then.read_then(raw, at, players, False)

    def whole_box(self, table: given.Given) -> bool:
        return not table.only_pouch

    def differences(self, state: Machine, expected: Then) -> list[Difference]:
        return differences(facts.facts(cast("State", state)), expected)

    def seen_differences(self, view: View, expected: Then) -> list[Difference]:
        return differences(facts.seen_facts(view), expected)

    def draw(self, state: Machine) -> str:
        return drawing.draw(cast("State", state))

    def describe(self, state: Machine) -> dict[str, Any]:
        return describing.describe(cast("State", state))

    def subjects(self) -> list[Subject]:
        return [of_spell(spell) for spell in SPELLS]


STORY: StoryGame = SpellBookStory()
