"""`sortilege tables`: administer a server's tables."""

import argparse
import asyncio
import errno
import os
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

from sortilege.cli.hosting.serve import add_database
from sortilege.cli.server_extra import require_server
from sortilege.core.errors import BadOptions
from sortilege.core.text.control_characters import escape_json_controls, without_controls
from sortilege.terminal.language import CliTexts

if TYPE_CHECKING:
    from sortilege.server.db import SqlStore

Found = TypeVar("Found")
ACTIONS = ("list", "close", "export", "delete", "reports", "report")


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("action", choices=ACTIONS, nargs="?", default="list", help=say("help-deed"))
    parser.add_argument("id", nargs="?", help=say("help-table-id"))
    add_database(parser, say)


def run(args: argparse.Namespace, say: CliTexts) -> int:
    require_server(say)
    from sortilege.server import admin

    if args.action == "list":
        for id, changed, saved in with_store(args.database, say, admin.list_tables):
            at = datetime.fromtimestamp(changed).strftime("%Y-%m-%d %H:%M")
            if saved is None:
                unreadable = say("tables-unreadable")
                print(f"{id}  {at}  {unreadable}")
                continue
            seats = ", ".join(seat.name or "…" for seat in saved.room.seats)
            print(without_controls(f"{id}  {at}  {saved.room.game}  {saved.room.phase}  {saved.n}  {seats}"))
        return 0
    if args.action == "reports":
        for row in with_store(args.database, say, admin.reports):
            at = say("tables-report-at", n=row["n"])
            # written by a stranger, printed on the administrator's terminal
            words = "".join(c if c.isprintable() else " " for c in row["text"])
            print(f"{row['id']}  {row['table_id']}  {at}  {' '.join(words.split())}")
        return 0
    if args.id is None:
        raise BadOptions(say("tables-which"))
    if args.action == "export":
        print(escape_json_controls(with_store(args.database, say, lambda store: admin.export(store, args.id))), end="")
    elif args.action == "report":
        print(escape_json_controls(with_store(args.database, say, lambda store: admin.report(store, args.id))), end="")
    elif args.action == "close":
        with_store(args.database, say, lambda store: admin.close(store, args.id))
        print(say("tables-closed"))
    else:
        with_store(args.database, say, lambda store: admin.delete(store, args.id))
        print(say("tables-deleted"))
    return 0


def with_store(
    database: str, say: CliTexts, work: "Callable[[SqlStore], Awaitable[Found]]", upgrade: bool = True
) -> Found:
    """Run `work` on the given database; migrate it first unless `upgrade` is false."""
    from sortilege.server.db import SqlStore
    from sortilege.server.db.database import file_of

    file = file_of(database)
    if file is not None and not file.exists():
        raise BadOptions(say("serve-database", why=f"{file}: {os.strerror(errno.ENOENT)}"))

    async def go() -> Found:
        store = SqlStore(database)
        try:
            if upgrade:
                await store.open()
            return await work(store)
        finally:
            await store.close()

    return run_database_task(go(), say)


def run_database_task(work: Coroutine[Any, Any, Found], say: CliTexts) -> Found:
    """Run `work` and return its result; raise BadOptions when the database cannot be used."""
    from sortilege.server.db.database import driver_message
    from sortilege.tables.refusals import Unavailable

    try:
        return asyncio.run(work)
    except Unavailable as error:
        raise BadOptions(say("serve-database", why=driver_message(error.__cause__ or error))) from None
