"""`sortilege lab balance`: play very many games with one bot and report what wins."""

import argparse
import re
from contextlib import closing
from pathlib import Path

from sortilege.cli import INTERRUPTED
from sortilege.cli.arguments import add_table, add_workers, at_least, game_options, load_user_bot
from sortilege.cli.studies.arena import deal_range_argument
from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES, kit
from sortilege.core.private_files import atomic_write
from sortilege.lab.arena.deal_runner import MOST_SEED
from sortilege.lab.balance import shard_files
from sortilege.lab.balance.html_report import page
from sortilege.lab.balance.labels import Labels
from sortilege.lab.balance.markdown_report import findings
from sortilege.lab.balance.shard_runner import missing_parts, play
from sortilege.lab.balance.study_plan import GREEDY, LEARNED, SEARCHED, USUAL, StudyPlan, balance_of, usual_games
from sortilege.lab.process_pool import in_order
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, progress_bar, screen


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("game", choices=GAMES, help=say("help-required-game", games=", ".join(GAMES)))
    parser.add_argument("--bot", default=GREEDY, metavar="BOT", help=say("help-balance-bot"))
    usual = say("help-balance-games", greedy=USUAL[GREEDY], learned=USUAL[LEARNED], search=SEARCHED)
    parser.add_argument("--games", type=at_least(1, say, MOST_SEED), metavar="N", help=usual)
    parser.add_argument("--seed", type=at_least(0, say, MOST_SEED), default=1, metavar="S", help=say("help-sim-seed"))
    parser.add_argument("--deals", type=deal_range_argument(say), metavar="A:B", help=say("help-balance-deals"))
    parser.add_argument("--from", dest="found", type=Path, nargs="+", metavar="FOLDER", help=say("help-balance-from"))
    add_workers(parser, say)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("help-balance-out"))
    add_table(parser, say, every_number=True)


def run(args: argparse.Namespace, say: CliTexts) -> int:
    if args.found:
        folder = args.out or next((place for place in args.found if place.is_dir()), args.found[0].parent)
        folder.mkdir(parents=True, exist_ok=True)
        study = shard_files.merge(shard_files.part_files(args.found))
        if study.plan.game != args.game:
            raise BadOptions(say("balance-other-game", game=kit(study.plan.game).title))
        write_report(folder, study, say)
        return 0
    plan = build_plan(args, say)
    wanted = args.deals or range(plan.games)
    if wanted.stop > plan.games:
        raise BadOptions(say("arena-few-deals", deals=plan.games))
    folder = args.out or Path("-".join(["balance", plan.game, re.sub(r"\W+", "_", plan.bot)]))
    folder.mkdir(parents=True, exist_ok=True)
    if not play_missing_parts(folder, plan, wanted, args.workers, say):
        error_screen().print(say("balance-stopped"))
        return INTERRUPTED
    if args.deals:
        screen().print(say("balance-part", begin=wanted.start, end=wanted.stop - 1, folder=str(folder), game=plan.game))
    else:
        write_report(folder, shard_files.merge(shard_files.part_files([folder])), say)
    return 0


def build_plan(args: argparse.Namespace, say: CliTexts) -> StudyPlan:
    rules, usual = kit(args.game).rules, balance_of(args.game).OPTIONS
    players = (args.players,) if args.players else tuple(rules.seats)
    options = {**usual, **game_options(args, say)}
    for number in players:
        rules.complete(options, number)
    load_user_bot(args.bot)
    return StudyPlan(args.game, args.bot, args.games or usual_games(args.bot), args.seed, options, players)


def play_missing_parts(folder: Path, plan: StudyPlan, wanted: range, workers: int, say: CliTexts) -> bool:
    """Play the missing parts under a progress bar; return false when the user interrupts."""
    left = missing_parts(folder, plan, wanted)
    done = len(wanted) - sum(task.end - task.begin for task in left)
    with progress_bar() as bar, closing(in_order(play, left, workers)) as playing:
        task = bar.add_task(say("balance-playing"), total=len(wanted), completed=done)
        try:
            for games in playing:
                bar.advance(task, games)
        except KeyboardInterrupt:
            return False
    return True


def write_report(folder: Path, study: shard_files.StudyPart, say: CliTexts) -> None:
    """Write the summed counts, the HTML report and the findings for authors."""
    shard_files.write(folder / shard_files.TOTAL, study)
    report, words = folder / "report.html", Labels(say, say.language)
    for file, text in ((report, page(study, words)), (folder / "findings.md", findings(study, words))):
        with atomic_write(file) as out:
            out.write(text.encode())
    screen().print(say("balance-done", games=study.plan.games, report=str(report)))
