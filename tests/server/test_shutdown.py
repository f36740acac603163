"""A stopping server exits within its grace period, no matter how many sockets are open, and loses nothing."""

import asyncio
import time

from sqlalchemy import text

from sortilege.devtools.load.generator import LoadGenerator, SeatSocket
from sortilege.server.db import SqlStore
from sortilege.server.startup import GRACE_SECONDS
from tests.server.harness import Guest, Server, serving, until

TABLES, SOCKETS = 10, 600


async def opened(server: Server, guests: dict[str, Guest]) -> list[SeatSocket]:
    generator = LoadGenerator(server.url)
    seats: list[SeatSocket] = []
    for table, guest in guests.items():
        seats += [await generator.open_socket(table, guest.cookie()) for _ in range(SOCKETS // len(guests))]
    while any(seat.version == 0 and seat.ask is None for seat in seats):
        await asyncio.sleep(0.05)
    return seats


async def presence(database: str) -> list[tuple[str, float]]:
    store = SqlStore(database)
    async with store.transaction() as db:
        rows = [(row.process, row.until) for row in await db.execute(text("select process, until from presence"))]
    await store.close()
    return rows


def test_a_stop_with_many_open_sockets_stays_within_the_grace_period(fresh_database: str) -> None:
    with serving(fresh_database) as server:
        guests: dict[str, Guest] = {}
        for _ in range(TABLES):
            guest = Guest(server.url)
            table = guest.make("me", "with_me", away_seconds=600.0)["table"]
            guest.act(table, "start")
            guests[table] = guest
        versions: dict[str, int] = {}

        async def stop() -> tuple[float, int]:
            seats = await opened(server, guests)
            for table, guest in guests.items():
                asked = guest.look(table, seat=0)
                done = guest.choose(table, asked["version"], asked["view"]["ask"]["options"][0]["id"], seat=0)
                versions[table] = done["version"]
            start = time.perf_counter()
            await asyncio.to_thread(server.stop)
            taken = time.perf_counter() - start
            await asyncio.sleep(0.2)
            return taken, sum(seat.lost for seat in seats)

        taken, lost = asyncio.run(stop())
        assert taken < GRACE_SECONDS
        assert lost == SOCKETS
        assert server.failures() == []
        rows = asyncio.run(presence(fresh_database))
        assert len(rows) == 2 * TABLES
        assert all(process.startswith("left ") for process, _ in rows)
        assert len({until for _, until in rows}) == 1, "presence was written one row at a time"
        server.start()
        until(server.healthy, "the server answers")
        for table, guest in guests.items():
            assert guest.look(table, seat=0)["version"] == versions[table]
            guest.http.close()


def test_clients_that_disconnect_during_a_stop_do_not_delay_it(sqlite: str) -> None:
    """Hundreds of sockets close at once, and the server stops while it is still storing that."""
    with serving(sqlite) as server, Guest(server.url) as guest:
        guests = {guest.make("me", "with_me", away_seconds=600.0)["table"]: guest for _ in range(TABLES)}

        async def stop() -> float:
            seats = await opened(server, guests)
            for seat in seats:
                seat.transport.abort()
            start = time.perf_counter()
            await asyncio.to_thread(server.stop)
            return time.perf_counter() - start

        for table in guests:
            guest.act(table, "start")
        assert asyncio.run(stop()) < GRACE_SECONDS
        assert server.failures() == []
