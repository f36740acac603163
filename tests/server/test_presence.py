"""Presence in the database that all processes share."""

import asyncio
import time

from sortilege.server.db import SqlStore


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
