"""A game position as the start of a puzzle; what the seat does not know stays open."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sortilege.bots.sight import Sight
from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadStory
from sortilege.core.rules import Rules
from sortilege.stories.parser import parse_yaml
from sortilege.stories.runner import move_names
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.story_game import story_game
from sortilege.stories.writer import write_story

LETTERS = "abcdefghijklmnop"
Choice = tuple[int, str]  # seat and move id


@dataclass(frozen=True)
class Position:
    """A decision of a seat, as the beginning of a story."""

    rules: Rules
    seat: int
    story: dict[str, Any]  # `given`, and the steps up to the question
    state: Machine

    @property
    def sight(self) -> Sight:
        return Sight(self.rules, self.state, self.seat)

    @property
    def id(self) -> str:
        """An id of eight letters, which no shell, page or YAML parser can misread as a number."""
        text = f"{self.rules.name} {self.seat} {write_story(self.story)}"
        return "".join(LETTERS[int(one, 16)] for one in hashlib.blake2b(text.encode(), digest_size=4).hexdigest())


def position(rules: Rules, start: Machine, before: Sequence[Choice], seat: int) -> Position | None:
    """Return the seat's question after these moves from a resting position; None if a story cannot express it."""
    stories = story_game(rules.name)
    try:
        steps = [{SEATS[who]: option_text(id)} for who, id in before]
        story = {"given": stories.describe(start, seat)["given"], "when": steps}
        raw = parse_yaml(write_story({"story": "", **story}), "position")[0]
        state: Machine = stories.build(stories.read_given(raw["given"], SourceLocation("position", "", "given"), raw))
    except BadStory:
        return None
    words = move_names(stories)
    for step in steps:
        ((name, text),) = step.items()
        who = SEATS.index(name)
        offered = [rules.ids[code] for code in state.legal(who)] if who in state.open_seats() else []
        id = words.pick(words.to_id(text), offered)
        if id is None:
            return None
        state.apply(who, rules.code_of[id])
    return Position(rules, seat, story, state) if seat in state.open_seats() else None


def option_text(id: str) -> str:
    """Return a move id as a story writes it."""
    return id.replace(":", " ")
