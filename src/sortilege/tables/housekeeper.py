"""What the server does by itself: bots, clocks, absence, signs of life, retention. Never in anybody's way."""

import asyncio
import gc
import random
import time
from collections.abc import Awaitable, Callable

from sortilege.tables import table_time
from sortilege.tables.live.live_table import PRESENT, LiveTable
from sortilege.tables.live.registry import CLAIM, TableRegistry
from sortilege.tables.logs import log, log_failure
from sortilege.tables.rate_limits import RateLimits
from sortilege.tables.refusals import Illegal, NotThere, Stale, Unavailable, Unreadable
from sortilege.tables.rooms import clocks
from sortilege.tables.storage.store import Conflict
from sortilege.tables.thinking.jobs import BotFailed, Place, Question, WorkerLane, WorkerPool

SECOND = 1.0  # between two looks at the wall clock
LOOK = 0.5  # seconds between two looks at what is due
BEAT = 15.0  # seconds between two signs of life
TIDY = 600.0
MOST_LATE = 200  # tables for one look
MOST_BOTS = 50

Tidy = Callable[[float], Awaitable[None]]  # what was not touched since then goes


class Steward:
    """Looks after tables whose next step is the server's."""

    def __init__(self, tables: TableRegistry, thinker: WorkerPool, limits: RateLimits, keep_days: float) -> None:
        self.tables = tables
        self.thinker = thinker
        self.limits = limits
        self.keep_days = keep_days
        self.tidy_more: Tidy | None = None  # set by a server that keeps more than tables
        self.tasks: set[asyncio.Task[None]] = set()
        self.stepping: set[str] = set()  # tables whose bots think here, or wait for their turn to
        self.ringing: set[str] = set()
        self.failed: set[str] = set()  # to be tried again at the next look
        self.closing = False
        tables.step_soon, tables.wake_bots = self.step_soon, self.wake_bots

    def start(self) -> None:
        for work, pause in (
            (self.look, LOOK),
            (self.beat, BEAT),
            (self.tidy, TIDY),
            (self.keep, CLAIM / 3),
            (self.tables.store.compare_time, SECOND),
        ):
            self.every(work, pause)

    def every(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Do this again and again, with so many seconds between, whatever comes of it."""
        self._spawn(self._every(work, pause))

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _every(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except Unavailable as refusal:
                log("database_unavailable", why=str(refusal.__cause__ or refusal)[:300])
            except Exception as error:  # a mistake at one table must not stop the others
                log_failure("steward_failed", error)
            await asyncio.sleep(pause)

    async def look(self) -> None:
        """What is due: clocks by a query of their own, so that no number of bots comes before them."""
        tables = self.tables
        while self.failed:
            self.step_soon(self.failed.pop())
        for id in await tables.store.claim_overdue(tables.process, CLAIM, MOST_LATE):
            self._once(self.ringing, id, self._ring)
        for id in await tables.store.claim_bots(tables.process, CLAIM, MOST_BOTS):
            self.step_soon(id)
        if await tables.store.changed_by_others():
            await tables.wake_all()
        tables.drop_idle()

    async def keep(self) -> None:
        if self.stepping and self.tables.store.shared:
            await self.tables.store.extend_claims(list(self.stepping), self.tables.process, CLAIM)

    async def beat(self) -> None:
        tables = self.tables
        for live in list(tables.live.values()):
            live.alive()
        await tables.store.extend_presence(tables.process, table_time.now() + PRESENT)
        self.limits.processes = await tables.store.heartbeat(tables.process, PRESENT)

    async def tidy(self) -> None:
        """Retention: finished tables go after a while, others when nobody has touched them for twice as long."""
        age = self.keep_days * 86_400
        if old := await self.tables.store.expired_tables(table_time.now() - age, table_time.now() - 2 * age):
            for id in old:
                if live := self.tables.live.get(id):
                    self.tables.drop(live)
            await self.tables.store.remove(old)
            log("tables_removed", n=len(old))
        await self.tables.store.tidy(age)
        if self.tidy_more:
            await self.tidy_more(time.time() - age)
        gc.collect()  # full collections run here only: a server process turns the automatic ones off

    def _once(self, running: set[str], id: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Do this at one table, unless it is being done there."""
        if id in running or self.closing:
            return
        running.add(id)

        async def run() -> None:
            try:
                await work(id)
            except (NotThere, Unreadable):
                pass  # deleted meanwhile, or damaged, which was logged
            except Unavailable as refusal:
                self.failed.add(id)
                log("step_failed", table=id, why=str(refusal))
            except Exception as error:
                self.failed.add(id)
                log_failure("step_failed", error, table=id)
            finally:
                running.discard(id)

        self._spawn(run())

    def step_soon(self, id: str) -> None:
        """Bots have to choose at this table, which is this process's."""
        self._once(self.stepping, id, self._steps)

    def wake_bots(self, id: str) -> None:
        """Somebody came to a table whose bots may rest; another process may have them."""
        self._once(self.stepping, id, self._wake)

    async def _wake(self, id: str) -> None:
        if await self.tables.store.claim(id, self.tables.process, CLAIM):
            await self._steps(id)

    async def _steps(self, id: str) -> None:
        while await self.step(id):
            pass

    async def step(self, id: str) -> bool:
        """One choice of a bot at this table; true when there may be more to do at once."""
        async with self.tables.at(id) as live:
            if (seat := live.mover()) is None and not live.unreadable:
                return False
            if seat is None or not live.attended(table_time.now()):
                await self.tables.store.rest_bots(id, live.rev)
                return False
            crew, owner = self.thinker.crew(live.room.acting_bot(seat), live.room.game), live.room.owner
        async with crew.turn(owner, id) as turn:
            # The place is kept until the choice is written: the database, too, has one bot of a lane after the other.
            async with self.tables.at(id) as live:
                question = self._question(live)
            if question is None or self.thinker.crew(question.bot, question.game) is not crew:
                return question is not None
            code = await self._think(crew, turn, question)
            async with self.tables.at(id) as live:
                return await self._choose(live, question, code)

    async def _ring(self, id: str) -> None:
        """Bots take the seats of those whose time has run out or who have been away too long."""
        async with self.tables.at(id) as live:
            live.seen = await self.tables.store.presence(live.id)
            for other in live.clients:
                for seat in other.seats:
                    live.seen[seat] = max(live.seen.get(seat, 0.0), table_time.now() + 1.0)

            def decide(live: LiveTable) -> None:
                now = table_time.now()
                for seat in live.open_seats():
                    late = clocks.stand_in_deadline(live.room, seat, live.seen)
                    if late and late[0] <= now:
                        live.room.seats[seat].stand_in = late[1]

            await self.tables.decide(live, decide)  # whoever is not late yet is looked at again when they may be

    def _question(self, live: LiveTable) -> Question | None:
        sitting = live.sitting
        if sitting is None or (seat := live.mover()) is None:
            return None
        return Question(
            bot=live.room.acting_bot(seat),
            game=live.room.game,
            seat=seat,
            version=sitting.version(seat),
            thoughts=live.room.key,
            fields=sitting.rules.fields(sitting.state),
        )

    async def _think(self, crew: WorkerLane, turn: Place, question: Question) -> int | None:
        try:
            return await crew.think(turn, question)
        except BotFailed as error:
            self.tables.metrics.count("bot_failures")
            log("bot_failed", why=str(error))
            return None  # chance decides, so that the game goes on

    async def _choose(self, live: LiveTable, question: Question, code: int | None) -> bool:
        sitting = live.sitting
        if sitting is None or question.seat not in live.open_seats() or not live.room.acting_bot(question.seat):
            return live.mover() is not None
        legal = sitting.state.legal(question.seat)
        chosen = code if code in legal else random.choice(legal)
        try:
            entries = sitting.choose(question.seat, [sitting.rules.ids[chosen]], question.version)
        except (Stale, Illegal):
            return True
        try:
            await self.tables.enter(live, entries, table_time.now())
        except Conflict:
            await self.tables.again(live)
            return False  # whoever was first has the table's bots
        self.tables.metrics.count("bot_choices")
        return live.mover() is not None
