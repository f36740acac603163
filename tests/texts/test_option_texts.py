"""With each value of an option, texts say what is played: `option_texts.yaml` ties phrases to stories.

A phrase stands in every text that the option changes, and only with its value; the stories hold with the value and fail
with every value under which the texts are different.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from sortilege.core.errors import BadStory
from sortilege.core.kits import Kit
from sortilege.core.options import PLAYERS
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.stories.parser import load_stories, read_story, story_files
from sortilege.stories.runner import run_story
from sortilege.stories.story import Story
from sortilege.stories.story_game import story_game
from tests.texts.test_table_texts import at_table, changed_by, every_game, key_of, other_values

# How rulings say that an option selects another reading.
OTHER_READING = {
    "en": r"\b[Oo]ther readings?\b|\bold printing\b|\b(as|As) an option\b",
    "fr": r"\b[Ee]n option\b|\bune option\b|\bl'option\b|\bancienne édition\b",
    "de": r"\banderen? Lesart(en)?\b|\balten Auflage\b|\b[Aa]lte Auflage\b|\bals Option\b|\bWahlweise\b",
}


@dataclass(frozen=True)
class Value:
    """What is declared of one value of an option."""

    option: str
    value: str
    says: Mapping[str, str]
    silent: frozenset[str]
    stories: tuple[str, ...]


@cache
def declared(game: str) -> tuple[Value, ...]:
    raw = yaml.safe_load(Path(__file__).with_name("option_texts.yaml").read_text(encoding="utf-8"))[game]
    return tuple(
        Value(option, value, one.get("says", {}), frozenset(one.get("silent", ())), tuple(one["stories"]))
        for option, values in raw.items()
        for value, one in values.items()
    )


def values_of(kit: Kit, option: str) -> list[Value]:
    return [one for one in declared(str(kit.name)) if one.option == option]


def keys_changed_by(kit: Kit, option: str) -> set[str]:
    """Return the texts that any value of this option changes."""
    return {key for other, value in other_values(kit) if other == option for key in changed_by(kit, other, value)}


def text_at(kit: Kit, language: str, key: str, one: Value) -> str:
    id, _, name = key.rpartition(".")
    said = texts(language).attribute(id, name, **at_table(kit, **{one.option: one.value}))
    return " ".join(said.split())  # without line breaks and the spaces of French signs


@every_game
def test_every_value_that_changes_a_text_is_declared(kit: Kit) -> None:
    changing = {(option, value) for option, value in other_values(kit) if changed_by(kit, option, value)}
    usual = at_table(kit)
    wanted = changing | {(option, str(usual[option])) for option, _ in changing}
    assert {(one.option, one.value) for one in declared(str(kit.name))} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_text_says_what_holds_with_this_value_and_with_no_other(kit: Kit, language: str) -> None:
    for one in declared(str(kit.name)):
        keys = keys_changed_by(kit, one.option)
        silent = {key_of(kit, name) for name in one.silent}
        assert silent <= keys, f"{one.option}={one.value} does not change {silent - keys}"
        for key in keys - silent:
            pattern, said = one.says[language], text_at(kit, language, key, one)
            assert re.search(pattern, said), f"{key}, {one.option}={one.value}: {said}"
            for other in values_of(kit, one.option):
                told = text_at(kit, language, key, other)
                assert told == said or not re.search(pattern, told), f"{key}, {one.option}={other.value}: {told}"


@cache
def stories_by_name(game: str) -> dict[str, Story]:
    return {story.name: story for story in load_stories([game]) if story.refused is None}


@cache
def files_by_name(game: str) -> dict[str, Path]:
    return {file.name: file for file in story_files([game])}


def holds(story: Story, option: str, value: str) -> bool:
    """Return whether the story holds when its table is played with this value."""
    raw: dict[str, Any] = dict(story.raw)
    given = dict(raw.get("given") or {})
    raw["given"] = given | {"options": dict(given.get("options") or {}) | {option: value}}
    try:
        return run_story(read_story(raw, files_by_name(story.game)[story.file]), False).ok
    except BadStory:
        return False


def players_of(story: Story) -> int:
    return story_game(story.game).players(story.given)


@every_game
def test_the_stories_of_a_value_hold_with_it_and_fail_where_the_texts_are_different(kit: Kit) -> None:
    for one in declared(str(kit.name)):
        keys = keys_changed_by(kit, one.option)
        for name in one.stories:
            story = stories_by_name(str(kit.name))[name]
            if one.option == PLAYERS:
                assert (players_of(story) == 1) == (one.value == "1"), name
                continue
            assert holds(story, one.option, one.value), f"{one.option}={one.value}: {name}"
            for other in values_of(kit, one.option):
                alike = all(text_at(kit, "en", key, one) == text_at(kit, "en", key, other) for key in keys)
                assert alike or not holds(story, one.option, other.value), f"{one.option}={other.value}: {name}"


@every_game
def test_the_stories_of_a_value_show_its_rulings_and_its_cards(kit: Kit) -> None:
    for one in declared(str(kit.name)):
        stories = [stories_by_name(str(kit.name))[name] for name in one.stories]
        rulings = {ruling["id"] for ruling in kit.rulings if ruling["option"] == one.option}
        assert all(story.shows and (not rulings or rulings & {*story.shows}) for story in stories), one
        cards = {key.partition(".")[0].removeprefix("spell-") for key in keys_changed_by(kit, one.option)}
        cards = {card for card in cards if not card.startswith(("page-chapter", "bonus_"))}
        assert cards <= {card for story in stories for card in story.cards}, one


# Rulings with an option.


def rulings_with_option(kit: Kit) -> Iterator[tuple[str, str]]:
    yield from ((ruling["id"], ruling["option"]) for ruling in kit.rulings if ruling["option"])


@every_game
def test_every_reading_of_a_ruling_is_shown_by_a_story(kit: Kit) -> None:
    played = {
        (id, option, story.given.options[option])
        for story in stories_by_name(str(kit.name)).values()
        for id, option in rulings_with_option(kit)
        if id in story.shows
    }
    wanted = {
        (id, option, value) for id, option in rulings_with_option(kit) for value in kit.rules.options.values[option]
    }
    assert played == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_ruling_with_an_option_tells_of_the_other_reading(kit: Kit, language: str) -> None:
    said = {id: texts(language).say(f"ruling-{id}") for id, _ in rulings_with_option(kit)}
    assert {id: text for id, text in said.items() if not re.search(OTHER_READING[language], text)} == {}
