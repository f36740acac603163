"""The mail address of an account: verified before it counts, then used to recover the account and to tell of changes.

Without a mail server, no address is stored. Answers never show what is known about an address: mail is sent after them.
"""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.core.text.catalog import Texts, text_files
from sortilege.server.accounts.devices import account_session
from sortilege.server.accounts.notices import add_notice, count_recent_notices, lock_account
from sortilege.server.accounts.single_use_secrets import LIFETIME_SECONDS, forget_secrets, store_secret, use_secret
from sortilege.server.accounts.turn_notice_mail import (
    MAX_REQUESTS_PER_DAY,
    Mailer,
    add_address,
    requests_today,
    same_mailbox,
)
from sortilege.server.db import SqlStore, schema
from sortilege.tables.identity import Caller, new_secret
from sortilege.tables.logs import log_summed
from sortilege.tables.protocol.accounts import AddressChange, NoticeKind
from sortilege.tables.protocol.base import mailbox
from sortilege.tables.refusals import NotNow, NotThere, Unavailable
from sortilege.tables.rooms.display_names import account_key

MAX_NOTICE_MAILS_PER_DAY = 10  # to one account
MAX_ACCOUNTS_PER_ADDRESS = 5  # that one request to recover may be about
RECOVERY_PAUSE_SECONDS = LIFETIME_SECONDS["recovery"] / 2  # between two links, so that a valid one is always at hand
MAX_DELAY_SECONDS = 5.0  # before a request to recover is looked at, so that nothing follows from what it takes then
UNVERIFIED_SECONDS = 7 * 86_400.0
MAIL_TEXTS = ("account.ftl", "mail-account.ftl")

Spawn = Callable[[Coroutine[Any, Any, None]], None]


@cache
def mail_texts(language: str) -> Texts:
    return Texts(language, [file for file in text_files(language, games=False) if file.name in MAIL_TEXTS])


