"""Write stories: a position from a record as the beginning of a new story."""

import re
from pathlib import Path
from typing import Any

from sortilege.core.errors import BadRecord, BadStory
from sortilege.core.kits import GAMES
from sortilege.core.record_file import load_record
from sortilege.core.session import replay
from sortilege.stories.story_game import story_game

PLAIN_TEXT = re.compile(r"(?!-?0\d+$)[\w. +*?-]+")  # a number that begins with a zero is refused when read


def draft_from_record(source: str) -> str:
    """Draft a story from `game.json@40`: the table after forty choices of the record."""
    path, at, number = source.rpartition("@")
    if not at or not number.isdigit():
        raise BadStory(f"say the record and how many choices, such as game.json@40, not {source!r}")
    rules, record = load_record(path)
    if record.game not in GAMES:
        raise BadRecord(f"there are no stories about {record.game} yet")
    if int(number) > len(record.choices):
        raise BadStory(f"{path} has {len(record.choices)} choices, not {number}")
    stories = story_game(record.game)
    state = replay(rules, record, int(number)).state
    about = {} if record.game == GAMES[0] else {"game": record.game}
    story = {"story": f"{Path(path).name} after {number} choices", **about, "shows": [], "cards": []}
    return write_story({**story, **stories.describe(state), "then": {}})


def write_story(story: dict[str, Any]) -> str:
    """Format a story as in its file: each seat and each step on one line."""
    lines: list[str] = []
    for key, value in story.items():
        if key == "given":
            lines.append("given:")
            lines += [f"  {name}: {format_value(item)}" for name, item in value.items()]
        elif key == "when":
            lines.append("when:")
            lines += [f"  - {name}: {format_value(item)}" for step in value for name, item in step.items()]
        else:
            lines.append(f"{key}: {format_value(value)}")
    return "- " + "\n  ".join(lines) + "\n"


def format_value(value: Any) -> str:
    """Format a value on one line; lists of strings are written as words."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {format_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return format_value(" ".join(value)) if value else "[]"
    if isinstance(value, list):
        return "[" + ", ".join(format_value(item) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    if isinstance(value, int) or PLAIN_TEXT.fullmatch(text):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
