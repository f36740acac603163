"""Tables that continue under the changed rules of another release, on both databases.

An effect in progress continues if the new rules contain its step. Otherwise the table goes back to before the effect,
and the only thing players see of that is a line in the log.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.core import record as records
from sortilege.core.errors import BadRecord
from sortilege.core.events import Event
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.session import verify
from sortilege.server.admin import list_tables
from sortilege.server.backups import restore
from sortilege.server.db import SqlStore
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.metrics import Metrics
from sortilege.tables.refusals import Unavailable
from sortilege.tables.storage.store import Conflict
from tests import program_relayout
from tests.cli.shell import Shell
from tests.server.harness import Guest, Json, Player, Server, serving

ROOT = Path(__file__).parent.parent.parent

# Python runs this at its start, before the server: the rules of another release.
RELEASE = """
import os
from sortilege.core.kits import kit
from tests import program_relayout

for name, game in program_relayout.GAMES.items():
    program_relayout.lay(game, getattr(program_relayout, os.environ["RELEASE"])(game))
    kit(name).rules.version += int(os.environ["RELEASES"])
"""


@contextmanager
def release(name: str, change: str, later: int) -> Iterator[None]:
    """Apply these rules in this process."""
    rules, game = kit(name).rules, program_relayout.GAMES[name]
    with program_relayout.relaid(game, getattr(program_relayout, change)(game)), pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "version", rules.version + later)
        yield


def upgrade(server: Server, patch: pytest.MonkeyPatch, folder: Path, change: str, later: int) -> None:
    server.stop()
    (folder / "sitecustomize.py").write_text(RELEASE)
    patch.setenv("PYTHONPATH", f"{folder}:{ROOT / 'src'}:{ROOT}")
    patch.setenv("RELEASE", change)
    patch.setenv("RELEASES", str(later))
    server.start()


def under_way(game: str) -> set[str]:
    """Return the prompts that only card effects have."""
    laid = program_relayout.GAMES[game].laid()
    own = {step.verb.name for one in laid if one.at is not None for step in one.steps}
    return {step.verb.name for one in laid if one.at is None for step in one.steps} - own


def in_the_middle(guest: Guest, game: str, deal: int) -> str:
    """Create a table and play it until a card's effect asks for a choice."""
    clock = {"kind": "total", "seconds": 3600}
    table = str(guest.make("me", "with_me", game=game, deal=deal, spectators=True, clock=clock)["table"])
    guest.act(table, "start")
    rng, wanted = random.Random(deal), under_way(game)
    while True:
        seat = guest.look(table, seat=0)["view"]["open"][0]
        told = guest.look(table, seat=seat)
        if told["view"]["ask"]["why"].rpartition(".")[2] in wanted:
            return table
        guest.choose(table, told["version"], rng.choice(told["view"]["ask"]["options"])["id"], seat=seat)


def asked(guest: Guest, table: str) -> tuple[int, Json]:
    seat = guest.look(table, seat=0)["view"]["open"][0]
    return seat, guest.look(table, seat=seat)


def events(log: Json) -> list[Any]:
    return [event for step in log["steps"] for event in step["events"]]


def went_back(game: str) -> Json:
    said = kit(game).words.event_message(Event("went_back", {}))
    return {"key": "went_back", "args": {}, "said": {"key": said.key}}


