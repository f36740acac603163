"""Review runs can be seen, joined, canceled and counted from every process."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from functools import cache
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from sortilege.analysis.results import Evaluation, MeasuredSwing, Swing
from sortilege.analysis.review import Reviewer
from sortilege.analysis.review_steps import Step
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.server.db import SqlStore
from sortilege.tables.identity import Caller
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.refusals import TooMany
from sortilege.tables.rooms.room import Room
from sortilege.tables.thinking import reviews
from sortilege.tables.thinking.jobs import BotFailed, ReviewJob, WorkerPool
from sortilege.tables.thinking.reviews import MAX_REVIEWS_PER_OWNER, Reviews
from tests.analysis.test_review import played
from tests.server.harness import PATIENCE, Guest, serving, until
from tests.server.test_processes import twin_of
from tests.server.test_reviews import alone, thinking

NO_SWING = MeasuredSwing(Swing(0.0, 0.0), Swing(0.0, 0.0), clear=False)
NOBODY = cast("Caller", None)  # everyone may replay these games
record = cache(lambda: played("spellbook").record())


class Brief(Reviewer):
    """A review with three steps and no content."""

    def __init__(self, record: Record, seat: int) -> None:
        super().__init__(kit(record.game).rules, record, (seat,))
        self.steps, self.chosen = self.steps[:3], []

    def add(self, step: Step, found: Evaluation | MeasuredSwing) -> None:
        pass


class Patient:
    """Workers that answer when allowed to, and fail when told to."""

    def __init__(self) -> None:
        self.deep = self
        self.let = asyncio.Semaphore(0)
        self.asked = 0
        self.dying = False

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, table: str) -> AsyncIterator[None]:
        yield

    async def run(self, turn: None, job: ReviewJob) -> bytes:
        self.asked += 1
        if self.dying:
            raise BotFailed("it died")
        await self.let.acquire()
        return msgspec.json.encode(Evaluation(0, 0, 0, ()) if job.then is None else NO_SWING)


class Process:
    """The review service of one server process on a shared database."""

    def __init__(self, database: str) -> None:
        self.store = SqlStore(database)
        self.workers = Patient()
        self.reviews = Reviews(cast("RoomService", self), cast("WorkerPool", self.workers))

    @property
    def tables(self) -> SimpleNamespace:
        return SimpleNamespace(store=self.store)

    async def check_over(self, person: Caller, table: str) -> int:
        return len(record().choices)

    async def replayable_record(self, person: Caller, table: str) -> Record:
        return record()

    async def ask(self, owner: str, table: str = "one") -> str:
        try:
            return (await self.reviews.ask(NOBODY, owner, table, 0)).state
        except TooMany:
            return "too many"

    async def look(self) -> tuple[str, int, int]:
        told = await self.reviews.look(NOBODY, "ann", "one", 0)
        return told.state, told.done, told.of

    async def stop(self, owner: str) -> str:
        return (await self.reviews.cancel(NOBODY, owner, "one", 0)).state

    async def rest(self) -> None:
        """Wait until it is idle."""
        tasks = [active.task for active in self.reviews.active.values() if active.task]
        await asyncio.gather(*tasks, return_exceptions=True)

    def die(self) -> None:
        for active in self.reviews.active.values():
            if active.task:
                active.task.cancel()
        self.reviews.active.clear()


@contextlib.asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[Process, Process]]:
    here, there = Process(database), Process(database)
    for one in (here, there):
        await one.store.open()
    await here.store.create_table("one", Room(game="spellbook", options={}, seats=[], host=""), ())
    try:
        yield here, there
    finally:
        for one in (here, there):
            await one.reviews.close()
            await one.store.close()


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "prepare_review", Brief)


def test_every_process_can_show_join_and_cancel_a_review(fresh_database: str) -> None:
    async def run_test() -> None:
        async with two(fresh_database) as (here, there):
            assert await there.look() == ("none", 0, len(record().choices))
            assert await here.ask("ann") == "working"
            assert await there.look() == ("working", 0, 3)
            here.workers.let.release()
            async with asyncio.timeout(PATIENCE):
                while here.workers.asked < 2:
                    await asyncio.sleep(0)
            assert await here.look() == ("working", 1, 3), "the process that computes it notices at once"
            await here.reviews.report_progress()
            assert await there.look() == ("working", 1, 3)
            assert await there.ask("bob") == "working"
            assert not there.reviews.active, "computed twice"
            assert await there.stop("bob") == "working", "only Ann requested it"
            assert await there.stop("ann") == "none"
            await here.reviews.report_progress()
            await here.rest()
            assert not here.reviews.active
            assert await here.look() == ("none", 0, len(record().choices))

            assert await there.ask("bob") == "working"
            there.workers.let.release()
            there.workers.let.release()
            there.workers.let.release()
            await there.rest()
            assert (await here.look())[0] == (await there.look())[0] == "done"
            assert await here.store.review_run("one", 0) is None
            assert await here.ask("ann") == "done"

    asyncio.run(run_test())


def test_no_owner_has_more_than_two_active_reviews(fresh_database: str) -> None:
    async def run_test() -> None:
        async with two(fresh_database) as (here, there):
            one, other = (f"table {n}" for n in range(3)), (f"table {n}" for n in range(3, 6))
            asked = [here.ask("ann", table) for table in one] + [there.ask("ann", table) for table in other]
            expected = ["too many"] * (6 - MAX_REVIEWS_PER_OWNER) + ["working"] * MAX_REVIEWS_PER_OWNER
            assert sorted(await asyncio.gather(*asked)) == expected
            assert len(here.reviews.active) + len(there.reviews.active) == MAX_REVIEWS_PER_OWNER

            same = await asyncio.gather(here.ask("bob"), there.ask("cem"), here.ask("bob"), there.ask("cem"))
            assert set(same) == {"working"}
            assert len(here.reviews.active) + len(there.reviews.active) == MAX_REVIEWS_PER_OWNER + 1, (
                "it was computed twice"
            )

            first = await here.store.review_run("one", 0)
            assert first is not None
            assert await here.ask(first.owner, "another") == "working"
            assert await there.ask(first.owner, "a third") == "too many"
            await here.reviews.close()
            await there.reviews.close()
            assert await there.ask("ann", "table 9") == "working", "a failed run counted"

    asyncio.run(run_test())


def test_a_review_whose_process_died_or_stopped_can_be_requested_again(
    fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_test() -> None:
        async with two(fresh_database) as (here, there):
            assert await here.ask("ann") == "working"
            here.die()
            assert await there.ask("bob") == "working", "its last heartbeat was recent"
            assert not there.reviews.active
            with monkeypatch.context() as later:
                later.setattr(reviews, "SILENT_RUN_SECONDS", -1.0)
                assert await there.look() == ("failed", 0, 3)
                assert await there.ask("ann") == "working"
                assert await there.look() == ("working", 0, 3), "a process forgot its own run"
            assert await here.look() == ("working", 0, 3)
            await there.reviews.close()
            assert await here.look() == ("failed", 0, 3)

            assert await here.ask("ann") == "working"
            await here.store.release_all_claims()
            assert await here.look() == ("failed", 0, 3), "after a restart of a single process, its run has failed"
            await here.store.remove(["one"])
            assert await here.look() == ("none", 0, len(record().choices)), "it stayed after its table was deleted"

    asyncio.run(run_test())


def test_failures_show_everywhere_and_damaged_reviews_are_recomputed(fresh_database: str) -> None:
    async def run_test() -> None:
        async with two(fresh_database) as (here, there):
            await here.store.save_review("one", 0, b'{"seat": 0}')
            assert (await here.look())[0] == "none", "the stored review is unreadable"
            here.workers.dying = True
            assert await here.ask("ann") == "working"
            await here.rest()
            assert here.workers.asked == reviews.MAX_ATTEMPTS
            assert await there.look() == ("failed", 0, 3)
            assert await there.ask("ann") == "working", "it may be requested again"
            there.workers.let.release()
            there.workers.let.release()
            there.workers.let.release()
            await there.rest()
            assert (await here.look())[0] == "done"

    asyncio.run(run_test())


def test_two_servers_share_a_review_and_one_is_killed_meanwhile(own_postgres: str) -> None:
    with serving(own_postgres) as one, serving(own_postgres) as two, Guest(one.url) as ann:
        place = f"/tables/{alone(ann)}/reviews/0"
        with twin_of(ann, two.url) as twin:
            begun = ann.post(place, {})
            (worker,) = until(lambda: thinking(one), "a worker is busy")
            os.kill(worker, signal.SIGSTOP)
            try:
                assert twin.get(place)["state"] == "working"
                assert twin.post(place, {})["of"] == begun["of"]
                assert thinking(two) == []
                assert twin.http.delete(place).json()["state"] == "none"
                until(lambda: worker not in thinking(one), "the stopped worker is replaced")
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            assert ann.post(place, {})["state"] == "working"
            one.kill()
            until(lambda: twin.get(place)["state"] == "failed", "nothing was heard of it", 40)
            assert twin.post(place, {})["state"] == "working"
            assert two.failures() == []
