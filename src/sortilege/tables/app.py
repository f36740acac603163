"""A house: tables and all that is done at them, whoever keeps what is written and whoever thinks.

It knows no network, no database and no processes. A server is one (`host.service`), and so is a page that plays without
one (`local.service`).
"""

import contextlib
import time

from sortilege.tables import table_time
from sortilege.tables.content.puzzle_attempts import PuzzleAttempts
from sortilege.tables.content.puzzle_progress import PuzzleProgress
from sortilege.tables.content.puzzles import PuzzleCatalog
from sortilege.tables.content.replays import Replays
from sortilege.tables.content.rules_reference import RulesReference
from sortilege.tables.content.sandbox import Sandbox
from sortilege.tables.housekeeper import Steward
from sortilege.tables.identity import Caller, fresh, hashed
from sortilege.tables.live.registry import TableRegistry
from sortilege.tables.live.socket_service import SocketService
from sortilege.tables.metrics import Metrics
from sortilege.tables.play.long_poll import LongPoll
from sortilege.tables.play.play_service import PlayService
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.protocol.accounts import AccountStatus
from sortilege.tables.rate_limits import RateLimits, counted
from sortilege.tables.refusals import Unavailable
from sortilege.tables.socket_quota import SocketQuota
from sortilege.tables.storage.store import Store
from sortilege.tables.thinking.hints import Hints
from sortilege.tables.thinking.jobs import WorkerPool
from sortilege.tables.thinking.reviews import BEAT, Reviews


class TableApp:
    """Its parts, put together, started and stopped."""

    offline = False  # whether the page that plays without a server is offered

    def __init__(
        self, store: Store, thinker: WorkerPool, process: str, limits: RateLimits, places: SocketQuota, keep_days: float
    ) -> None:
        self.store = store
        self.thinker = thinker
        self.process = process
        self.limits = limits
        self.places = places
        self.metrics = Metrics()
        self.tables = TableRegistry(store, process, self.metrics)
        self.playing = PlayService(self.tables)
        self.watching = SocketService(self.tables)
        self.waiting = LongPoll(self.playing, self.watching)
        self.rooms = RoomService(self.tables)
        self.replays = Replays(self.rooms)
        self.references = RulesReference()
        self.puzzles = PuzzleCatalog()
        self.solving = PuzzleProgress(store)
        self.hints = Hints(self.tables, thinker)
        self.reviews = Reviews(self.rooms, thinker)
        self.tryouts = Sandbox(self.rooms, self.hints)
        self.tries = PuzzleAttempts(thinker)
        self.steward = Steward(self.tables, thinker, limits, keep_days)
        self.sockets = 0
        self.secret = ""
        self.metrics.gauge("live_tables", "Tables in memory.", lambda: len(self.tables.live))
        self.metrics.gauge("bots_waiting", "Bots that wait for a process to think in.", thinker.waiting)
        self.metrics.gauge("sockets", "Open sockets.", lambda: self.sockets)
        self.metrics.gauge("up_seconds", "Since this process started.", lambda: time.time() - self.metrics.started)

    async def start(self) -> None:
        await self.store.open()
        self.secret = await self.store.setting("secret", fresh())
        if not self.store.shared:
            await self.store.release_all_claims()
        self.steward.start()
        self.steward.every(self.reviews.beat, BEAT)

    async def stop(self) -> None:
        """Stop cleanly: every acknowledged choice is stored already, so there is nothing to save."""
        await self.steward.close()
        await self.reviews.close()
        await self.tries.close()
        for live in list(self.tables.live.values()):
            for client in list(live.clients):
                client.close()
        await self.thinker.close()
        with contextlib.suppress(Unavailable):  # signs of life that do not come any more tell it too
            await self.store.mark_all_absent(self.process, table_time.now())
        await self.store.close()

    async def me(self, person: Caller) -> AccountStatus:
        """Who somebody is: a guest, where there are no accounts."""
        return AccountStatus(name="")

    def where(self, address: str) -> str:
        """By which people without an account at one address are known to be that; the address itself is not kept."""
        return hashed(f"{self.secret} owner {counted(address)}")[:16]

    def place_of(self, address: str, person: Caller) -> str:
        """Where the mail address that somebody gives is kept; nowhere, where no letters are sent."""
        return ""

    async def write_to(self, address: str, person: Caller, client: str) -> None:
        """Ask a mail address whether it wants letters."""
