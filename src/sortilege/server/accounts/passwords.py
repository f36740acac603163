"""Passwords: hashing one takes tens of milliseconds and 64 MB on purpose, so it runs in a thread, one at a time."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from sortilege.tables.identity import new_secret

HASHER = PasswordHasher()


class Passwords:
    """Hashes and checks passwords.

    There are two lanes: players who have proved who they are do not wait behind the guesses of strangers.
    """

    def __init__(self) -> None:
        self.lanes = {True: asyncio.Semaphore(1), False: asyncio.Semaphore(1)}
        self.dummy_hash = ""

    async def hash(self, password: str, known: bool = False) -> str:
        async with self.lanes[known]:
            return await asyncio.to_thread(HASHER.hash, password)

    async def matches(self, password_hash: str, password: str, known: bool = False) -> bool:
        """Check a password. Without a hash, check another one and return False: both answers take as long."""
        found = password_hash or await self._dummy_hash()
        async with self.lanes[known]:
            try:
                await asyncio.to_thread(HASHER.verify, found, password)
            except (Argon2Error, InvalidHashError):
                return False
        return bool(password_hash)

    async def _dummy_hash(self) -> str:
        self.dummy_hash = self.dummy_hash or await self.hash(new_secret())
        return self.dummy_hash
