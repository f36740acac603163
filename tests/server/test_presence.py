"""Presence in the database that all processes share, and how clients learn of it."""

import asyncio
import json
import time
from typing import Any

import pytest

from sortilege.server.db import SqlStore
from sortilege.tables.identity import Caller
from sortilege.tables.live import presenter
from sortilege.tables.live.client import Client
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.rooms.room import Room, Seat


def test_extending_presence_does_not_revive_those_who_left(fresh_database: str) -> None:
    async def run_test() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        try:
            now = time.time()
            await store.mark_present("table", (0, 1), "here", now + 45)
            await store.mark_absent("table", (1,), "here", now)
            await store.extend_presence("here", now + 60)
            assert await store.presence("table") == {0: now + 60, 1: now}
            await store.mark_present("table", (1,), "here", now + 45)  # returns
            await store.extend_presence("here", now + 75)
            assert await store.presence("table") == {0: now + 75, 1: now + 75}
        finally:
            await store.close()

    asyncio.run(run_test())


def test_a_player_who_left_one_process_may_be_present_at_another(own_postgres: str) -> None:
    async def run_test() -> None:
        store = SqlStore(own_postgres)
        await store.open()
        try:
            now = time.time()
            await store.mark_present("table", (0,), "here", now + 45)
            await store.mark_present("table", (0,), "there", now + 50)
            await store.mark_absent("table", (0,), "here", now)
            assert await store.presence("table") == {0: now + 50}
            await store.mark_all_absent("there", now + 1)
            assert await store.presence("table") == {0: now + 1}
        finally:
            await store.close()

    asyncio.run(run_test())


def test_a_change_of_the_room_is_encoded_once_for_all_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them comes and goes, and everyone else hears of it."""
    made: list[tuple[Any, ...]] = []
    snapshot = presenter.room_snapshot

    def counted(live: LiveTable, *who: Any, **more: Any) -> Any:
        made.append(who)
        return snapshot(live, *who, **more)

    monkeypatch.setattr(presenter, "room_snapshot", counted)
    room = Room(game="seasons", options={}, seats=[Seat(kind="person"), Seat(kind="person")], host="ann")
    live = LiveTable("table", 0, room, None, ())
    host, player = Client(Caller("ann"), (0,), True, room), Client(Caller("bob"), (1,), False, room)
    spectators = [Client(Caller(f"{n}"), (), False, room) for n in range(100)]
    live.clients |= {host, player, *spectators}
    presenter.publish(live, ())
    assert len(made) == 4  # one to see whether it has changed, and one for each kind of viewer
    for client in live.clients:
        (sent,) = client.outgoing
        told = json.loads(sent)["room"]
        assert (tuple(told["mine"]), told["host"]) == (client.seats, client.host)
