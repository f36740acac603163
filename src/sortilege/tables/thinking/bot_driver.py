"""Drive the bots at live tables: claim tables whose bots have to choose, think, and make the choice."""

import random

from sortilege.tables import steady_clock
from sortilege.tables.background import BackgroundTasks, TableTasks
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.table_writer import CLAIM_SECONDS
from sortilege.tables.logs import log_summed
from sortilege.tables.play.choice_pipeline import ChoicePipeline
from sortilege.tables.refusals import Illegal, Stale
from sortilege.tables.storage.store import Conflict
from sortilege.tables.table_signals import TableSignals
from sortilege.tables.thinking.jobs import BotFailed, BotJob, WorkerLane, WorkerPool, WorkerTurn

MAX_CLAIMED_TABLES = 50  # per poll


class BotDriver:
    """Makes the bots' choices at the tables that this process has claimed."""

    def __init__(
        self, choices: ChoicePipeline, workers: WorkerPool, signals: TableSignals, tasks: BackgroundTasks
    ) -> None:
        self.choices = choices
        self.tables = choices.tables
        self.store = choices.tables.store
        self.workers = workers
        self.stepping = TableTasks(tasks)  # tables whose bots think here, or wait for a worker
        signals.bots_due.connect(self.step_soon)
        signals.visited.connect(self.wake)

    async def claim_tables(self) -> None:
        """Claim tables whose bots have to choose and whose process, if any, has stopped."""
        for id in await self.store.claim_bots(self.tables.process, CLAIM_SECONDS, MAX_CLAIMED_TABLES):
            self.step_soon(id)

    async def extend_claims(self) -> None:
        if self.stepping.running and self.store.shared:
            await self.store.extend_claims(list(self.stepping.running), self.tables.process, CLAIM_SECONDS)

    def retry_failed(self) -> None:
        while self.stepping.failed:
            self.step_soon(self.stepping.failed.pop())

    def step_soon(self, id: str) -> None:
        """Start the bots of a table that this process has claimed."""
        self.stepping.start(id, self._steps)

    def wake(self, id: str) -> None:
        """Start the bots of a table where they may be resting, unless another process has claimed them."""
        self.stepping.start(id, self._claim_and_step)

    async def _claim_and_step(self, id: str) -> None:
        if await self.store.claim(id, self.tables.process, CLAIM_SECONDS):
            await self._steps(id)

    async def _steps(self, id: str) -> None:
        while await self.step(id):
            pass

    async def step(self, id: str) -> bool:
        """Make one choice of a bot at this table; return whether there may be another at once."""
        async with self.tables.at(id) as live:
            if (seat := live.next_bot_seat()) is None and not live.unreadable:
                return False
            if seat is None or not live.is_attended(steady_clock.now()):
                await self.store.rest_bots(id, live.rev)
                return False
            lane, owner = self.workers.lane_for(live.room.acting_bot(seat), live.room.game), live.room.owner
        async with lane.turn(owner, id) as turn:
            # The turn lasts until the choice is written, so that the database too gets one bot of a lane at a time.
            async with self.tables.at(id) as live:
                job = self._job(live)
            if job is None or self.workers.lane_for(job.bot, job.game) is not lane:
                return job is not None
            code = await self._think(lane, turn, job)
            async with self.tables.at(id) as live:
                return await self._choose(live, job, code)

    def _job(self, live: LiveTable) -> BotJob | None:
        game = live.game
        if game is None or (seat := live.next_bot_seat()) is None:
            return None
        return BotJob(
            bot=live.room.acting_bot(seat),
            game=live.room.game,
            seat=seat,
            version=game.version(seat),
            thoughts=live.room.key,
            fields=game.rules.fields(game.state),
        )

    async def _think(self, lane: WorkerLane, turn: WorkerTurn, job: BotJob) -> int | None:
        try:
            return await lane.choose(turn, job)
        except BotFailed as error:
            self.tables.metrics.count("bot_failures")
            log_summed("bot_failed", why=str(error))
            return None  # a random choice keeps the game going

    async def _choose(self, live: LiveTable, job: BotJob, code: int | None) -> bool:
        game = live.game
        if game is None or job.seat not in live.open_seats() or not live.room.acting_bot(job.seat):
            return live.next_bot_seat() is not None
        legal = game.state.legal(job.seat)
        chosen = code if code in legal else random.choice(legal)
        try:
            entries = game.choose(job.seat, [game.rules.ids[chosen]], job.version)
        except (Stale, Illegal):
            return True
        try:
            await self.choices.commit(live, entries, steady_clock.now())
        except Conflict:
            await self.choices.writer.sync.restore_after_conflict(live)
            return False  # the process that wrote first has the table's bots
        self.tables.metrics.count("bot_choices")
        return live.next_bot_seat() is not None
