"""A table whose log has become very long still opens, and what a player asks for costs no more than what it shows."""

import asyncio
import json
import time
import tracemalloc
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest
from sqlalchemy import update

from sortilege.core.record import TAKE_BACK, UNDO
from sortilege.server.db import SqlStore, schema
from sortilege.server.db import tables as table_store
from sortilege.tables.content.last_turn import MAX_SHOWN_STEPS
from sortilege.tables.content.replays import NO_FRAMES, Replays
from sortilege.tables.identity import Caller
from sortilege.tables.live.client import Client
from sortilege.tables.live.loader import MAX_FOLLOWED_ENTRIES, load_table
from sortilege.tables.live.socket_lifecycle import MAX_RESUMED_STEPS
from sortilege.tables.play import agreed_undo, choice_pipeline
from sortilege.tables.play.table_reader import MAX_LOG_STEPS
from sortilege.tables.protocol.play import TakeBackRequest
from sortilege.tables.protocol.socket import ActRequest, RequestAccepted
from sortilege.tables.refusals import NotNow, NotThere, Unreadable
from sortilege.tables.storage.row_conversion import log_entry
from sortilege.tables.storage.store import LogEntry, LogSpan
from tests.server.long_log import lengthen
from tests.server.test_seats import two
from tests.server.test_sessions import Process, first, opened

LONG = 500_000
MAX_SECONDS, MAX_MEGABYTES = 0.1, 50.0  # of this process, for whatever a player asks for