class AccountMail:
    """Stores the addresses of accounts and sends mail to them."""

    def __init__(self, store: SqlStore, mailer: Mailer, mail_id: Callable[[str, str], str], spawn: Spawn) -> None:
        self.store = store
        self.mailer = mailer
        self.mail_id = mail_id  # of an address and an account; empty without a mail server
        self._spawn = spawn
        self.max_delay_seconds = MAX_DELAY_SECONDS

    @property
    def works(self) -> bool:
        return bool(self.mailer.config.smtp)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Send something after the answer. If the database is away, the player asks again."""
        self._spawn(unless_unavailable(work))

    # The address.

    async def change(self, caller: Caller, asked: AddressChange) -> None:
        """Store an address that is to be verified, and ask it; an empty one removes what is stored."""
        c, address = schema.account_mails.c, asked.address.casefold()
        if address and not self.works:
            raise NotNow("server-no-mail")
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            session.check_proof()
            await lock_account(db, session.account)
            own = c.account == session.account
            before = (await db.execute(select(schema.account_mails).where(own))).first()
            if not address:
                await db.execute(delete(schema.account_mails).where(own))
                await forget_secrets(db, session.account, "recovery")
            else:
                values = {"pending": address, "language": asked.language, "asked": time.time()}
                if before is None:
                    values |= {"account": session.account, "address": "", "sent": 0.0}
                    await db.execute(insert(schema.account_mails).values(**values))
                else:
                    await db.execute(update(schema.account_mails).where(own).values(**values))
            what: NoticeKind = "address" if address else "address_removed"
            await add_notice(db, session.account, what, session.device, session.browser, session.system)
        if before is not None and before.address:
            self.tell(session.account, what, session.browser, session.system, (before.address, before.language))
        if address:
            self.spawn(self._ask(session.account, address, asked.language))

    async def _ask(self, account: str, address: str, language: str) -> None:
        """Ask an address whether it is the player's, unless it was asked too often today."""
        secret = new_secret()
        async with self.store.transaction() as db:
            await self.store.lock(db, "mail {}@{}".format(*mailbox(address)))
            if not await self._accepts(db, account, address):
                return
            if await requests_today(db, address) > MAX_REQUESTS_PER_DAY:
                return
            await store_secret(db, "address", secret, account, address)
        link = f"{self.mailer.config.public_url}/#/account/address/{secret}"
        await self._send(account, address, language, "mail-account-address", link=link)

    async def _accepts(self, db: AsyncConnection, account: str, address: str) -> bool:
        """Return whether the owner of an address accepts mail; store the row that they can stop it by."""
        c, id = schema.mails.c, self.mail_id(address, account)
        known = (await db.execute(select(c.id, c.stopped).where(same_mailbox(address)))).all()
        if any(row.stopped for row in known):
            return False
        if id not in {row.id for row in known}:
            await add_address(db, id, address, account)
        return True

    async def verify(self, token: str) -> None:
        """Make the address count to which this token was sent; raises NotThere."""
        c, mails = schema.account_mails.c, schema.mails.c
        async with self.store.transaction() as db:
            asked = await use_secret(db, "address", token)
            if asked is None or not await lock_account(db, asked.account):
                raise NotThere("server-link-expired")
            same = and_(c.account == asked.account, c.pending == asked.address)
            verified = {"address": asked.address, "pending": "", "sent": 0.0}
            if not (await db.execute(update(schema.account_mails).where(same).values(**verified))).rowcount:
                raise NotThere("server-link-expired")
            # The player has shown that they read this mailbox, so it may get their turn notices, too.
            own = mails.id == self.mail_id(asked.address, asked.account)
            await db.execute(update(schema.mails).where(own).values(confirmed=True))
            await forget_secrets(db, asked.account, "recovery")

    async def status(self, db: AsyncConnection, account: str) -> tuple[str, str, bool]:
        """Return an account's verified address, the one to be verified, and whether its owner wants no mail."""
        c = schema.account_mails.c
        row = (await db.execute(select(c.address, c.pending).where(c.account == account))).first()
        if row is None:
            return "", "", False
        stopped = and_(same_mailbox(row.address), schema.mails.c.stopped)
        blocked = (await db.execute(select(schema.mails.c.id).where(stopped))).first() is not None
        return row.address, row.pending, bool(row.address) and blocked

    # Mail.

    def tell(
        self, account: str, what: NoticeKind, browser: str = "", system: str = "", to: tuple[str, str] = ("", "")
    ) -> None:
        """Mail a notice to the account's address, or to one that it had, given with its language."""
        if self.works:
            self.spawn(self._tell(account, what, browser, system, *to))

    async def _tell(self, account: str, what: str, browser: str, system: str, address: str, language: str) -> None:
        c = schema.account_mails.c
        async with self.store.transaction() as db:
            row = (await db.execute(select(c.address, c.language).where(c.account == account))).first()
            if not address and row is not None:
                address, language = row.address, row.language
            name = await account_name(db, account)
            if not address or not name or await count_recent_notices(db, account) > MAX_NOTICE_MAILS_PER_DAY:
                return
            if not await self._accepts(db, account, address):
                return
        texts = mail_texts(language)
        about = {
            "notice": texts.say(f"account-notice-{what}"),
            "device": texts.say("account-device", browser=browser or "other", system=system or "other"),
            "time": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
            "link": f"{self.mailer.config.public_url}/#/account",
        }
        await self._send(account, address, language, "mail-account-notice", player=name, **about)

    def request_recovery(self, who: str) -> None:
        """Mail links to the verified addresses of the accounts with this name or address, after the answer."""
        if self.works:
            self.spawn(self._send_links(who, random.uniform(0.2, 1.0) * self.max_delay_seconds))

    async def _send_links(self, who: str, delay: float) -> None:
        await asyncio.sleep(delay)
        accounts, c = schema.accounts.c, schema.account_mails.c
        named = or_(accounts.folded == account_key(who), accounts.name == who, c.address == who.casefold())
        query = select(accounts.id, accounts.name, c.address, c.language).join(
            schema.accounts, accounts.id == c.account
        )
        async with self.store.transaction() as db:
            wanted = and_(named, c.address != "")
            found = (await db.execute(query.where(wanted).limit(MAX_ACCOUNTS_PER_ADDRESS))).all()
        for row in found:
            await self._send_link(row.id, row.name, row.address, row.language)

    async def _send_link(self, account: str, name: str, address: str, language: str) -> None:
        c, now, secret = schema.account_mails.c, time.time(), new_secret()
        due = and_(c.account == account, c.address == address, c.sent < now - RECOVERY_PAUSE_SECONDS)
        async with self.store.transaction() as db:
            if not await self._accepts(db, account, address):
                return
            if not (await db.execute(update(schema.account_mails).where(due).values(sent=now))).rowcount:
                return
            await store_secret(db, "recovery", secret, account, address)
        link = f"{self.mailer.config.public_url}/#/account/recover/{secret}"
        await self._send(account, address, language, "mail-account-recovery", player=name, link=link)

    async def _send(self, account: str, address: str, language: str, key: str, **args: str) -> None:
        id, texts = self.mail_id(address, account), mail_texts(language)
        stop = texts.say("mail-account-stop", link=self.mailer.link(id))
        await self.mailer.send(
            id, address, texts.attribute(key, "subject", **args), f"{texts.say(key, **args)}\n\n{stop}\n"
        )

    async def tidy(self) -> None:
        """Delete addresses that were not verified in time."""
        c = schema.account_mails.c
        late = and_(c.pending != "", c.asked < time.time() - UNVERIFIED_SECONDS)
        async with self.store.transaction() as db:
            await db.execute(update(schema.account_mails).where(late).values(pending=""))
            await db.execute(delete(schema.account_mails).where(and_(c.address == "", c.pending == "")))


async def account_name(db: AsyncConnection, account: str) -> str:
    c = schema.accounts.c
    return (await db.execute(select(c.name).where(c.id == account))).scalar() or ""


async def unless_unavailable(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Unavailable as refusal:
        log_summed("mail_failed", why=str(refusal))
