"""`sortilege grade`: place a bot on the ladder of ten levels."""

import argparse
import json
from collections import Counter
from contextlib import ExitStack, closing

import msgspec
from rich.table import Table

from sortilege.bots.ladder import LADDER, ladder_bot_id, ladder_name
from sortilege.cli.arguments import add_workers, at_least, load_user_bot
from sortilege.cli.server_extra import require_server
from sortilege.cli.studies.arena import DealPlayer, play_with_progress
from sortilege.cli.studies.match import add_seconds, parse_bot_command
from sortilege.cli.version import version
from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES, kit
from sortilege.lab.arena.arena import Arena
from sortilege.lab.arena.deal_runner import play
from sortilege.lab.arena.report_text import mean, milliseconds, rate
from sortilege.lab.ladder_grading import DEALS, PROTOCOL, Candidate, Grade, Program, climb, grade
from sortilege.lab.program_matches.referee import Referee, own_server
from sortilege.lab.provenance import conditions
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, printable, screen


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("bot", nargs="?", metavar="BOT", help=say("help-join-bot"))
    parser.add_argument("--bot", metavar="NAME=COMMAND", dest="program", help=say("help-grade-program"))
    parser.add_argument("--game", default=GAMES[0], choices=GAMES, help=say("help-game", games=", ".join(GAMES)))
    parser.add_argument("--deals", type=at_least(2, say), default=DEALS, metavar="N", help=say("help-grade-deals"))
    parser.add_argument(
        "--upto", type=ladder_bot_id, choices=LADDER, default=LADDER[-1], metavar="LEVEL", help=say("help-grade-upto")
    )
    add_seconds(parser, say)
    add_workers(parser, say)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    one = candidate(args, say)
    workers = 1 if one.program else args.workers  # one game at a time, so that the program's times are its own
    rungs = []
    with ExitStack() as stack:
        base = stack.enter_context(own_server()) if one.program else ""
        for rung in climb(one, lambda arena: play_level(arena, base, workers, say)):
            rungs.append(rung)
            error_screen().print(say("grade-rung", level=ladder_name(rung.level), wins=rate(rung.wins)))
    found = grade(one, tuple(rungs), conditions(one.game, workers))
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        show(found, say)
    return 0


def candidate(args: argparse.Namespace, say: CliTexts) -> Candidate:
    if (args.bot is None) == (args.program is None):
        raise BadOptions(say("grade-no-bot"))
    if args.program is not None:
        require_server(say)
        name, command = parse_bot_command(args.program, say)
        return Candidate(args.game, name, args.deals, Program(command, args.seconds), args.upto)
    load_user_bot(args.bot)
    if args.bot in LADDER:
        raise BadOptions(say("grade-ladder", given=args.bot))
    return Candidate(args.game, args.bot, args.deals, upto=args.upto)


def play_level(arena: Arena, base: str, workers: int, say: CliTexts) -> None:
    """Play all games against one level, in this process or at a server's tables; report every forfeit."""
    if not base:
        return play_or_raise(arena, workers, say, play)
    with closing(Referee(base, arena.plan)) as referee:
        try:
            play_or_raise(arena, workers, say, referee.play)
        finally:
            for note in referee.notes:
                error_screen().print(printable(note))


def play_or_raise(arena: Arena, workers: int, say: CliTexts, by: DealPlayer) -> None:
    if trouble := play_with_progress(arena, workers, say, by):
        raise trouble


def show(found: Grade, say: CliTexts) -> None:
    table = Table(title=say("grade-title", bot=printable(found.bot), protocol=PROTOCOL), title_justify="left")
    for key in ("bot", "wins", "score", "p50", "p95"):
        table.add_column(say(f"arena-{key}"), justify="left" if key == "bot" else "right", no_wrap=True)
    for rung in found.rungs:
        times = milliseconds(rung.p50), milliseconds(rung.p95)
        table.add_row(f"{rung.level} {ladder_name(rung.level)}", rate(rung.wins), mean(rung.score), *times)
    screen().print(table)
    for sentence in grade_sentences(found, say):
        screen().print(sentence)


def grade_sentences(found: Grade, say: CliTexts) -> list[str]:
    """Summarize what the table omits: the grade, its cost and the conditions."""
    sure, bot = "yes" if found.sure else "no", printable(found.bot)
    lines = [say("grade-found", level=found.level, sure=sure)]
    if found.processor is None:
        lines.append(say("grade-answered", seconds=round(found.seconds)))
    else:
        lines.append(say("grade-thought", seconds=round(found.seconds), processor=round(found.processor)))
    if blind := [rung.blind for rung in found.rungs if rung.blind is not None]:
        lines.append(say("arena-blind", bot=bot, n=sum(blind)))
    forfeits = sum((Counter(rung.forfeits) for rung in found.rungs), Counter[str]())
    lines += [say(f"match-forfeit-{why}", bot=bot, n=n) for why, n in forfeits.items()]
    if found.stopped:
        lines.append(say("grade-stopped", level=len(found.rungs)))
    if found.deals != DEALS:
        lines.append(say("grade-part", deals=found.deals, whole=DEALS))
    under = found.conditions
    chip, system = printable(under.chip), printable(under.platform)
    machine = say("grade-machine", chip=chip, cores=under.cores, platform=system, python=under.python)
    return [*lines, version(say, [kit(found.game)]), machine]
