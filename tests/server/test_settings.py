"""Settings that a server stores at its first start."""

import asyncio

from sortilege.server.db import SqlStore


def test_processes_that_start_at_once_agree_on_the_secret(fresh_database: str) -> None:
    async def both() -> list[str]:
        stores = [SqlStore(fresh_database), SqlStore(fresh_database)]
        for store in stores:
            await store.open()
        found = await asyncio.gather(*(store.setting("secret", f"made by {n}") for n, store in enumerate(stores)))
        found += [await store.setting("secret", "made later") for store in stores]
        for store in stores:
            await store.close()
        return found

    found = asyncio.run(both())
    assert len(set(found)) == 1
    assert found[0].startswith("made by")
