"""`sortilege join`: play with your own bot at a table on a server, by its invitation link."""

import argparse
import os

from sortilege.cli.arguments import load_user_bot
from sortilege.core.errors import BadOptions
from sortilege.core.text.game_messages import BOTS
from sortilege.remote.bot_runner import play_to_end, sit_down
from sortilege.remote.client import ServerClient, ServerRefusal, check_shape, parse_link, server_address
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, printable, screen

TOKEN_VARIABLE = "SORTILEGE_TOKEN"
SERVER_VARIABLE = "SORTILEGE_SERVER"


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("link", metavar="LINK", help=say("help-join-link"))
    parser.add_argument("--bot", required=True, metavar="BOT", help=say("help-join-bot"))
    parser.add_argument("--name", default="", metavar="NAME", help=say("help-join-name"))
    parser.add_argument("--token", default="", help=say("help-join-token", variable=TOKEN_VARIABLE))
    server = os.environ.get(SERVER_VARIABLE, "")
    parser.add_argument(
        "--server",
        default=server,
        metavar="URL",
        help=say("help-join-server", variable=TOKEN_VARIABLE, server=SERVER_VARIABLE),
    )


def run(args: argparse.Namespace, say: CliTexts) -> int:
    link, bot = parse_link(args.link), load_user_bot(args.bot)
    server = ServerClient(link.base, args.token or token_for(link.base, args.server, say))
    created = not server.token
    name = args.name or str(getattr(bot, "name", "")) or BOTS[0]
    try:
        seat = sit_down(server, link, name)
    except ServerRefusal as refusal:
        if server.token or refusal.word != "too_many":
            raise
        why = refusal.text(say.language)
        hint = say("join-too-many", why=why, variable=TOKEN_VARIABLE, server=SERVER_VARIABLE)
        raise ServerRefusal(refusal.word, hint) from None
    if created:
        account = {"token": server.token, "url": link.base}
        error_screen().print(say("join-token", variable=TOKEN_VARIABLE, server=SERVER_VARIABLE, **account))
    final_table = play_to_end(server, link.table, seat, bot)
    with check_shape(server):
        view = final_table["view"]
        points = [seat.get("points") for seat in view["seats"]] if view else []
        for at, taken in enumerate(final_table["room"]["seats"]):
            screen().print(f"{printable(str(taken['name']))}  {points[at] if at < len(points) else ''}".rstrip())
    return 0


def token_for(base: str, bound_to: str, say: CliTexts) -> str:
    """Return the token of the environment, if it was made for this server; raises BadOptions if it may not have been.

    A link can name any server, and the token acts for the bot's account.
    """
    token = os.environ.get(TOKEN_VARIABLE, "")
    if token and server_address(bound_to) != server_address(base):
        raise BadOptions(say("join-other-server", url=base, variable=TOKEN_VARIABLE, server=SERVER_VARIABLE))
    return token
