"""Games: each is one kit, found through Python's entry points, so that another package can bring one.

    [project.entry-points."sortilege.games"]
    seasons = "sortilege.games.seasons.kit:KIT"

Nothing outside a game's folder names a game; whoever needs something of one asks its kit.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

import yaml

from sortilege.core.engine.policy import Policy
from sortilege.core.errors import BadOptions
from sortilege.core.rules import Rules
from sortilege.core.said import Said, said
from sortilege.core.saving import Fields
from sortilege.core.words import Words

GROUP = "sortilege.games"
OURS = "sortilege"


class Kit(ABC):
    """All of one game. Each part is imported only when it is wanted: a server asks a game's terminal for nothing."""

    name: str
    title: str  # as the box says it
    turn: str  # what a game's length is counted in, by the field of its state that counts it
    presets: Mapping[str, Mapping[str, str]] = MappingProxyType({})  # options that go together, by one word
    # What makes the next format of saved fields, by format: every one that ever shipped stays.
    migrations: Mapping[int, Callable[[Fields], Fields]] = MappingProxyType({})

    @property
    @abstractmethod
    def rules(self) -> Rules: ...

    @property
    @abstractmethod
    def words(self) -> Words: ...

    @property
    @abstractmethod
    def story(self) -> Any:
        """What the story runner needs to know (`scenarios.games.StoryGame`)."""

    @property
    def terminal(self) -> Any:
        """The class that tells it in a terminal (`terminal.teller.Teller`)."""
        return None

    def policy(self) -> Policy | None:
        """A hand-made judgement; without one, bots search with none."""
        return None

    @cached_property
    def rulings(self) -> list[dict[str, Any]]:
        """Every ruling with its source."""
        text = folder(self.name).joinpath("rulings.yaml").read_text(encoding="utf-8")
        found: list[dict[str, Any]] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        return found


@cache
def found() -> dict[str, EntryPoint]:
    """The games that are installed, by name: ours first."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (not ours(point), point.name))
    games: dict[str, EntryPoint] = {}
    for point in points:
        games.setdefault(point.name, point)
    return games


def ours(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == OURS


def folder(name: str) -> Traversable:
    """Where a game's texts, rulings and stories lie: beside its kit."""
    return files(found()[name].module.rpartition(".")[0])


GAMES = tuple(found())


@cache
def kit(name: str) -> Kit:
    """A game by its name; raises BadOptions."""
    if name not in found():
        raise BadOptions(unknown(name))
    made: Kit = found()[name].load()
    return made


def kits() -> list[Kit]:
    return [kit(name) for name in GAMES]


def rules_of(name: str) -> Rules:
    return kit(name).rules


def words_of(name: str) -> Words:
    """A game's sentences, by its name."""
    return kit(name).words


def unknown(name: str) -> Said:
    return said("engine-no-game", given=name, games=GAMES)
