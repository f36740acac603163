"""Reports: their content, their limits, and how they are opened."""

import asyncio
import json
import random
import sqlite3
import time
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from sortilege.core import record as records
from sortilege.core.kits import GAMES, kit
from sortilege.core.record import Record
from sortilege.core.session import Session
from sortilege.server.db import SqlStore, schema
from sortilege.server.db import chat_and_reports as storage
from sortilege.tables.play.bug_reports import hide_unknown
from sortilege.tables.refusals import TooMany
from tests.cli.shell import Shell
from tests.server.harness import Guest, Player, Server, serving, until
from tests.server.test_playing import seated


def listed(shell: Shell, database: str, report: str) -> tuple[int, str]:
    """Return the step at which a report opens, and its text."""
    lines = shell.says("tables", "reports", "--database", database).splitlines()
    (line,) = [line for line in lines if line.startswith(report)]
    return int(line.split("after ")[1].split()[0]), line


def read(shell: Shell, database: str, report: str) -> Record:
    return records.read(shell.says("tables", "report", report, "--database", database))


def test_a_report_opens_where_it_was_made(server: Server, ann: Guest, tmp_path: Path) -> None:
    """During the game it contains only the position, after the end the record."""
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    player = Player(ann, table, random.Random(4))
    player.open()
    shell, file = Shell(tmp_path), tmp_path / "report.json"
    for _ in range(30):
        player.step()
    stories = []
    for _ in range(6):  # stories begin between effects
        player.step()
        report = ann.post(f"/tables/{table}/reports", {"text": "the die\nshould be mine"})["report"]
        file.write_text(shell.says("tables", "report", report, "--database", server.database))
        stories.append(shell.run("scenario", "--from", f"{file}@0").stdout.startswith("- story:"))
        if stories[-1]:
            break
    assert any(stories)
    n, line = listed(shell, server.database, report)
    assert (n, line.endswith("the die should be mine")) == (0, True)
    assert "Ann" in shell.says("replay", str(file))
    player.play()
    player.close()
    key = ann.get(f"/tables/{table}/record")["key"]
    assert key not in file.read_text()
    record = read(shell, server.database, report)
    assert record.key == key
    n, _ = listed(shell, server.database, report)
    file.write_text(records.write(record))
    from_there = [shell.run("scenario", "--from", f"{file}@{at}") for at in range(n, n - 6, -1)]
    assert any(done.stdout.startswith("- story:") for done in from_there)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_report_reveals_nothing_of_the_future(game: str, seat: int | None) -> None:
    rules, rng = kit(game).rules, random.Random(7)
    one = Session(rules, ("Ann", "Bob"), {}, bytes(range(32)))
    for _ in range(60):
        chooser = rng.choice(one.state.open_seats())
        ask = one.ask(chooser)
        assert ask is not None
        one.choose(chooser, rng.choice(ask.options).id)
    told = [hide_unknown(rules, one.state, seat) for _ in range(8)]
    for state in told:
        rules.check(state)
        assert rules.view(state, seat) == rules.view(one.state, seat)
        assert rules.fields(state)["dice"] != rules.fields(one.state)["dice"]
    for other in {0, 1} - {seat} if game == "seasons" else ():  # SpellBook hides only the future
        assert any(rules.view(state, other) != rules.view(one.state, other) for state in told), "not redealt"


def test_the_same_text_at_the_same_version_is_one_report(server: Server, ann: Guest, bob: Guest) -> None:
    """It names the reporter's own version, because another's sealed choice must not show."""
    table = seated(ann, bob, options={"level": "archmage"})
    said = {"text": "this is wrong"}

    def report(guest: Guest) -> str:
        return str(guest.post(f"/tables/{table}/reports", said)["report"])

    def chose(guest: Guest) -> bool:
        """Make a choice if there is one; return whether it stayed hidden from Ann."""
        told, before = guest.look(table), ann.look(table)["version"]
        if told["view"]["ask"]:
            guest.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])
        return bool(told["view"]["ask"]) and before == ann.look(table)["version"]

    until(lambda: chose(bob) or chose(ann), "Bob lays a card face down on a pile")
    first = report(ann)
    assert report(ann) == first
    assert report(bob) != first
    assert chose(bob)
    assert report(ann) == first


def test_reports_are_limited_per_table_and_in_total(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even with forged cookies, reports are limited per table and in total each day."""
    with serving(sqlite) as server, Guest(server.url) as ann:
        tables = [ann.make("me", "random")["table"] for _ in range(2)]
        for table in tables:
            ann.act(table, "start")

        def sent(table: str, n: int) -> int:
            with Guest(server.url) as guest:
                return guest.http.post(f"/tables/{table}/reports", json={"text": f"{n} {'x' * 1900}"}).status_code

        answers = [sent(tables[0], n) for n in range(storage.MAX_REPORTS_PER_TABLE + 2)]
        assert answers == [201] * storage.MAX_REPORTS_PER_TABLE + [429] * 2
        assert sent(tables[1], 0) == 201
        with closing(sqlite3.connect(sqlite)) as db:
            sizes = [len(row[0]) for row in db.execute("select record from reports")]
            assert max(sizes) < 4096
            (kept,) = db.execute("select record, text from reports limit 1").fetchone()[:1]
            assert json.loads(zlib.decompress(kept))["key"] == "00" * 32
            many = "insert into reports select id || :n, :n, seat, n, :at, text, x'' from reports"
            while db.execute("select count(*) from reports").fetchone()[0] < storage.MAX_REPORTS_PER_DAY:
                db.execute(many, {"n": str(time.monotonic_ns()), "at": time.time()})
            db.commit()
            assert sent(tables[1], 1) == 429
            db.execute("update reports set at = at - 90000")
            db.commit()
            assert sent(tables[1], 1) == 201


def test_reports_that_arrive_at_two_processes_at_once_are_counted(fresh_database: str) -> None:
    async def run() -> None:
        stores = [SqlStore(fresh_database) for _ in range(2)]
        for store in stores:
            await store.open()
        ids = [f"report {n // 2}" for n in range(2 * storage.MAX_REPORTS_PER_TABLE + 10)]
        saved = [stores[n % 2].save_report(id, "table", 0, 0, "wrong", b"") for n, id in enumerate(ids)]
        done = await asyncio.gather(*saved, return_exceptions=True)
        assert {type(one) for one in done} == {type(None), TooMany}
        async with stores[0].transaction() as db:
            assert len((await db.execute(select(schema.reports.c.id))).all()) == storage.MAX_REPORTS_PER_TABLE
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_reports_per_person_and_address_are_limited(sqlite: str) -> None:
    with serving(sqlite, "--limits", "1") as server, Guest(server.url) as ann:
        table = ann.make("me", "random")["table"]
        ann.act(table, "start")
        answers = [ann.http.post(f"/tables/{table}/reports", json={"text": f"{n}"}).status_code for n in range(12)]
        assert answers == [201] * 10 + [429] * 2


def test_old_reports_are_deleted(sqlite: str) -> None:
    with serving(sqlite, "--keep-days", "1") as server, Guest(server.url) as ann:
        table = ann.make("me", "random")["table"]
        ann.act(table, "start")
        ann.post(f"/tables/{table}/reports", {"text": "old"})
        with closing(sqlite3.connect(sqlite)) as db:
            db.execute("update reports set at = at - 100000")
            db.commit()
            server.stop()
            server.start()
            until(lambda: not db.execute("select 1 from reports").fetchall(), "the old report is removed")
