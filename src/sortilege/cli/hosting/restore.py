"""`sortilege restore`: read a backup into an empty SQLite or PostgreSQL database."""

import argparse
from pathlib import Path

from sortilege.cli.arguments import at_least
from sortilege.cli.hosting.serve import add_database
from sortilege.cli.hosting.tables import run_database_task
from sortilege.cli.server_extra import require_server
from sortilege.core.errors import BadOptions
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-backup-file"))
    parser.add_argument("--max-size", type=at_least(1, say), metavar="MIB", help=say("help-max-size"))
    add_database(parser, say)


def run(args: argparse.Namespace, say: CliTexts) -> int:
    require_server(say)
    from sortilege.server.backups import restore
    from sortilege.server.db.sqlite_lock import DatabaseInUse

    most_bytes = None if args.max_size is None else args.max_size << 20
    try:
        rows = run_database_task(restore(args.database, args.file, most_bytes), say)
    except DatabaseInUse as other:
        raise BadOptions(say("serve-taken", url=other.address)) from None
    print(say("restore-done", path=str(args.file), n=rows))
    return 0
