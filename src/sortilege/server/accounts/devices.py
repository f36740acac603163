"""The devices of an account: the browsers in which it has signed in, their sessions, and how to end them.

A browser that signs in gets a device cookie, which stays when it signs out. It gives no rights. It only shows that the
account has been used here before: such a device has sign-in limits of its own, and its next sign-in is no news. Each
sign-in replaces it, so a copy that an attacker has made or planted is worth nothing from then on.
"""

import datetime
import time

import msgspec
from sqlalchemy import and_, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.db import SqlStore, schema
from sortilege.server.db.sessions import utc_day
from sortilege.tables.identity import Caller, new_id
from sortilege.tables.protocol.accounts import AccountDevice
from sortilege.tables.refusals import NotKnown, NotProved

MAX_DEVICES = 30  # of one account; the one that was used least recently goes first
PROOF_SECONDS = 600.0  # for which security settings may be changed after a sign-in or a proof of identity
END_SESSION = text("""insert into sessions (hash, seen, ended) values (:hash, :now, true)
    on conflict (hash) do update set account = null, device = null, passkey = null, proved = 0, seen = excluded.seen,
    ended = true""")


class Browser(msgspec.Struct, frozen=True):
    """The browser that signs in: the hash of the device cookie that it has and of the new one, and its names."""

    before: str = ""
    hash: str = ""
    name: str = ""
    system: str = ""


UNKNOWN_BROWSER = Browser()


class AccountSession(msgspec.Struct, frozen=True):
    """The session of a caller who is signed in, and its device, which has been known `since` then."""

    account: str
    device: str
    browser: str
    system: str
    since: float
    proved: float

    @property
    def is_proved(self) -> bool:
        """Whether the player has just proved who they are."""
        return self.proved > time.time() - PROOF_SECONDS

    def check_proof(self) -> None:
        if not self.is_proved:
            raise NotProved("server-prove")


def iso_day(day: int) -> str:
    """Return a UTC day, counted from 1970, as 2026-03-01."""
    return (datetime.date(1970, 1, 1) + datetime.timedelta(days=day)).isoformat()


async def account_session(db: AsyncConnection, caller: Caller) -> AccountSession:
    """Return the caller's session; raises NotKnown for guests, bots and sessions that have ended meanwhile."""
    c, d = schema.sessions.c, schema.devices.c
    query = select(c.account, c.proved, d.id, d.browser, d.system, d.made).join(schema.devices, d.id == c.device)
    row = (await db.execute(query.where(and_(c.hash == caller.session, ~c.ended)))).first()
    if row is None or not row.account or row.account != caller.account:
        raise NotKnown("server-sign-in-first")
    return AccountSession(row.account, row.id, row.browser, row.system, row.made, row.proved)


async def remember_device(db: AsyncConnection, account: str, browser: Browser) -> tuple[str, bool]:
    """Return the device of a new session, and whether the account signs in there for the first time."""
    c, now = schema.devices.c, time.time()
    if browser.before:  # also for the other accounts of this browser
        await db.execute(update(schema.devices).where(c.hash == browser.before).values(hash=browser.hash))
    values = {"browser": browser.name, "system": browser.system, "day": utc_day(now)}
    same = and_(c.hash == browser.hash, c.account == account)
    if browser.hash and (known := (await db.execute(select(c.id).where(same))).scalar()):
        await db.execute(update(schema.devices).where(c.id == known).values(**values))
        return str(known), False
    id = new_id()
    await db.execute(insert(schema.devices).values(id=id, account=account, hash=browser.hash, made=now, **values))
    return id, True


async def excess_devices(db: AsyncConnection, account: str) -> list[str]:
    """Return the devices of an account above the maximum."""
    c = schema.devices.c
    query = select(c.id).where(c.account == account).order_by(c.day.desc(), c.made.desc()).offset(MAX_DEVICES)
    return list((await db.execute(query)).scalars())


async def forget_devices(db: AsyncConnection, store: SqlStore, account: str, *devices: str) -> list[str]:
    """Forget devices of an account and end their sessions, which are returned."""
    c, s = schema.devices.c, schema.sessions.c
    used = select(s.hash).where(and_(s.account == account, s.device.in_(devices)))
    sessions = list((await db.execute(used)).scalars())
    await end_sessions(db, store, *sessions)
    await db.execute(delete(schema.devices).where(and_(c.account == account, c.id.in_(devices))))
    return sessions


async def forget_all_devices(db: AsyncConnection, store: SqlStore, account: str, kept: str = "") -> list[str]:
    """Forget all devices of an account but one, and end their sessions, which are returned."""
    c = schema.devices.c
    found = await db.execute(select(c.id).where(and_(c.account == account, c.id != kept)))
    return await forget_devices(db, store, account, *found.scalars())


async def account_sessions(db: AsyncConnection, account: str) -> set[str]:
    c = schema.sessions.c
    return set((await db.execute(select(c.hash).where(c.account == account))).scalars())


async def end_sessions(db: AsyncConnection, store: SqlStore, *sessions: str) -> None:
    """End sessions. Their rows stay for as long as the cookies are valid."""
    for session in sorted(sessions):
        await db.execute(END_SESSION, {"hash": session, "now": time.time()})
        await store.notify_rights_lost(db, session)


async def list_devices(db: AsyncConnection, account: str, current: str) -> tuple[AccountDevice, ...]:
    """Return the devices of an account, those used last first."""
    c, s = schema.devices.c, schema.sessions.c
    signed_in = set((await db.execute(select(s.device).where(s.account == account))).scalars())
    rows = await db.execute(select(schema.devices).where(c.account == account).order_by(c.day.desc(), c.made.desc()))
    return tuple(
        AccountDevice(
            id=row.id,
            browser=row.browser,
            system=row.system,
            first_day=iso_day(utc_day(row.made)),
            last_day=iso_day(max(row.day, utc_day(row.made))),
            current=row.id == current,
            signed_in=row.id in signed_in,
        )
        for row in rows
    )
