"""Running games survive upgrades, and every snapshot format ever released can be read."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

import msgspec
import pytest

from sortilege.core import record as records
from sortilege.core.engine.machine import FRAME
from sortilege.core.errors import BadRecord, BadSave, SortilegeError
from sortilege.core.kits import GAMES, kit
from sortilege.core.record import Upgrade
from sortilege.core.session import Session, replay, verify
from sortilege.games.spellbook.save_format_1 import FORMAT_1_STEPS
from sortilege.server.db import SqlStore
from sortilege.server.db.migrations import STEPS, migrate
from sortilege.tables.live import loader, stored_position
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.rooms import room, room_lifecycle
from sortilege.tables.storage.store import LogEntry, SavedTable
from tests import program_relayout
from tests.cli.shell import Shell
from tests.server.harness import Guest, Player, serving

EXAMPLES = Path(__file__).parent / "snapshots"


def as_if_written_by(database: str, table: str, version: int) -> None:
    """Rewrite a stored table as an older release would have left it."""
    with closing(sqlite3.connect(database)) as db, db:
        found, base, kept = db.execute("select snapshot, base, room from tables where id = ?", (table,)).fetchone()
        older = [msgspec.structs.replace(stored_position.decode_position(one), rules=version) for one in (found, base)]
        kept = msgspec.structs.replace(room.unpack(kept), rules=version)
        values = (*map(msgspec.msgpack.encode, older), room.pack(kept), table)
        db.execute("update tables set snapshot = ?, base = ?, room = ? where id = ?", values)


def test_a_game_continues_under_new_rules_and_its_record_says_where(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite) as server, Guest(server.url) as ann:
        table = ann.make("me", "random")["table"]
        ann.act(table, "start")
        player = Player(ann, table, random.Random(1))
        player.open()
        for _ in range(25):
            player.step()
        player.close()
        server.stop()
        as_if_written_by(sqlite, table, 0)
        server.start()
        player.versions.clear()
        player.play()
        player.close()
        record = ann.get(f"/tables/{table}/record")
        room = ann.look(table)["room"]
    assert record["rules"] == 0
    (upgrade,) = record["upgrades"]
    assert room["upgrades"] == [upgrade["at"]]  # so that the page calls the deal unverified
    assert upgrade["rules"] == kit("seasons").rules.version
    game = verify(kit("seasons").rules, records.read(json.dumps(record)))
    assert game.state.over
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    told = " ".join(Shell(tmp_path).says("verify", str(file), status=3).split())
    assert told.startswith("The deal was NOT verified: it was made with rules version 0,")
    assert f"Moves 1 to {upgrade['at']} were played with rules version 0" in told
    assert "The game is over" in told
    assert "Ann" in Shell(tmp_path).says("replay", str(file))


def test_a_finished_game_of_earlier_rules_keeps_its_log_and_result(sqlite: str) -> None:
    """It cannot be reviewed any more, and the answer says why."""
    with serving(sqlite) as server, Guest(server.url) as ann:
        table = ann.make("me", "random", game="spellbook")["table"]
        ann.act(table, "start")
        player = Player(ann, table, random.Random(1))
        player.play()
        player.close()
        log, told = ann.get(f"/tables/{table}/log", seat=0), ann.look(table)
        here = kit("spellbook").rules.version
        server.stop()
        as_if_written_by(sqlite, table, here - 1)
        server.start()
        now = ann.look(table)
        assert (now["view"], now["room"]["phase"]) == (told["view"], "over")
        assert ann.get(f"/tables/{table}/log", seat=0) == log
        refused = ann.post(f"/tables/{table}/reviews/0", {}, expect=404)["said"]
        assert refused["key"] == "server-no-review"
        why = {"key": "engine-record-unreviewed", "args": {"played": here - 1, "here": here}}
        assert refused["args"]["why"] == why
        assert server.failures() == []


def upgraded(cut: int) -> tuple[Session, records.Record]:
    """Return a random game of SpellBook whose record says that the rules changed after some choices."""
    rules = kit("spellbook").rules
    game = Session(rules, ("Ann", "Bob"), {}, bytes(32))
    rng = random.Random(2)
    fields = {}
    while not game.state.over:
        if len(game.choices) == cut:
            fields = rules.fields(game.state)
        seat = game.state.open_seats()[0]
        game.choose(seat, rules.ids[rng.choice(game.state.legal(seat))])
    upgrade = Upgrade(at=cut, rules=rules.version, fields=fields)
    return game, msgspec.structs.replace(game.record(), rules=0, upgrades=(upgrade,))


def test_a_record_is_verified_in_stretches() -> None:
    game, record = upgraded(20)
    rules = game.rules
    assert [one.rules for one in records.stretches(record)] == [0, rules.version]
    assert [one.end for one in records.unchecked_stretches(rules, record)] == [20]
    assert verify(rules, records.read(records.write(record))).state.over
    assert replay(rules, record).record() == record
    with pytest.raises(BadRecord, match="version 0"):
        replay(rules, record, 10)


def test_a_wrong_stretch_is_detected() -> None:
    game, record = upgraded(20)
    both = msgspec.structs.replace(record, rules=game.rules.version)
    assert verify(game.rules, both).state.over
    (upgrade,) = record.upgrades
    other = msgspec.structs.replace(upgrade, fields=upgrade.fields | {"day": 1 + int(str(upgrade.fields["day"]))})
    with pytest.raises(BadRecord, match="continues from a different state"):
        verify(game.rules, msgspec.structs.replace(both, upgrades=(other,)))
    with pytest.raises(BadRecord, match="out of order"):
        verify(
            game.rules,
            msgspec.structs.replace(record, upgrades=(upgrade, upgrade, msgspec.structs.replace(upgrade, at=1))),
        )
    with pytest.raises(BadRecord, match="version 0"):
        verify(game.rules, msgspec.structs.replace(record, upgrades=()))


def test_records_of_the_first_release_can_be_read() -> None:
    """Its snapshots referred to program rows."""
    game, record = upgraded(20)
    (upgrade,) = record.upgrades
    stack, programs = upgrade.fields["stack"], str(upgrade.fields["programs"])
    assert isinstance(stack, list)
    row_of = {place: row for row, place in FORMAT_1_STEPS.words.items()}
    rows = list(stack)
    rows[::FRAME] = [row_of[place] for place in programs.split()]
    fields = {key: value for key, value in upgrade.fields.items() if key != "programs"} | {"stack": rows}
    old = msgspec.structs.replace(record, upgrades=(msgspec.structs.replace(upgrade, fields=fields),))
    assert verify(game.rules, records.read(records.write(old))).state.over
    both = msgspec.structs.replace(old, rules=game.rules.version)
    assert verify(game.rules, both).state.over
    wrong = msgspec.structs.replace(upgrade, fields=fields | {"day": 1 + int(str(fields["day"]))})
    with pytest.raises(BadRecord, match="continues from a different state"):
        verify(game.rules, msgspec.structs.replace(both, upgrades=(wrong,)))


def test_every_released_snapshot_format_can_be_read() -> None:
    found = sorted(EXAMPLES.glob("*.msgpack"))
    formats = {(path.name.split("-")[1].split(".")[0], int(path.name.split("-")[0])) for path in found}
    assert formats == {(game, number) for game in GAMES for number in range(1, stored_position.FORMAT + 1)}
    for path in found:
        saved = stored_position.decode_position(path.read_bytes())
        rules = kit(saved.game).rules
        state = rules.load(saved.fields)
        rules.check(state)
        assert state.open_seats()
        assert path.name.startswith("1-") or rules.resting(
            rules.load(stored_position.decode_position(saved.rest).fields)
        )


def test_every_released_room_format_can_be_read() -> None:
    found = sorted(EXAMPLES.glob("room-*.json"))
    assert len(found) == room.FORMAT
    for path in found:
        kept = room.unpack(msgspec.msgpack.encode(msgspec.json.decode(path.read_bytes())))
        assert kept.seats
        assert kept.owner


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("room-*.json")), ids=lambda path: path.stem)
def test_a_damaged_room_is_refused(path: Path) -> None:
    whole = msgspec.json.decode(path.read_bytes())
    wrong: list[object] = [None, [], 7, {}, whole | {"format": -(1 << 60)}]
    others: list[object] = [None, [], [None], {}, "", 7, [[]]]
    for value in others:
        wrong += [whole | {name: value} for name in ("seats", "options", "format", "clock")]
    wrong += [{name: value for name, value in whole.items() if name != gone} for gone in ("seats", "host", "phase")]
    refused = 0
    for one in wrong:
        try:
            room.unpack(msgspec.msgpack.encode(one))
        except BadSave:
            refused += 1
    assert refused > len(wrong) - 10  # some are defaults
    for noise in (b"", b"\xc1", b"\xa1\xff", b"\x91" * 100_000, b"\x81\xa1\xff\x01"):
        with pytest.raises(BadSave):
            room.unpack(noise)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.msgpack")), ids=lambda path: path.stem)
def test_a_damaged_snapshot_is_refused(path: Path) -> None:
    whole = msgspec.msgpack.decode(path.read_bytes())
    changes: list[dict[str, object]] = [{"format": n} for n in (0, -1, -(1 << 60), 1 << 60)]
    changes += [{"format": 1, "game": name} for name in ("chess", "", 7)]
    fields: list[object] = [{}, {"stack": 1}, {"stack": ["x"]}, [], None]
    changes += [{"format": 1, "fields": one} for one in fields]
    for change in changes:
        encoded = msgspec.msgpack.encode(whole | change)
        with pytest.raises(SortilegeError):
            kit(whole["game"]).rules.load(stored_position.decode_position(encoded).fields)
    for noise in (b"", b"\xc1", b"\xa1\xff", b"\x91" * 100_000, b"\x81\xa1\xff\x01"):
        with pytest.raises(BadSave):
            stored_position.decode_position(noise)


def test_a_table_of_the_first_release_keeps_its_commitment() -> None:
    """Its commitment bound only the key, and players gave their nonces when they joined."""
    kept = room.unpack(msgspec.msgpack.encode(msgspec.json.decode((EXAMPLES / "room-1.json").read_bytes())))
    game = room_lifecycle.start_game(kept, host=True)
    assert (game.bound, game.commitment) == (None, kept.commitment)
    assert verify(game.rules, game.record()).nonces == kept.nonces()


@pytest.mark.parametrize("saved", [b"", b"noise", msgspec.msgpack.encode({"format": 1})])
def test_a_damaged_snapshot_is_rejected(saved: bytes) -> None:
    with pytest.raises(BadSave):
        stored_position.decode_position(saved)


def test_a_snapshot_of_a_later_release_is_rejected() -> None:
    path = EXAMPLES / "1-seasons.msgpack"
    later = msgspec.structs.replace(
        stored_position.decode_position(path.read_bytes()), format=stored_position.FORMAT + 1
    )
    with pytest.raises(BadSave, match="knows up to"):
        stored_position.decode_position(msgspec.msgpack.encode(later))


class NoLog:
    """A store that has lost the log needed for a replay."""

    async def entries(self, _id: str, _since: int = 0) -> list[LogEntry]:
        return []


@pytest.mark.parametrize("earlier", [(), (Upgrade(0, 0, {}),)])
def test_program_changes_without_a_new_version_stop_no_table(earlier: tuple[Upgrade, ...]) -> None:
    moment = (EXAMPLES / "2-seasons.msgpack").read_bytes()
    latest, game = stored_position.decode_position(moment), program_relayout.GAMES["seasons"]
    rules = kit("seasons").rules
    latest = msgspec.structs.replace(latest, rules=rules.version)
    kept = room.unpack(msgspec.msgpack.encode(msgspec.json.decode((EXAMPLES / "room-2.json").read_bytes())))
    kept = msgspec.structs.replace(kept, phase="playing", rules=rules.version, seats=kept.seats[:2], bound=None)
    packed = msgspec.msgpack.encode(latest)
    saved = SavedTable(
        id="t", rev=1, n=latest.n, room=kept, snapshot=packed, base=packed, upgrades=earlier, changed=0.0
    )
    with program_relayout.relaid(game, program_relayout.shortened(game)):
        live = asyncio.run(loader.load_table(cast("SqlStore", NoLog()), saved))
        assert not live.unreadable
        assert live.game is not None
        assert rules.resting(live.game.state)
        assert [one.id for one in live.unsaved] == ["went_back"]
    damaged = msgspec.structs.replace(latest, fields=latest.fields | {"gauge": []})
    noise = msgspec.structs.replace(saved, snapshot=msgspec.msgpack.encode(damaged), base=b"")
    assert asyncio.run(loader.load_table(cast("SqlStore", NoLog()), noise)).unreadable


@pytest.mark.parametrize("key", ["11" * 32, "22" * 32])
def test_rules_that_deal_the_same_leave_no_change_before_the_first_choice(key: str) -> None:
    """A record may not claim such a change, because nothing would connect its deal to the key."""
    rules = kit("spellbook").rules
    kept = room.unpack(msgspec.msgpack.encode(msgspec.json.decode((EXAMPLES / "room-2.json").read_bytes())))
    kept = msgspec.structs.replace(
        kept, game="spellbook", phase="playing", options={}, seats=kept.seats[:2], bound=None, key="11" * 32, rules=0
    )
    dealt = TableGame(msgspec.structs.replace(kept, key=key).new_session()).snapshot()
    latest = msgspec.structs.replace(stored_position.decode_position(dealt), rules=0)
    saved = SavedTable(id="t", rev=1, n=0, room=kept, snapshot=None, base=None, upgrades=(), changed=0.0)
    live = LiveTable("t", 1, kept, None, ())
    loader.upgrade(live, saved, latest, None)
    assert live.game is not None
    same = key == kept.key
    assert [one.at for one in live.upgrades] == ([] if same else [0])
    assert live.room.rules == (rules.version if same else 0)


@pytest.mark.parametrize("phase", ["playing", "over"])
def test_an_unplayable_snapshot_falls_back_to_the_previous_one(phase: str) -> None:
    """A finished table is shown as far as possible, and nothing is written to its log."""
    latest = stored_position.decode_position((EXAMPLES / "2-spellbook.msgpack").read_bytes())
    rest = stored_position.decode_position(latest.rest)
    rules = kit("spellbook").rules
    kept = room.unpack(msgspec.msgpack.encode(msgspec.json.decode((EXAMPLES / "room-2.json").read_bytes())))
    kept = msgspec.structs.replace(kept, game="spellbook", phase=phase, options={}, seats=kept.seats[:2], bound=None)
    saved = SavedTable(id="t", rev=1, n=latest.n, room=kept, snapshot=None, base=None, upgrades=(), changed=0.0)
    broken = latest.fields | {"pouch_n": int(str(latest.fields["pouch_n"])) - 1}  # one materia is missing
    live = LiveTable("t", 1, kept, None, ())
    loader.upgrade(live, saved, msgspec.structs.replace(latest, rules=0, fields=broken), None)
    assert live.game is not None
    assert rules.resting(live.game.state)
    assert [(one.at, one.back) for one in live.upgrades] == [(latest.n, rest.n)]
    assert [one.id for one in live.unsaved] == (["went_back"] if phase == "playing" else [])
    assert live.n == latest.n + len(live.unsaved)
    assert live.game.state.version == int(str(latest.fields["version"])) + len(live.unsaved)
    assert live.game.rest == b""

    nothing = LiveTable("t", 1, kept, None, ())
    loader.upgrade(nothing, saved, msgspec.structs.replace(latest, rules=0, fields=broken, rest=b""), None)
    assert nothing.game is None


@pytest.mark.parametrize("lines", range(1, len(STEPS[2]) + 1))
def test_a_database_with_part_of_migration_3_is_completed(fresh_database: str, lines: int) -> None:
    """Migration 3 grew between two releases, and databases created before that claim to have it."""

    async def as_it_was() -> None:
        store = SqlStore(fresh_database)
        whole = STEPS[2]
        try:
            STEPS[2] = whole[:lines]
            async with store.transaction() as db:
                await migrate(db, 3)
        finally:
            STEPS[2] = whole
        await store.close()

    asyncio.run(as_it_was())
    with serving(fresh_database) as server, Guest(server.url) as ann:
        ann.post("/accounts", {"name": "Ann", "password": "correct horse"})
        assert ann.get("/me")["name"] == "Ann"
        ann.get("/puzzles")
        ann.make("me", "random")
        assert server.failures() == []
