"""Seasons for the story runner: build a table from `given`, compare it with `then`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sortilege.games.seasons.cards import vocabulary
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS, Token
from sortilege.games.seasons.engine.constants import ACTIVATION
from sortilege.games.seasons.presentation.event_kinds import ENCHANTMENTS
from sortilege.games.seasons.rules import SEASONS
from sortilege.games.seasons.story import builder, expectations, failure_sketch, given, given_writer, mutants, prose
from sortilege.games.seasons.story.impossible import check_possible
from sortilege.games.seasons.story.state_facts import facts, seen_facts
from sortilege.stories.source_location import SourceLocation
from sortilege.stories.story import KINDS
from sortilege.stories.story_game import StoryGame, Subject


def card_subject(card: vocabulary.Card) -> Subject:
    """Cards that can be activated or cost anything can be refused."""
    refusable = ACTIVATION in card.programs or any(map(any, card.cost.columns))
    return Subject(card.id, True, KINDS if refusable else KINDS[:2])


# Unused tokens that can still be refused: no card to give up, gauge too low, no water; token 5 is never used.
REFUSABLE_TOKENS = (2, 4, 5, 8)


def token_subject(token: Token) -> Subject:
    return Subject(
        f"token_{token.number}", False, ("case", "refusal") if token.number in REFUSABLE_TOKENS else ("case",)
    )


class SeasonsStory(StoryGame):
    rules = SEASONS
    whys = expectations.WHYS
    always = ("bonus",)
    staged = ("rolls", "deal", "only_deck")
    meant = MappingProxyType(
        {
            "use_token": "ability",
            "use_ability": "ability",
            "keep_token": "token",
            "end_turn": "end",
            "take_die": "die",
            "take": "die",
            "pick": "card",
            "choose": "card",
            "crystallize": "transmute",
            "crystallise": "transmute",
            "use": "activate",
            "cast": "summon",
            "invoke": "summon",
            "skip": "pass",
        }
    )
    read_then = staticmethod(expectations.read_then)
    read_seen = staticmethod(expectations.read_seen)
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
        table = given.read_given(raw, at, story)
        check_possible(table, raw or {})
        builder.lay(table)
        return table

    def whole_box(self, table: given.Given) -> bool:
        return not table.only_deck

    def subjects(self) -> list[Subject]:
        enchantments = [Subject(name, False, ("case", "edge")) for name in ENCHANTMENTS[1:]]
        return [*map(card_subject, vocabulary.CARDS), *map(token_subject, TOKENS), *enchantments]


STORY = SeasonsStory()
