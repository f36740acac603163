"""`sortilege match`: programs in any language play each other at a server's tables, with the arena's figures."""

import argparse
import re
import secrets
import shlex
import shutil
from contextlib import ExitStack, closing

from sortilege.cli.arguments import at_least, game_options, seconds_argument
from sortilege.cli.server_extra import require_server
from sortilege.cli.studies.arena import add_study, run_plan
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit
from sortilege.lab.arena.arena import Match, Plan
from sortilege.lab.program_matches.referee import Referee, own_server
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, printable

MOST_SEED = 2**63 - 1
THINKING_SECONDS = 60.0


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", dest="bots", help=say("help-match-bot")
    )
    parser.add_argument("--server", default="", metavar="URL", help=say("help-match-server"))
    parser.add_argument("--seed", type=at_least(0, say, MOST_SEED), metavar="S", help=say("help-match-seed"))
    add_seconds(parser, say)
    parser.add_argument("--unpaired", action="store_true", help=say("help-match-unpaired"))
    add_study(parser, say)


def add_seconds(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument(
        "--seconds", type=seconds_argument(say), default=THINKING_SECONDS, metavar="N", help=say("help-match-seconds")
    )


def run(args: argparse.Namespace, say: CliTexts) -> int:
    require_server(say)
    plan = build_plan(args, say)
    args.workers = 1  # one game at a time, so that the programs' times are their own
    with ExitStack() as stack:
        base = args.server.rstrip("/") or stack.enter_context(own_server())
        referee = stack.enter_context(closing(Referee(base, plan)))
        try:
            return run_plan(args, plan, say, referee.play)
        finally:
            for note in referee.notes:
                error_screen().print(printable(note))


def build_plan(args: argparse.Namespace, say: CliTexts) -> Plan:
    if args.deals is not None and args.seed is None:
        raise BadOptions(say("match-no-seed"))
    options = kit(args.game).rules.complete(game_options(args, say), args.players)
    named = [parse_bot_command(given, say) for given in args.bots]
    bots = tuple(name for name, _ in named)
    if not bots:
        raise BadOptions(say("match-no-bots"))
    if len(set(bots)) < len(bots):
        raise BadOptions(say("arena-bad-twice"))
    seed = secrets.randbits(63) if args.seed is None else args.seed
    match = Match(tuple(command for _, command in named), args.seconds, not args.unpaired)
    return Plan(args.game, args.players, options, bots, args.games, seed, match)


def parse_bot_command(given: str, say: CliTexts) -> tuple[str, str]:
    """Split NAME=COMMAND; raise BadOptions unless the command can be started."""
    name, _, command = given.partition("=")
    try:
        words = shlex.split(command)
    except ValueError:  # an unclosed quotation mark
        words = []
    if not re.fullmatch(r"[\w.-]{1,24}", name) or not words:
        raise BadOptions(say("match-bad-bot", given=given))
    if shutil.which(words[0]) is None:
        raise BadOptions(say("match-no-command", bot=name, given=words[0]))
    return name, command
