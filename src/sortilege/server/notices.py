"""“Your turn”, for games with days for a choice: a webhook of the host's, and e-mail where that is configured."""

import asyncio
import json
import smtplib
import urllib.request
from email.message import EmailMessage
from urllib.parse import urlsplit

from sortilege.server.logs import log
from sortilege.server.room import Room

PATIENCE = 10.0


class Notices:
    """Sends in threads; a message that cannot be sent is logged, and the game goes on."""

    def __init__(self, webhook: str, smtp: str, sender: str, base: str) -> None:
        self.webhook = webhook
        self.smtp = smtp
        self.sender = sender
        self.base = base

    async def turn(self, table: str, room: Room, seat: int) -> None:
        one = room.seats[seat]
        if self.webhook:
            about = {"what": "your_turn", "table": table, "game": room.game, "seat": seat, "name": one.name}
            await self._try("webhook", self._post, json.dumps(about | {"link": f"{self.base}/#/table/{table}"}))
        if self.smtp and one.mail:
            await self._try("mail", self._mail, one.mail, table, one.name)

    async def _try(self, what: str, send: object, *args: str) -> None:
        assert callable(send)
        try:
            await asyncio.to_thread(send, *args)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            log(f"{what}_failed", why=type(error).__name__)

    def _post(self, body: str) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": "sortilege"}
        request = urllib.request.Request(self.webhook, body.encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE):
            pass

    def _mail(self, to: str, table: str, name: str) -> None:
        """`--smtp smtp://user:password@host:587` or smtps://; the password comes from there and is never logged."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, "Sortilege: your turn"
        letter.set_content(f"{name}, it is your turn.\n\n{self.base}/#/table/{table}\n")
        at = urlsplit(self.smtp)
        kind = smtplib.SMTP_SSL if at.scheme == "smtps" else smtplib.SMTP
        with kind(at.hostname or "localhost", at.port or 25, timeout=PATIENCE) as post:
            if at.username:
                if at.scheme != "smtps":
                    post.starttls()
                post.login(at.username, at.password or "")
            post.send_message(letter)
