"""Writing a story down: a moment of a record as the beginning of a new one."""

import re
from pathlib import Path
from typing import Any

from sortilege.core.errors import BadRecord, BadStory
from sortilege.core.kits import GAMES
from sortilege.core.record_file import load
from sortilege.core.session import replay
from sortilege.stories.story_game import game

PLAIN = re.compile(r"[\w. +*?-]+")


def from_record(source: str) -> str:
    """`game.json@40`: the table after forty choices of the record, as a story to go on from."""
    path, at, number = source.rpartition("@")
    if not at or not number.isdigit():
        raise BadStory(f"say the record and how many choices, such as game.json@40, not {source!r}")
    rules, record = load(path)
    if record.game not in GAMES:
        raise BadRecord(f"there are no stories about {record.game} yet")
    if int(number) > len(record.choices):
        raise BadStory(f"{path} has {len(record.choices)} choices, not {number}")
    stories = game(record.game)
    state = replay(rules, record, int(number)).state
    about = {} if record.game == GAMES[0] else {"game": record.game}
    story = {"story": f"{Path(path).name} after {number} choices", **about, "shows": [], "cards": []}
    return write_story({**story, **stories.describe(state), "then": {}})


def write_story(story: dict[str, Any]) -> str:
    """A story as its file has it: each seat and each step on one line."""
    lines: list[str] = []
    for key, value in story.items():
        if key == "given":
            lines.append("given:")
            lines += [f"  {name}: {flow(item)}" for name, item in value.items()]
        elif key == "when":
            lines.append("when:")
            lines += [f"  - {name}: {flow(item)}" for step in value for name, item in step.items()]
        else:
            lines.append(f"{key}: {flow(value)}")
    return "- " + "\n  ".join(lines) + "\n"


def flow(value: Any) -> str:
    """A value on one line; lists of words are written as words."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return flow(" ".join(value)) if value else "[]"
    if isinstance(value, list):
        return "[" + ", ".join(flow(item) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    if isinstance(value, int) or PLAIN.fullmatch(text):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
