"""The rules reference: every ruling has its chapter and its story, every log event its chapter."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from sortilege.core.errors import BadStory
from sortilege.core.kits import Kit, shipped_kits
from sortilege.core.text.catalog import LANGUAGES, messages, texts
from sortilege.core.text.game_messages import NAMES
from sortilege.core.text.rule_chapters import read_chapters
from sortilege.stories.parser import load_stories
from sortilege.stories.story import Story
from sortilege.stories.story_frames import story_frames
from sortilege.stories.story_game import story_game
from sortilege.stories.story_index import load_story, story_index

PARAGRAPH = 700  # characters: who looks something up in a game has little time

every_game = pytest.mark.parametrize("kit", shipped_kits(), ids=lambda kit: str(kit.name))


def once(words: Iterable[str]) -> set[str]:
    found = list(words)
    assert len(found) == len(set(found)), [word for word in set(found) if found.count(word) > 1]
    return set(found)


@every_game
def test_every_ruling_belongs_to_one_chapter(kit: Kit) -> None:
    assert once(id for one in kit.chapters for id in one.rulings) == {one["id"] for one in kit.rulings}


@every_game
def test_a_ruling_is_settled_by_a_rulebook_or_a_printed_face(kit: Kit) -> None:
    for one in kit.rulings:
        open_because = re.findall("no rulebook decides|the sources disagree", one["source"])
        cited = re.search("rulebook, |printed (card|die) faces?", one["source"])
        assert (bool(cited), open_because) == (True, []) if one["settled"] else len(open_because) == 1, one["id"]


@every_game
def test_every_log_event_leads_to_one_chapter(kit: Kit) -> None:
    keys = {key for kind in kit.rules.events.kinds.values() for key in (kind.key, kind.by_nobody) if key}
    assert once(key for one in kit.chapters for key in one.events) == keys


@every_game
def test_every_first_occurrence_is_possible(kit: Kit) -> None:
    known = {
        "ask": {why.rpartition(".")[2] for why in story_game(kit.name).whys},
        "option": {id.partition(":")[0] for id in kit.rules.ids},
    }
    firsts = [first for one in kit.chapters for first in one.firsts]
    assert once(first.id for first in firsts)
    assert [first for first in firsts if first.name not in known[first.kind]] == []


@every_game
def test_every_index_term_has_a_text_and_leads_somewhere(kit: Kit) -> None:
    words = [once(one.index) for one in kit.chapters]
    assert len(set[str]().union(*words)) > 15
    for language in LANGUAGES:
        said = [texts(language).say(f"page-term-{kit.name}-{word}") for word in set[str]().union(*words)]
        assert all(said)
        assert once(said)


@every_game
def test_no_text_describes_a_missing_chapter(kit: Kit) -> None:
    wanted = {f"page-chapter-{kit.name}-{one.id}" for one in kit.chapters}
    wanted |= {f"page-first-{kit.name}-{first.id}" for one in kit.chapters for first in one.firsts}
    wanted |= {f"page-term-{kit.name}-{word}" for one in kit.chapters for word in one.index}
    assert {key for key in messages() if re.match(rf"page-(chapter|first|term)-{kit.name}-", key)} == wanted


def tables(kit: Kit) -> Iterator[dict[str, str | int]]:
    """Yield the arguments of texts at tables of each size, with each value of every option in turn."""
    for seats in kit.rules.seats:
        yield (usual := kit.rules.options.text_arguments({}, seats))
        for option, values in kit.rules.options.values.items():
            yield from (usual | {option: value} for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_chapter_has_short_paragraphs(kit: Kit, language: str) -> None:
    for one in kit.chapters:
        key = f"page-chapter-{kit.name}-{one.id}"
        assert texts(language).say(key)
        for arguments in tables(kit):
            parts = texts(language).attribute(key, "text", **arguments).split("\n\n")
            assert all(0 < len(part) <= PARAGRAPH and "\n" not in part for part in parts), (key, arguments)
        for first in one.firsts:
            assert texts(language).say(f"page-first-{kit.name}-{first.id}")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("- id: x\n  rulings: A9", "there is no ruling 'A9'"),
        ("- id: x\n  rulings: A1-A9", "there is no ruling 'A9'"),
        ("- id: x\n  rules: A1", "not 'rules'"),
        ("- rulings: A1", "a chapter has an id"),
        ("- id: x\n  firsts: {one: reduce}", "a first time is `ask NAME` or `option NAME`, not 'reduce'"),
    ],
)
def test_errors_in_chapters_are_reported(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        read_chapters(text, ["A1", "A2", "A3", "B1", "B1a"])


def test_rulings_are_named_singly_by_section_or_by_range() -> None:
    found = read_chapters("- id: x\n  rulings: B A2-A3\n  index: tie\n- id: y", ["A1", "A2", "A3", "B1", "B1a"])
    assert [one.rulings for one in found] == [("B1", "B1a", "A2", "A3"), ()]
    assert [one.index for one in found] == [("tie",), ()]


# Stories, shown.


@cache
def stories_of(name: str) -> list[Story]:
    return load_stories([name])


@every_game
def test_every_story_but_those_of_refused_tables_can_be_found_and_every_ruling_has_one(kit: Kit) -> None:
    listed = list(story_index(kit.name).values())
    stories = [story for story in stories_of(kit.name) if story.refused is None]
    assert [(one.file.name, one.name, one.kind) for one in listed] == [
        (one.file, one.name, one.kind) for one in stories
    ]
    assert [(one.shows, one.cards) for one in listed] == [(one.shows, one.cards) for one in stories]
    assert {id for one in listed for id in one.shows} == {one["id"] for one in kit.rulings}
    for number, story in enumerate(stories):
        eyes = [*range(story_game(kit.name).players(story.given)), None]
        watch(kit, story, eyes[number % len(eyes)], LANGUAGES[number % len(LANGUAGES)])
    assert load_story(listed[-1]).raw == stories[-1].raw


@every_game
def test_every_thing_leads_to_its_rulings_and_stories(kit: Kit) -> None:
    things = {subject.id for subject in kit.story.subjects()}
    assert {id for one in kit.rulings for id in one["cards"]} == things
    assert {id for one in story_index(kit.name).values() for id in one.cards} >= things


def watch(kit: Kit, story: Story, eyes: int | None, language: str) -> None:
    """Play the game to its end; every text beside the board can be rendered."""
    moments = story_frames(story, eyes)
    assert moments[0].who is None, story
    assert all(moment.view.seat == eyes for moment in moments), story
    for moment in moments:
        for row in moment.rows:
            assert texts(language).tell(kit.words.event_message(kit.rules.event(row, eyes)), NAMES), story
        for note in moment.notes:
            assert texts(language).tell(note, NAMES), story


def story_of(name: str, words: str) -> Story:
    return next(one for one in stories_of(name) if words in one.name)


def test_a_shown_story_has_its_start_choices_and_notes() -> None:
    moments = story_frames(story_of("seasons", "Amulet of Fire keeps one of four"), 0)
    assert [moment.who for moment in moments] == [None, 0, 0]
    (asked,) = moments[1].notes
    told = texts("en").tell(asked, NAMES)
    assert told.startswith("Ann is asked: Amulet of Fire")
    assert "Dragon Skull" in told
    assert moments[-1].view.me.hand == ("dragon_skull",)
    theirs = story_frames(story_of("seasons", "Amulet of Fire keeps one of four"), 1)
    assert all("dragon_skull" not in str(moment.view) for moment in theirs)


def test_refused_moves_say_why() -> None:
    moments = story_frames(story_of("seasons", "A card is activated once in a round"), 0)
    told = [texts("en").tell(note, NAMES) for note in moments[1].notes]
    assert len(told) == 1
    assert told[0].startswith("Ann may not choose: Activate ")
    assert told[0].endswith("This card has already been activated this round.")


def test_a_failing_story_is_not_shown(tmp_path: Path) -> None:
    untrue, refused = tmp_path / "untrue.yaml", tmp_path / "refused.yaml"
    untrue.write_text("- story: x\n  given: {ann: {crystals: 5}}\n  when: [bob: end]", encoding="utf-8")
    refused.write_text("- story: x\n  given: {ann: {crystals: many}}\n  refused: a number", encoding="utf-8")
    with pytest.raises(BadStory, match="bob is not asked; ann is asked turn"):
        story_frames(load_stories([untrue])[0], 0)
    with pytest.raises(BadStory, match="there is nothing to see"):
        story_frames(load_stories([refused])[0], 0)
