"""Turn notices by e-mail, to confirmed addresses, with a daily limit.

A player who gives an address at a table may have invented it or may mean to harass its owner. So the first mail only
asks for confirmation, and every mail has a link that stops them. A seat does not know the address, only the id of its
row: one per person who gives it, so that one person's confirmation does not count for another.
"""

import asyncio
import smtplib
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

from litestar import MediaType, Response
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.config import Config
from sortilege.server.db import SqlStore, schema
from sortilege.tables.identity import hash_secret
from sortilege.tables.logs import log_summed
from sortilege.tables.protocol.base import mailbox
from sortilege.tables.refusals import NotThere

SMTP_TIMEOUT_SECONDS = 10.0
DAY_SECONDS = 86_400.0
MAX_REQUESTS_PER_DAY = 3  # for confirmation, to one address from all players
MAX_NOTICES_PER_DAY = 10  # to one address from one person's tables
CONFIRMATION_SECONDS = 7 * DAY_SECONDS  # after which an unconfirmed address is deleted

CONFIRM_TEXT = """A Sortilege player, we hope you, asked us to send turn notices to this address.

To confirm, open this link:

{link}

If it was not you, do nothing: we will send no notices about games. The same link also lets you block all our mail,
including this request, which others could send in your name up to three times a day.
"""
TURN_TEXT = """{name}, it is your turn:

{table}

To stop these mails, open this link:

{link}
"""


