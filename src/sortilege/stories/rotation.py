"""Rotate a story: every player moves one seat to the left, and the story must still hold.

Rules know no seat numbers, but code may: `seat * 4` and `seat * 5` agree for the first seat.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sortilege.stories.parser import read_story
from sortilege.stories.source_location import SEATS
from sortilege.stories.story import Story
from sortilege.stories.story_game import story_game

NAMES = re.compile(rf"\b({'|'.join(SEATS)})\b")


def can_rotate(story: Story) -> bool:
    """Whether a story can rotate: not solo, not refused, and not a new game, whose deal depends on the seat numbers."""
    given = story.raw.get("given") or {}
    alone = story.refused is None and story_game(story.game).players(story.given) == 1
    return story.refused is None and not alone and given.get("moment") != "new"


def rotate(story: Story) -> Story:
    """Return the story with every name replaced by the next."""
    players = story_game(story.game).players(story.given)
    names = SEATS[:players]
    following = dict(zip(names, (*names[1:], names[0]), strict=True))
    raw = dict(story.raw)
    for key in ("given", "when", "then"):
        if key in raw:
            raw[key] = replace_names(raw[key], lambda name: following.get(name, name))
    raw["given"] = {"first": names[1], "players": players} | (raw.get("given") or {})
    raw |= {"game": story.game, "story": f"{story.name}, one seat further"}
    return read_story(raw, Path(story.file))


def replace_names(raw: Any, name: Callable[[str], str]) -> Any:
    if isinstance(raw, str):
        return NAMES.sub(lambda found: name(found.group()), raw)
    if isinstance(raw, dict):
        return {replace_names(key, name): replace_names(value, name) for key, value in raw.items()}
    return [replace_names(one, name) for one in raw] if isinstance(raw, list) else raw
