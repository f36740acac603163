"""Backups do not block play; restores are all or nothing, from this release or older; errors are one sentence."""

import asyncio
import gzip
import json
import os
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sortilege.core.errors import SortilegeError
from sortilege.server.backups import MIN_EXPANDED_BYTES, expansion_limit, restore
from sortilege.server.db.migrations import LATEST
from tests.cli.shell import SORTILEGE, InProcessShell, environment
from tests.server.harness import Guest, Server, serving, until
from tests.server.test_frozen_process import query

STORED = Path(__file__).parent / "backups"  # one for every schema version ever released
ROWS = 20_000


@pytest.mark.parametrize("step", range(1, LATEST))
def test_a_backup_of_an_older_release_is_restored_and_migrated(fresh_database: str, tmp_path: Path, step: int) -> None:
    """It has a game in progress, a finished one with a chat and a report, and an account with a seat at both."""
    shell = InProcessShell(tmp_path)
    shell.says("restore", str(STORED / f"{step}.gz"), "--database", fresh_database)
    assert "look at this" in shell.says("tables", "reports", "--database", fresh_database)
    with serving(fresh_database) as server, Guest(server.url) as ann:
        ann.post("/login", {"name": "Ann", "password": "correct horse"})
        tables = {one["phase"]: one["table"] for one in ann.get("/me/tables")}
        assert set(tables) == {"playing", "over"}
        told = until(lambda: (told := ann.look(tables["playing"]))["view"]["ask"] and told, "Ann has a choice")
        ann.choose(tables["playing"], told["version"], told["view"]["ask"]["options"][0]["id"])
        assert [line["text"] for line in ann.get(f"/tables/{tables['over']}/chat")] == ["hello"]
        assert server.failures() == []
    shell.says("backup", "again.gz", "--database", fresh_database)
    assert json.loads(gzip.decompress((tmp_path / "again.gz").read_bytes()).splitlines()[0])[1] == LATEST


def test_every_released_schema_has_an_example_backup() -> None:
    assert sorted(path.name for path in STORED.iterdir()) == [f"{step}.gz" for step in range(1, LATEST)]


def lines(*some: Any) -> bytes:
    return gzip.compress(b"".join(json.dumps(one).encode() + b"\n" for one in some), 1)


def changed(line: int, change: Callable[[Any], Any]) -> bytes:
    """Return the stored example with one line changed."""
    found = [json.loads(one) for one in gzip.decompress((STORED / "1.gz").read_bytes()).splitlines()]
    found[line] = change(found[line])
    return lines(*found)


def example() -> bytes:
    return (STORED / "1.gz").read_bytes()


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "not a backup"),
    "noise": (lambda: b"noise", "not a backup"),
    "an SQLite file": (lambda: b"SQLite format 3\0" + bytes(1000), "not a backup"),
    "something else, compressed": (lambda: gzip.compress(b"a letter to Ann\n" * 1000), "not a backup"),
    "a list": (lambda: lines([1, 2, 3]), "not a backup"),
    "step 0": (lambda: lines(["sortilege backup 1", 0, "0"]), "not a backup"),
    "cut off": (lambda: example()[:-200], "damaged"),
    "cut off at the end": (lambda: example()[:-1], "damaged"),
    "a bit turned": (lambda: example()[:2000] + bytes([example()[2000] ^ 4]) + example()[2001:], "damaged"),
    "a newer release": (lambda: lines(["sortilege backup 1", LATEST + 1, "9.9"]), "newer release, 9.9"),
    "a foreign table": (lambda: changed(1, lambda line: ["sqlite_master", line[1]]), "damaged"),
    "a column too few": (lambda: changed(1, lambda line: [line[0], {"id": "x"}]), "damaged"),
    "a text for a number": (lambda: changed(2, lambda line: [line[0], line[1] | {"n": "many"}]), "damaged"),
    "a list for a text": (lambda: changed(2, lambda line: [line[0], line[1] | {"text": []}]), "damaged"),
    "no base64": (lambda: changed(3, lambda line: [line[0], line[1] | {"events": "%"}]), "damaged"),
    "a row twice": (lambda: changed(4, lambda line: [line[0], line[1] | {"n": 0}]), "damaged"),
    "no row": (lambda: changed(5, lambda line: 7), "damaged"),
    "values nested deeply": (lambda: deep(100_000), "damaged"),
    "a number over 64 bits": (lambda: changed(2, lambda line: [line[0], line[1] | {"n": 1 << 63}]), "damaged"),
    "a number under 64 bits": (lambda: changed(2, lambda line: [line[0], line[1] | {"n": -(1 << 90)}]), "damaged"),
    "a number over 32 bits": (lambda: changed(2, lambda line: [line[0], line[1] | {"n": 1 << 31}]), "damaged"),
    "no id": (lambda: changed(first_row_of("tables"), lambda line: [line[0], line[1] | {"id": None}]), "damaged"),
    "a zero character": (lambda: changed(2, lambda line: [line[0], line[1] | {"text": "a\0b"}]), "damaged"),
}