class Mailer:
    """Stores addresses and sends mail to them. Without a mail server it stores none."""

    def __init__(self, store: SqlStore, config: Config) -> None:
        self.store = store
        self.config = config

    def mail_id(self, secret: str, address: str, holder: str) -> str:
        """Return the id of one person's address. A client that knows it may confirm the address or stop mail to it."""
        if not self.config.smtp or not address:
            return ""
        return hash_secret(f"{secret} letters to {address.casefold()} for {holder}")[:40]

    async def request_confirmation(self, id: str, address: str, holder: str) -> None:
        """Send a request for confirmation, unless one was sent, was answered, or the daily limit is reached."""
        c, now, address = schema.mails.c, time.time(), address.casefold()
        async with self.store.transaction() as db:
            await self.store.lock(db, "mail {}@{}".format(*mailbox(address)))
            known = (await db.execute(select(schema.mails).where(same_mailbox(address)))).all()
            mine = next((row for row in known if row.id == id), None)
            if any(row.stopped for row in known) or await requests_today(db, address) >= MAX_REQUESTS_PER_DAY:
                return
            if mine is not None and (mine.confirmed or mine.asked > now - DAY_SECONDS):
                return
            if mine is None:
                await add_address(db, id, address, holder)
            else:
                await db.execute(update(schema.mails).where(c.id == id).values(asked=now))
        await self.send(id, address, "Sortilege: is this your address?", CONFIRM_TEXT.format(link=self.link(id)))

    async def send_turn_notice(self, id: str, table: str, name: str) -> None:
        """Send a turn notice to a confirmed address, within the daily limit."""
        c, day = schema.mails.c, int(time.time() // DAY_SECONDS)
        wanted = and_(c.id == id, c.confirmed, ~c.stopped)
        async with self.store.transaction() as db:
            row = (await db.execute(select(c.address, c.day, c.letters).where(wanted))).first()
            sent = row.letters if row is not None and row.day == day else 0
            if row is None or sent >= MAX_NOTICES_PER_DAY:
                return
            await db.execute(update(schema.mails).where(c.id == id).values(day=day, letters=sent + 1))
        text = TURN_TEXT.format(name=name, table=f"{self.config.public_url}/#/table/{table}", link=self.link(id))
        await self.send(id, row.address, "Sortilege: your turn", text)

    def link(self, id: str) -> str:
        return f"{self.config.public_url}/api/mail/{id}"

    async def confirm(self, id: str) -> None:
        """Allow notices for this person's tables; this also lifts a block of the address."""
        await self._answer(id, confirmed=True, stopped=False)

    async def stop(self, id: str) -> None:
        """Block all mail to this address."""
        await self._answer(id, stopped=True)

    async def is_confirmed(self, id: str) -> bool:
        """Return whether notices are sent; raises NotThere if there is no such id."""
        c = schema.mails.c
        async with self.store.transaction() as db:
            row = (await db.execute(select(c.confirmed, c.stopped).where(c.id == id))).first()
        if row is None:
            raise NotThere("server-letter-expired")
        return row.confirmed and not row.stopped

    async def _answer(self, id: str, *, stopped: bool, confirmed: bool | None = None) -> None:
        await self.is_confirmed(id)
        c = schema.mails.c
        async with self.store.transaction() as db:
            address = (await db.execute(select(c.address).where(c.id == id))).scalar()
            if address is not None:
                await db.execute(update(schema.mails).where(same_mailbox(address)).values(stopped=stopped))
            if confirmed is not None:
                await db.execute(update(schema.mails).where(c.id == id).values(confirmed=confirmed))

    async def tidy(self, idle_before: float) -> None:
        """Delete addresses that were not confirmed in time, and those long unused. A block stays."""
        c, now = schema.mails.c, time.time()
        unanswered = and_(~c.confirmed, ~c.stopped, c.asked < now - CONFIRMATION_SECONDS)
        unused = and_(c.confirmed, ~c.stopped, c.asked < idle_before, c.day < int(idle_before // DAY_SECONDS))
        async with self.store.transaction() as db:
            for gone in (unanswered, unused):
                await db.execute(delete(schema.mails).where(gone))

    async def forget(self, holder: str) -> None:
        """Delete a person's confirmed addresses.

        An unconfirmed one stays for its week: otherwise deleting it would reset the limit on requests. One that is
        blocked stays, without its holder: otherwise others could have mail sent to it again.
        """
        c = schema.mails.c
        async with self.store.transaction() as db:
            await db.execute(delete(schema.mails).where(and_(c.holder == holder, c.confirmed, ~c.stopped)))
            await db.execute(update(schema.mails).where(c.holder == holder).values(holder=None))

    async def send(self, id: str, to: str, subject: str, text: str) -> None:
        """Send in a thread. A failure is logged without the address, and play goes on."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.config.mail_from, to, subject
        mail["Date"], mail["Message-ID"] = (
            formatdate(),
            make_msgid(domain=urlsplit(self.config.public_url).hostname),
        )
        mail["List-Unsubscribe"] = f"<{self.link(id)}/stop>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        try:
            await asyncio.to_thread(deliver, self.config.smtp, mail)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log_summed("mail_failed", why=type(error).__name__)


async def add_address(db: AsyncConnection, id: str, address: str, holder: str) -> None:
    """Store an unconfirmed address that is being asked; its id is what the link to stop all mail contains."""
    row = {"id": id, "address": address, "confirmed": False, "stopped": False, "day": 0, "letters": 0}
    await db.execute(insert(schema.mails).values(**row, asked=time.time(), holder=holder))


async def requests_today(db: AsyncConnection, address: str) -> int:
    """Return how often an address has been asked in the last day whether it is a player's."""
    asked, links = schema.mails.c, schema.single_use_secrets.c
    at_tables = and_(same_mailbox(address), asked.asked > time.time() - DAY_SECONDS)
    for_accounts = and_(same_mailbox(address, links.address), links.kind == "address", links.until > time.time())
    counts = [
        (await db.execute(select(func.count()).select_from(table).where(which))).scalar_one()
        for table, which in ((schema.mails, at_tables), (schema.single_use_secrets, for_accounts))
    ]
    return sum(counts)


def same_mailbox(address: str, column: ColumnElement[str] = schema.mails.c.address) -> ColumnElement[bool]:
    """Match every stored address whose mail reaches the same person."""
    name, domain = mailbox(address)
    labeled = and_(column.startswith(f"{name}+", autoescape=True), column.endswith(f"@{domain}", autoescape=True))
    return or_(column == f"{name}@{domain}", labeled)


def deliver(smtp: str, mail: EmailMessage) -> None:
    """Deliver by `smtp://user:password@host:587` or smtps://. The password is never logged."""
    at = urlsplit(smtp)
    kind = smtplib.SMTP_SSL if at.scheme == "smtps" else smtplib.SMTP
    with kind(at.hostname or "localhost", at.port or 25, timeout=SMTP_TIMEOUT_SECONDS) as post:
        if at.username:
            if at.scheme != "smtps":
                post.starttls()
            post.login(at.username, at.password or "")
        post.send_message(mail)


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sortilege</title></head><body><h1>Sortilege</h1><p>{said}</p>{forms}</body></html>
"""
FORM = '<form method="post" action="{to}"><button>{what}</button></form>'


def page(base_path: str, id: str, wanted: bool, said: str = "") -> Response[str]:
    """Return the page that a mail's link opens. Viewing it changes nothing, since programs open links before people do.

    It keeps the referrer, unlike other pages: without one, a browser would not name our origin when it sends the form.
    """
    notice = "You get a mail when it is your turn." if wanted else "Shall we send you a mail when it is your turn?"
    yes = FORM.format(to=f"{base_path}/api/mail/{id}/confirm", what="Yes, send me mails")
    no = FORM.format(to=f"{base_path}/api/mail/{id}/stop", what="Block this address")
    text = PAGE.format(said=said or notice, forms=no if wanted else yes + no)
    return Response(text, status_code=200, media_type=MediaType.HTML, headers={"referrer-policy": "same-origin"})
