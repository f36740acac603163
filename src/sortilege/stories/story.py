"""A story as it was read: what is given, what the seats do, what is then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sortilege.stories.steps import Step

KINDS = ("case", "edge", "refusal")


@dataclass(frozen=True)
class Difference:
    """One thing that is not as the story says."""

    path: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.path}: expected {self.expected}; found {self.found}"


@dataclass(frozen=True)
class Story:
    """One scenario. `raw` is what the file says; `given` and `then` are in the game's own form."""

    name: str
    file: str
    game: str
    kind: str
    shows: tuple[str, ...]
    cards: tuple[str, ...]
    raw: Mapping[str, Any]
    given: Any
    steps: Sequence["Step"]
    then: Any
    refused: str | None = None  # part of the sentence with which the given table is refused

    def __str__(self) -> str:
        return f'{self.file}: story "{self.name}"'
