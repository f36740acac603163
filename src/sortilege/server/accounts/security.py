"""How an account is secured: what its player sees of it, and the devices that they end."""

import time
from typing import Any

import msgspec
from sqlalchemy import and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.accounts.account_mail import AccountMail
from sortilege.server.accounts.accounts import Accounts
from sortilege.server.accounts.devices import account_session, forget_all_devices, forget_devices, list_devices
from sortilege.server.accounts.notices import confirm_notices, forget_old_notices, list_notices
from sortilege.server.accounts.passkeys import list_passkeys
from sortilege.server.accounts.recovery import count_codes
from sortilege.server.accounts.single_use_secrets import forget_expired_secrets
from sortilege.server.db import schema
from sortilege.server.db.sessions import utc_day
from sortilege.tables.identity import SESSION_SECONDS, Caller
from sortilege.tables.protocol.accounts import AccountSecurity
from sortilege.tables.refusals import NotThere


class Security:
    """Shows players how their account is secured, and ends its devices."""

    def __init__(self, accounts: Accounts, mail: AccountMail) -> None:
        self.accounts = accounts
        self.store = accounts.store
        self.mail = mail

    async def status(self, caller: Caller) -> AccountSecurity:
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            address, pending, blocked = await self.mail.status(db, session.account)
            return AccountSecurity(
                proved=session.is_proved,
                codes=await count_codes(db, session.account),
                address=address,
                pending=pending,
                blocked=blocked,
                passkeys=await list_passkeys(db, session.account),
                devices=await list_devices(db, session.account, session.device),
                notices=await list_notices(db, session),
            )

    async def end_device(self, caller: Caller, device: str) -> None:
        """Forget one of the account's devices and sign it out."""
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            devices = await list_devices(db, session.account, session.device)
            if device not in {one.id for one in devices}:
                raise NotThere("server-no-device")
            ended = await forget_devices(db, self.store, session.account, device)
        await self.accounts.writer.sync.recheck_access(*ended)

    async def end_other_devices(self, caller: Caller) -> None:
        """Forget every other device and sign it out."""
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            ended = await forget_all_devices(db, self.store, session.account, session.device)
        await self.accounts.writer.sync.recheck_access(*ended)

    async def confirm_notices(self, caller: Caller) -> None:
        """Record that what the player's other devices did was them."""
        async with self.store.transaction() as db:
            await confirm_notices(db, await account_session(db, caller))

    async def export(self, caller: Caller) -> dict[str, Any]:
        """Return what an export contains of it."""
        if not caller.account or caller.bot:
            return {}
        found: dict[str, Any] = msgspec.to_builtins(await self.status(caller))
        del found["proved"]
        return found


async def forget_expired(db: AsyncConnection) -> None:
    """Delete secrets, codes and notices whose time is over, and devices unused for a year."""
    codes, devices, sessions = schema.recovery_codes.c, schema.devices.c, schema.sessions.c
    await forget_expired_secrets(db)
    await forget_old_notices(db)
    await db.execute(delete(schema.recovery_codes).where(codes.until < time.time()))
    in_use = select(sessions.hash).where(and_(sessions.account == devices.account, sessions.device == devices.id))
    unused = and_(devices.day < utc_day(time.time() - SESSION_SECONDS), devices.made < time.time() - SESSION_SECONDS)
    await db.execute(delete(schema.devices).where(and_(unused, ~in_use.exists())))
