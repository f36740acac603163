"""Secrets that work once and only for a while: in the links of mails, and challenges to passkeys."""

import time
from typing import Literal, NamedTuple

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.db import schema
from sortilege.tables.identity import hash_secret

SecretKind = Literal["address", "recovery", "sign in", "passkey"]
LIFETIME_SECONDS: dict[SecretKind, float] = {
    "address": 86_400.0,
    "recovery": 7_200.0,
    "sign in": 300.0,
    "passkey": 300.0,
}


class SecretOwner(NamedTuple):
    account: str
    address: str


async def store_secret(
    db: AsyncConnection, kind: SecretKind, secret: str, account: str = "", address: str = ""
) -> None:
    """Store the hash of a new secret, which may be used once."""
    row = {"hash": hash_secret(f"{kind} {secret}"), "kind": kind, "account": account, "address": address}
    until = time.time() + LIFETIME_SECONDS[kind]
    await db.execute(insert(schema.single_use_secrets).values(**row, until=until))


async def find_secret(db: AsyncConnection, kind: SecretKind, secret: str) -> SecretOwner | None:
    """Return whose secret it is, without using it; None for one that is unknown, used or too old."""
    c = schema.single_use_secrets.c
    valid = and_(c.hash == hash_secret(f"{kind} {secret}"), c.until > time.time())
    row = (await db.execute(select(c.account, c.address).where(valid))).first()
    return SecretOwner(row.account, row.address) if row else None


async def use_secret(db: AsyncConnection, kind: SecretKind, secret: str) -> SecretOwner | None:
    """Use a secret: return whose it is, and None ever after."""
    c = schema.single_use_secrets.c
    found = await find_secret(db, kind, secret)
    used = await db.execute(delete(schema.single_use_secrets).where(c.hash == hash_secret(f"{kind} {secret}")))
    return found if used.rowcount else None


async def forget_secrets(db: AsyncConnection, account: str, *kinds: SecretKind) -> None:
    """Make an account's secrets of these kinds useless."""
    c = schema.single_use_secrets.c
    await db.execute(delete(schema.single_use_secrets).where(and_(c.account == account, c.kind.in_(kinds))))


async def forget_expired_secrets(db: AsyncConnection) -> None:
    c = schema.single_use_secrets.c
    await db.execute(delete(schema.single_use_secrets).where(c.until < time.time()))
