"""sortilege grade: how good a bot is, on the ladder of the ten that people play against."""

import argparse
import json

import msgspec
from rich.table import Table

from sortilege.bots.ladder import LADDER, called
from sortilege.cli.playing.asked import add_workers, at_least, bot_of
from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES
from sortilege.lab.grading import DEALS, PROTOCOL, Grade, climb, grade
from sortilege.lab.sentences import mean, milliseconds, rate
from sortilege.terminal.screen import plain, screen, side
from sortilege.terminal.speech import Speech


def arguments(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("bot", metavar="BOT", help=say("help-join-bot"))
    parser.add_argument("--game", default=GAMES[0], choices=GAMES, help=say("help-game", games=", ".join(GAMES)))
    parser.add_argument("--deals", type=at_least(2, say), default=DEALS, metavar="N", help=say("help-grade-deals"))
    add_workers(parser, say)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace, say: Speech) -> int:
    bot_of(args.bot)
    if args.bot in LADDER:
        raise BadOptions(say("grade-ladder", given=args.bot))
    rungs = []
    for rung in climb(args.game, args.bot, args.deals, args.workers):
        rungs.append(rung)
        side().print(say("grade-rung", level=called(rung.level), wins=rate(rung.wins)))
    found = grade(args.game, args.bot, args.deals, tuple(rungs))
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        show(found, say)
    return 0


def show(found: Grade, say: Speech) -> None:
    table = Table(title=say("grade-title", bot=plain(found.bot), protocol=PROTOCOL), title_justify="left")
    for key in ("bot", "wins", "score", "p50", "p95"):
        table.add_column(say(f"arena-{key}"), justify="left" if key == "bot" else "right", no_wrap=True)
    for rung in found.rungs:
        times = milliseconds(rung.p50), milliseconds(rung.p95)
        table.add_row(f"{rung.level} {called(rung.level)}", rate(rung.wins), mean(rung.score), *times)
    screen().print(table)
    sure = "yes" if found.sure else "no"
    screen().print(say("grade-found", level=found.level, sure=sure, seconds=round(found.seconds)))
    if not found.whole:
        screen().print(say("grade-part", deals=found.deals, whole=DEALS))
