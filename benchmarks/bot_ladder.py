"""Measure how often each of the ten ladder bots beats the one below it; two players, every deal from both seats.

    .venv/bin/python -m benchmarks.bot_ladder [--game NAME] [--games N] [--seed S] [--levels 2,3] [--workers W]

Each should win 60 to 75 % of its games. `games/*/bot_levels.py` defines the bots.
"""

import argparse
import os

from rich.progress import Progress

from sortilege.bots.ladder import LADDER, ladder_name, level_of
from sortilege.core.kits import Kit, kit, shipped_kits
from sortilege.lab.arena.arena import Arena, Plan
from sortilege.lab.arena.report_text import milliseconds, rate

LEAST_WINS, MOST_WINS = 0.60, 0.75


def step(one: Kit, number: int, games: int, seed: int, workers: int) -> str:
    """Play one level against the one below it; return a line of results."""
    upper, lower = LADDER[number - 1], LADDER[number - 2]
    options = one.rules.complete(dict(one.bot_options), 2)
    arena = Arena(Plan(one.name, 2, options, (upper, lower), games, seed))
    with Progress(transient=True) as bar:
        task = bar.add_task(
            f"{one.title}: {ladder_name(upper)} against {ladder_name(lower)}", total=arena.plan.all_games
        )
        for played in arena.play(workers):
            bar.update(task, completed=played)
    wins, times = arena.results().bots[0].wins, arena.time_figures()[0]
    assert wins is not None
    verdict = "" if LEAST_WINS <= wins.value <= MOST_WINS else "  needs tuning"
    name, plays = f"{number} {ladder_name(upper)}", level_of(upper, one.name).plays
    return f"{one.name:10} {name:13} {plays:12} {rate(wins):24} {milliseconds(times.p95):>6} ms (p95){verdict}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=[one.name for one in shipped_kits()])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default="")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    numbers = [int(number) for number in args.levels.split(",") if number] or list(range(2, len(LADDER) + 1))
    for one in [kit(args.game)] if args.game else shipped_kits():
        for number in numbers:
            print(step(one, number, args.games, args.seed, args.workers), flush=True)


if __name__ == "__main__":
    main()
