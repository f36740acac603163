"""Limits of `pg_notify`: commits per second with many concurrent writers, with and without notifications.

`python -m benchmarks.pg_notify [SECONDS]`. A transaction that notifies takes a database-wide lock at commit and holds
it until the commit is on disk, so such commits run one at a time; other commits share a flush. Each writer changes its
own rows, as tables do. Also measured with many changes in one transaction, as the server's group commit writes them.
"""

import asyncio
import sys
import time

import asyncpg

from tests.server.conftest import new_database, postgresql

WRITERS = (1, 4, 16, 64)
GROUP_SIZE = 16  # changes in one transaction of a group commit
CHANGE_BYTES = 5000  # about as many as one move writes


async def write(url: str, writer: int, changes: int, notify: bool, until: float) -> int:
    connection = await asyncpg.connect(url)
    told = ", pg_notify('bench', id || ' ' || n)" if notify else ""
    rows = [f"{writer} {n}" for n in range(changes)]
    made = 0
    while time.perf_counter() < until:
        statement = "update bench set n = n + 1, body = $2 where id = any($1) returning id, n"
        await connection.fetch(f"with moved as ({statement}) select id{told} from moved", rows, b"x" * CHANGE_BYTES)
        made += changes
    await connection.close()
    return made


async def measure(url: str, writers: int, changes: int, notify: bool, seconds: float) -> float:
    """Return changes per second, summed over all writers."""
    until = time.perf_counter() + seconds
    return sum(await asyncio.gather(*(write(url, n, changes, notify, until) for n in range(writers)))) / seconds


async def prepare(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("create table bench (id text primary key, n bigint, body bytea)")
    rows = [(f"{writer} {n}", 0, b"") for writer in range(max(WRITERS)) for n in range(GROUP_SIZE)]
    await connection.executemany("insert into bench values ($1, $2, $3)", rows)
    await connection.close()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with postgresql() as server:
        url = new_database(server).replace("+asyncpg", "")
        asyncio.run(prepare(url))
        print("writers  changes per transaction  changes/s without notify  with pg_notify")
        for changes in (1, GROUP_SIZE):
            for writers in WRITERS:
                silent, telling = (asyncio.run(measure(url, writers, changes, one, seconds)) for one in (False, True))
                print(f"{writers:7}  {changes:24}  {silent:24.0f}  {telling:14.0f}", flush=True)


if __name__ == "__main__":
    main()
