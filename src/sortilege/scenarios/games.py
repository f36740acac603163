"""What a game brings along so that stories can be told about it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.scenarios.mutant import Mutant
from sortilege.scenarios.place import Place
from sortilege.scenarios.story import Difference


@dataclass(frozen=True)
class Subject:
    """What a story can be about: a card, or something else that has its own text."""

    id: str
    card: bool
    kinds: tuple[str, ...]  # the kinds of story that coverage wants of it


class StoryGame(Protocol):
    """One game's part of the scenario runner."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def reasons(self) -> Collection[str]:
        """Words of refusals."""

    @property
    def whys(self) -> Collection[str]:
        """Everything that can ask."""

    @property
    def always(self) -> Collection[str]:
        """First words of options that a story never leaves out: what they spend is spent for good."""

    @property
    def meant(self) -> Mapping[str, str]:
        """Words that writers try → the first word of the option they mean."""

    def read_given(self, raw: Any, at: Place, story: Mapping[str, Any] | None = None) -> Any:
        """The table a story starts with; raises BadStory. `story` is all it says: what it names must be in the box."""

    def players(self, given: Any) -> int: ...

    def read_then(self, raw: Any, at: Place, players: int, final: bool) -> Any:
        """What a story expects; `final` adds that nothing is left pending."""

    def read_seen(self, raw: Any, at: Place, players: int) -> Any:
        """What a story expects of a seat's view."""

    def build(self, given: Any, recorder: Recorder | None = None) -> Machine:
        """The table, run up to its first choice; the recorder hears what happens on the way."""

    def whole_box(self, given: Any) -> bool:
        """Whether every card of the game is somewhere on this table."""

    def differences(self, state: Machine, then: Any) -> list[Difference]: ...

    def seen_differences(self, view: Any, then: Any) -> list[Difference]: ...

    def draw(self, state: Machine) -> str:
        """The table as text, for whoever looks for what went wrong."""

    def describe(self, state: Machine) -> dict[str, Any]:
        """A `given` that sets this moment up again; raises BadStory in the middle of an effect."""

    def tell_given(self, raw: Mapping[str, Any]) -> list[str]:
        """The table in sentences."""

    def tell_then(self, raw: Mapping[str, Any]) -> list[str]: ...

    def tell_option(self, id: str) -> str:
        """What choosing this option is, as a verb: "summon Amulet of Fire"."""

    def tell_why(self, why: str) -> str: ...

    def name_of(self, word: str) -> str:
        """A card or another word of an option, as people say it."""

    def subjects(self) -> Sequence[Subject]:
        """What stories are about: the declared cards first."""

    def mutants(self) -> list[Mutant]: ...

    def tables(self) -> Mapping[str, Any]:
        """The tables that mutants change, by name."""


@cache
def game(name: str) -> StoryGame:
    """What stories need to know of a game; raises BadOptions."""
    found: StoryGame = kit(name).story
    return found
