"""Prints how fast the engine decides at a table of four beside a table of two.

    python -m benchmarks.seats [--rounds N] [--seconds S] [GAME ...]

Random games inside the engine that is installed, on one core. Each measurement of four stands between two of two, by
whose mean it is divided: what else the machine has to do falls on both alike. A GAME is `seasons`, `kingdom` (Seasons
with Enchanted Kingdom) or `spellbook`.

Figures are printed, never tested: a slow machine is not a wrong engine.
"""

import argparse
from pathlib import Path
from statistics import mean, median, quantiles

from rich.console import Console
from rich.table import Table

import sortilege
from benchmarks.beside import CALIBRATION, Player, players
from benchmarks.figures import TABLES
from sortilege.build import COMPILED

GAMES = list(dict.fromkeys(name.split()[0] for name in TABLES))


def between(player: Player, game: str, rounds: int, seconds: float) -> tuple[list[float], list[float]]:
    """Decisions a second of two players and of four; of two there is one more."""
    rates: dict[int, list[float]] = {2: [], 4: []}
    for seats in rates:
        player.measure("playout", f"{game} {seats}", CALIBRATION)
    for seats in [2, 4] * rounds + [2]:
        rates[seats].append(player.measure("playout", f"{game} {seats}", seconds))
    return rates[2], rates[4]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", metavar="GAME")
    options.add_argument("--rounds", type=int, default=41)
    options.add_argument("--seconds", type=float, default=0.2)
    given = options.parse_args()
    if unknown := set(given.games) - set(GAMES):
        options.error(f"there is no game {', '.join(sorted(unknown))}: choose of {', '.join(GAMES)}")
    if given.rounds < 2:
        options.error("quartiles take two rounds or more")
    console = Console(highlight=False)
    table = Table("game", "two", "four", "four : two", "quartiles")
    for column in table.columns[1:]:
        column.justify = "right"
    with players(Path(sortilege.__file__).parent.parent) as (player,):
        for game in given.games or GAMES:
            with console.status(f"measuring {game}"):
                two, four = between(player, game, given.rounds, given.seconds)
            ratios = [one / mean(around) for one, *around in zip(four, two, two[1:], strict=False)]
            low, _, high = quantiles(ratios, n=4)
            rates = (f"{median(found):,.0f} /s" for found in (two, four))
            table.add_row(game, *rates, f"{median(ratios):.3f}", f"{low:.3f}–{high:.3f}")
    kind = "compiled" if COMPILED else "uncompiled"
    console.print(f"{given.rounds} rounds in turns, {given.seconds:g} s of processor time each, one core; {kind}")
    console.print(table)


if __name__ == "__main__":
    main()
