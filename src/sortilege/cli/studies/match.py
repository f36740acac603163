"""sortilege match: programs of anybody's against each other at a server's tables, with the arena's figures."""

import argparse
import re
import secrets
import shlex
import shutil
from contextlib import ExitStack, closing

from sortilege.cli.optional import server_extra
from sortilege.cli.playing.arguments import at_least, options_of, seconds_from
from sortilege.cli.studies.arena import add_study, run_plan
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit
from sortilege.lab.arena.arena import Match, Plan
from sortilege.lab.matches.referee import Referee, own_server
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import plain, side

MOST_SEED = 2**63 - 1
SECONDS = 60.0


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
        "--seconds", type=seconds_from(say), default=SECONDS, metavar="N", help=say("help-match-seconds")
    )


def run(args: argparse.Namespace, say: CliTexts) -> int:
    server_extra(say)
    plan = plan_of(args, say)
    args.workers = 1  # one game at a time: the programs' times are their own
    with ExitStack() as stack:
        base = args.server.rstrip("/") or stack.enter_context(own_server())
        referee = stack.enter_context(closing(Referee(base, plan)))
        try:
            return run_plan(args, plan, say, referee.play)
        finally:
            for note in referee.notes:
                side().print(plain(note))


def plan_of(args: argparse.Namespace, say: CliTexts) -> Plan:
    if args.deals is not None and args.seed is None:
        raise BadOptions(say("match-no-seed"))
    options = kit(args.game).rules.complete(options_of(args, say), args.players)
    named = [named_command(given, say) for given in args.bots]
    bots = tuple(name for name, _ in named)
    if not bots:
        raise BadOptions(say("match-no-bots"))
    if len(set(bots)) < len(bots):
        raise BadOptions(say("arena-bad-twice"))
    seed = secrets.randbits(63) if args.seed is None else args.seed
    match = Match(tuple(command for _, command in named), args.seconds, not args.unpaired)
    return Plan(args.game, args.players, options, bots, args.games, seed, match)


def named_command(given: str, say: CliTexts) -> tuple[str, str]:
    """A bot's name, and the command that starts it."""
    name, _, command = given.partition("=")
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark alone
        words = []
    if not re.fullmatch(r"[\w.-]{1,24}", name) or not words:
        raise BadOptions(say("match-bad-bot", given=given))
    if shutil.which(words[0]) is None:
        raise BadOptions(say("match-no-command", bot=name, given=words[0]))
    return name, command
