"""Limits on guessing passwords, which no attacker can use to keep a player out.

A device that has signed in to the account before has limits of its own, and so have passkeys, recovery codes and mailed
links: nothing that strangers do counts against these. All other attempts are counted by address, by network, and by
each of them for one name. Only then do they count for the name itself, over all networks together: at least thirty
networks must keep guessing before a new device has to wait for its turn.
"""

import contextlib

from sqlalchemy import and_, select

from sortilege.server.accounts.accounts import named
from sortilege.server.db import SqlStore, schema
from sortilege.tables.rate_limits import RateLimits, limited_network
from sortilege.tables.refusals import TooMany
from sortilege.tables.rooms.display_names import account_key


class SignInLimits:
    def __init__(self, store: SqlStore, limits: RateLimits) -> None:
        self.store = store
        self.limits = limits

    async def count(self, address: str, name: str, device: str) -> bool:
        """Count an attempt to sign in; return whether it comes from a device of the account. Raises TooMany."""
        if account := await self._account_of(name, device):
            with contextlib.suppress(TooMany):  # then it counts as any other
                await self.limits.count("known_device", f"{device} {account}", account)
                return True
        key, network = account_key(name), limited_network(address)
        await self.limits.count("login", address, f"{address} {key}")
        await self.limits.count("login_network", network, f"{network} {key}")
        await self.limits.count("login_name", key)
        return False

    async def _account_of(self, name: str, device: str) -> str:
        """Return the account with this name if it knows the device."""
        if not device:
            return ""
        c, devices = schema.accounts.c, schema.devices.c
        query = select(c.id).join(schema.devices, devices.account == c.id)
        async with self.store.transaction() as db:
            found = await db.execute(query.where(and_(named(name), devices.hash == device)))
            return found.scalars().first() or ""
