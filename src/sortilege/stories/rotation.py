"""A story one seat further: everybody moves one place to the left, and all that it tells must still hold.

Rules know no seat by its number, but code may: `seat * 4` where `seat * 5` stands is the same for who sits first.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sortilege.stories.parser import read_story
from sortilege.stories.source_position import SEATS
from sortilege.stories.story import Story
from sortilege.stories.story_game import game

NAMES = re.compile(rf"\b({'|'.join(SEATS)})\b")


def can_turn(story: Story) -> bool:
    """Not what somebody plays alone, nor what is refused, nor a new game, where the deal goes by the seats' numbers."""
    given = story.raw.get("given") or {}
    alone = story.refused is None and game(story.game).players(story.given) == 1
    return story.refused is None and not alone and given.get("moment") != "new"


def turned(story: Story) -> Story:
    """The story with every name in the place of the next."""
    players = game(story.game).players(story.given)
    names = SEATS[:players]
    following = dict(zip(names, (*names[1:], names[0]), strict=True))
    raw = dict(story.raw)
    for key in ("given", "when", "then"):
        if key in raw:
            raw[key] = renamed(raw[key], lambda name: following.get(name, name))
    raw["given"] = {"first": names[1], "players": players} | (raw.get("given") or {})
    raw |= {"game": story.game, "story": f"{story.name}, one seat further"}
    return read_story(raw, Path(story.file))


def renamed(told: Any, name: Callable[[str], str]) -> Any:
    if isinstance(told, str):
        return NAMES.sub(lambda found: name(found.group()), told)
    if isinstance(told, dict):
        return {renamed(key, name): renamed(value, name) for key, value in told.items()}
    return [renamed(one, name) for one in told] if isinstance(told, list) else told