def first_row_of(table: str) -> int:
    return next(n for n, one in enumerate(gzip.decompress(example()).splitlines()) if json.loads(one)[0] == table)


def deep(levels: int) -> bytes:
    head, *rest = gzip.decompress(example()).splitlines()
    return gzip.compress(b"\n".join([head, b'["chat", {"n": ' + b"[" * levels + b"]" * levels + b"}]", *rest]), 1)


def bad_backups_change_nothing(database: str, folder: Path) -> None:
    for what, (made, why) in BAD.items():
        file = folder / "bad.gz"
        file.write_bytes(made())
        done = restored_here(file, database)
        assert why in done, (what, done)


def restored_here(file: Path, database: str) -> str:
    """Run the command in this process, which is faster than starting Python each time."""
    try:
        asyncio.run(restore(database, file))
    except SortilegeError as error:
        return str(error)
    raise AssertionError("it was restored")


def test_an_invalid_backup_is_rejected_and_leaves_no_database(sqlite: str, tmp_path: Path) -> None:
    bad_backups_change_nothing(sqlite, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} <= {"bad.gz", "tables.db.lock"}
    shell = InProcessShell(tmp_path)
    assert "damaged" in shell.complains("restore", "bad.gz", "--database", sqlite)
    assert "No such file" in shell.complains("restore", "nothing.gz", "--database", sqlite)
    assert "directory" in shell.complains("restore", ".", "--database", sqlite)
    (tmp_path / "foreign.db").write_text("a letter to Ann\n" * 100)
    assert "database" in shell.complains("restore", str(STORED / "1.gz"), "--database", "foreign.db")
    assert (tmp_path / "foreign.db").read_text().startswith("a letter")
    shell.says("restore", str(STORED / "1.gz"), "--database", sqlite)
    assert "not empty" in shell.complains("restore", str(STORED / "1.gz"), "--database", sqlite)


