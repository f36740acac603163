"""The stories of a game by a short id, to be found without reading all that they tell."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sortilege.core.errors import BadStory
from sortilege.stories.parser import branches, read_shows, read_story, read_yaml, stories_of
from sortilege.stories.source_position import SEATS, Place
from sortilege.stories.step_parser import StepReader
from sortilege.stories.story import KINDS, Story
from sortilege.stories.story_game import game


@dataclass(frozen=True)
class Listed:
    """What a story is about. Its id lasts as long as its file and its name."""

    id: str
    name: str
    kind: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]
    file: Path


def shelf(name: str) -> dict[str, Listed]:
    """Every story of a game that can be shown, by id; a table that is refused cannot."""
    reader = StepReader(game(name), len(SEATS))
    found: dict[str, Listed] = {}
    for file in sorted(stories_of(name).glob("*.yaml")):
        for raw in told(file):
            if "refused" not in raw:
                at = Place(file.name, raw["story"])
                one = Listed(
                    id_of(file, raw["story"]),
                    raw["story"],
                    raw.get("as", KINDS[0]),
                    read_shows(raw.get("shows", []), at.under("shows"), name),
                    tuple(reader.about(raw.get("cards", []), at.under("cards"))),
                    file,
                )
                found[one.id] = one
    return found


def taken(listed: Listed) -> Story:
    """The story itself; raises BadStory."""
    for raw in told(listed.file):
        if raw["story"] == listed.name:
            return read_story(raw, listed.file)
    raise BadStory(f'{listed.file.name}: there is no story "{listed.name}"')


def told(file: Path) -> Iterator[dict[str, Any]]:
    """What a file says of each story, and of each way in which it goes on otherwise."""
    raw = read_yaml(file)
    for one in raw if isinstance(raw, list) else []:
        for branch in branches(one, file):
            if isinstance(branch, dict) and isinstance(branch.get("story"), str):
                yield branch


def id_of(file: Path, name: str) -> str:
    return hashlib.blake2b(f"{file.stem} {name}".encode(), digest_size=6).hexdigest()
