"""Reviews of finished games: computed once by the bot workers, stored, and the same as in a terminal."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec

from sortilege.analysis.results import SeatReview
from sortilege.analysis.review import Reviewer
from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.server.db import SqlStore
from tests.server.harness import Guest, Json, Server, serving, until
from tests.server.test_damaged_tables import change
from tests.server.test_playing import seated


def alone(guest: Guest) -> str:
    """Play a short solo game, always choosing the last option."""
    table = str(guest.make("me", game="spellbook", deal=1)["table"])
    guest.act(table, "start")
    while (told := guest.look(table))["view"]["ask"]:
        guest.choose(table, told["version"], told["view"]["ask"]["options"][-1]["id"])
    return table


def thinking(server: Server) -> list[int]:
    """Return the worker processes for long searches."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if Path(f"/proc/{pid}/cmdline").read_bytes().endswith(b"\0deep\0")]


def let_one_die(server: Server) -> None:
    """Kill the worker that computes the review, once."""
    (worker,) = until(lambda: thinking(server), "a worker is busy")
    os.kill(worker, signal.SIGKILL)


def test_a_review_is_computed_once_with_progress_and_stored(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = alone(ann)
        place = f"/tables/{table}/reviews/0"
        assert ann.get(place)["state"] == "none"
        assert 0 < ann.get(place)["seconds"] < 60, "the estimated time is shown in advance"
        begun = ann.post(place, {})
        assert (begun["state"], begun["own"]) == ("working", True)
        let_one_die(server)
        assert begun["of"] > 10
        assert begun["seconds"] > 0
        theirs = bob.http.delete(place).json()
        assert theirs["state"] in ("working", "done"), "only Ann requested it"
        assert not theirs["own"]
        found: Json = until(lambda: (told := ann.get(place))["state"] != "working" and told, "the review is done", 120)
        assert found["state"] == "done"
        told = msgspec.convert(found["review"], SeatReview)
        record = records.read(msgspec.json.encode(ann.get(f"/tables/{table}/record")))
        reviewing = Reviewer(kit("spellbook").rules, record, (0,))
        assert len(list(reviewing.run())) == begun["of"]
        assert reviewing.result().seats[0] == told, "the review differs from a terminal's"
        server.restart()
        assert bob.post(place, {})["review"] == found["review"], "the review was not stored for everyone"
        assert server.failures() == []


def test_games_that_cannot_be_reviewed_are_rejected(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook", spectators=False)
    place = f"/tables/{table}/reviews/0"
    assert ann.post(place, {}, expect=409)["said"]["key"] == "server-record-later"
    ann.act(table, "resign")
    assert ann.post(place, {}, expect=404)["said"]["key"] == "server-no-review", "a game without winner has no review"
    assert ann.post(f"/tables/{table}/reviews/3", {}, expect=404)["said"]["key"] == "server-no-seat"
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get(place).status_code == 404
        assert cem.http.post(place, json={}).status_code == 404


def test_a_review_is_deleted_with_its_table(fresh_database: str) -> None:
    async def run_test() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        try:
            await store.save_review("gone", 0, b"{}")
            assert await store.review("gone", 0) is None, "the table was deleted"
        finally:
            await store.close()

    asyncio.run(run_test())


def test_a_game_with_a_damaged_log_is_rejected_in_one_sentence(server: Server, ann: Guest) -> None:
    """The error comes before the review starts, and other games can still be reviewed."""
    foreign, lost, whole = alone(ann), alone(ann), alone(ann)
    change(
        server.database,
        ("update choices set id = :id where table_id = :table and n = 2", {"id": "x", "table": foreign}),
        ("delete from choices where table_id = :table and n > 2", {"table": lost}),
    )
    for table, why in ((foreign, "Move 3"), (lost, "not over")):
        refused = ann.post(f"/tables/{table}/reviews/0", {}, expect=404)
        assert refused["said"]["key"] == "server-no-review"
        assert why in refused["why"]
        assert ann.get(f"/tables/{table}/reviews/0")["state"] == "none"
    place = f"/tables/{whole}/reviews/0"
    assert ann.post(place, {})["state"] == "working"
    ann.http.delete(place)


def test_a_canceled_review_can_be_requested_again(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as ann:
        table = alone(ann)
        place = f"/tables/{table}/reviews/0"
        ann.post(place, {})
        assert ann.http.delete(place).json()["state"] == "none"
        assert ann.post(place, {})["done"] == 0
        assert server.failures() == []