def test_tables_continue_by_the_rules_of_another_release(
    fresh_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(fresh_database) as server, Guest(server.url) as ann, Guest(server.url, "Eve") as eve:
        tables = {game: in_the_middle(ann, game, deal) for game, deal in (("seasons", 69), ("spellbook", 72))}
        ended = in_the_middle(ann, "spellbook", 72)
        for seat in (0, 1):
            ann.act(ended, "abandon", seat=seat)
        before = {table: asked(ann, table) for table in tables.values()}
        logs = {table: [ann.get(f"/tables/{table}/log", seat=seat) for seat in (0, 1)] for table in tables.values()}

        # Card programs are longer now: the prompt is still there, and answering it continues the effect.
        upgrade(server, monkeypatch, tmp_path, "lengthened", 1)
        for table, (seat, told) in before.items():
            now = ann.look(table, seat=seat)
            assert (now["version"], now["view"]) == (told["version"], told["view"])
            assert [ann.get(f"/tables/{table}/log", seat=seat) for seat in (0, 1)] == logs[table]

        # Card programs differ, and the prompt is gone.
        upgrade(server, monkeypatch, tmp_path, "shortened", 2)
        for game, table in tables.items():
            seat, told = before[table]
            back_to, now = asked(ann, table)
            assert now["version"] == told["version"] + 1
            assert now["view"]["ask"]["why"] in ("turn", "morning", "midday", "evening")
            for viewer, log in enumerate(logs[table]):
                after = ann.get(f"/tables/{table}/log", seat=viewer)
                assert after["steps"][:-1] == log["steps"]
                assert after["steps"][-1]["who"] == -1
                assert events(after) == [*events(log), went_back(game)]
            assert events(eve.get(f"/tables/{table}/log"))[-1] == went_back(game)
            option = told["view"]["ask"]["options"][0]["id"]
            assert ann.choose(table, told["version"], option, expect=409, seat=seat)["word"] == "stale"
            undo = {"do": "undo", "version": now["version"], "seat": back_to}
            assert ann.post(f"/tables/{table}/undo", undo, 422)["word"] == "illegal"
            assert [one["running"] for one in now["room"]["seats"]] == [at == back_to for at in (0, 1)]
        server.restart()
        for table in tables.values():
            assert ann.get(f"/tables/{table}/log", seat=0)["version"] == before[table][1]["version"] + 1

        # Players see that line, and the game can be finished.
        for game, table in tables.items():
            player = Player(ann, table, random.Random(5))
            player.play()
            player.close()
            assert player.refused == []
            record = ann.get(f"/tables/{table}/record")
            check_record(game, records.read(json.dumps(record)), tmp_path)
            frames = ann.get(f"/tables/{table}/frames", since=0)
            assert frames["first"] == record["upgrades"][-1]["at"]
            assert frames["frames"][1]["events"] == [went_back(game)]
            assert frames["frames"][1]["who"] is None
        told = ann.look(ended, seat=0)
        assert told["room"]["phase"] == "over"
        assert told["view"] is not None
        with release("spellbook", "shortened", 2):
            verify(kit("spellbook").rules, records.read(json.dumps(ann.get(f"/tables/{ended}/record"))))
        assert server.failures() == []


def check_record(game: str, record: Record, folder: Path) -> None:
    """Check that each release verifies its own stretch, and this one also the point the table went back to."""
    rules = kit(game).rules
    first, second = record.upgrades
    assert (first.back, second.at) == (None, first.at)
    assert second.back is not None
    assert second.back < second.at
    assert record.choices[second.at] == (records.NOBODY, records.WENT_BACK)
    verify(rules, record)
    with release(game, "shortened", 2):
        assert verify(rules, record).state.over
        assert [event.key for event in verify(rules, record).events(None)].count("went_back") == 1
    one_less = msgspec.structs.replace(second, back=second.back - 1)
    with pytest.raises(BadRecord, match="continues from a different state"):
        # Without the first upgrade: the choices under this release lead to the point gone back to.
        verify(rules, msgspec.structs.replace(record, upgrades=(one_less,)))
    verify(rules, msgspec.structs.replace(record, upgrades=(second,)))
    for wrong in (-1, second.at + 1):
        with pytest.raises(BadRecord, match="never existed"):
            verify(rules, msgspec.structs.replace(record, upgrades=(msgspec.structs.replace(second, back=wrong),)))
    file = folder / "game.json"
    file.write_text(records.write(record))
    shell = Shell(folder)  # it has the other release's rules, like the server
    said = shell.says("verify", str(file), status=3)
    assert "NOT" in said.splitlines()[0]
    assert "were played with rules version" in said
    assert f"moves {second.back + 1} to {second.at} no longer count" in " ".join(said.split())
    assert "The rules on this server have changed" in shell.says("replay", str(file))


def test_processes_that_open_a_table_at_once_upgrade_it_once(
    own_postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(own_postgres) as here, Guest(here.url) as ann:
        tables = [in_the_middle(ann, "spellbook", 72) for _ in range(6)]
        versions = {table: ann.look(table, seat=0)["version"] for table in tables}
        upgrade(here, monkeypatch, tmp_path, "shortened", 1)
        with serving(own_postgres) as there, Guest(there.url) as same, ThreadPoolExecutor(2) as pool:
            same.http.cookies = ann.http.cookies
            for table in tables:
                looks = [pool.submit(guest.look, table, seat=0) for guest in (ann, same)]
                told = [look.result() for look in looks]
                assert [one["version"] for one in told] == [versions[table] + 1] * 2
                assert told[0]["view"] == told[1]["view"]
                for guest in (ann, same, ann, same):
                    seat, now = asked(guest, table)
                    guest.choose(table, now["version"], now["view"]["ask"]["options"][0]["id"], seat=seat)
                log = ann.get(f"/tables/{table}/log", seat=1)
                assert log == same.get(f"/tables/{table}/log", seat=1)
                assert [one["key"] for one in events(log)].count("went_back") == 1
            assert here.failures() == there.failures() == []


def test_a_table_whose_upgrade_is_never_stored_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its revision stays as it was, so reading it again would go on for ever."""

    async def run() -> None:
        await restore(sqlite, Path(__file__).parent / "backups" / "5.gz")
        store = SqlStore(sqlite)
        await store.open()
        reads = 0

        async def save(change: object) -> None:
            nonlocal reads
            reads += 1
            assert reads < 10
            raise Conflict

        monkeypatch.setattr(store, "save", save)
        tables = TablesInMemory(store, "test", Metrics())
        outdated = [saved for _, _, saved in await list_tables(store) if saved and saved.room.phase == "playing"]
        with pytest.raises(Unavailable):
            await asyncio.gather(*(tables.get(saved.id) for saved in outdated))
        assert reads
        await store.close()

    asyncio.run(run())
