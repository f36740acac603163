"""`sortilege simulate`: play random games and print statistics."""

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from rich.table import Table

from sortilege.cli.arguments import add_game, add_table, add_workers, at_least, game_options
from sortilege.core.kits import kit
from sortilege.lab.random_games import PlayoutJob, PlayoutResult, play_all, shares_of_first
from sortilege.lab.statistics.intervals import QUANTILES, spread
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import progress_bar, screen

Figures = dict[str, float]


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    add_game(parser, say)
    parser.add_argument("--games", type=at_least(1, say), default=1000, metavar="N", help=say("help-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("help-sim-seed"))
    add_workers(parser, say)
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_table(parser, say)


def run(args: argparse.Namespace, say: CliTexts) -> int:
    rules = kit(args.game).rules
    options = rules.complete(game_options(args, say), args.players)
    job = PlayoutJob(args.game, args.players, options, args.seed, 0, args.games)
    results, seconds = play_with_progress(job, args.workers, say)
    found = summarize(results, f"{kit(job.game).turn}s")
    speed = speeds(results, seconds)
    if args.json:
        asked = {"game": job.game, "players": job.players, "options": options, "seed": job.seed, "games": args.games}
        print(json.dumps({"asked": asked, "results": found, "speed": speed}, indent=1))
    else:
        show(found, speed, say)
    return 0


def play_with_progress(job: PlayoutJob, workers: int, say: CliTexts) -> tuple[list[PlayoutResult], float]:
    """Play the games under a progress bar; return the results in order and the CPU seconds of all workers."""
    results: list[PlayoutResult] = []
    seconds = 0.0
    with progress_bar() as bar:
        task = bar.add_task(say("sim-playing"), total=job.stop)
        for batch in play_all(job, workers):
            results += batch.results
            seconds += batch.seconds
            bar.update(task, completed=len(results))
    return results, seconds


def speeds(results: Sequence[PlayoutResult], seconds: float) -> Figures:
    decisions = sum(result.decisions for result in results)
    return {"games": len(results) / seconds, "decisions": decisions / seconds, "cpu": seconds}


def summarize(results: Sequence[PlayoutResult], turns: str) -> dict[str, Figures]:
    """The statistics, identical for the same seed; a solo game has no winner to compare."""
    ordered = [sorted(result.scores, reverse=True) for result in results]
    found = {
        "decisions": spread([result.decisions for result in results]),
        turns: spread([result.rounds for result in results]),
        "score": spread([score for result in results for score in result.scores]),
    }
    if len(ordered[0]) > 1:
        found["winner"] = spread([scores[0] for scores in ordered])
        found["margin"] = spread([scores[0] - scores[1] for scores in ordered])
    return found | {"first": share_with_error(shares_of_first(results))}


def share_with_error(parts: Sequence[float]) -> Figures:
    """A share and its standard error."""
    mean = fmean(parts)
    return {"share": mean, "error": sqrt(fmean((part - mean) ** 2 for part in parts) / len(parts))}


def show(found: dict[str, Figures], speed: Figures, say: CliTexts) -> None:
    table = Table(title=say("sim-title"), title_style="bold", title_justify="left")
    table.add_column("")
    for key in ("mean", "sd", "min", *(f"q{q}" for q in QUANTILES), "max"):
        heading = f"{key[1:]} %" if key.startswith("q") else say(f"sim-{key}")
        table.add_column(heading, justify="right", no_wrap=True)
    for name, row in found.items():
        if name == "first":
            continue
        whole = [f"{row[key]:.0f}" for key in ("min", *(f"q{q}" for q in QUANTILES), "max")]
        label = say(f"sim-{name}") if say.has(f"sim-{name}") else say("sim-per-game", what=name)
        table.add_row(label, f"{row['mean']:.1f}", f"{row['sd']:.1f}", *whole)
    out = screen()
    out.print(table)
    first = found["first"]
    key = "sim-first" if "winner" in found else "sim-solo"
    out.print(say(key, share=f"{100 * first['share']:.1f}", error=f"{100 * first['error']:.1f}"))
    games, decisions = round(speed["games"]), round(speed["decisions"])
    out.print(say("sim-speed", games=games, decisions=decisions, seconds=f"{speed['cpu']:.2f}"))