class Reads:
    """Counts what is read of a log."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = 0
        self.skipped = 0
        visible_entries = SqlStore.visible_entries

        def counted(row: Mapping[Any, Any]) -> LogEntry:
            self.entries += 1
            return log_entry(row)

        async def watched(store: SqlStore, id: str, span: LogSpan) -> list[LogEntry]:
            self.skipped = max(self.skipped, span.skip)
            return await visible_entries(store, id, span)

        monkeypatch.setattr(table_store, "log_entry", counted)
        monkeypatch.setattr(SqlStore, "visible_entries", watched)

    def since(self) -> int:
        """Return how many entries were read since the last call."""
        found, self.entries = self.entries, 0
        return found


async def processor_seconds(ask: Callable[[], Awaitable[object]]) -> float:
    """Return what the fastest of a few answers takes."""
    times = []
    for _ in range(3):
        start = time.process_time()
        await ask()
        times.append(time.process_time() - start)
    return min(times)


async def megabytes(ask: Callable[[], Awaitable[object]]) -> float:
    """Return how much memory an answer takes while it is made."""
    tracemalloc.start()
    try:
        await ask()
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


def sent(client: Client) -> Any:
    """Return the last message to a client, and forget the others."""
    found = json.loads(client.outgoing[-1])
    client.outgoing.clear()
    return found


async def load_again(process: Process, table: str) -> None:
    saved = await process.store.read(table)
    assert saved is not None
    live = await load_table(process.store, saved)
    assert live.game is not None


async def choose(process: Process, caller: Caller, table: str) -> None:
    await process.choices.choose(caller, table, await first(process, caller, table))


def test_a_long_log_is_read_only_as_far_as_it_is_shown(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_test() -> None:
        before, process = Process(fresh_database), Process(fresh_database)
        async with opened(before):
            table, ann, bob = await two(before)
            await choose(before, ann, table)
            with monkeypatch.context() as patch:
                patch.setattr(agreed_undo, "MAX_AGREED_UNDOS", 0)
                with pytest.raises(NotNow):
                    await before.rooms.act(ann, table, ActRequest(what="ask_undo"))
            await lengthen(before.store, table, LONG, UNDO, base=True)
        async with opened(process):
            reads, replays = Reads(monkeypatch), Replays(process.rooms)
            version = (await process.reader.look(bob, table, None)).version
            assert version == LONG + 1
            assert reads.since() == 0
            for since in (0, version // 2 - 1, version // 2 + 1, version - 1500, version - 3, version):
                page = await process.reader.log(bob, table, None, since)
                last = min(version, since + MAX_LOG_STEPS)
                assert [step.version for step in page.steps] == list(range(since + 1, last + 1))
                assert page.next == (last if last < version else None)
                assert reads.since() == len(page.steps)
            assert reads.skipped == 0  # everything is visible, so entries are found by their numbers

            client = await process.sockets.attach(bob, table)
            for behind in (MAX_RESUMED_STEPS + 1, version):
                await process.sockets.resume(client, table, None, version - behind)
                assert sent(client)["is"] == "table"
                assert reads.since() == 0
            await process.sockets.resume(client, table, None, version - MAX_RESUMED_STEPS)
            news = sent(client)
            assert (news["is"], len(news["steps"])) == ("news", MAX_RESUMED_STEPS)
            assert reads.since() == MAX_RESUMED_STEPS

            assert await replays.last_turn(bob, table, None) == NO_FRAMES
            assert reads.since() <= MAX_SHOWN_STEPS

            asks: dict[str, Callable[[], Awaitable[object]]] = {
                "first page": lambda: process.reader.log(bob, table, None, 0),
                "middle page": lambda: process.reader.log(bob, table, None, version // 2),
                "last page": lambda: process.reader.log(bob, table, None, version - 1000),
                "resume": lambda: process.sockets.resume(client, table, None, version - MAX_RESUMED_STEPS),
                "whole table": lambda: process.sockets.resume(client, table, None, 0),
                "last turn": lambda: replays.last_turn(bob, table, None),
                "opening": lambda: load_again(process, table),
            }
            costs = {what: (await processor_seconds(ask), await megabytes(ask)) for what, ask in asks.items()}
            dear = {what: cost for what, cost in costs.items() if cost[0] >= MAX_SECONDS or cost[1] >= MAX_MEGABYTES}
            assert not dear
            reads.since()
            with pytest.raises(NotNow):
                await process.rooms.act(ann, table, ActRequest(what="ask_undo"))
            await process.rooms.act(ann, table, ActRequest(what="resign"))
            for late in (
                replays.frames(bob, table, 0, None),
                replays.past_decision(bob, table, 0, 0),
                process.rooms.replayable_record(bob, table),
            ):
                with pytest.raises(NotThere, match="more than"):
                    await late
            assert len((await process.rooms.record(bob, table)).choices) == LONG + 1
            assert reads.since() == 0

    asyncio.run(run_test())


def test_a_table_with_a_long_log_since_its_base_opens(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking back a sealed choice again and again adds lines, and undo has to reach what came before them."""

    async def run_test() -> None:
        before, process, damaged = (Process(fresh_database) for _ in range(3))
        async with opened(before):
            table, ann, bob = await two(before, "seasons")
            await choose(before, ann, table)
            await lengthen(before.store, table, LONG, TAKE_BACK, base=False)
        reads = Reads(monkeypatch)
        async with opened(process):
            shown = await process.reader.look(ann, table, None)
            assert shown.version == LONG + 1
            assert reads.since() <= MAX_FOLLOWED_ENTRIES
            await process.choices.choose(ann, table, TakeBackRequest(version=shown.version))
            await choose(process, ann, table)
            await choose(process, bob, table)
            assert (await process.reader.look(bob, table, None)).room.phase == "playing"
        reads.since()
        async with opened(damaged):
            nothing = {"snapshot": b"\x00", "base": b"\x00"}
            async with damaged.store.transaction() as db:
                await db.execute(update(schema.tables).where(schema.tables.c.id == table).values(nothing))
            with pytest.raises(Unreadable):
                await damaged.choices.choose(ann, table, TakeBackRequest(version=shown.version))
            assert reads.since() == 0

    asyncio.run(run_test())


def test_a_seat_goes_back_only_so_often_in_a_game(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other seat has steps of its own, so one player cannot use up another's."""
    monkeypatch.setattr(choice_pipeline, "MAX_STEPS_BACK_IN_GAME", 3)

    async def run_test() -> None:
        process = Process(fresh_database)
        async with opened(process):
            table, ann, bob = await two(process, "seasons")

            async def take_back(caller: Caller) -> RequestAccepted:
                await choose(process, caller, table)
                version = (await process.reader.look(caller, table, None)).version
                return await process.choices.choose(caller, table, TakeBackRequest(version=version))

            for _ in range(3):
                await take_back(ann)
                await choose(process, ann, table)
                await choose(process, bob, table)
            with pytest.raises(NotNow) as refused:
                await take_back(ann)
            assert refused.value.said.key == "server-steps-back-in-game"
            await choose(process, bob, table)  # the next round
            await take_back(bob)

    asyncio.run(run_test())
