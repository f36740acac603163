"""What a game provides so that stories can be told about it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.rng import Rng
from sortilege.core.kits import kit
from sortilege.core.rules import Rules, State
from sortilege.stories.expectations import Expectations, differences
from sortilege.stories.mutant import Mutant
from sortilege.stories.source_location import SourceLocation
from sortilege.stories.story import Difference


@dataclass(frozen=True)
class Subject:
    """A subject of stories: a card, or something else with its own text."""

    id: str
    card: bool
    kinds: tuple[str, ...]  # the kinds of story that coverage requires


class StoryGame(ABC):
    """One game's part of the story runner.

    `whys` is everything that can ask. `always` are first words of moves that a story must not leave out, because
    they spend something for good. `meant` maps words that authors try to the first word of the intended move.
    `staged` are keys of `given` that control a story's table and that no playable position may have.
    """

    rules: Rules
    whys: Collection[str]
    always: Collection[str] = ()
    meant: Mapping[str, str] = MappingProxyType({})
    staged: Collection[str] = ()

    # Provided by the game.

    @abstractmethod
    def read_given(self, raw: Any, at: SourceLocation, story: Mapping[str, Any] | None = None) -> Any:
        """Read the table a story starts with; raises BadStory. Everything `story` mentions must be in the box."""

    @abstractmethod
    def read_then(self, raw: Any, at: SourceLocation, players: int, final: bool) -> Expectations:
        """Read what a story expects; `final` adds that no effect is pending."""

    def read_seen(self, raw: Any, at: SourceLocation, players: int) -> Expectations:
        """Read what a story expects of a seat's view."""
        return self.read_then(raw, at, players, False)

    @abstractmethod
    def build(self, given: Any, recorder: Recorder | None = None, rng: Rng | None = None) -> State:
        """Build the table up to its first ask; the recorder receives the events on the way.

        With `rng`, it deals everything that is not given and becomes the table's own generator; without, the table is
        always the same.
        """

    def whole_box(self, given: Any) -> bool:
        """Whether every card of the game is somewhere on this table."""
        return True

    @abstractmethod
    def facts(self, state: State) -> dict[str, Any]:
        """Return everything a story may say about a table."""

    @abstractmethod
    def seen_facts(self, view: Any, /) -> dict[str, Any]:
        """Return the same for one seat's view."""

    @abstractmethod
    def draw(self, state: State) -> str:
        """Draw the table as text, for debugging."""

    @abstractmethod
    def describe(self, state: State, seat: int | None = None) -> dict[str, Any]:
        """Return a `given` that sets up this state; raises BadStory in the middle of an effect.

        With a seat, it contains only what this seat knows.
        """

    @abstractmethod
    def tell_given(self, raw: Mapping[str, Any]) -> list[str]:
        """Describe the table in sentences."""

    @abstractmethod
    def tell_then(self, raw: Mapping[str, Any]) -> list[str]:
        """Describe what is expected in sentences."""

    @abstractmethod
    def tell_option(self, id: str) -> str:
        """Describe a move as a verb phrase: "summon Lantern Moth"."""

    @abstractmethod
    def tell_why(self, why: str) -> str:
        """Describe what is asked in words."""

    @abstractmethod
    def name_of(self, word: str) -> str:
        """Return the name of a card or another part of a move."""

    @abstractmethod
    def subjects(self) -> Sequence[Subject]:
        """Return the subjects of stories, declared cards first."""

    @abstractmethod
    def mutants(self) -> list[Mutant]:
        """Return small changes of the tables, each of which some story must detect."""

    @abstractmethod
    def tables(self) -> Mapping[str, Any]:
        """Return the tables that mutants change, by name."""

    # Derived.

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def reasons(self) -> Collection[str]:
        """Words of refusals."""
        return tuple(word for word, _ in self.rules.ask_builder.reasons.values())

    def players(self, given: Any) -> int:
        """The number of players of a given table."""
        return int(given.players)

    def differences(self, state: State, then: Expectations) -> list[Difference]:
        return differences(self.facts(state), then)

    def seen_differences(self, view: Any, then: Expectations) -> list[Difference]:
        return differences(self.seen_facts(view), then)


def shuffle(left: Sequence[int], rng: Rng | None) -> list[int]:
    """Return the items in random order, or unchanged without a generator."""
    found = list(left)
    if rng is not None:
        for i in range(len(found) - 1, 0, -1):
            j = rng.below(i + 1)
            found[i], found[j] = found[j], found[i]
    return found


@cache
def story_game(name: str) -> StoryGame:
    """Return a game's part of the story runner; raises BadOptions."""
    found: StoryGame = kit(name).story
    return found
