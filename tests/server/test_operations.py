"""Starting, stopping, workers, backup, administration, metrics, types."""

import os
import random
import signal
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from sortilege.core.kits import shipped_kits
from sortilege.server.db.database import file_of
from tests.cli.shell import Shell
from tests.server.conftest import new_database
from tests.server.harness import FIGURES, Guest, Player, Server, serving, until
from tests.server.test_playing import seated


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    assert "PostgreSQL" in Shell(tmp_path).complains("serve", "--workers", "2", "--database", "tables.db")


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in Shell(tmp_path).complains("serve", "--port", port, "--database", "tables.db")


@pytest.mark.parametrize("database", ["/", "postgresql+asyncpg://nobody@127.0.0.1:1/nothing"])
def test_an_unreachable_database_is_reported(tmp_path: Path, database: str) -> None:
    assert "database" in Shell(tmp_path).complains("serve", "--port", "0", "--database", database)


@pytest.mark.parametrize("database", ["mysql://ann:secret@127.0.0.1/x", "http://", "postgresql://ann:secret@db:port/x"])
def test_an_unsupported_database_url_is_rejected_without_printing_its_password(tmp_path: Path, database: str) -> None:
    said = Shell(tmp_path).complains("serve", "--port", "0", "--database", database)
    assert "postgresql://" in said
    assert "secret" not in said


def test_common_database_urls_are_accepted(tmp_path: Path) -> None:
    nobody = "postgresql://nobody@127.0.0.1:1/nothing"
    assert "database" in Shell(tmp_path).complains("serve", "--port", "0", "--database", nobody)
    with serving(f"sqlite:///{tmp_path}/tables.db"):
        assert (tmp_path / "tables.db").exists()
    assert file_of(f"sqlite:///{tmp_path}/tables.db") == tmp_path / "tables.db"


def test_sqlite_durability_settings(sqlite: str) -> None:
    with serving(sqlite):
        pass
    with closing(sqlite3.connect(sqlite)) as db:
        assert db.execute("pragma journal_mode").fetchone() == ("wal",)


def test_no_worker_outlives_the_server(sqlite: str) -> None:
    with serving(sqlite) as server, Guest(server.url) as ann:
        table = ann.make("me", "random")["table"]
        ann.act(table, "start")
        until(lambda: server.children(), "a worker runs")
        (worker, *_) = server.children()
        server.kill()
        until(lambda: not alive(worker), "the worker is gone", 5)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_worker_that_dies_or_hangs_does_not_stop_the_game(sqlite: str) -> None:
    with serving(sqlite) as server, Guest(server.url) as ann:
        table = ann.make("me", "random", game="spellbook")["table"]
        ann.act(table, "start")
        player = Player(ann, table, random.Random(1))
        player.open()
        for _ in range(6):
            player.step()
        for worker in until(server.children, "a worker runs"):
            os.kill(worker, signal.SIGKILL)
        player.play()
        player.close()


def test_a_graceful_restart_keeps_tables_alive(fresh_database: str) -> None:
    with serving(fresh_database) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = seated(ann, bob)
        told = ann.look(table)
        ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
        before = ann.look(table)
        with ann.socket(table) as open_socket:
            open_socket.recv()
            assert server.stop() in (0, -signal.SIGTERM)
        server.start()
        after = ann.look(table)
        assert after["view"] == before["view"]
        ann.post(f"/tables/{table}/take-back", {"do": "take_back", "version": after["version"]})


