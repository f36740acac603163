"""An index of a game's stories by short id, built without reading their steps."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sortilege.core.errors import BadStory
from sortilege.stories.parser import branches, read_shows, read_story, read_yaml, stories_folder
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.step_parser import StepParser
from sortilege.stories.story import KINDS, Story
from sortilege.stories.story_game import story_game


@dataclass(frozen=True)
class StoryEntry:
    """What a story is about. Its id depends only on its file and its name."""

    id: str
    name: str
    kind: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]
    file: Path


def story_index(name: str) -> dict[str, StoryEntry]:
    """Index every story of a game that can be shown; stories of refused tables cannot."""
    reader = StepParser(story_game(name), len(SEATS))
    found: dict[str, StoryEntry] = {}
    for file in sorted(stories_folder(name).glob("*.yaml")):
        for raw in raw_stories(file):
            if "refused" not in raw:
                at = SourceLocation(file.name, raw["story"])
                one = StoryEntry(
                    story_id(file, raw["story"]),
                    raw["story"],
                    raw.get("as", KINDS[0]),
                    read_shows(raw.get("shows", []), at.under("shows"), name),
                    tuple(reader.read_subjects(raw.get("cards", []), at.under("cards"))),
                    file,
                )
                found[one.id] = one
    return found


def load_story(listed: StoryEntry) -> Story:
    """Load the story of an entry; raises BadStory."""
    for raw in raw_stories(listed.file):
        if raw["story"] == listed.name:
            return read_story(raw, listed.file)
    raise BadStory(f'{listed.file.name}: there is no story "{listed.name}"')


def raw_stories(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the raw stories of a file, with a branch for each alternative."""
    raw = read_yaml(file)
    for one in raw if isinstance(raw, list) else []:
        for branch in branches(one, file):
            if isinstance(branch, dict) and isinstance(branch.get("story"), str):
                yield branch


def story_id(file: Path, name: str) -> str:
    return hashlib.blake2b(f"{file.stem} {name}".encode(), digest_size=6).hexdigest()
