"""A table in this process's memory: room, game, presence and clients."""

import asyncio
import time
from collections.abc import Iterable

from sortilege.core.record import Upgrade
from sortilege.tables.live.client import Client
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.rooms import clocks
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import LogEntry

PRESENCE_SECONDS = 45.0  # how long a heartbeat or a request counts as presence


class LiveTable:
    """One table as this process knows it; `lock` serializes everything that reads or changes it."""

    def __init__(self, id: str, rev: int, room: Room, game: TableGame | None, upgrades: tuple[Upgrade, ...]) -> None:
        self.id = id
        self.rev = rev
        self.room = room
        self.game = game
        self.upgrades = upgrades
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.presence: dict[int, float] = {}  # until when each seat, or spectator below 0, counts as present
        self.stored_n = 0  # length of the stored log, as far as this process knows
        self.unsaved: tuple[LogEntry, ...] = ()  # entries that loading the table added to its log
        self.unreadable = False  # its game exists but cannot be restored
        self.next_chat_line = 0  # number of the first chat line that this process has not sent
        self.last_used = time.monotonic()
        self.last_visit = -PRESENCE_SECONDS  # when a person last requested something here
        self.dropped = False  # no longer in memory; holders of this object must load the table again
        self.room_fingerprint = b""  # of the room as last sent to everyone

    @property
    def n(self) -> int:
        """The number of entries in the log."""
        return self.game.n if self.game else self.stored_n

    def replace_with(self, reloaded: "LiveTable") -> None:
        """Take over what the database says after another process changed the table."""
        self.room, self.game, self.rev, self.upgrades = reloaded.room, reloaded.game, reloaded.rev, reloaded.upgrades
        self.stored_n, self.unreadable = reloaded.n, reloaded.unreadable

    def open_seats(self) -> list[int]:
        return self.game.state.open_seats() if self.game and self.room.phase == "playing" else []

    def version(self, viewer: int | None) -> int:
        return self.game.version(viewer) if self.game else 0

    def next_bot_seat(self) -> int | None:
        """Return a seat for which a bot has to choose now."""
        return next((seat for seat in self.open_seats() if self.room.acting_bot(seat)), None)

    def is_attended(self, now: float) -> bool:
        """Whether bots have a person to play for: someone present, or a player with days to come back.

        In games where absence is normal, the next player is notified of the turn, so bots continue until then.
        """
        here = self.clients or time.monotonic() - self.last_visit < PRESENCE_SECONDS
        if here or any(until > now for until in self.presence.values()):
            return True
        players = [self.room.seats[at] for at in self.room.active_persons()]
        return not clocks.absence_counts(self.room) and any(seat.stand_in in ("", "clock") for seat in players)

    def mark_absent(self, presence_ids: Iterable[int], now: float) -> None:
        """Record when seats became empty; spectators are simply forgotten."""
        for id in presence_ids:
            if id >= 0:
                self.presence[id] = now
            else:
                self.presence.pop(id, None)