def test_backup_and_restore(server: Server, ann: Guest, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A backup of either database goes into either."""
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    told = until(lambda: (told := ann.look(table))["view"]["ask"] and told, "Ann has a choice")
    shell = Shell(tmp_path)
    shell.says("backup", "copy.gz", "--database", server.database)
    for place in (str(tmp_path / "new.db"), new_database(request.getfixturevalue("postgres"))):
        shell.says("restore", "copy.gz", "--database", place)
        assert "not empty" in shell.complains("restore", "copy.gz", "--database", place)
        with serving(place) as again, Guest(again.url) as twin:
            twin.http.cookies.update(ann.http.cookies)
            seen = twin.look(table)
            assert seen["view"]["me"] == told["view"]["me"]
            twin.choose(table, seen["version"], seen["view"]["ask"]["options"][0]["id"])
    (tmp_path / "noise.gz").write_bytes(b"noise")
    assert "backup" in shell.complains("restore", "noise.gz", "--database", "other.db")


def test_admin_commands_list_close_export_and_delete(server: Server, ann: Guest, tmp_path: Path) -> None:
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    shell = Shell(tmp_path)
    where = ("--database", server.database)
    assert table in shell.says("tables", *where)
    assert '"game": "seasons"' in shell.says("tables", "export", table, *where)
    shell.says("tables", "close", table, *where)
    with Guest(server.url) as guest:  # the running server notices when it reads the table again, at the latest
        until(lambda: ann.look(table)["room"]["phase"] == "over" or ann.act(table, "pause", 409), "the table is closed")
        assert guest.http.get(f"/tables/{table}").status_code == 200
    shell.says("tables", "delete", table, *where)
    assert table not in shell.says("tables", "list", *where)
    assert "Table not found" in shell.complains("tables", "delete", table, *where)
    assert "ID" in shell.complains("tables", "export", *where)


def test_old_tables_are_deleted(sqlite: str) -> None:
    with serving(sqlite, "--keep-days", "0.000001") as server, Guest(server.url) as ann:
        ann.make("me", "random")
        server.stop()
        time.sleep(0.3)
        server.start()
        until(lambda: ann.get("/me/tables") == [], "the table is removed")


def test_health_and_metrics(server: Server, ann: Guest) -> None:
    assert ann.get("/health")["database"]
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    told = ann.look(table)
    ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
    text = httpx.get(f"{server.url}/api/metrics", headers={"Authorization": f"Bearer {FIGURES}"}).text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["sortilege_choices_total"]) >= 1
    assert float(figures["sortilege_choice_seconds_count"]) >= 1
    for given in ({}, {"Authorization": "Bearer figures"}, {"Authorization": "bearer"}, {"Authorization": FIGURES}):
        assert httpx.get(f"{server.url}/api/metrics", headers=given).status_code == 401


def test_metrics_need_a_token(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even on this machine, because a local proxy need not identify itself."""
    monkeypatch.setattr("tests.server.harness.FIGURES", "")
    with serving(sqlite) as server:
        for given in ({}, {"Authorization": "bearer"}, {"Via": "1.1 proxy"}):
            assert httpx.get(f"{server.url}/api/metrics", headers=given).status_code == 404


def test_all_message_types_are_exported(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    types = shell.says("schema")
    for name in ("ChooseRequest", "TableSnapshot", "TableUpdate", "View", "GameRecord"):
        assert f"export interface {name} {{" in types
    unknown = [line.strip() for line in types.splitlines() if "unknown" in line and not line.startswith("/**")]
    own = ["story: Record<string, unknown>;", "worlds: Record<string, unknown>[];", "seats: unknown[];"]
    stored = ["results: Record<string, unknown>[];"]  # to download as they are
    assert unknown == [*own[:2], *stored, *own[2:]]  # positions, saved fields and seats differ by game
    for kit in shipped_kits():
        told = shell.says("schema", "--view", kit.name)
        assert f"export interface {kit.title}View {{" in told
        assert "unknown" not in told
    assert '"openapi": "3.1.0"' in shell.says("schema", "--openapi")


def test_database_errors_are_logged_and_not_sent_to_clients(sqlite: str) -> None:
    """A missing SQL table is not an outage; the log names it once, no matter how many requests fail."""
    with serving(sqlite) as server, Guest(server.url) as ann:
        ann.post("/accounts", {"name": "Ann", "password": "correct horse"})
        with closing(sqlite3.connect(sqlite)) as db, db:
            db.execute("drop table puzzles")
        for _ in range(2):
            refused = ann.http.get("/me/puzzles")
            assert refused.status_code == 503
            assert "puzzles" not in refused.text
        ann.post("/accounts", {"name": "Ann of the log", "password": "correct horse"})
        with closing(sqlite3.connect(sqlite)) as db, db:
            db.execute("drop table accounts")
        ann.post("/login", {"name": "Ann of the log", "password": "correct horse"}, 503)
        refusals = until(lambda: len(found := database_refusals(server)) > 1 and found, "both are logged")
    assert len(refusals) == 2
    assert "no such table: puzzles" in refusals[0]
    assert "no such table: accounts" in refusals[1]
    assert "ann of the log" not in "".join(server.errors).lower()
    assert "correct horse" not in "".join(server.errors)


def database_refusals(server: Server) -> list[str]:
    return [line for line in server.errors if "database_refused" in line]
