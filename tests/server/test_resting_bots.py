"""Bots think only while a person is present, in that person's process, and never delay clocks."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from sortilege.server.config import Config
from sortilege.server.db import SqlStore
from sortilege.server.server_process import ServerProcess
from sortilege.tables.identity import Caller
from sortilege.tables.live import live_table, table_writer
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.protocol.room import ClockSettings
from sortilege.tables.protocol.socket import ActRequest
from sortilege.tables.protocol.tables import NewTable, SeatPlan
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import TableChange
from sortilege.tables.thinking import fair_queue
from tests.server.harness import Guest, Server

ANN, EVE = Caller(session="ann"), Caller(session="eve")
NONE = ClockSettings()
DAYS = ClockSettings(kind="move", seconds=3 * 86_400)


@asynccontextmanager
async def served(database: str) -> AsyncIterator[ServerProcess]:
    service = ServerProcess(Config(database=database, limits=0))
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


async def started(service: ServerProcess, *seats: SeatPlan, clock: ClockSettings = NONE, caller: Caller = ANN) -> str:
    """Create a table with a numbered deal."""
    asked = NewTable(game="spellbook", seats=list(seats), clock=clock, deal=1)
    table = (await service.rooms.create_table(caller, asked, "")).table
    await service.rooms.act(caller, table, ActRequest(what="start"))
    return table


async def until(service: ServerProcess, table: str, true: object) -> LiveTable:
    """Wait, without sending a request, until the table meets a condition."""
    assert callable(true)
    for _ in range(3000):
        found = await service.tables.get(table)
        if true(found):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("waited in vain")


BOT, ME = SeatPlan(kind="bot", bot="random"), SeatPlan(kind="me")


def test_bots_rest_until_a_person_is_present(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_test() -> None:
        async with served(fresh_database) as service:
            monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.0)
            table = await started(service, BOT, BOT)
            await asyncio.sleep(1.2)  # two rounds of the housekeeper
            assert (await service.tables.get(table)).n == 0
            monkeypatch.undo()
            await service.reader.look(ANN, table, None)
            await until(service, table, lambda found: found.room.phase == "over")

    asyncio.run(run_test())


def test_bots_rest_again_when_all_people_have_left(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_test() -> None:
        async with served(sqlite) as service:
            table = await started(service, BOT, BOT)
            await until(service, table, lambda found: found.n > 3)
            monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.0)
            await asyncio.sleep(0.3)
            n = (await service.tables.get(table)).n
            await asyncio.sleep(1.2)
            assert (await service.tables.get(table)).n == n
            assert await service.store.claim_bots("another", 10.0, 50) == []

    asyncio.run(run_test())


def test_in_correspondence_bots_continue_until_a_persons_turn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_test() -> None:
        async with served(sqlite) as service:
            monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.0)
            table = await started(service, BOT, BOT, ME, clock=DAYS)
            found = await until(service, table, lambda found: 2 in found.open_seats())
            assert found.n > 0
            await service.rooms.act(ANN, table, ActRequest(what="leave"))  # only bots have to choose
            n = (await service.tables.get(table)).n
            await asyncio.sleep(0.7)
            assert (await service.tables.get(table)).n == n

    asyncio.run(run_test())


def test_in_correspondence_clocks_run_out_without_anyone_present(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_test() -> None:
        async with served(sqlite) as service:
            monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.0)
            table = await started(service, ME, SeatPlan(kind="with_me"), clock=DAYS)

            def long_ago(live: LiveTable) -> None:
                for seat in live.open_seats():
                    live.room.seats[seat].asked_at = time.time() - 4 * 86_400

            async with service.tables.at(table) as found:
                await service.writer.change_room(found, long_ago)
            await until(service, table, lambda found: found.n > 0)

    asyncio.run(run_test())


def test_one_guests_slow_bots_do_not_delay_anothers(sqlite: str) -> None:
    dear, cheap = SeatPlan(kind="bot", bot="mcts:3000ms"), SeatPlan(kind="bot", bot="mcts:1")

    async def run_test() -> None:
        async with served(sqlite) as service:
            for _ in range(6):
                await started(service, dear, dear, caller=EVE)
            quick = await started(service, BOT, BOT)
            await until(service, quick, lambda found: found.room.phase == "over")
            searching = await started(service, cheap, cheap)
            await until(service, searching, lambda found: found.n >= 8)
            assert len(service.workers.deep.queue) >= 5  # Eve's bots still want more than there is

    asyncio.run(run_test())


def room() -> Room:
    return Room(game="spellbook", options={}, seats=[], host="ann", phase="playing")


async def stored(store: SqlStore, id: str, due: float | None, bots: float | None, process: str = "") -> None:
    await store.create_table(id, room(), [])
    claim = (process, time.time() + table_writer.CLAIM_SECONDS) if process else None
    await store.save(TableChange(id=id, rev=0, room=room(), n=0, due=due, bots=bots, claim=claim))


def test_clocks_are_handled_regardless_of_the_number_of_bots(fresh_database: str) -> None:
    async def run_test() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        now = time.time()
        for n in range(8):
            await stored(store, f"bots {n}", None, now - 100.0, "here" if n < 4 else "")
        await stored(store, "clock", now - 1.0, None)
        await stored(store, "clock and bots", now - 0.5, now - 100.0, "here")
        await stored(store, "later", now + 60.0, None)
        assert await store.claim_overdue("here", 10.0, 5) == ["clock", "clock and bots"]
        # Tables already waiting here are not claimed again, because they would crowd out the rest.
        assert sorted(await store.claim_bots("here", 10.0, 5)) == [f"bots {n}" for n in range(4, 8)]
        await store.close()

    asyncio.run(run_test())


def test_waiting_bots_stay_with_their_process(fresh_database: str) -> None:
    async def run_test() -> None:
        store = SqlStore(fresh_database)
        await store.open()
        now = time.time()
        await stored(store, "table", None, now, "here")
        assert not await store.claim("table", "there", 10.0)
        await store.extend_claims(["table"], "there", -10.0)  # not its own table
        assert await store.claim_bots("there", 10.0, 50) == []
        await store.extend_claims(["table"], "here", -10.0)  # the process has sent no heartbeat for a while
        assert await store.claim_bots("there", 10.0, 50) == ["table"]
        assert not await store.claim("table", "here", 10.0)
        await store.rest_bots("table", 0)  # an older revision than the stored one
        await store.extend_claims(["table"], "there", -10.0)
        assert await store.claim_bots("there", -10.0, 50) == ["table"]
        await store.rest_bots("table", 1)
        assert await store.claim_bots("there", -10.0, 50) == []
        assert await store.claim("table", "here", -10.0)
        assert await store.claim_bots("there", 10.0, 50) == ["table"]
        await store.close()

    asyncio.run(run_test())


def test_thinking_counts_toward_an_account_or_a_session_at_an_address(server: Server, ann: Guest, bob: Guest) -> None:
    async def owner(table: str) -> str:
        store = SqlStore(server.database)
        await store.open()
        saved = await store.read(table)
        await store.close()
        assert saved is not None
        return saved.room.owner

    owners = [asyncio.run(owner(guest.make("random", "random")["table"])) for guest in (ann, ann, bob)]
    wheres, whos = zip(*(fair_queue.quota_names(one) for one in owners), strict=True)
    assert len(set(wheres)) == 1
    assert whos[0] == whos[1] != whos[2]
    assert "127.0.0.1" not in wheres[0]
    ann.post("/accounts", {"name": f"Ann {time.time()}", "password": "long enough"})
    account = asyncio.run(owner(ann.make("random", "random")["table"]))
    assert fair_queue.quota_names(account) == (account, account)
