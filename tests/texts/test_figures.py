"""Figures in texts: the same in every language at every table, and those of the cards' and spells' programs."""

import re
from collections.abc import Iterator, Mapping

import pytest

from sortilege.core.kits import Kit, kit
from sortilege.core.text.catalog import LANGUAGES, BadText, texts
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.verbs.flow import CHOOSE
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine.verbs.action_program import EITHER_OR
from tests.texts.test_sweeps import parsed
from tests.texts.test_table_texts import at_table, changed_by, every_game, other_values

FILES = ("cards.ftl", "spells.ftl", "page-rules.ftl", "page-learn.ftl", "ui.ftl")

# Numbers in words, from three on: the smaller ones are also articles, "both" or "again".
WORDS = {
    "en": "three|third four|fourth five|fifth six seven|seventh eight nine ten eleven twelve thirteen fourteen",
    "fr": "trois|troisième quatre cinq|cinquième six sept|septième huit neuf dix onze douze treize quatorze",
    "de": "drei|dreien|dreier|dreierlei|dritte[ns]? vier|vieren fünf|fünfte[nr]? sechs sieben|siebten? "
    "acht neun|neunen zehn elf zwölf dreizehn vierzehn",
}

# What a text says in one language only.
MORE = {
    "damned_soul_of_onys.text": {5},  # its prestige
    "argos_embrace.text": {4},  # the most crystals with which no crystals are lost
    "bespelled_grimoire.text": {7},  # the room without it
}


def figures(language: str, text: str) -> set[int]:
    found = {int(digits) for digits in re.findall(r"\d+", text)}
    for number, words in enumerate(WORDS[language].split(), start=3):
        if re.search(rf"\b({words})\b", text, re.IGNORECASE):
            found.add(number)
    return {number for number in found if number >= 3}


def say(language: str, key: str, arguments: Mapping[str, str | int]) -> str | None:
    """Return the text, None if it has arguments that are no options."""
    id, _, name = key.partition(".")
    try:
        return texts(language).attribute(id, name, **arguments) if name else texts(language).say(id, **arguments)
    except BadText:
        return None


def keys(game: str) -> Iterator[str]:
    for file in FILES:
        for id, entry in parsed("en").get(f"{game}/{file}", {}).items():
            yield from [id] * bool(entry.value) + [f"{id}.{attribute.id.name}" for attribute in entry.attributes]


@every_game
def test_figures_are_the_same_in_every_language_at_every_table(kit: Kit) -> None:
    compared = set()
    tables = [(at_table(kit), set(keys(str(kit.name))))]
    tables += [
        (at_table(kit, **{option: value}), changed_by(kit, option, value)) for option, value in other_values(kit)
    ]
    for arguments, changed in tables:
        for key in changed:
            found = {language: say(language, key, arguments) for language in LANGUAGES}
            told = {
                frozenset(figures(language, text) - MORE.get(key, set())) for language, text in found.items() if text
            }
            assert len(told) <= 1, (key, found)
            compared |= {key} if any(told) else set()
    assert len(compared) > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_tells_the_amounts_of_its_programs(language: str) -> None:
    for card in CARDS:
        steps = [step for program in card.programs.values() for step in program if step.verb is not CHOOSE]
        amounts = {arg for step in steps for arg in step.args if isinstance(arg, int) and arg >= 3}
        text = texts(language).attribute(card.id, "text", **at_table(kit("seasons")))
        assert amounts <= figures(language, text), f"{card.id}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_tells_the_amounts_of_its_levels(language: str) -> None:
    for spell in SPELLS:
        for name, level in zip(("three", "four", "five"), spell.levels, strict=True):
            steps = [step for step in (*level.do, *level.once) if step.verb is not EITHER_OR]
            amounts = {arg for step in steps for arg in step.args if isinstance(arg, int) and arg >= 3}
            text = texts(language).attribute(f"spell-{spell.id}", name, **at_table(kit("spellbook")))
            assert amounts <= figures(language, text), f"{spell.id}.{name}: {text}"
