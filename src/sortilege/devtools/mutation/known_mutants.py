"""The mutants of a game's code, and those that need no story: `mutants.yaml` beside its kit.

elsewhere:                  # no rule of play, by module or function: the test that covers it
  imagine: what a seat cannot know, dealt again; tests/promises plays on from it
equivalent:                 # changes without a visible effect, and why
  - in: verbs/turn Menu.offer
    changes: [statement before → statement after]
    why: one sentence
"""

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from sortilege.core.kits import folder, installed_games
from sortilege.devtools.mutation.code_mutants import CodeMutant, MutableSource


def engine_sources(name: str) -> Iterator[MutableSource]:
    """The source of each module of a game's engine, compiled or not."""
    engine = importlib.import_module(f"{installed_games()[name].module.rpartition('.')[0]}.engine")
    for info in pkgutil.walk_packages(engine.__path__, f"{engine.__name__}."):
        if not info.ispkg:
            numbers = {key for key, value in vars(importlib.import_module(info.name)).items() if type(value) is int}
            inside = info.name.removeprefix(engine.__name__).strip(".").replace(".", "/")
            file = Path(engine.__path__[0]) / f"{inside}.py"
            yield MutableSource(info.name, inside, file.read_text(encoding="utf-8"), numbers)


@dataclass(frozen=True)
class KnownMutants:
    """A game's list: why a module or function, or a change of a function, needs no story."""

    elsewhere: dict[str, str]
    equivalent: dict[tuple[str, str], str]

    def is_elsewhere(self, mutant: CodeMutant) -> bool:
        return mutant.file in self.elsewhere or mutant.place in self.elsewhere

    def is_equivalent(self, mutant: CodeMutant) -> bool:
        return (mutant.place, mutant.change) in self.equivalent

    def stale(self, mutants: list[CodeMutant]) -> list[str]:
        """List entries that no longer match the code."""
        places = {mutant.file for mutant in mutants} | {mutant.place for mutant in mutants}
        known = {(mutant.place, mutant.change) for mutant in mutants}
        gone = [place for place in self.elsewhere if place not in places]
        return [*gone, *(f"{place}: {change}" for place, change in self.equivalent if (place, change) not in known)]


def load_known_mutants(name: str) -> KnownMutants:
    file = folder(name).joinpath("mutants.yaml")
    if not file.is_file():
        return KnownMutants({}, {})
    raw = yaml.safe_load(file.read_text(encoding="utf-8"))
    same = {(one["in"], change): one["why"] for one in raw.get("equivalent", []) for change in one["changes"]}
    return KnownMutants(raw.get("elsewhere", {}), same)
