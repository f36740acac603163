"""Compare the engine's speed with four players and with two.

    python -m benchmarks.player_counts [--rounds N] [--seconds S] [GAME ...]

Plays random games inside the installed engine, on one core. Each four-player measurement lies between two two-player
measurements and is divided by their mean, so that other load on the machine cancels out. A GAME is `seasons`, `kingdom`
(Seasons with Enchanted Kingdom) or `spellbook`.

The results are printed, not tested: a slow machine does not mean a broken engine.
"""

import argparse
from pathlib import Path
from statistics import mean, median, quantiles

from rich.console import Console
from rich.table import Table

import sortilege
from benchmarks.compare_revisions import WARM_UP_SECONDS, Player, players
from benchmarks.engine_operations import TABLES
from sortilege.compilation_status import COMPILED

GAMES = list(dict.fromkeys(name.split()[0] for name in TABLES))


def alternating_rates(player: Player, game: str, rounds: int, seconds: float) -> tuple[list[float], list[float]]:
    """Return decisions per second with two and with four players; the two-player list has one more."""
    rates: dict[int, list[float]] = {2: [], 4: []}
    for seats in rates:
        player.measure("playout", f"{game} {seats}", WARM_UP_SECONDS)
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
        options.error(f"unknown game {', '.join(sorted(unknown))}: choose from {', '.join(GAMES)}")
    if given.rounds < 2:
        options.error("quartiles need at least two rounds")
    console = Console(highlight=False)
    table = Table("game", "two", "four", "four : two", "quartiles")
    for column in table.columns[1:]:
        column.justify = "right"
    with players(Path(sortilege.__file__).parent.parent) as (player,):
        for game in given.games or GAMES:
            with console.status(f"measuring {game}"):
                two, four = alternating_rates(player, game, given.rounds, given.seconds)
            ratios = [one / mean(around) for one, *around in zip(four, two, two[1:], strict=False)]
            low, _, high = quantiles(ratios, n=4)
            rates = (f"{median(found):,.0f} /s" for found in (two, four))
            table.add_row(game, *rates, f"{median(ratios):.3f}", f"{low:.3f}–{high:.3f}")
    kind = "compiled" if COMPILED else "uncompiled"
    console.print(f"{given.rounds} alternating rounds of {given.seconds:g} s of processor time, one core; {kind}")
    console.print(table)


if __name__ == "__main__":
    main()
