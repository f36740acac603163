"""`sortilege backup`: write a server's database to one file while the server runs."""

import argparse
from pathlib import Path

from sortilege.cli.hosting.serve import add_database
from sortilege.cli.hosting.tables import with_store
from sortilege.cli.server_extra import require_server
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-backup-file"))
    add_database(parser, say)


def run(args: argparse.Namespace, say: CliTexts) -> int:
    require_server(say)
    from sortilege.server.backups import backup

    rows = with_store(args.database, say, lambda store: backup(store, args.file), upgrade=False)
    print(say("backup-done", path=str(args.file), n=rows))
    return 0