@pytest.mark.parametrize("size", [400, 1 << 20], ids=["many rows", "one line"])
def test_a_backup_that_grows_too_far_is_refused(sqlite: str, tmp_path: Path, size: int) -> None:
    found = [json.loads(one) for one in gzip.decompress(example()).splitlines()]
    chosen = next(row for name, row in found[1:] if name == "choices")
    more = (["choices", chosen | {"table_id": "long", "n": n, "events": "A" * size}] for n in range((2 << 20) // size))
    file = tmp_path / "bomb.gz"
    file.write_bytes(lines(*found, *more))
    shell = InProcessShell(tmp_path)
    assert "--max-size" in shell.complains("restore", "bomb.gz", "--database", sqlite, "--max-size", "1")
    assert {path.name for path in tmp_path.iterdir()} <= {"bomb.gz", "tables.db.lock"}
    shell.says("restore", "bomb.gz", "--database", sqlite, "--max-size", "3")


def test_a_backup_may_grow_a_hundredfold() -> None:
    assert expansion_limit(1000) == MIN_EXPANDED_BYTES
    assert expansion_limit(10 << 20) == 1000 << 20


def test_a_restore_to_postgresql_is_all_or_nothing(own_postgres: str, tmp_path: Path) -> None:
    bad_backups_change_nothing(own_postgres, tmp_path)
    (found,) = query(own_postgres, "select count(*) as n from pg_tables where schemaname = 'public'")
    assert found[0]["n"] == 0


def test_a_backup_does_not_overwrite_other_files(sqlite: str, tmp_path: Path) -> None:
    shell = InProcessShell(tmp_path)
    assert "No such file" in shell.complains("backup", "copy.gz", "--database", sqlite)
    assert not Path(sqlite).exists()
    (tmp_path / "empty.db").touch()
    assert "no tables" in shell.complains("backup", "copy.gz", "--database", "empty.db")
    shell.says("restore", str(STORED / "1.gz"), "--database", sqlite)
    (tmp_path / "letter").write_text("dear Ann")
    assert "left as it is" in shell.complains("backup", "letter", "--database", sqlite)
    assert (tmp_path / "letter").read_text() == "dear Ann"
    assert "No such file" in shell.complains("backup", "nowhere/copy.gz", "--database", sqlite)
    shell.says("backup", "copy.gz", "--database", sqlite)
    shell.says("backup", "copy.gz", "--database", sqlite)  # today's backup replaces yesterday's
    before = (tmp_path / "copy.gz").read_bytes()

    def full_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    for command in (["backup", "copy.gz", "--database", sqlite], ["restore", "copy.gz", "--database", "new.db"]):
        done = subprocess.run(
            [*SORTILEGE, *command], cwd=tmp_path, env=shell.environment, capture_output=True, preexec_fn=full_disk
        )
        assert done.returncode == 2, done.stderr
        assert done.stderr.count(b"\n") == 1, done.stderr
    assert (tmp_path / "copy.gz").read_bytes() == before
    assert not (tmp_path / "new.db").exists()
    assert not list(tmp_path.glob("*.part")) + list(tmp_path.glob(".*.part"))


def test_a_database_of_a_newer_release_stays_untouched(sqlite: str, tmp_path: Path) -> None:
    shell = InProcessShell(tmp_path)
    shell.says("restore", str(STORED / "1.gz"), "--database", sqlite)
    with closing(sqlite3.connect(sqlite)) as db, db:
        db.execute("update settings set value = ? where key = 'schema'", (str(LATEST + 1),))
    for command in (["serve", "--port", "0"], ["tables"], ["backup", "copy.gz"]):
        assert "newer" in shell.complains(*command, "--database", sqlite)


def large(folder: Path) -> Path:
    """Write a backup with a long log."""
    found = [json.loads(one) for one in gzip.decompress(example()).splitlines()]
    chosen = next(row for name, row in found[1:] if name == "choices")
    file = folder / "large.gz"
    more = (["choices", chosen | {"table_id": "long", "n": n, "events": "A" * 400}] for n in range(ROWS))
    file.write_bytes(lines(*found, *more))
    return file


def test_a_killed_restore_has_written_nothing(fresh_database: str, tmp_path: Path) -> None:
    """A restore killed while it writes has stored nothing, and the same command then succeeds."""
    file = large(tmp_path)
    command = [*SORTILEGE, "restore", str(file), "--database", fresh_database]
    with subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.DEVNULL) as process:
        until(lambda: writes(fresh_database), "the restore writes to the database")
        process.kill()
    assert process.returncode == -signal.SIGKILL
    assert rows_of(fresh_database) == 0
    InProcessShell(tmp_path).says("restore", str(file), "--database", fresh_database)
    assert rows_of(fresh_database) > ROWS


def writes(database: str) -> bool:
    """Whether a restore is filling the database."""
    if "postgresql" not in database:
        log = Path(f"{database}-wal")
        return log.exists() and log.stat().st_size > 100_000
    return bool(query(database, "select 1 from pg_stat_activity where query ilike 'insert into choices%'")[0])


def rows_of(database: str) -> int:
    if "postgresql" in database:
        there, *_ = query(database, "select count(*) as n from pg_tables where tablename = 'choices'")
        if not there[0]["n"]:
            return 0
        return int(query(database, "select count(*) as n from choices")[0][0]["n"])
    if not Path(database).exists():
        return 0
    with closing(sqlite3.connect(database)) as db:
        if not db.execute("select 1 from sqlite_master where name = 'choices'").fetchall():
            return 0
        return int(db.execute("select count(*) from choices").fetchone()[0])


def test_play_continues_during_a_long_backup(fresh_database: str, tmp_path: Path) -> None:
    """The backup pauses halfway while play continues; it contains the state at its start."""
    InProcessShell(tmp_path).says("restore", str(large(tmp_path)), "--database", fresh_database)
    with serving(fresh_database) as server, Guest(server.url) as ann:
        table = ann.make("me", "with_me", game="spellbook")["table"]
        ann.act(table, "start")
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)  # the reader pauses, so the backup stays in progress as long as needed
        command = [*SORTILEGE, "backup", str(pipe), "--database", fresh_database]
        process = subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.DEVNULL)
        with pipe.open("rb") as wire:
            begun = wire.read(10_000)
            slowest = max(choose_once(server, ann, table) for _ in range(20))
            assert process.poll() is None, "the backup was over before the first choice"
            copy = begun + wire.read()
        assert process.wait(20) == 0
        assert slowest < 1.0
        rows = [json.loads(line) for line in gzip.decompress(copy).splitlines()][1:]
        assert not [row for name, row in rows if name == "choices" and row["table_id"] == table]
        assert server.failures() == []


def choose_once(server: Server, guest: Guest, table: str) -> float:
    seat = guest.look(table, seat=0)["view"]["open"][0]
    told = guest.look(table, seat=seat)
    start = time.monotonic()
    guest.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"], seat=seat)
    return time.monotonic() - start
