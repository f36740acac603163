"""What happened to an account: sign-ins on new devices, and changes of how it is secured.

The account page lists it, the start page mentions it on the account's other devices, and a verified mail address gets
it as mail.
"""

import time

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.accounts.devices import AccountSession
from sortilege.server.db import schema
from sortilege.server.db.sessions import DAY_SECONDS
from sortilege.tables.protocol.accounts import AccountNotice, NoticeKind

MAX_NOTICES = 30  # of one account
NOTICE_SECONDS = 90.0 * DAY_SECONDS


async def lock_account(db: AsyncConnection, account: str) -> bool:
    """Keep other transactions from changing this account until this one ends; return whether it exists."""
    c = schema.accounts.c
    return (await db.execute(select(c.id).where(c.id == account).with_for_update())).first() is not None


async def add_notice(
    db: AsyncConnection, account: str, what: NoticeKind, device: str = "", browser: str = "", system: str = ""
) -> None:
    """Store a notice. The account is locked, so the numbers of its notices stay distinct."""
    c = schema.account_notices.c
    n = 1 + int((await db.execute(select(func.max(c.n)).where(c.account == account))).scalar() or 0)
    row = {"account": account, "n": n, "what": what, "device": device, "browser": browser, "system": system}
    await db.execute(insert(schema.account_notices).values(**row, at=time.time(), seen=False))
    await db.execute(delete(schema.account_notices).where(and_(c.account == account, c.n <= n - MAX_NOTICES)))


def _is_open(session: AccountSession) -> ColumnElement[bool]:
    """Match the notices that the player of this session may confirm.

    They come from another device, and from a time when this one was known already: a stranger who has just signed in
    can hide neither that nor what happened before.
    """
    c = schema.account_notices.c
    return and_(c.account == session.account, ~c.seen, c.device != session.device, c.at > session.since)


async def list_notices(db: AsyncConnection, session: AccountSession) -> tuple[AccountNotice, ...]:
    """Return the notices of an account, newest first."""
    c = schema.account_notices.c
    query = select(schema.account_notices, _is_open(session).label("open")).where(c.account == session.account)
    return tuple(
        AccountNotice(what=row.what, browser=row.browser, system=row.system, at=row.at, open=bool(row.open))
        for row in await db.execute(query.order_by(c.n.desc()))
    )


async def count_open_notices(db: AsyncConnection, session: AccountSession) -> int:
    query = select(func.count()).select_from(schema.account_notices).where(_is_open(session))
    return int((await db.execute(query)).scalar_one())


async def confirm_notices(db: AsyncConnection, session: AccountSession) -> None:
    """Record that all of these were the player."""
    await db.execute(update(schema.account_notices).where(_is_open(session)).values(seen=True))


async def count_recent_notices(db: AsyncConnection, account: str) -> int:
    """Return how many notices an account got in the last day."""
    c = schema.account_notices.c
    recent = and_(c.account == account, c.at > time.time() - DAY_SECONDS)
    return int((await db.execute(select(func.count()).select_from(schema.account_notices).where(recent))).scalar_one())


async def forget_old_notices(db: AsyncConnection) -> None:
    c = schema.account_notices.c
    await db.execute(delete(schema.account_notices).where(c.at < time.time() - NOTICE_SECONDS))
