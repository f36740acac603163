"""`sortilege accounts`: help players who cannot sign in to their accounts any more."""

import argparse

from sortilege.cli.hosting.serve import add_database
from sortilege.cli.hosting.tables import with_store
from sortilege.cli.server_extra import require_server
from sortilege.core.errors import BadOptions
from sortilege.core.text.control_characters import without_controls
from sortilege.terminal.language import CliTexts

ACTIONS = ("show", "recover")


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("action", choices=ACTIONS, help=say("help-accounts-action"))
    parser.add_argument("name", help=say("help-accounts-name"))
    add_database(parser, say)


def run(args: argparse.Namespace, say: CliTexts) -> int:
    require_server(say)
    from sortilege.server import admin
    from sortilege.tables.refusals import NotThere

    try:
        if args.action == "show":
            found = with_store(args.database, say, lambda store: admin.account_summary(store, args.name))
            print(say("accounts-show", **found | {"name": without_controls(str(found["name"]))}))
        else:
            code = with_store(args.database, say, lambda store: admin.recovery_code(store, args.name))
            print(say("accounts-code", code=code, hours=admin.HOST_CODE_HOURS))
    except NotThere:
        raise BadOptions(say("accounts-none", name=without_controls(args.name))) from None
    return 0
