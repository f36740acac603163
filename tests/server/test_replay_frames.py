"""Replays of finished games, choice by choice, as any seat saw them; never before the end."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from sortilege.core.kits import kit
from sortilege.tables.content.replay_frames import MAX_FRAMES, replay_frames
from sortilege.tables.content.replays import MAX_CACHED_PARTS, Replays
from sortilege.tables.identity import Caller
from sortilege.tables.refusals import NotThere
from tests.server.harness import Guest, Json, Player, Server
from tests.server.test_playing import seated
from tests.server.test_saved_formats import upgraded


def every(guest: Guest, table: str, **query: Any) -> list[Json]:
    """Fetch all frames as the page does."""
    found: list[Json] = []
    while True:
        told = guest.get(f"/tables/{table}/frames", since=len(found), **query)
        assert len(told["frames"]) <= MAX_FRAMES
        found += told["frames"]
        if len(found) > told["last"]:
            assert [one["version"] for one in found] == list(range(told["last"] + 1))
            return found


def test_a_replay_shows_what_each_seat_saw(server: Server, ann: Guest) -> None:
    table = ann.make("me", "with_me")["table"]
    ann.act(table, "start")
    told = ann.look(table, seat=0)
    version = ann.choose(table, told["version"], told["view"]["ask"]["options"][0]["id"], seat=0)["version"]
    ann.post(f"/tables/{table}/take-back", {"do": "take_back", "version": version, "seat": 0})
    player = Player(ann, table, random.Random(5))
    player.open()
    player.hear_until(lambda: len(player.views) == 2)
    while not player.over:
        player.step()
        for seat in (0, 1) if player.rng.random() < 0.1 else ():
            version = ann.look(table, seat=seat)["version"]
            ann.http.post(f"/tables/{table}/undo", json={"do": "undo", "version": version, "seat": seat})
            player.send({"do": "resume", "version": None, "seat": seat})
            while player.hear()["is"] != "table":
                pass
    player.close()
    record = ann.get(f"/tables/{table}/record")
    mine = every(ann, table, seat=0)
    assert [one["who"] for one in mine[1:]] == [seat for seat, _ in record["choices"]]
    assert (mine[0]["who"], mine[0]["events"]) == (None, [])
    end = ann.look(table, seat=0)["view"]
    assert mine[-1]["view"] | {"version": end["version"]} == end
    assert all(one["view"]["ask"] is None for one in mine)
    log = [event for step in ann.get(f"/tables/{table}/log", seat=0)["steps"] for event in step["events"]]
    assert [event for one in mine for event in one["events"]] == log
    assert {"undo", "take_back"} <= {id for _, id in record["choices"]}
    theirs, nobodys = every(ann, table, seat=1), every(ann, table)
    assert theirs[0]["view"]["me"]["pack"] != mine[0]["view"]["me"]["pack"]
    assert nobodys[0]["view"]["me"] is None
    assert [one["view"]["seats"][0]["points"] for one in nobodys] == [one["view"]["seats"][0]["points"] for one in mine]


def test_replays_need_a_finished_game_and_permission_to_look(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook", spectators=False)
    early = ann.http.get(f"/tables/{table}/frames")
    assert (early.status_code, early.json()["word"]) == (409, "not_now")
    for guest in (ann, bob):
        guest.act(table, "abandon")
    assert ann.get(f"/tables/{table}/frames")["last"] == 0
    assert bob.get(f"/tables/{table}/frames", since=7, seat=0)["frames"][0]["view"]["seat"] == 0
    assert ann.http.get(f"/tables/{table}/frames", params={"seat": 2}).status_code == 404
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get(f"/tables/{table}/frames").status_code == 404


def test_frames_begin_at_the_last_change_of_rules() -> None:
    game, record = upgraded(20)
    told = replay_frames(record, 0, None)
    assert (told.first, told.last) == (20, len(record.choices))
    assert [one.version for one in told.frames] == list(range(20, 20 + MAX_FRAMES))
    assert told.frames[0].who is None
    assert replay_frames(record, 21, 1).frames[0].who == record.choices[20][0]
    assert replay_frames(record, told.last, 1).frames[-1].view.winners == game.rules.view(game.state, 1).winners


def test_a_record_of_other_rules_is_not_replayed() -> None:
    _, record = upgraded(20)
    other = msgspec.structs.replace(record, upgrades=())
    with pytest.raises(NotThere, match=f"rules version 0, so version {kit('spellbook').rules.version} cannot replay"):
        replay_frames(other, 0, None)


def test_a_replay_is_computed_once_for_all_requests() -> None:
    """Thirty requests at once and later ones share one replay; the least recently used part is dropped."""
    _, record = upgraded(0)
    asked: list[str] = []

    class OnlyRooms:
        async def check_over(self, caller: Caller, id: str) -> int:
            assert caller.session == "ann"
            return len(record.choices)

        async def replayable_record(self, caller: Caller, id: str) -> Any:
            asked.append(id)
            return record

    async def ask() -> None:
        replays = Replays(OnlyRooms())  # type: ignore[arg-type]  # no more of them is needed
        ann, last = Caller("ann"), len(record.choices)
        told = await asyncio.gather(*(replays.frames(ann, "one", 0, 0) for _ in range(30)))
        assert asked == ["one"]
        assert all(one == told[0] for one in told)
        for since in (0, 1, 31, last - 1, last, last + 1, last + 5000):
            for seat in (0, None):
                got = await replays.frames(ann, "one", since, seat)
                plain = replay_frames(record, since, seat)
                kept = msgspec.json.decode(msgspec.json.encode(got))
                assert kept["frames"] == msgspec.json.decode(msgspec.json.encode(plain))["frames"][: len(got.frames)]
                assert got.frames
        before = len(asked)
        for n in range(MAX_CACHED_PARTS):
            await replays.frames(ann, f"other {n}", 0, None)
        assert len(replays.cache) == MAX_CACHED_PARTS
        await replays.frames(ann, "one", 0, 0)
        assert len(asked) == before + MAX_CACHED_PARTS + 1

    asyncio.run(ask())
