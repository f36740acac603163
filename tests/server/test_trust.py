"""Commitment, nonces, key and record: what everyone can verify after the end and no one sees before."""

import itertools
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.core.session import verify
from sortilege.tables.rooms.room import Room, pack, unpack
from tests.cli.shell import Shell
from tests.server.harness import Guest, Player, Server, serving


def test_the_key_was_committed_to_before_the_deal(server: Server, ann: Guest, bob: Guest, tmp_path: Path) -> None:
    made = ann.make("me", "person", game="spellbook", nonce="ann's own dice")
    table = made["table"]
    commitment = made["room"]["commitment"]
    assert len(commitment) == 64
    bob.join(table, made["invitations"][0]["secret"], nonce="bob's own dice")
    assert bob.look(table)["room"]["seats"][0]["nonce"] == ""  # no nonce can depend on another
    ann.act(table, "start")
    room = ann.look(table)["room"]
    assert [seat["nonce"] for seat in room["seats"]] == ["ann's own dice", "bob's own dice"]
    assert room["key"] == ""
    assert ann.http.get(f"/tables/{table}/record").status_code == 409
    for guest in (ann, bob):
        guest.act(table, "abandon")
    room = bob.look(table)["room"]
    assert records.commitment(bytes.fromhex(room["key"]), {}) == commitment
    record = bob.get(f"/tables/{table}/record")
    assert record["nonces"] == ["ann's own dice", "bob's own dice"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert "published before the deal" in Shell(tmp_path).says("verify", str(file))


def another_bot(room: Room) -> None:
    room.seats[1].nonce = "chosen last"


def another_promise(room: Room) -> None:
    another_bot(room)
    room.commitment = records.promised_commitment(bytes.fromhex(room.key), room.nonces(), (1,))


def another_key(room: Room) -> None:
    room.key = "00" * 32


def another_player(room: Room) -> None:
    room.seats[0].nonce = "chosen by the operator"


CHEATS: dict[Callable[[Room], None], str] = {
    another_bot: "do not match the commitment",
    another_key: "do not match the commitment",
    another_promise: "the commitment in the record is not the one you noted",
    another_player: "the random value of Ann in the record is not the one you noted",
}


def changed(database: str, table: str, cheat: Callable[[Room], None]) -> None:
    """Change a table as an operator could: in the database, between the players' nonces and the deal."""
    with closing(sqlite3.connect(database)) as db, db:
        (kept,) = db.execute("select room from tables where id = ?", (table,)).fetchone()
        room = unpack(kept)
        cheat(room)
        db.execute("update tables set room = ? where id = ?", (pack(room), table))


def give_up(guest: Guest, table: str) -> None:
    for seat in guest.look(table, seat=0)["room"]["mine"]:
        guest.act(table, "resign", seat=seat)


def test_an_operator_who_changes_a_deal_is_detected(sqlite: str, tmp_path: Path) -> None:
    """For a table and its rematch, verified with what the player noted of each."""
    with serving(sqlite) as server, Guest(server.url) as ann:
        tables: dict[str, Callable[[Room], None]] = {}
        noted: dict[str, str] = {}
        for cheat, rematch in itertools.product(CHEATS, (False, True)):
            more = ("with_me",) if rematch else ()  # the table does not start without this nonce
            table = ann.make("me", "random", *more, game="spellbook", nonce="ann's own")["table"]
            if rematch:
                ann.act(table, "start")
                give_up(ann, table)
                ann.act(table, "rematch")
                table = ann.look(table, seat=0)["room"]["rematch"]
                room = ann.look(table, seat=0)["room"]
                ann.give(room | {"mine": [0]}, "ann's own")
            tables[table] = cheat
            noted[table] = ann.look(table, seat=0)["room"]["commitment"]
        server.stop()
        for table, cheat in tables.items():
            changed(sqlite, table, cheat)
        server.start()
        for table, cheat in tables.items():
            room = ann.look(table, seat=0)["room"]
            if room["at_once"]:
                ann.give(room)
            else:
                ann.act(table, "start")
            give_up(ann, table)
            file = tmp_path / "game.json"
            file.write_text(json.dumps(ann.get(f"/tables/{table}/record")))
            notes = ("--commitment", noted[table], "--nonce", "1=ann's own")
            assert CHEATS[cheat] in Shell(tmp_path).complains("verify", file.name, *notes)


def test_a_finished_game_verifies_with_take_backs_and_undos(server: Server, ann: Guest) -> None:
    table = ann.make("me", "random")["table"]
    ann.act(table, "start")
    told = ann.look(table)
    version = ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"])["version"]
    ann.http.post(f"/tables/{table}/take-back", json={"do": "take_back", "version": version})
    player = Player(ann, table, random.Random(3))
    player.open()
    undone = 0
    while not player.over:
        player.step()
        if player.acknowledged and (not undone or player.rng.random() < 0.2):  # the deal is random
            version = player.acknowledged[-1][1]
            answer = ann.http.post(f"/tables/{table}/undo", json={"do": "undo", "version": version})
            undone += answer.status_code == 200 and not answer.json()["repeated"]
            player.send({"do": "resume", "version": None})
            while player.hear()["is"] != "table":
                pass
    player.close()
    record = ann.get(f"/tables/{table}/record")
    game = verify(kit("seasons").rules, records.read(json.dumps(record)))
    assert game.state.over
    assert [id for _, id in record["choices"]].count("undo") == undone > 0
