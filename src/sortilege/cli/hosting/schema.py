"""`sortilege schema`: print the message types as TypeScript, or the HTTP interface as OpenAPI."""

import argparse

import msgspec

from sortilege.cli.server_extra import require_server
from sortilege.core.kits import kit
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("--openapi", action="store_true", help=say("help-openapi"))
    parser.add_argument("--view", metavar="GAME", help=say("help-schema-view"))
    parser.add_argument("--facts", metavar="GAME", help=say("help-schema-facts"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    require_server(say)
    from sortilege.devtools.typescript import typescript, view_types
    from sortilege.server.app import application
    from sortilege.server.config import Config
    from sortilege.tables.content.facts_and_texts import facts_json

    if args.openapi:
        schema = application(Config(database=":memory:")).openapi_schema.to_schema()
        print(msgspec.json.format(msgspec.json.encode(schema), indent=1).decode())
    elif args.view:
        print(view_types(kit(args.view)), end="")
    elif args.facts:
        print(facts_json(args.facts), end="")
    else:
        print(typescript(), end="")
    return 0
