"""Reviews of finished games: made once where bots think, kept with the record, the same as in a terminal."""

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
from tests.server.test_playing import seated
from tests.server.test_unreadable import change


def alone(guest: Guest) -> str:
    """A short game of one player, who always takes what is offered last."""
    table = str(guest.make("me", game="spellbook", deal=1)["table"])
    guest.act(table, "start")
    while (told := guest.look(table))["view"]["ask"]:
        guest.choose(table, told["version"], told["view"]["ask"]["options"][-1]["id"])
    return table


def thinking(server: Server) -> list[int]:
    """The processes in which this server's bots think long."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if Path(f"/proc/{pid}/cmdline").read_bytes().endswith(b"\0deep\0")]


def let_one_die(server: Server) -> None:
    """Whoever thinks about a review dies of it, once."""
    (worker,) = until(lambda: thinking(server), "a worker thinks")
    os.kill(worker, signal.SIGKILL)


def test_a_review_is_made_once_told_as_it_grows_and_kept(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = alone(ann)
        place = f"/tables/{table}/reviews/0"
        assert ann.get(place)["state"] == "none"
        assert 0 < ann.get(place)["seconds"] < 60, "how long it takes is said beforehand"
        begun = ann.post(place, {})
        assert (begun["state"], begun["own"]) == ("working", True)
        let_one_die(server)
        assert begun["of"] > 10
        assert begun["seconds"] > 0
        theirs = bob.http.delete(place).json()
        assert theirs["state"] in ("working", "done"), "it is Ann who asked for it"
        assert not theirs["own"]
        found: Json = until(lambda: (told := ann.get(place))["state"] != "working" and told, "the review is done", 120)
        assert found["state"] == "done"
        told = msgspec.convert(found["review"], SeatReview)
        record = records.read(msgspec.json.encode(ann.get(f"/tables/{table}/record")))
        reviewing = Reviewer(kit("spellbook").rules, record, (0,))
        assert len(list(reviewing.run())) == begun["of"]
        assert reviewing.result().seats[0] == told, "the same as in a terminal"
        server.restart()
        assert bob.post(place, {})["review"] == found["review"], "kept, for whoever may see the game again"
        assert server.failures() == []


def test_what_cannot_be_reviewed_is_refused(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook", spectators=False)
    place = f"/tables/{table}/reviews/0"
    assert ann.post(place, {}, expect=409)["said"]["key"] == "server-record-later"
    ann.act(table, "resign")
    assert ann.post(place, {}, expect=404)["said"]["key"] == "server-no-review", "nobody has won"
    assert ann.post(f"/tables/{table}/reviews/3", {}, expect=404)["said"]["key"] == "server-no-seat"
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get(place).status_code == 404
        assert cem.http.post(place, json={}).status_code == 404


def test_a_review_goes_with_its_table(fresh_database: str) -> None:
    async def story() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        try:
            await store.save_review("gone", 0, b"{}")
            assert await store.review("gone", 0) is None, "there is no such table"
        finally:
            await store.close()

    asyncio.run(story())


def test_a_game_whose_log_is_damaged_is_refused_in_one_sentence(server: Server, ann: Guest) -> None:
    """Before anything is begun for it; and others are still reviewed."""
    foreign, lost, whole = alone(ann), alone(ann), alone(ann)
    change(
        server.database,
        ("update choices set id = :id where table_id = :table and n = 2", {"id": "x", "table": foreign}),
        ("delete from choices where table_id = :table and n > 2", {"table": lost}),
    )
    for table, why in ((foreign, "Choice 3"), (lost, "not over")):
        refused = ann.post(f"/tables/{table}/reviews/0", {}, expect=404)
        assert refused["said"]["key"] == "server-no-review"
        assert why in refused["why"]
        assert ann.get(f"/tables/{table}/reviews/0")["state"] == "none"
    place = f"/tables/{whole}/reviews/0"
    assert ann.post(place, {})["state"] == "working"
    ann.http.delete(place)


def test_a_review_that_is_stopped_can_be_asked_for_again(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as ann:
        table = alone(ann)
        place = f"/tables/{table}/reviews/0"
        ann.post(place, {})
        assert ann.http.delete(place).json()["state"] == "none"
        assert ann.post(place, {})["done"] == 0
        assert server.failures() == []
