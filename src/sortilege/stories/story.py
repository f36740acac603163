"""A story as read: what is given, what the seats do, what is expected."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sortilege.stories.steps import StoryStep

KINDS = ("case", "edge", "refusal")


@dataclass(frozen=True)
class Difference:
    """One difference between a story and the table."""

    path: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected}; found {self.found}"


@dataclass(frozen=True)
class Story:
    """One story. `raw` is the file's content; `given` and `then` are in the game's own form."""

    name: str
    file: str
    game: str
    kind: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]
    raw: Mapping[str, Any]
    given: Any
    steps: Sequence["StoryStep"]
    then: Any
    refused: str | None = None  # part of the sentence that refuses the given table

    def __str__(self) -> str:
        return f'{self.file}: story "{self.name}"'
