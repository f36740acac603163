"""Names and module paths of release 0.1 that were renamed. They work for one more release, with a DeprecationWarning.

The changelog lists old and new names. Everything that keeps an old name alive is in this module.
"""

import importlib
import importlib.abc
import importlib.machinery
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, TypeVar

Result = TypeVar("Result")

# Modules that documents, examples or games from other packages import, with the names in them that changed.
MODULES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "sortilege.bots.seeing": ("sortilege.bots.sight", {}),
    "sortilege.core.asking": ("sortilege.core.ask", {}),
    "sortilege.core.asks": ("sortilege.core.ask", {}),
    "sortilege.core.beginning": ("sortilege.core.start", {}),
    "sortilege.core.engine.dice": ("sortilege.core.engine.rng", {"Dice": "Rng", "numbered": "rng_from_seed"}),
    "sortilege.core.insight": ("sortilege.core.explain", {"Insight": "Explainer"}),
    "sortilege.core.moments": ("sortilege.core.save.state_codec", {"Moments": "StateCodec"}),
    "sortilege.core.numbering": ("sortilege.core.stable_ids", {}),
    "sortilege.core.places": ("sortilege.core.save.step_addresses", {"Places": "StepAddresses"}),
    "sortilege.core.plain": ("sortilege.core.text.plain_text", {}),
    "sortilege.core.said": ("sortilege.core.text.message", {"Said": "Message", "said": "message"}),
    "sortilege.core.saving": ("sortilege.core.save.fields", {}),
    "sortilege.core.texts": ("sortilege.core.text.catalog", {}),
    "sortilege.core.words": ("sortilege.core.text.wording", {}),
    "sortilege.lab.match": ("sortilege.lab.arena.fixture", {}),
    "sortilege.lab.summary": ("sortilege.lab.arena.summary", {}),
    "sortilege.scenarios": ("sortilege.stories", {}),
    "sortilege.scenarios.expect": (
        "sortilege.stories.expectations",
        {
            "AmongThem": "IncludesWords",
            "Asked": "ExpectedAsks",
            "Expect": "Expectation",
            "Reader": "ExpectationReader",
            "Same": "SameWords",
            "Then": "Expectations",
            "asked": "asks_reader",
            "flag": "read_flag",
            "number": "read_number",
            "pile_of": "pile_reader",
            "read": "read_expectations",
            "seats": "read_seats",
        },
    ),
    "sortilege.scenarios.games": ("sortilege.stories.story_game", {"game": "story_game", "mixed": "shuffle"}),
    "sortilege.scenarios.mutant": ("sortilege.stories.mutant", {}),
    "sortilege.scenarios.place": ("sortilege.stories.source_location", {"Place": "SourceLocation"}),
    "sortilege.scenarios.plain": ("sortilege.stories.plain_game", {"PlainStory": "PlainStoryGame"}),
    "sortilege.terminal.reading": ("sortilege.terminal.seat_text", {"seen": "sight_text", "whole": "table_text"}),
}


def warn(old: str, new: str, level: int = 3) -> None:
    """Say once per caller what replaces an old name."""
    warnings.warn(f"{old} is deprecated; use {new}", DeprecationWarning, stacklevel=level)


def renamed(old: str, new: str, found: Result) -> Result:
    """`found`, the value of the new name, with a warning to the caller's caller."""
    warn(old, new, level=4)
    return found


class OldModule(ModuleType):
    """Stands at an old module path and hands out the names of the new module."""

    def __init__(self, name: str, new: str, names: Mapping[str, str]) -> None:
        super().__init__(name, f"Deprecated: use {new}.")
        self.__dict__.update(_new=new, _names=names)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        new = self._names.get(name, name)
        try:
            found = getattr(importlib.import_module(self._new), new)
        except AttributeError:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}") from None
        warn(f"{self.__name__}.{name}", f"{self._new}.{new}")
        return found


class OldModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the old module paths."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname not in MODULES:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, is_package=fullname == "sortilege.scenarios")

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        return OldModule(spec.name, *MODULES[spec.name])

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do: the names are looked up in the new module."""


def install() -> None:
    """Let Python find the old module paths."""
    if not any(isinstance(finder, OldModules) for finder in sys.meta_path):
        sys.meta_path.append(OldModules())


def kit_flags(kit: Any) -> Any:
    """The flags of a kit that still lists them itself."""
    found = getattr(kit, "flags", ())
    if found:
        warn(f"{type(kit).__name__}.flags", "a module `terminal.flags` with FLAGS", level=4)
    return found


class GameOptions(Mapping[str, str]):
    """The options of a game. Called with a seat, it still returns that seat's legal moves, as in release 0.1."""

    def __init__(self, options: Mapping[str, str], legal: Callable[..., list[str]]) -> None:
        self._options = dict(options)
        self._legal = legal

    def __call__(self, seat: int, state: Any = None) -> list[str]:
        warn("game.options(seat)", "game.legal(seat)")
        return self._legal(seat, state)

    def __getitem__(self, option: str) -> str:
        return self._options[option]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __repr__(self) -> str:
        return repr(self._options)


class SightOptions(dict[str, str]):
    """The options of a bot's game. Iterated, measured or indexed by number, it is still release 0.1's list of moves."""

    def __init__(self, options: Mapping[str, str], legal: Sequence[int]) -> None:
        super().__init__(options)
        self._legal = legal

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, int | slice):
            return renamed("sight.options[number]", "sight.legal[number]", self._legal[key])
        return super().__getitem__(key)

    def __iter__(self) -> Iterator[Any]:
        return renamed("iterating over sight.options", "sight.legal, or sight.options.items()", iter(self._legal))

    def __bool__(self) -> bool:
        return bool(self.keys())

    def __len__(self) -> int:
        return renamed("len(sight.options)", "len(sight.legal)", len(self._legal))

    def __contains__(self, key: object) -> bool:
        if isinstance(key, int):
            return renamed("in sight.options", "in sight.legal", key in self._legal)
        return super().__contains__(key)
