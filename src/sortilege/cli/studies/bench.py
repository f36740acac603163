"""`sortilege bench`: measure the compiled and the uncompiled engine, each in fresh processes."""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.table import Table

import sortilege
from sortilege.cli.arguments import seconds_argument
from sortilege.compilation_status import COMPILED, remedy
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit, kits
from sortilege.devtools.benchmark.targets import Target, bench_of
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, screen

START_RUNS = 5
FIRST_GAME_SCRIPT = """
from time import process_time
begin = process_time()
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import GAMES, kit
kit(GAMES[0]).rules.new({}, 2, rng_from_seed(1)).playout(rng_from_seed(2))
print(process_time() - begin)
"""

Figures = dict[str, float]


# Per game. A timed bot may overshoot its 100 ms by 10 % plus 10 ms.
BOT_TARGETS = (
    Target("greedy_decisions", 100_000, True, 0),
    Target("greedy_choice", 1, False, 3),
    Target("judged", 60_000, True, 0),
    Target("judged_full", 60_000, True, 0),
    Target("learned_choice", 1, False, 3),
    Target("overshoot", 20, False, 1),
)


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--bots", action="store_true", help=say("help-bench-bots"))
    what.add_argument("--research", action="store_true", help=say("help-bench-research"))
    parser.add_argument("--seconds", type=seconds_argument(say), default=0.4, metavar="S", help=say("help-seconds"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    if args.bots:
        return run_bots(args, say)
    if args.research:
        return run_research(args, say)
    engines = ["compiled", "uncompiled"] if COMPILED else ["uncompiled"]
    found: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory(prefix="sortilege-") as folder:
        copy_sources(Path(folder))
        for engine in engines:
            with error_screen().status(say(f"bench-{engine}")):
                found[engine] = measure_engine(Path(folder) if engine == "uncompiled" else None, args.seconds)
    if args.json:
        wanted = [target for target in engine_targets() if target.value is not None]
        met = {target.figure: target.is_met(found[engines[0]][target.figure]) for target in wanted}
        values = {target.figure: target.value for target in wanted}
        print(json.dumps({"figures": found, "targets": values, "met": met}, indent=1))
    else:
        show(found, say)
    return 0


def engine_targets() -> list[Target]:
    """The figures measured of every game, with their targets."""
    return [target for one in kits() for target in bench_of(one).targets]


def run_bots(args: argparse.Namespace, say: CliTexts) -> int:
    """Measure the bots on the installed engine."""
    with error_screen().status(say("bench-bots")):
        found: dict[str, Figures] = json.loads(
            run_python(["-m", "sortilege.devtools.benchmark.bot_speed", str(args.seconds)], None)
        )
    if args.json:
        targets = {target.figure: target.value for target in BOT_TARGETS}
        print(json.dumps({"figures": found, "targets": targets}, indent=1))
        return 0
    table = Table(title=say("bench-bots-title"), title_style="bold", title_justify="left")
    table.add_column("")
    table.add_column(say("bench-target"), justify="right")
    for game in found:
        table.add_column(kit(game).title, justify="right")
    for target in BOT_TARGETS:
        sign = "≥" if target.at_least else "≤"
        row = [f"{figures[target.figure]:,.{target.digits}f}" for figures in found.values()]
        met = all(target.is_met(figures[target.figure]) for figures in found.values())
        table.add_row(say(f"bench-{target.figure}"), f"{sign} {target.value:,}", *row, style="" if met else "red")
    table.add_row(say("bench-rounds"), "", *(f"{figures['rounds']:,.0f}" for figures in found.values()))
    screen().print(table)
    games = [say(f"bench-bots-how-{game}") for game in found]
    screen().print(say("bench-bots-how", games="; ".join(games)))
    return 0


def run_research(args: argparse.Namespace, say: CliTexts) -> int:
    """Measure the research interfaces, next to reference games of the same libraries."""
    with error_screen().status(say("bench-research")):
        report = json.loads(run_python(["-m", "sortilege.devtools.benchmark.research_speed", str(args.seconds)], None))
    found: dict[str, Figures] = report["figures"]
    if args.json:
        print(json.dumps(report | {"targets": {game: dict(bench_of(kit(game)).research) for game in found}}, indent=1))
        return 0
    table = Table(title=say("bench-research-title"), title_style="bold", title_justify="left")
    table.add_column("")
    for head in ("bench-research-head", "bench-target"):
        table.add_column(say(head), justify="right")
    for game, figures in found.items():
        for figure, value in figures.items():
            least = bench_of(kit(game)).research.get(figure, 0)
            name = f"{kit(game).title}, {say(f'bench-research-{figure}')}"
            table.add_row(name, f"{value:,.0f}", f"≥ {least:,}", style="" if value >= least else "red")
    for name, value in report["beside"].items():
        table.add_row(name, f"{value:,.0f}", "")
    screen().print(table)
    screen().print(say("bench-research-how"))
    return 0


def copy_sources(folder: Path) -> None:
    """Copy the package without its binaries, so that Python imports only sources."""
    package = Path(sortilege.__file__).parent
    if not (package / "core" / "engine" / "machine.py").exists():
        raise SortilegeError(f"the sources of the engine are not in {package}, so the two cannot be compared")
    shutil.copytree(package, folder / "sortilege", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))


def measure_engine(folder: Path | None, seconds: float) -> Figures:
    """Measure one engine: the installed one, or the sources in `folder`."""
    figures: Figures = json.loads(run_python(["-m", "sortilege.devtools.benchmark.engine_speed", str(seconds)], folder))
    if bool(figures.pop("compiled")) == (folder is not None):
        raise SortilegeError("the wrong engine was measured, so nothing is reported")
    starts = [float(run_python(["-c", FIRST_GAME_SCRIPT], folder)) for _ in range(START_RUNS)]
    return figures | {"first": statistics.median(starts)}


def run_python(arguments: list[str], folder: Path | None) -> str:
    """Run a fresh Python that imports the package from `folder` or from here; return its output."""
    home = folder or Path(sortilege.__file__).parent.parent
    path = os.pathsep.join([str(home), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-P", *arguments], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    if done.returncode:
        raise SortilegeError(f"measuring failed: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}")
    return done.stdout


def show(found: dict[str, Figures], say: CliTexts) -> None:
    table = Table(title=say("bench-title"), title_style="bold", title_justify="left")
    table.add_column("")
    table.add_column(say("bench-target"), justify="right")
    for engine in found:
        table.add_column(say(f"bench-{engine}-head"), justify="right")
    table.add_column(say("bench-met"))
    best = next(iter(found.values()))
    for target in engine_targets():
        row = [f"{figures[target.figure]:,.{target.digits}f}" for figures in found.values()]
        label = say(f"bench-{target.figure}")
        if target.value is None:
            table.add_row(label, "", *row, "")
            continue
        met = target.is_met(best[target.figure])
        sign = "≥" if target.at_least else "≤"
        verdict = say("bench-yes" if met else "bench-no")
        table.add_row(label, f"{sign} {target.value:,}", *row, verdict, style="" if met else "red")
    out = screen()
    out.print(table)
    out.print(say("bench-how"))
    for one in kits():
        if bench_of(one).targets:
            out.print(say(f"bench-how-{one.name}"))
    if len(found) == 1:
        out.print(say("bench-alone", how=remedy()))
