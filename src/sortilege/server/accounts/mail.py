"""Letters: “your turn” by e-mail, to addresses whose owners have said yes, and so many a day.

Whoever gives an address at a table may have made it up, or mean somebody harm with it. So the first letter only asks,
and every letter has a link by which its reader ends them. A seat does not know the address, only the place where it is
kept: one for each person who gives it, so that nothing is sent because somebody else has confirmed the address.
"""

import asyncio
import smtplib
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

from litestar import MediaType, Response
from sqlalchemy import and_, delete, insert, select, update

from sortilege.server.config import Config
from sortilege.server.db import SqlStore, schema
from sortilege.tables.identity import hashed
from sortilege.tables.logs import log
from sortilege.tables.refusals import NotThere

PATIENCE = 10.0  # seconds for the host's mail server
DAY = 86_400.0
QUESTIONS_A_DAY = 3  # to one address, whoever gives it
LETTERS_A_DAY = 10  # to one address from one person's tables
ASKED_FOR = 7 * DAY  # how long a question waits for its answer

QUESTION = """Somebody, you we hope, wants to be told at this address when it is their turn at a table of Sortilege.

To confirm it, open this link:

{link}

If it was not you, do nothing: no letter about a game comes to you. By the same link you can say that none ever shall,
not even this question again, which others could ask in your name up to three times a day.
"""
TURN = """{name}, it is your turn:

{table}

To get no more of these letters, open this link:

{link}
"""


