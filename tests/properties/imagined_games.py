"""Measure how often imagined games hold the truth: as often as what a seat knows allows, for everything hidden.

    python -m tests.properties.imagined_games [--games 20000] [--seed 1]

A situation is a position with something hidden from a viewer, and claims about it that are true there. An imagined game
that knew more than the viewer would hold the truth too often, and one that excluded the truth too rarely.
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf, log
from typing import Any

from rich.console import Console
from rich.table import Table

from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.rules import Rules

GAMES = 20_000
MAX_SURPRISE = 18.0  # chance exceeds it once in 65 million claims


@dataclass(frozen=True)
class Claim:
    """Something true of a position, and its lowest and highest chance for a seat that cannot see it."""

    text: str
    holds: Callable[[Any], bool]
    low: float
    high: float


@dataclass(frozen=True)
class Situation:
    """A position with something hidden from the viewer."""

    name: str
    rules: Rules
    state: Any
    viewer: int
    claims: tuple[Claim, ...]


@dataclass(frozen=True)
class Measurement:
    """In what share of the imagined games a claim held, and how surprising that is (0: not at all)."""

    claim: Claim
    frequency: float
    surprise: float

    @property
    def fits(self) -> bool:
        return self.surprise <= MAX_SURPRISE


def measure(situation: Situation, games: int, rng: Rng) -> list[Measurement]:
    """Count in how many imagined games each claim holds."""
    for claim in situation.claims:
        if not claim.holds(situation.state):
            raise ValueError(f"{situation.name}: not true of the position: {claim.text}")
    held = [0] * len(situation.claims)
    for _ in range(games):
        imagined = situation.rules.imagine(situation.state, situation.viewer, rng)
        for n, claim in enumerate(situation.claims):
            held[n] += claim.holds(imagined)
    return [
        Measurement(claim, n / games, surprise(n, games, claim.low, claim.high))
        for claim, n in zip(situation.claims, held, strict=True)
    ]


def surprise(held: int, games: int, low: float, high: float) -> float:
    """Return how badly a count fits a chance between two bounds: minus the logarithm of Chernoff's bound."""
    frequency = held / games
    chance = min(max(frequency, low), high)
    parts = [(frequency, chance), (1 - frequency, 1 - chance)]
    if any(one > 0 and other <= 1e-12 for one, other in parts):
        return inf
    return games * sum(one * log(one / other) for one, other in parts if one > 0)


def report(situations: Iterable[Situation], games: int, seed: int) -> bool:
    """Print a line for each situation; return whether every claim fits."""
    table = Table("hidden", "game", "claims", "least likely of them", "chance", "held", "surprise")
    good = True
    for number, situation in enumerate(situations):
        found = measure(situation, games, rng_from_seed(seed + number))
        worst = max(found, key=lambda one: one.surprise)
        low, high = worst.claim.low, worst.claim.high
        chance = f"{low:.4f}" if high - low < 5e-5 else f"{low:.4f}–{high:.4f}"
        row = (str(len(found)), worst.claim.text, chance, f"{worst.frequency:.4f}", f"{worst.surprise:.1f}")
        table.add_row(situation.name, situation.rules.name, *row)
        good = good and all(one.fits for one in found)
    Console(width=160).print(table)
    return good


def main() -> None:
    from tests.properties.hidden_things import situations  # it builds on this module

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES, help=f"imagined games for each situation ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="of the imagined games (1)")
    args = parser.parse_args()
    if not report(situations(), args.games, args.seed):
        sys.exit(f"an imagined game knows more or less than its seat (surprise above {MAX_SURPRISE:g})")


if __name__ == "__main__":
    main()
