"""“Your turn”, for games with days for a choice: to a webhook of the host's, and by letter to those who want one."""

import asyncio
import json
import urllib.request

from sortilege.server.accounts.mail import Mailer
from sortilege.server.config import Config
from sortilege.tables.logs import log
from sortilege.tables.rooms.room import Room

PATIENCE = 10.0


class Notices:
    """A webhook that cannot be reached is logged, and the game goes on."""

    def __init__(self, config: Config, letters: Mailer) -> None:
        self.config = config
        self.letters = letters

    async def turn(self, table: str, room: Room, seat: int) -> None:
        one = room.seats[seat]
        if self.config.webhook:
            about = {"what": "your_turn", "table": table, "game": room.game, "seat": seat, "name": one.name}
            link = f"{self.config.public_url}/#/table/{table}"
            try:
                await asyncio.to_thread(post, self.config.webhook, json.dumps(about | {"link": link}))
            except (OSError, ValueError) as error:
                log("webhook_failed", why=type(error).__name__)
        if one.mail:
            await self.letters.turn(one.mail, table, one.name)


def post(url: str, body: str) -> None:
    headers = {"Content-Type": "application/json", "User-Agent": "sortilege"}
    with urllib.request.urlopen(urllib.request.Request(url, body.encode(), headers, method="POST"), timeout=PATIENCE):
        pass
