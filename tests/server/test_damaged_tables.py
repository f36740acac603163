"""Damaged tables: the game is restored from its log, or its players see that it is damaged; others play on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url, text

from sortilege.server.db import SqlStore
from sortilege.tables import logs
from sortilege.tables.identity import Caller
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.metrics import Metrics
from sortilege.tables.protocol.tables import NewTable, SeatPlan
from sortilege.tables.refusals import Unavailable
from sortilege.tables.rooms import room_lifecycle
from sortilege.tables.storage.store import LogEntry, TableChange
from tests.cli.shell import Shell
from tests.server.harness import Guest, serving, until

NOISE = b"\xc1noise"


def change(database: str, *statements: tuple[str, dict[str, Any]]) -> None:
    """Write to the database directly; parameters in a statement are :name."""
    if "postgresql" not in database:
        with closing(sqlite3.connect(database)) as db, db:
            for statement, values in statements:
                db.execute(statement, values)
        return
    at = make_url(database)

    async def do() -> None:
        db = await asyncpg.connect(host=at.query["host"], user=at.username, database=at.database)
        for statement, values in statements:
            for n, name in enumerate(values, 1):
                statement = statement.replace(f":{name}", f"${n}")
            await db.execute(statement, *values.values())
        await db.close()

    asyncio.run(do())


def begun(guest: Guest, choices: int = 6, **more: Any) -> str:
    table = str(guest.make("me", "with_me", game="spellbook", **more)["table"])
    guest.act(table, "start")
    for _ in range(choices):
        choose(guest, table)
    return table


def choose(guest: Guest, table: str) -> None:
    seat = guest.look(table, seat=0)["view"]["open"][0]
    told = guest.look(table, seat=seat)
    guest.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"], seat=seat)


def test_damaged_rows(fresh_database: str, tmp_path: Path) -> None:
    with serving(fresh_database) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        whole, moments, lost, room, events = (begun(ann) for _ in range(5))
        waiting = ann.make("me", "person", open=True)["table"]
        unopened = ann.make("me", "person", open=True)["table"]
        before = {table: ann.look(table, seat=0) for table in (whole, moments, events)}
        server.stop()
        noise = {"noise": NOISE}
        change(
            fresh_database,
            *(
                ("update tables set snapshot = :noise, base = :noise where id = :id", noise | {"id": one})
                for one in (moments, lost)
            ),
            ("delete from choices where table_id = :id and n = 2", {"id": lost}),
            *(("update tables set room = :noise where id = :id", noise | {"id": one}) for one in (room, unopened)),
            ("update choices set events = :noise where table_id = :id and n > 1", noise | {"id": events}),
        )
        server.start()

        # The other tables are unaffected.
        assert {one["table"] for one in ann.get("/me/tables")} == {whole, moments, lost, events, waiting}
        assert [one["table"] for one in bob.get("/tables")] == [waiting]
        for table, told in before.items():
            assert ann.look(table, seat=0)["view"] == told["view"]
            assert not told["room"]["unreadable"]
            choose(ann, table)
            assert ann.get(f"/tables/{table}/log", seat=0)["steps"]

        # A game that cannot be restored: players see that, cannot play, and can end it.
        told = ann.look(lost, seat=0)
        assert told["room"]["unreadable"]
        assert told["view"] is None
        assert told["room"]["phase"] == "playing"
        with ann.socket(lost) as socket:
            assert '"unreadable":true' in str(socket.recv(timeout=20))
        said = ann.choose(lost, told["version"], "pass", expect=409, seat=0)
        assert "can no longer be read" in said["why"]
        ann.get(f"/tables/{lost}/log", seat=0)
        ann.get(f"/tables/{lost}/outlook", seat=0)
        ann.act(lost, "pause", seat=0)
        ann.act(lost, "resume", seat=0)
        ann.post(f"/tables/{lost}/reports", {"text": "where is my game?"})
        ann.act(lost, "leave", seat=1)
        ann.act(lost, "abandon", seat=0)
        ann.act(lost, "abandon", seat=1)
        assert ann.look(lost, seat=0)["room"]["ending"] == "abandoned"
        assert len(ann.get(f"/tables/{lost}/record")["choices"]) == 5
        assert ann.http.get(f"/tables/{lost}/frames").status_code == 404
        ann.act(lost, "rematch")
        server.restart()
        assert ann.look(lost, seat=0)["room"]["unreadable"]

        # A table of which only the id is left.
        for path in (f"/tables/{room}", f"/tables/{room}/log"):
            answer = ann.http.get(path)
            assert answer.status_code == 409
            assert answer.json()["word"] == "unreadable"
        shell = Shell(tmp_path)
        listed = shell.run("tables", "--database", fresh_database).stdout.splitlines()
        assert {line.split()[0] for line in listed} >= {whole, moments, lost, room, events, waiting, unopened}
        shell.says("tables", "delete", unopened, "--database", fresh_database)
        until(
            lambda: sum(f'"table_unreadable", "table": "{lost}"' in line for line in server.errors),
            "the unreadable table is logged",
        )

        # Players can leave.
        assert ann.http.delete("/me").status_code == 204
        assert ann.get("/me/tables") == []
        assert server.failures() == []


def test_the_log_names_no_option_of_a_game_that_cannot_be_replayed(
    sqlite: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence of an illegal choice lists the hand of the player who made it."""
    monkeypatch.setattr(logs, "summaries", logs.Summaries(seconds=3600))

    async def run_test() -> None:
        store = SqlStore(sqlite)
        await store.open()
        tables = TablesInMemory(store, "test", Metrics())
        room, _ = room_lifecycle.create_room(
            NewTable(game="seasons", seats=[SeatPlan(kind="me")] * 2, deal=1), Caller("ann")
        )
        game = TableGame(room_lifecycle.start_game(room, True))
        ask = game.session.ask(0)
        assert ask
        hand = [option.id for option in ask.options]
        await store.create_table("a", room, ())
        illegal = LogEntry(n=0, seat=0, id="no such card", answered=0, quiet=False, undone=0, rows=())
        change = TableChange(id="a", rev=0, room=room, n=1, due=None, snapshot=NOISE, base=NOISE, entries=(illegal,))
        await store.save(change)
        assert (await tables.get("a")).unreadable
        await store.close()
        written = capsys.readouterr().err
        assert '"replay_failed"' in written
        assert '"engine-illegal"' in written
        assert not [id for id in hand if id.removeprefix("card:") in written]

    asyncio.run(run_test())


def test_nothing_is_remembered_of_tables_that_could_not_be_read(sqlite: str) -> None:
    async def run_test() -> None:
        store = SqlStore(sqlite)
        await store.open()
        tables = TablesInMemory(store, "test", Metrics())
        async with store.transaction() as db:
            await db.execute(text("drop table tables"))
        for n in range(20):
            with pytest.raises(Unavailable):
                await tables.get(f"table {n}")
        assert not tables._loading
        await store.close()

    asyncio.run(run_test())
