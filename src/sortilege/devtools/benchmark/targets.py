"""What `sortilege bench` measures of each game, and the figures it should reach.

A game that wants to be measured has a module `benchmark_targets` with plain data, of which every part is optional:

    FIGURES    by figure: the comparison, the value and the digits to show, such as ("<=", 2, 2); None: only shown
    PREFIX     what the names of its figures begin with
    OPTIONS    the options to measure with
    EVERYTHING options to compare those with
    RESEARCH   figure of `--research`: the least it should be
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sortilege.core.kits import Kit


@dataclass(frozen=True)
class Target:
    """A figure, and the value it should reach (at least or at most); without a value it is only shown."""

    figure: str
    value: float | None
    at_least: bool
    digits: int

    def is_met(self, found: float) -> bool:
        if self.value is None:
            return True
        return found >= self.value if self.at_least else found <= self.value


@dataclass(frozen=True)
class Bench:
    """What is measured of one game."""

    targets: tuple[Target, ...] = ()
    prefix: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    everything: Mapping[str, str] = field(default_factory=dict)
    research: Mapping[str, float] = field(default_factory=dict)


def bench_of(kit: Kit) -> Bench:
    """Return what is measured of a game: nothing, unless it has a module `benchmark_targets`."""
    module = kit.part("benchmark_targets")
    if module is None:
        return Bench()
    figures: Mapping[str, tuple[str, float | None, int]] = getattr(module, "FIGURES", {})
    return Bench(
        tuple(Target(figure, value, sign == ">=", digits) for figure, (sign, value, digits) in figures.items()),
        getattr(module, "PREFIX", ""),
        getattr(module, "OPTIONS", {}),
        getattr(module, "EVERYTHING", {}),
        getattr(module, "RESEARCH", {}),
    )
