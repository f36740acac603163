"""`sortilege join`: play with your own bot at a table on a server, by its invitation link."""

import argparse
import os

from sortilege.cli.arguments import load_user_bot
from sortilege.core.text.wording import BOTS
from sortilege.remote.bot_runner import play_to_end, sit_down
from sortilege.remote.client import ServerClient, ServerRefusal, parse_link
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, printable, screen

TOKEN_VARIABLE = "SORTILEGE_TOKEN"


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("link", metavar="LINK", help=say("help-join-link"))
    parser.add_argument("--bot", required=True, metavar="BOT", help=say("help-join-bot"))
    parser.add_argument("--name", default="", metavar="NAME", help=say("help-join-name"))
    parser.add_argument(
        "--token", default=os.environ.get(TOKEN_VARIABLE, ""), help=say("help-join-token", variable=TOKEN_VARIABLE)
    )


def run(args: argparse.Namespace, say: CliTexts) -> int:
    link, bot = parse_link(args.link), load_user_bot(args.bot)
    server = ServerClient(link.base, args.token)
    name = args.name or str(getattr(bot, "name", "")) or BOTS[0]
    try:
        seat = sit_down(server, link, name)
    except ServerRefusal as refusal:
        if server.token or refusal.word != "too_many":
            raise
        raise ServerRefusal(
            refusal.word, say("join-too-many", why=refusal.text(say.language), variable=TOKEN_VARIABLE)
        ) from None
    if not args.token:
        error_screen().print(say("join-token", variable=TOKEN_VARIABLE, token=server.token))
    final_table = play_to_end(server, link.table, seat, bot)
    seats = final_table["room"]["seats"]
    points = [seat.get("points") for seat in final_table["view"]["seats"]] if final_table["view"] else []
    for at, seat in enumerate(seats):
        screen().print(f"{printable(seat['name'])}  {points[at] if at < len(points) else ''}".rstrip())
    return 0