class Mailer:
    """The addresses, and what is sent to them. Without a mail server no address is kept."""

    def __init__(self, store: SqlStore, config: Config) -> None:
        self.store = store
        self.config = config

    def place(self, secret: str, address: str, holder: str) -> str:
        """By which an address is kept for one person. Whoever knows it may confirm it, and ends letters to it."""
        if not self.config.smtp or not address:
            return ""
        return hashed(f"{secret} letters to {address.casefold()} for {holder}")[:40]

    async def ask(self, place: str, address: str, holder: str) -> None:
        """Ask an address whether it wants letters, unless it was asked, has answered, or was asked often enough."""
        c, now, address = schema.mails.c, time.time(), address.casefold()
        async with self.store.transaction() as db:
            known = (await db.execute(select(schema.mails).where(c.address == address))).all()
            lately = [row for row in known if row.asked > now - DAY]
            mine = next((row for row in known if row.id == place), None)
            if any(row.stopped for row in known) or len(lately) >= QUESTIONS_A_DAY:
                return
            if mine is not None and (mine.confirmed or mine.asked > now - DAY):
                return
            if mine is None:
                row = {"id": place, "address": address, "confirmed": False, "stopped": False, "day": 0, "letters": 0}
                await db.execute(insert(schema.mails).values(**row, asked=now, holder=holder))
            else:
                await db.execute(update(schema.mails).where(c.id == place).values(asked=now))
        await self._send(place, address, "Sortilege: is this your address?", QUESTION.format(link=self.link(place)))

    async def turn(self, place: str, table: str, name: str) -> None:
        """Tell somebody that it is their turn, if they want to know and have not been told too often today."""
        c, day = schema.mails.c, int(time.time() // DAY)
        wanted = and_(c.id == place, c.confirmed, ~c.stopped)
        async with self.store.transaction() as db:
            row = (await db.execute(select(c.address, c.day, c.letters).where(wanted))).first()
            sent = row.letters if row is not None and row.day == day else 0
            if row is None or sent >= LETTERS_A_DAY:
                return
            await db.execute(update(schema.mails).where(c.id == place).values(day=day, letters=sent + 1))
        words = TURN.format(name=name, table=f"{self.config.public_url}/#/table/{table}", link=self.link(place))
        await self._send(place, row.address, "Sortilege: your turn", words)

    def link(self, place: str) -> str:
        return f"{self.config.public_url}/api/mail/{place}"

    async def confirm(self, place: str) -> None:
        """Letters may be sent, by these tables; whoever says so takes back that none shall be."""
        await self._answer(place, confirmed=True, stopped=False)

    async def stop(self, place: str) -> None:
        """No letters to this address, whoever gives it."""
        await self._answer(place, stopped=True)

    async def known(self, place: str) -> bool:
        """Whether letters are sent; raises NotThere where there is no such place."""
        c = schema.mails.c
        async with self.store.transaction() as db:
            row = (await db.execute(select(c.confirmed, c.stopped).where(c.id == place))).first()
        if row is None:
            raise NotThere("server-letter-expired")
        return row.confirmed and not row.stopped

    async def _answer(self, place: str, *, stopped: bool, confirmed: bool | None = None) -> None:
        await self.known(place)
        c = schema.mails.c
        async with self.store.transaction() as db:
            address = select(c.address).where(c.id == place).scalar_subquery()
            await db.execute(update(schema.mails).where(c.address == address).values(stopped=stopped))
            if confirmed is not None:
                await db.execute(update(schema.mails).where(c.id == place).values(confirmed=confirmed))

    async def tidy(self, idle_before: float) -> None:
        """Questions that nobody answered go, and addresses that no letter was sent to for long."""
        c, now = schema.mails.c, time.time()
        unanswered = and_(~c.confirmed, ~c.stopped, c.asked < now - ASKED_FOR)
        unused = and_(c.confirmed, c.asked < idle_before, c.day < int(idle_before // DAY))
        async with self.store.transaction() as db:
            for gone in (unanswered, unused):
                await db.execute(delete(schema.mails).where(gone))

    async def forget(self, holder: str) -> None:
        """Somebody's own addresses go. One that nobody has confirmed goes in a week, or it could be asked for ever."""
        c = schema.mails.c
        async with self.store.transaction() as db:
            await db.execute(delete(schema.mails).where(and_(c.holder == holder, c.confirmed)))
            await db.execute(update(schema.mails).where(c.holder == holder).values(holder=None))

    async def _send(self, place: str, to: str, subject: str, words: str) -> None:
        """In a thread. A letter that cannot be sent is logged, without its address, and play goes on."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.config.mail_from, to, subject
        letter["Date"], letter["Message-ID"] = (
            formatdate(),
            make_msgid(domain=urlsplit(self.config.public_url).hostname),
        )
        letter["List-Unsubscribe"] = f"<{self.link(place)}/stop>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(words)
        try:
            await asyncio.to_thread(deliver, self.config.smtp, letter)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log("mail_failed", why=type(error).__name__)


def deliver(smtp: str, letter: EmailMessage) -> None:
    """`smtp://user:password@host:587` or smtps://; the password comes from there and is never logged."""
    at = urlsplit(smtp)
    kind = smtplib.SMTP_SSL if at.scheme == "smtps" else smtplib.SMTP
    with kind(at.hostname or "localhost", at.port or 25, timeout=PATIENCE) as post:
        if at.username:
            if at.scheme != "smtps":
                post.starttls()
            post.login(at.username, at.password or "")
        post.send_message(letter)


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sortilege</title></head><body><h1>Sortilege</h1><p>{said}</p>{forms}</body></html>
"""
FORM = '<form method="post" action="{to}"><button>{what}</button></form>'


def page(base_path: str, place: str, wanted: bool, said: str = "") -> Response[str]:
    """What a letter's link opens. Looking changes nothing, since programs look at links before people do.

    Without a referrer, as our other answers want it, a browser would not say that its form comes from here.
    """
    asked = said or ("You get a letter when it is your turn." if wanted else "Shall we write when it is your turn?")
    yes = FORM.format(to=f"{base_path}/api/mail/{place}/confirm", what="Yes, write to me")
    no = FORM.format(to=f"{base_path}/api/mail/{place}/stop", what="No letters to this address, ever")
    text = PAGE.format(said=asked, forms=no if wanted else yes + no)
    return Response(text, status_code=200, media_type=MediaType.HTML, headers={"referrer-policy": "same-origin"})
