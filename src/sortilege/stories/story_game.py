"""What a game brings along so that stories can be told about it."""

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
from sortilege.stories.expectations import Then, differences
from sortilege.stories.mutant import Mutant
from sortilege.stories.source_position import Place
from sortilege.stories.story import Difference


@dataclass(frozen=True)
class Subject:
    """What a story can be about: a card, or something else that has its own text."""

    id: str
    card: bool
    kinds: tuple[str, ...]  # the kinds of story that coverage wants of it


class StoryGame(ABC):
    """One game's part of the scenario runner: what it fills in, and what follows from that.

    `whys` is everything that can ask; `always` are first words of options that a story never leaves out, since what
    they spend is spent for good; `meant` are words that writers try, with the first word of the option they mean.
    `staged` are keys of `given` with which a story leads its table, and which no table to play at can have.
    """

    rules: Rules
    whys: Collection[str]
    always: Collection[str] = ()
    meant: Mapping[str, str] = MappingProxyType({})
    staged: Collection[str] = ()

    # What a game fills in.

    @abstractmethod
    def read_given(self, raw: Any, at: Place, story: Mapping[str, Any] | None = None) -> Any:
        """The table a story starts with; raises BadStory. `story` is all it says: what it names must be in the box."""

    @abstractmethod
    def read_then(self, raw: Any, at: Place, players: int, final: bool) -> Then:
        """What a story expects; `final` adds that nothing is left pending."""

    def read_seen(self, raw: Any, at: Place, players: int) -> Then:
        """What a story expects of a seat's view."""
        return self.read_then(raw, at, players, False)

    @abstractmethod
    def build(self, given: Any, recorder: Recorder | None = None, rng: Rng | None = None) -> State:
        """The table, run up to its first choice; the recorder hears what happens on the way.

        With dice, all that is not given is dealt by them, and they are the table's own; else it is always the same.
        """

    def whole_box(self, given: Any) -> bool:
        """Whether every card of the game is somewhere on this table."""
        return True

    @abstractmethod
    def facts(self, state: State) -> dict[str, Any]:
        """What a story may say of a table."""

    @abstractmethod
    def seen_facts(self, view: Any, /) -> dict[str, Any]:
        """The same of one seat's view."""

    @abstractmethod
    def draw(self, state: State) -> str:
        """The table as text, for whoever looks for what went wrong."""

    @abstractmethod
    def describe(self, state: State, seat: int | None = None) -> dict[str, Any]:
        """A `given` that sets this moment up again; raises BadStory in the middle of an effect.

        With a seat it says no more than this seat knows.
        """

    @abstractmethod
    def tell_given(self, raw: Mapping[str, Any]) -> list[str]:
        """The table in sentences."""

    @abstractmethod
    def tell_then(self, raw: Mapping[str, Any]) -> list[str]:
        """What is expected, in sentences."""

    @abstractmethod
    def tell_option(self, id: str) -> str:
        """What choosing this option is, as a verb: "summon Lantern Moth"."""

    @abstractmethod
    def tell_why(self, why: str) -> str:
        """What is asked, in words."""

    @abstractmethod
    def name_of(self, word: str) -> str:
        """A card or another word of an option, as people say it."""

    @abstractmethod
    def subjects(self) -> Sequence[Subject]:
        """What stories are about: the declared cards first."""

    @abstractmethod
    def mutants(self) -> list[Mutant]:
        """Small changes of the tables, each of which some story has to notice."""

    @abstractmethod
    def tables(self) -> Mapping[str, Any]:
        """The tables that mutants change, by name."""

    # What follows.

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def reasons(self) -> Collection[str]:
        """Words of refusals."""
        return tuple(word for word, _ in self.rules.asking.reasons.values())

    def players(self, given: Any) -> int:
        """How many sit at a table that was read."""
        return int(given.players)

    def differences(self, state: State, then: Then) -> list[Difference]:
        return differences(self.facts(state), then)

    def seen_differences(self, view: Any, then: Then) -> list[Difference]:
        return differences(self.seen_facts(view), then)


def mixed(left: Sequence[int], rng: Rng | None) -> list[int]:
    """What no story names, shuffled where there are dice."""
    found = list(left)
    if rng is not None:
        for i in range(len(found) - 1, 0, -1):
            j = rng.below(i + 1)
            found[i], found[j] = found[j], found[i]
    return found


@cache
def game(name: str) -> StoryGame:
    """What stories need to know of a game; raises BadOptions."""
    found: StoryGame = kit(name).story
    return found
