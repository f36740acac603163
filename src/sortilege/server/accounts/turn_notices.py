"""Turn notices for correspondence games: to the host's webhook, and by mail to players who want it."""

import asyncio
import json
import urllib.request

from sortilege.server.accounts.turn_notice_mail import Mailer
from sortilege.server.config import Config
from sortilege.tables.logs import log_summed
from sortilege.tables.rooms.room import Room

WEBHOOK_TIMEOUT_SECONDS = 10.0


class TurnNotices:
    """Sends notices. A webhook that cannot be reached is logged, and the game goes on."""

    def __init__(self, config: Config, mailer: Mailer) -> None:
        self.config = config
        self.mailer = mailer

    async def send(self, table: str, room: Room, seat: int) -> None:
        one = room.seats[seat]
        if self.config.webhook:
            about = {"what": "your_turn", "table": table, "game": room.game, "seat": seat, "name": one.name}
            link = f"{self.config.public_url}/#/table/{table}"
            try:
                await asyncio.to_thread(post, self.config.webhook, json.dumps(about | {"link": link}))
            except (OSError, ValueError) as error:
                log_summed("webhook_failed", why=type(error).__name__)
        if one.mail:
            await self.mailer.send_turn_notice(one.mail, table, one.name)


def post(url: str, body: str) -> None:
    headers = {"Content-Type": "application/json", "User-Agent": "sortilege"}
    request = urllib.request.Request(url, body.encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=WEBHOOK_TIMEOUT_SECONDS):
        pass
