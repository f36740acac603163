"""Settings that a server stores at its first start, and what the database's errors say about values."""

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sortilege.server.db import SqlStore
from sortilege.server.db.database import driver_message
from sortilege.tables.refusals import Refused, Unavailable


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


SECRET = "a value of a player's"
MISUSES = {  # statements that fail with a value
    "no such table": "insert into nowhere (value) values (:value)",
    "not unique": "insert into settings (key, value) values (:value, ''), (:value, '')",
    "of another type": "select cast(cast(:value as text) as integer)",
    "a wrong argument": "select value from settings limit :value",
    "too many columns": "insert into settings (key, value) values (:value, :value, :value)",
}


@pytest.mark.parametrize("misuse", MISUSES)
def test_values_are_in_no_message_of_the_database(fresh_database: str, misuse: str) -> None:
    async def provoke() -> list[BaseException]:
        store = SqlStore(fresh_database)
        await store.open()
        await store.setting(SECRET, SECRET)
        found: list[BaseException] = []
        try:
            async with store.transaction() as db:
                await db.execute(text(MISUSES[misuse]), {"value": SECRET})
        except (Refused, SQLAlchemyError) as error:
            found = [error, *([error.__cause__] if error.__cause__ else [])]
        await store.close()
        return found

    for error in asyncio.run(provoke()):
        quoted = isinstance(error, DBAPIError) and SECRET in str(error.orig)  # only `driver_message` passes that on
        assert quoted or SECRET not in str(error), error
        assert SECRET not in driver_message(error), driver_message(error)
        assert driver_message(error)
        if isinstance(error, Unavailable):
            assert error.detail
            assert SECRET not in error.detail
