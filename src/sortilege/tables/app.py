"""The application: tables and everything done at them, independent of storage, network and where bots run.

A server process is one (`server.server_process`), and so is a page that plays without a server (`browser.app`).
"""

import contextlib
import time

from sortilege.tables import steady_clock
from sortilege.tables.background import BackgroundTasks
from sortilege.tables.content.player_history import PlayerHistory
from sortilege.tables.content.puzzle_attempts import PuzzleAttempts
from sortilege.tables.content.puzzle_catalog import PuzzleCatalog
from sortilege.tables.content.puzzle_progress import PuzzleProgress
from sortilege.tables.content.replays import Replays
from sortilege.tables.content.rules_reference import RulesReference
from sortilege.tables.content.sandbox import Sandbox
from sortilege.tables.housekeeper import Housekeeper, Tidy
from sortilege.tables.identity import Caller, hash_secret, new_secret
from sortilege.tables.live.process_sync import TableSync
from sortilege.tables.live.socket_lifecycle import SocketService
from sortilege.tables.live.table_access import TableAccess
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.live.tables_in_memory import TablesInMemory
from sortilege.tables.metrics import Metrics
from sortilege.tables.play.choice_pipeline import ChoicePipeline
from sortilege.tables.play.long_poll import LongPoll
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.play.table_reader import TableReader
from sortilege.tables.protocol.accounts import AccountStatus
from sortilege.tables.rate_limits import RateLimits, limited_address
from sortilege.tables.refusals import Unavailable
from sortilege.tables.socket_quota import SocketQuota
from sortilege.tables.storage.store import Store
from sortilege.tables.table_signals import TableSignals, TurnNotifier
from sortilege.tables.thinking.bot_driver import BotDriver
from sortilege.tables.thinking.hints import Hints
from sortilege.tables.thinking.jobs import WorkerPool
from sortilege.tables.thinking.reviews import PROGRESS_SECONDS, Reviews


class TableApp:
    """Builds the services of one process, starts them and stops them."""

    offline = False  # whether this server offers the page that plays without a server

    def __init__(
        self,
        store: Store,
        workers: WorkerPool,
        process: str,
        limits: RateLimits,
        socket_quota: SocketQuota,
        keep_days: float,
        notify_turn: TurnNotifier | None = None,
        tidy_more: Tidy | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.process = process
        self.limits = limits
        self.socket_quota = socket_quota
        self.metrics = Metrics()
        self.signals = TableSignals(notify_turn)
        self.tasks = BackgroundTasks("steward_failed")
        self.tables = TablesInMemory(store, process, self.metrics)
        self.sync = TableSync(self.tables)
        self.access = TableAccess(self.tables, self.sync, self.signals)
        self.writer = TableWriter(self.tables, self.sync, self.signals)
        self.reader = TableReader(self.access)
        self.choices = ChoicePipeline(self.access, self.writer)
        self.sockets = SocketService(self.access, self.writer)
        self.long_poll = LongPoll(self.access, self.reader, self.sockets)
        self.rooms = RoomService(self.access, self.writer, self.choices)
        self.replays = Replays(self.rooms)
        self.history = PlayerHistory(store)
        self.rules_reference = RulesReference()
        self.puzzles = PuzzleCatalog()
        self.puzzle_progress = PuzzleProgress(store)
        self.puzzle_attempts = PuzzleAttempts(workers)
        self.hints = Hints(self.access, workers)
        self.reviews = Reviews(self.rooms, workers)
        self.sandbox = Sandbox(self.rooms, self.hints)
        self.bots = BotDriver(self.choices, workers, self.signals, self.tasks)
        self.housekeeper = Housekeeper(self.writer, self.bots, limits, self.tasks, keep_days, tidy_more)
        self.open_sockets = 0
        self.secret = ""
        self.metrics.gauge("live_tables", "Tables in memory.", lambda: len(self.tables.live))
        self.metrics.gauge("bots_waiting", "Bots waiting for a worker.", workers.waiting)
        self.metrics.gauge("sockets", "Open sockets.", lambda: self.open_sockets)
        self.metrics.gauge(
            "up_seconds", "Seconds since this process started.", lambda: time.time() - self.metrics.started
        )

    async def start(self) -> None:
        await self.store.open()
        self.secret = await self.store.setting("secret", new_secret())
        if not self.store.shared:
            await self.store.release_all_claims()
        self.housekeeper.start()
        self.tasks.run_every(PROGRESS_SECONDS, self.reviews.report_progress)

    async def stop(self) -> None:
        """Stop cleanly. Every acknowledged choice is stored already, so there is nothing to save."""
        await self.tasks.close()
        await self.reviews.close()
        await self.puzzle_attempts.close()
        for live in list(self.tables.live.values()):
            for client in list(live.clients):
                client.close()
        await self.workers.close()
        with contextlib.suppress(Unavailable):  # if this fails, the missing heartbeats have the same effect later
            await self.store.mark_all_absent(self.process, steady_clock.now())
        await self.store.close()

    async def account_status(self, caller: Caller) -> AccountStatus:
        """Return who the caller is; without accounts, a guest."""
        return AccountStatus(name="")

    def address_key(self, address: str) -> str:
        """Return a hash that identifies an address, for callers without an account; the address is not stored."""
        return hash_secret(f"{self.secret} owner {limited_address(address)}")[:16]

    def mail_id_of(self, address: str, caller: Caller) -> str:
        """Return the key under which the caller's mail address is stored; empty where no mail is sent."""
        return ""

    async def request_mail_confirmation(self, address: str, caller: Caller, client: str) -> None:
        """Send a confirmation request to a mail address."""
