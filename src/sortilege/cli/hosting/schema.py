"""sortilege schema: the types of all messages, as TypeScript or, for HTTP, as OpenAPI."""

import argparse

import msgspec

from sortilege.cli.optional import server_extra
from sortilege.core.kits import kit
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("--openapi", action="store_true", help=say("help-openapi"))
    parser.add_argument("--view", metavar="GAME", help=say("help-schema-view"))
    parser.add_argument("--facts", metavar="GAME", help=say("help-schema-facts"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    server_extra(say)
    from sortilege.devtools.typescript import typescript, view_types
    from sortilege.server.app import application
    from sortilege.server.config import Config
    from sortilege.tables.content.card_facts import facts

    if args.openapi:
        schema = application(Config(database=":memory:")).openapi_schema.to_schema()
        print(msgspec.json.format(msgspec.json.encode(schema), indent=1).decode())
    elif args.view:
        print(view_types(kit(args.view)), end="")
    elif args.facts:
        print(facts(args.facts), end="")
    else:
        print(typescript(), end="")
    return 0
