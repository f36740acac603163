"""Group commit: waiting changes are written together, acknowledged after the commit, and fail independently."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from sortilege.server.db import SqlStore
from sortilege.server.db.group_commit import Batch, GroupCommit
from sortilege.tables.refusals import Unavailable
from sortilege.tables.rooms.room import Room, Seat
from sortilege.tables.storage.store import Conflict, LogEntry, TableChange

Found = TypeVar("Found")


class Paper:
    """A database for the writer that commits when allowed to."""

    def __init__(self) -> None:
        self.let = asyncio.Semaphore(0)
        self.batches: list[list[str]] = []
        self.bad: set[str] = set()
        self.gone = False

    async def commit(self, batch: Batch) -> list[bool]:
        ids = [str(one.values["id"]) for one in batch]
        self.batches.append(ids)
        await self.let.acquire()
        if self.gone or self.bad & set(ids):
            raise ValueError(ids)
        return [id != "late" for id in ids]

    def writing(self) -> GroupCommit:
        return GroupCommit(self.commit, lambda error: self.gone)


async def started(writing: GroupCommit, *ids: str) -> list[asyncio.Task[bool]]:
    tasks = [asyncio.create_task(writing.write({"id": id}, [])) for id in ids]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return tasks


def test_changes_during_a_commit_go_into_the_next_one_in_order() -> None:
    async def play() -> None:
        paper = Paper()
        writing = paper.writing()
        first = await started(writing, "a")
        rest = await started(writing, "d", "b", "late", "c")
        assert paper.batches == [["a"]]
        paper.let.release()
        assert await first[0]
        assert not any(one.done() for one in rest), "acknowledged before it was written"
        paper.let.release()
        assert await asyncio.gather(*rest) == [True, True, False, True]
        assert paper.batches == [["a"], ["d", "b", "late", "c"]]

    asyncio.run(play())


def test_a_change_that_cannot_be_written_fails_alone() -> None:
    async def play() -> None:
        paper = Paper()
        paper.bad = {"x"}
        writing = paper.writing()
        tasks = await started(writing, "a", "x", "b")
        for _ in range(4):
            paper.let.release()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert found[0] is True
        assert isinstance(found[1], ValueError)
        assert found[2] is True
        assert paper.batches == [["a", "x", "b"], ["a"], ["x"], ["b"]]

    asyncio.run(play())


def test_an_unreachable_database_fails_all_waiting_changes_at_once() -> None:
    async def play() -> None:
        paper = Paper()
        paper.gone = True
        tasks = await started(paper.writing(), "a", "b")
        paper.let.release()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in found] == [ValueError, ValueError]
        assert len(paper.batches) == 1

    asyncio.run(play())


def test_a_canceled_change_is_dropped_or_waits_for_its_commit() -> None:
    async def play() -> None:
        paper = Paper()
        writing = paper.writing()
        (first,) = await started(writing, "a")
        second, third = await started(writing, "b", "c")
        first.cancel()
        second.cancel()
        await asyncio.sleep(0.01)
        assert not first.done(), "the caller would read the table before its own change is stored"
        assert second.cancelled()
        paper.let.release()
        paper.let.release()
        assert await third
        with pytest.raises(asyncio.CancelledError):
            await first
        assert paper.batches == [["a"], ["c"]]

    asyncio.run(play())


def with_store(database: str, play: Callable[[SqlStore], Awaitable[Found]]) -> Found:
    async def run() -> Found:
        store = SqlStore(database)
        await store.open()
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(run())


def room(name: str) -> Room:
    return Room(game="seasons", options={}, seats=[Seat(kind="person", name=name)], host="", made_at=0.0)


def entry(n: int) -> LogEntry:
    return LogEntry(n=n, seat=0, id=f"choice {n}", answered=n, quiet=False, undone=0, rows=((1, 2, 3, 4, 5, 6, 7),))


def change(id: str, rev: int, *entries: int) -> TableChange:
    last = max(entries, default=-1)
    lines = tuple(entry(n) for n in entries)
    return TableChange(id=id, rev=rev, room=room(f"{id} at {rev}"), n=last + 1, due=None, snapshot=b"s", entries=lines)


def test_a_conflict_and_a_failure_do_not_affect_the_rest_of_the_batch(fresh_database: str) -> None:
    ids = ["one", "two", "late", "twice", "three"]

    async def play(store: SqlStore) -> Sequence[Any]:
        for id in ids:
            await store.create_table(id, room(id), [])
        await store.save(change("twice", 0, 0))
        await store.save(change("late", 0, 0))
        return await asyncio.gather(
            store.save(change("one", 0, 0, 1)),
            store.save(change("late", 0, 0)),  # another change came first
            store.save(change("two", 0, 0)),
            store.save(change("twice", 1, 0)),  # a log entry that exists already
            store.save(change("three", 0)),
            return_exceptions=True,
        )

    async def look(store: SqlStore) -> dict[str, tuple[int, int, str, list[str]]]:
        found = {}
        for id in ids:
            saved = await store.read(id)
            assert saved is not None
            log = [one.id for one in await store.entries(id)]
            found[id] = (saved.rev, saved.n, saved.room.seats[0].name, log)
        return found

    told = with_store(fresh_database, play)
    assert [type(one).__name__ for one in told[::2]] == ["NoneType"] * 3
    assert isinstance(told[1], Conflict)
    assert isinstance(told[3], Exception)
    assert not isinstance(told[3], Conflict)
    assert with_store(fresh_database, look) == {
        "one": (1, 2, "one at 0", ["choice 0", "choice 1"]),
        "two": (1, 1, "two at 0", ["choice 0"]),
        "late": (1, 1, "late at 0", ["choice 0"]),
        "twice": (1, 1, "twice at 0", ["choice 0"]),
        "three": (1, 0, "three at 0", []),
    }


def test_omitted_fields_keep_their_stored_values(fresh_database: str) -> None:
    """A change without snapshot, base, claim or upgrades keeps the stored ones."""

    async def play(store: SqlStore) -> None:
        await store.create_table("one", room("one"), [])
        first = msgspec.structs.replace(change("one", 0, 0), base=b"b", upgrades=())
        await store.save(first)
        await store.save(msgspec.structs.replace(change("one", 1), n=1, snapshot=None, due=5.0))
        saved = await store.read("one")
        assert saved is not None
        assert (saved.rev, saved.n, saved.snapshot, saved.base) == (2, 1, b"s", b"b")

    with_store(fresh_database, play)


def test_an_unreachable_database_rejects_all_changes(sqlite: str) -> None:
    async def play(store: SqlStore) -> Sequence[Any]:
        await store.create_table("one", room("one"), [])
        async with store.transaction() as db:
            await db.exec_driver_sql("drop table choices")
        both = store.save(change("one", 0, 0)), store.save(change("two", 0, 0))
        return await asyncio.gather(*both, return_exceptions=True)

    assert all(isinstance(one, Unavailable) for one in with_store(sqlite, play))
