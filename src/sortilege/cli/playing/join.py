"""sortilege join: a bot of one's own at a table on a server, by the link of an invitation."""

import argparse
import os

from sortilege.cli.playing.arguments import bot_of
from sortilege.core.text.wording import BOTS
from sortilege.remote.bot_runner import sit_down, visit
from sortilege.remote.client import Refusal, Server, parsed
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import plain, screen, side

TOKEN = "SORTILEGE_TOKEN"


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("link", metavar="LINK", help=say("help-join-link"))
    parser.add_argument("--bot", required=True, metavar="BOT", help=say("help-join-bot"))
    parser.add_argument("--name", default="", metavar="NAME", help=say("help-join-name"))
    parser.add_argument("--token", default=os.environ.get(TOKEN, ""), help=say("help-join-token", variable=TOKEN))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    link, bot = parsed(args.link), bot_of(args.bot)
    server = Server(link.base, args.token)
    name = args.name or str(getattr(bot, "name", "")) or BOTS[0]
    try:
        seat = sit_down(server, link, name)
    except Refusal as refusal:
        if server.token or refusal.word != "too_many":
            raise
        raise Refusal(refusal.word, say("join-too-many", why=refusal.text(say.language), variable=TOKEN)) from None
    if not args.token:
        side().print(say("join-token", variable=TOKEN, token=server.token))
    told = visit(server, link.table, seat, bot)
    seats = told["room"]["seats"]
    points = [seat.get("points") for seat in told["view"]["seats"]] if told["view"] else []
    for at, seat in enumerate(seats):
        screen().print(f"{plain(seat['name'])}  {points[at] if at < len(points) else ''}".rstrip())
    return 0
