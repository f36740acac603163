"""Only one server per SQLite file; administration commands work while it runs and never block play."""

import os
import stat
from pathlib import Path

from sortilege.core.record import Record
from sortilege.core.record_file import save_record
from tests.cli.shell import InProcessShell, Shell
from tests.server.harness import Guest, serving


def test_a_second_server_on_the_same_file_is_rejected(sqlite: str, tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    with serving(sqlite) as server, Guest(server.url) as ann:
        table = ann.make("me", "random")["table"]
        for same in (str(tmp_path / ".." / tmp_path.name / "tables.db"), f"sqlite+aiosqlite:///{sqlite}"):
            said = shell.complains("serve", "--port", "0", "--database", same)
            assert f"{server.url}/" in said
        assert table in shell.says("tables", "--database", sqlite)
        shell.says("backup", "copy.gz", "--database", sqlite)
        assert ann.look(table)["room"]["phase"] == "waiting"
        server.kill()  # the lock ends with the process
        server.start()
        assert ann.look(table)["room"]["phase"] == "waiting"


def test_starting_again_opens_the_running_servers_page(tmp_path: Path) -> None:
    """`sortilege` without arguments opens the page of a server that is already running."""
    shell = Shell(tmp_path)
    usual = tmp_path / "data" / "sortilege" / "tables.db"
    usual.parent.mkdir(parents=True)
    with serving(str(usual)) as server:
        assert f"{server.url}/" in shell.says("--no-browser")


def test_files_with_keys_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    shell, database = InProcessShell(tmp_path), str(tmp_path / "tables.db")
    before = os.umask(0)
    try:
        with serving(database) as server, Guest(server.url) as ann:
            ann.make("me", "random")
            shell.says("backup", "copy.gz", "--database", database)
            shell.says("restore", "copy.gz", "--database", "other.db")
            save_record(
                Record("spellbook", 1, {}, ("Ann", "Bob"), bytes(32).hex(), (), "", (), ""), tmp_path / "game.json"
            )
            found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir() if path.is_file()}
    finally:
        os.umask(before)
    assert {"tables.db", "tables.db-wal", "tables.db-shm", "copy.gz", "other.db", "game.json"} <= set(found)
    assert set(found.values()) == {0o600}, found
