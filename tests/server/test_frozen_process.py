"""A process frozen inside a transaction blocks its table for at most five seconds."""

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
import httpx
from sqlalchemy import make_url

from tests.server.harness import Guest, Server, serving, until
from tests.server.test_processes import twin_of

LONGEST = 5.0  # seconds that a client waits for a table held by a frozen process
TRIES = 200


def query(url: str, *asked: str) -> list[Any]:
    at = make_url(url)

    async def ask() -> list[Any]:
        db = await asyncpg.connect(host=at.query["host"], user=at.username, database=at.database)
        found = [await db.fetch(one) for one in asked]
        await db.close()
        return found

    return asyncio.run(ask())


def held(url: str) -> list[int]:
    """Return connections that are idle in a transaction that has written to a table."""
    return [
        row["pid"]
        for row in query(
            url,
            "select a.pid from pg_stat_activity a join pg_locks l on l.pid = a.pid "
            "where a.datname = current_database() and a.state = 'idle in transaction' "
            "and l.locktype = 'transactionid' and l.granted",
        )[0]
    ]


@contextmanager
def stopped(pid: int) -> Iterator[None]:
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def test_a_process_frozen_inside_a_transaction_does_not_block_its_table(own_postgres: str) -> None:
    """The process is frozen at random moments until it holds the table's row; the other process then plays on."""
    rng = random.Random(1)
    with serving(own_postgres) as one, serving(own_postgres) as two, Guest(one.url) as ann:
        table = ann.make("me", "with_me", game="spellbook")["table"]
        ann.act(table, "start")
        told = ann.look(table, seat=ann.look(table, seat=0)["view"]["open"][0])
        id = told["view"]["ask"]["options"][0]["id"]
        answers: list[httpx.Response] = []
        done = threading.Event()

        def write() -> None:
            """Write in one transaction of several statements, because a choice needs only one."""
            while not done.is_set():
                answers.append(ann.http.post(f"/tables/{table}/way-back", json={"seat": 0}))

        writing = threading.Thread(target=write)
        writing.start()
        try:
            with twin_of(ann, two.url) as twin:
                took = next(took for _ in range(TRIES) if (took := stop_and_play(one, twin, table, told, id, rng)))
                assert took < LONGEST
                until(lambda: answers and answers[-1].status_code == 200, "the first process answers again")
                assert ann.look(table, seat=0)["version"] == twin.look(table, seat=0)["version"]
        finally:
            done.set()
            writing.join(20)
        assert {answer.status_code for answer in answers} <= {200, 503}
        assert one.failures() + two.failures() == []


def stop_and_play(one: Server, twin: Guest, table: str, told: Any, id: str, rng: random.Random) -> float | None:
    """Return how long a choice took while the first process was frozen inside a transaction; None if it was in none."""
    time.sleep(rng.uniform(0.0, 0.02))
    with stopped(one.pid):
        if not held(one.database):
            return None
        start = time.monotonic()
        twin.choose(table, told["version"], id, seat=told["seat"])
        return time.monotonic() - start


def test_requests_to_a_locked_table_are_rejected_without_waiting(own_postgres: str) -> None:
    """A foreign lock, such as an administrator's, costs one rejected request."""
    at = make_url(own_postgres)

    async def lock_while(work: Any) -> Any:
        db = await asyncpg.connect(host=at.query["host"], user=at.username, database=at.database)
        async with db.transaction():
            await db.execute("update tables set rev = rev")
            found = await asyncio.to_thread(work)
        await db.close()
        return found

    with serving(own_postgres) as server, Guest(server.url) as ann:
        table = ann.make("me", "with_me", game="spellbook")["table"]
        start = time.monotonic()
        said = asyncio.run(lock_while(lambda: ann.act(table, "start", 503, seat=0)))
        assert time.monotonic() - start < 2 * LONGEST
        assert "nothing was changed" in said["why"] or "again" in said["why"]
        ann.act(table, "start", seat=0)
        others = "where datname = current_database() and pid <> pg_backend_pid()"
        (named,) = query(own_postgres, f"select application_name from pg_stat_activity {others}")
        assert {row["application_name"] for row in named} == {"sortilege"}  # also the change feed's
        assert server.failures() == []
