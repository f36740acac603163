"""A process that is stopped (as by a frozen machine) inside a transaction lets go of its table within five seconds."""

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

LONGEST = 5.0  # seconds that anybody waits for a table which a stopped process holds
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
    """Connections that wait for their client in a transaction which has written to a table."""
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


def test_a_process_stopped_inside_a_transaction_holds_no_table(own_postgres: str) -> None:
    """It is stopped at random moments of writing until it holds the table's row; the other process then plays on."""
    rng = random.Random(1)
    with serving(own_postgres) as one, serving(own_postgres) as two, Guest(one.url) as ann:
        table = ann.make("me", "with_me", game="spellbook")["table"]
        ann.act(table, "start")
        told = ann.look(table, seat=ann.look(table, seat=0)["view"]["open"][0])
        id = told["view"]["ask"]["options"][0]["id"]
        answers: list[httpx.Response] = []
        done = threading.Event()

        def write() -> None:
            """A choice is one statement; this takes several, in one transaction."""
            while not done.is_set():
                answers.append(ann.http.post(f"/tables/{table}/way-back", json={"seat": 0}))

        writing = threading.Thread(target=write)
        writing.start()
        try:
            with twin_of(ann, two.url) as twin:
                took = next(took for _ in range(TRIES) if (took := stop_and_play(one, twin, table, told, id, rng)))
                assert took < LONGEST
                until(lambda: answers and answers[-1].status_code == 200, "the first serves again")
                assert ann.look(table, seat=0)["version"] == twin.look(table, seat=0)["version"]
        finally:
            done.set()
            writing.join(20)
        assert {answer.status_code for answer in answers} <= {200, 503}
        assert one.failures() + two.failures() == []


def stop_and_play(one: Server, twin: Guest, table: str, told: Any, id: str, rng: random.Random) -> float | None:
    """How long a choice took while the first process was stopped inside a transaction; None where it was in none."""
    time.sleep(rng.uniform(0.0, 0.02))
    with stopped(one.pid):
        if not held(one.database):
            return None
        start = time.monotonic()
        twin.choose(table, told["version"], id, seat=told["seat"])
        return time.monotonic() - start


def test_a_table_that_others_keep_locked_is_refused_and_not_waited_for(own_postgres: str) -> None:
    """Somebody else's lock, such as an administrator's, costs one refusal."""
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
        assert {row["application_name"] for row in named} == {"sortilege"}  # the listener's too has what we set
        assert server.failures() == []
