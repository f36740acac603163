"""Reviews of finished games: made once where bots think, kept with the record, the same as in a terminal."""

import asyncio
from pathlib import Path

import msgspec

from sortilege.analysis.review import Reviewing
from sortilege.analysis.told import SeatReview
from sortilege.core import record as records
from sortilege.core.kits import kit
from sortilege.server.storage import Store
from tests.server.harness import Guest, Json, Server, serving, until
from tests.server.test_playing import seated


def alone(guest: Guest) -> str:
    """A short game of one player, who always takes what is offered last."""
    table = str(guest.make("me", game="spellbook", deal=1)["table"])
    guest.act(table, "start")
    while (told := guest.look(table))["view"]["ask"]:
        guest.choose(table, told["version"], told["view"]["ask"]["options"][-1]["id"])
    return table


def test_a_review_is_made_once_told_as_it_grows_and_kept(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as ann, Guest(server.url, "Bob") as bob:
        table = alone(ann)
        place = f"/tables/{table}/reviews/0"
        assert ann.get(place)["state"] == "none"
        begun = ann.post(place, {})
        assert begun["state"] == "working"
        assert begun["of"] > 10
        assert begun["seconds"] > 0
        assert bob.http.delete(place).json()["state"] in ("working", "done"), "it is Ann who asked for it"
        found: Json = until(lambda: (told := ann.get(place))["state"] != "working" and told, "the review is done", 120)
        assert found["state"] == "done"
        told = msgspec.convert(found["review"], SeatReview)
        record = records.read(msgspec.json.encode(ann.get(f"/tables/{table}/record")))
        reviewing = Reviewing(kit("spellbook").rules, record, (0,))
        assert len(list(reviewing.run())) == len(told.choices)
        assert reviewing.told().seats[0] == told, "the same as in a terminal"
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
        store = Store(fresh_database)
        await store.open()
        try:
            await store.keep_review("gone", 0, b"{}")
            assert await store.review("gone", 0) is None, "there is no such table"
        finally:
            await store.close()

    asyncio.run(story())


def test_a_review_that_is_stopped_can_be_asked_for_again(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as ann:
        table = alone(ann)
        place = f"/tables/{table}/reviews/0"
        ann.post(place, {})
        assert ann.http.delete(place).json()["state"] == "none"
        assert ann.post(place, {})["done"] == 0
        assert server.failures() == []
