"""`sortilege arena`: play bots against each other and report the results with their uncertainty."""

import argparse
import json
import re
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from time import perf_counter

import msgspec
from rich.table import Table

from sortilege.cli import INTERRUPTED
from sortilege.cli.arguments import add_table, add_workers, at_least, game_options, load_user_bot
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import GAMES, kit
from sortilege.lab.arena import html_report, results_export, shard_files
from sortilege.lab.arena.arena import Arena, Plan
from sortilege.lab.arena.deal_runner import MOST_SEED, ArenaGame, DealJob, play
from sortilege.lab.arena.report_text import mean, milliseconds, rate, rating, sentences
from sortilege.lab.arena.summary import Results, TimeFigures
from sortilege.lab.statistics.sprt import EVEN, FORTY_ELO, Sequential
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, printable, progress_bar, screen

DealPlayer = Callable[[DealJob], list[ArenaGame]]


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("merge", nargs="*", metavar="merge FOLDER", help=say("help-arena-merge"))
    parser.add_argument("--bots", metavar="A,B,…", help=say("help-arena-bots"))
    parser.add_argument("--seed", type=at_least(0, say, MOST_SEED), default=1, metavar="S", help=say("help-sim-seed"))
    add_workers(parser, say)
    add_study(parser, say)


def add_study(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    """Add the arguments for what is played, how much of it, and where the results go."""
    parser.add_argument("--game", default=GAMES[0], metavar="GAME", help=say("help-game", games=", ".join(GAMES)))
    parser.add_argument("--games", type=at_least(1, say), default=200, metavar="N", help=say("help-arena-games"))
    parser.add_argument("--deals", type=deal_range_argument(say), metavar="A:B", help=say("help-arena-deals"))
    parser.add_argument("--sprt", action="store_true", help=say("help-arena-sprt"))
    parser.add_argument("--p1", type=win_rate_argument(say), default=FORTY_ELO, metavar="P", help=say("help-arena-p1"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("help-arena-out"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    add_table(parser, say)


def win_rate_argument(say: CliTexts) -> Callable[[str], float]:
    """Make an argparse type: a win rate above one half."""

    def number(text: str) -> float:
        with suppress(ValueError):
            if EVEN < float(text) < 1:
                return float(text)
        raise argparse.ArgumentTypeError(say("arena-bad-rate", given=text))

    return number


def deal_range_argument(say: CliTexts) -> Callable[[str], range]:
    """Make an argparse type: a range of deals A:B that excludes B."""

    def span(text: str) -> range:
        found = re.fullmatch(r"([0-9]{1,9}):([0-9]{1,9})", text)
        if found is None or int(found[1]) >= int(found[2]):
            raise argparse.ArgumentTypeError(say("arena-bad-deals", given=text))
        return range(int(found[1]), int(found[2]))

    return span


def run(args: argparse.Namespace, say: CliTexts) -> int:
    if args.merge:
        return run_merge(args, say)
    return run_plan(args, build_plan(args, say), say)


def run_plan(args: argparse.Namespace, plan: Plan, say: CliTexts, by: DealPlayer = play) -> int:
    """Play the plan, or the requested part of it, and report the results."""
    if args.deals is not None:
        return run_part(args, plan, say, by)
    if args.sprt and (len(plan.bots) != 2 or plan.players < 2):
        raise BadOptions(say("arena-bad-sprt"))
    folder = results_folder(args.out, plan) if args.out or not args.json else None
    arena = Arena(plan, Sequential(args.p1) if args.sprt else None)
    begin = perf_counter()
    trouble = play_with_progress(arena, args.workers, say, by)
    seconds = perf_counter() - begin
    if arena.outcomes:  # keep finished games even after an error or Ctrl-C
        report_results(arena, folder, seconds if args.json else None, say)
    elif folder:
        with suppress(OSError):  # only succeeds while the folder is empty
            folder.rmdir()
    if isinstance(trouble, SortilegeError):
        raise trouble
    if trouble is not None:
        error_screen().print(say("arena-stopped", games=len(arena.outcomes), planned=plan.all_games))
        return INTERRUPTED
    return 0


def report_results(arena: Arena, folder: Path | None, seconds: float | None, say: CliTexts) -> None:
    """Write the files if there is a folder, then print the results; as JSON when `seconds` is given."""
    plan, results, times = arena.plan, arena.results(), arena.time_figures()
    if folder:
        file = results_export.write(folder, plan, arena.outcomes)
        text = html_report.page(plan, results, times, arena.outcomes, say.language, say)
        (folder / "report.html").write_text(text, encoding="utf-8")
    if seconds is not None:
        print(results_json(arena, results, times, seconds))
    else:
        show(plan, results, times, say)
        if folder:
            screen().print(say("arena-files", folder=str(folder), file=file.name))


def run_part(args: argparse.Namespace, plan: Plan, say: CliTexts, by: DealPlayer) -> int:
    """Play some of the deals for a later `merge`; complete deals are kept even after an error."""
    if args.sprt:
        raise BadOptions(say("arena-deals-sprt"))
    if args.deals.stop > plan.deals:
        raise BadOptions(say("arena-few-deals", deals=plan.deals))
    folder = args.out or Path(folder_name(plan))
    folder.mkdir(parents=True, exist_ok=True)
    shard_files.check_folder(folder, plan)
    arena = Arena(plan, deals=args.deals)
    trouble = play_with_progress(arena, args.workers, say, by)
    shard = shard_files.shard_of(arena, args.deals.start)
    if shard.outcomes:
        file = shard_files.write(folder, shard)
        screen().print(say("arena-part", file=str(file), folder=str(folder), begin=shard.begin, end=shard.end - 1))
    if isinstance(trouble, SortilegeError):
        raise trouble
    return 0 if trouble is None else INTERRUPTED


def run_merge(args: argparse.Namespace, say: CliTexts) -> int:
    """Combine the parts of an arena as if one machine had played them all."""
    word, *places = args.merge
    if word != "merge" or not places:
        raise BadOptions(say("arena-bad-merge"))
    found = [Path(place) for place in places]
    arena = shard_files.merge([shard_files.read(file) for file in shard_files.files(found)])
    folder = args.out or next((place for place in found if place.is_dir()), None)
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    seconds = sum(times.seconds for times in arena.times.values())
    report_results(arena, folder, seconds if args.json else None, say)
    return 0


def build_plan(args: argparse.Namespace, say: CliTexts) -> Plan:
    if args.bots is None:
        raise BadOptions(say("arena-no-bots"))
    options = kit(args.game).rules.complete(game_options(args, say), args.players)
    bots = tuple(name.strip() for name in args.bots.split(","))
    for name in bots:
        load_user_bot(name)
    if len(set(bots)) < len(bots):
        raise BadOptions(say("arena-bad-twice"))
    return Plan(args.game, args.players, options, bots, args.games, args.seed)


def results_folder(given: Path | None, plan: Plan) -> Path:
    """Create the results folder now, so that a bad path fails before hours of play."""
    if given:
        given.mkdir(parents=True, exist_ok=True)
        return given
    name = folder_name(plan)
    number = 1
    while True:  # never overwrite an earlier arena's results
        folder = Path(name if number == 1 else f"{name}-{number}")
        with suppress(FileExistsError):
            folder.mkdir()
            return folder
        number += 1


def folder_name(plan: Plan) -> str:
    return "-".join(["match" if plan.match else "arena", plan.game, *(re.sub(r"\W+", "_", bot) for bot in plan.bots)])


def play_with_progress(
    arena: Arena, workers: int, say: CliTexts, by: DealPlayer
) -> SortilegeError | KeyboardInterrupt | None:
    """Play the games under a progress bar; return the error that ended them early, if any."""
    with progress_bar() as bar, closing(arena.play(workers, by=by)) as playing:
        task = bar.add_task(say("sim-playing"), total=arena.all_games)
        try:
            for games in playing:
                bar.update(task, completed=games)
        except (SortilegeError, KeyboardInterrupt) as trouble:
            return trouble
    return None


def results_json(arena: Arena, results: Results, times: list[TimeFigures], seconds: float) -> str:
    """Everything as JSON. "results" depends only on the seed; "times" does not."""
    speed = {"seconds": seconds, "games": len(arena.outcomes) / seconds}
    found = {"asked": arena.plan, "results": results, "times": {"bots": times, "arena": speed}}
    return json.dumps(msgspec.to_builtins(found), indent=1)


def show(plan: Plan, results: Results, times: list[TimeFigures], say: CliTexts) -> None:
    out = screen()
    shown = Table(title=say("arena-title"), title_style="bold", title_justify="left")
    shown.add_column(say("arena-bot"), overflow="fold")
    for key in ("wins", "score", "rating", "p50", "p95"):
        shown.add_column(say(f"arena-{key}"), justify="right", no_wrap=True)
    timed = {found.bot: found for found in times}
    for bot in results.bots:
        found = timed[bot.bot]
        wins = rate(bot.wins) if bot.wins else "–"
        points = rating(bot.rating) if bot.rating else "–"
        spans = (milliseconds(found.p50), milliseconds(found.p95))
        shown.add_row(printable(bot.bot), wins, mean(bot.score), points, *spans)
    out.print(shown)
    if len(results.pairs) > 1:
        for pair in results.pairs:
            out.print(say("arena-pair", one=pair.bot, other=pair.other, rate=rate(pair.ahead)))
    for sentence in sentences(plan, results, say):
        out.print(sentence)
