"""SpellBook's part of the story runner: build a table from `given`, compare one with `then`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sortilege.games.spellbook.cards.vocabulary import SPELLS, Spell
from sortilege.games.spellbook.rules import SPELLBOOK
from sortilege.games.spellbook.story import builder, expectations, failure_sketch, given, given_writer, mutants, prose
from sortilege.games.spellbook.story.impossible import check_possible
from sortilege.games.spellbook.story.state_facts import facts, seen_facts
from sortilege.stories.source_location import SourceLocation
from sortilege.stories.story import KINDS
from sortilege.stories.story_game import StoryGame, Subject


def spell_subject(spell: Spell) -> Subject:
    """A spell with an action needs a refusal story too."""
    return Subject(spell.id, True, KINDS if any(level.do for level in spell.levels) else KINDS[:2])


class SpellBookStory(StoryGame):
    rules = SPELLBOOK
    whys = expectations.WHYS
    staged = ("deal", "only_pouch")
    meant = MappingProxyType({"draw": "draw_2", "skip": "pass", "use": "cast", "activate": "cast", "end": "pass"})
    read_then = staticmethod(expectations.read_then)
    build = staticmethod(builder.build)
    facts = staticmethod(facts)
    seen_facts = staticmethod(seen_facts)
    draw = staticmethod(failure_sketch.draw)
    describe = staticmethod(given_writer.describe)
    tell_given = staticmethod(prose.tell_given)
    tell_then = staticmethod(prose.tell_then)
    tell_option = staticmethod(prose.tell_option)
    tell_why = staticmethod(prose.tell_why)
    name_of = staticmethod(prose.name_of)
    tables = staticmethod(mutants.tables_by_name)
    mutants = staticmethod(mutants.mutants)

    def read_given(self, raw: Any, at: SourceLocation, story: Mapping[str, Any] | None = None) -> given.Given:
        table = given.read_given(raw, at)
        check_possible(table)
        return table

    def whole_box(self, table: given.Given) -> bool:
        return not table.only_pouch

    def subjects(self) -> list[Subject]:
        return [spell_subject(spell) for spell in SPELLS]


STORY = SpellBookStory()
