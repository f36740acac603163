"""SpellBook's part of the scenario runner: build a table from `given`, compare one with `then`."""

from collections.abc import Mapping
from typing import Any, cast

from sortilege.core.machine import Machine, Recorder
from sortilege.scenarios.expect import Then, differences
from sortilege.scenarios.games import StoryGame, Subject
from sortilege.scenarios.mutant import Mutant
from sortilege.scenarios.place import Place
from sortilege.scenarios.story import KINDS, Difference
from sortilege.spellbook.reasons import REASONS
from sortilege.spellbook.rules import SPELLBOOK
from sortilege.spellbook.state import State
from sortilege.spellbook.story import building, describing, drawing, facts, given, mutants, telling, then
from sortilege.spellbook.view import View
from sortilege.spellbook.vocabulary import SPELLS, Spell


def of_spell(spell: Spell) -> Subject:
    """What has an action can be refused."""
    return Subject(spell.id, True, KINDS if any(level.do for level in spell.levels) else KINDS[:2])


class SpellBookStory:
    name = "spellbook"
    rules = SPELLBOOK
    reasons = tuple(word for word, _ in REASONS.values())
    whys = then.WHYS

    def read_given(self, raw: Any, at: Place, story: Mapping[str, Any] | None = None) -> given.Given:
        return given.read_given(raw, at)

    def players(self, table: given.Given) -> int:
        return table.players

    def read_then(self, raw: Any, at: Place, players: int, final: bool) -> Then:
        return then.read_then(raw, at, players, final)

    def read_seen(self, raw: Any, at: Place, players: int) -> Then:
        return then.read_then(raw, at, players, False)

    def build(self, table: given.Given, recorder: Recorder | None = None) -> State:
        return building.build(table, recorder)

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

    def tell_given(self, raw: Mapping[str, Any]) -> list[str]:
        return telling.tell_given(raw)

    def tell_then(self, raw: Mapping[str, Any]) -> list[str]:
        return telling.tell_then(raw)

    def tell_option(self, id: str) -> str:
        return telling.tell_option(id)

    def tell_why(self, why: str) -> str:
        return telling.tell_why(why)

    def name_of(self, word: str) -> str:
        return telling.name_of(word)

    def subjects(self) -> list[Subject]:
        return [of_spell(spell) for spell in SPELLS]

    def mutants(self) -> list[Mutant]:
        return mutants.mutants()

    def tables(self) -> dict[str, Any]:
        return mutants.tables_by_name()


STORY: StoryGame = SpellBookStory()
