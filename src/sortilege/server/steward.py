"""What the server does by itself: bots, clocks, absence, signs of life, retention. Never in anybody's way."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from sortilege.server import clocks
from sortilege.server.limits import Limits
from sortilege.server.live import PRESENT, Live
from sortilege.server.logs import log, log_failure
from sortilege.server.refusals import Illegal, NotThere, Stale, Unavailable
from sortilege.server.seats import YEAR
from sortilege.server.storage import Conflict
from sortilege.server.tables import CLAIM, Tables
from sortilege.server.worker import Question
from sortilege.server.workers import BotFailed, Workers

LOOK = 0.5  # seconds between two looks at what is due
BEAT = 15.0  # seconds between two signs of life
TIDY = 600.0
MOST_AT_ONCE = 50


class Steward:
    """Looks after tables whose next step is the server's."""

    def __init__(self, tables: Tables, workers: Workers, limits: Limits, keep_days: float) -> None:
        self.tables = tables
        self.workers = workers
        self.limits = limits
        self.keep_days = keep_days
        self.tasks: set[asyncio.Task[None]] = set()
        self.stepping: set[str] = set()
        self.closing = False
        tables.step_soon = self.step_soon

    def start(self) -> None:
        for work, pause in ((self.look, LOOK), (self.beat, BEAT), (self.tidy, TIDY)):
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
        for id in await self.tables.store.claim_due(self.tables.process, CLAIM, MOST_AT_ONCE):
            self.step_soon(id)
        if await self.tables.store.changed_by_others():
            await self.tables.wake_all()
        self.tables.drop_idle()

    async def beat(self) -> None:
        tables = self.tables
        for live in list(tables.live.values()):
            live.alive()
        await tables.store.still_present(tables.process, time.time() + PRESENT)
        if tables.store.postgres:
            self.limits.processes = await tables.store.processes(tables.process, PRESENT)

    async def tidy(self) -> None:
        """Retention: finished tables go after a while, others when nobody has touched them for twice as long."""
        await self.tables.store.forget_sessions(time.time() - YEAR)
        age = self.keep_days * 86_400
        if old := await self.tables.store.old(time.time() - age, time.time() - 2 * age):
            for id in old:
                if live := self.tables.live.get(id):
                    self.tables.drop(live)
            await self.tables.store.remove(old)
            log("tables_removed", n=len(old))
        if self.tables.store.postgres:
            await self.tables.store.forget_counts()

    def step_soon(self, id: str) -> None:
        if id not in self.stepping and not self.closing:
            self.stepping.add(id)
            self._spawn(self._step(id))

    async def _step(self, id: str) -> None:
        again = False
        try:
            again = await self.step(id)
        except (Unavailable, NotThere) as refusal:
            log("step_failed", table=id, why=str(refusal))
        except Exception as error:
            log_failure("step_failed", error, table=id)
        finally:
            self.stepping.discard(id)
        if again:
            self.step_soon(id)

    async def step(self, id: str) -> bool:
        """Do what is due at one table; true when there is more to do at once."""
        async with self.tables.at(id) as live:
            live.stepping = True
            try:
                await self._stand_in(live)
                question = self._question(live)
            finally:
                live.stepping = False
        if question is None:
            return False
        code = await self._think(question)
        async with self.tables.at(id) as live:
            return await self._choose(live, question, code)

    async def _stand_in(self, live: Live) -> None:
        """Bots take the seats of those whose time has run out or who have been away too long."""
        if live.room.phase != "playing":
            return
        live.seen = await self.tables.store.seen(live.id)
        for other in live.clients:
            for seat in other.seats:
                live.seen[seat] = max(live.seen.get(seat, 0.0), time.time() + 1.0)

        def decide(live: Live) -> None:
            now = time.time()
            for seat in live.open_seats():
                late = clocks.late_at(live.room, seat, live.seen)
                if late and late[0] <= now:
                    live.room.seats[seat].stand_in = late[1]

        late = [clocks.late_at(live.room, seat, live.seen) for seat in live.open_seats()]
        if any(late):  # whoever is not late yet is looked at again when they may be
            await self.tables.decide(live, decide)

    def _question(self, live: Live) -> Question | None:
        sitting = live.sitting
        if sitting is None:
            return None
        for seat in live.open_seats():
            if name := live.room.mover(seat):
                return Question(
                    bot=name,
                    game=live.room.game,
                    seat=seat,
                    version=sitting.version(seat),
                    thoughts=live.room.key,
                    fields=sitting.rules.fields(sitting.state),
                )
        return None

    async def _think(self, question: Question) -> int | None:
        try:
            return await self.workers.think(question)
        except BotFailed as error:
            self.tables.metrics.count("bot_failures")
            log("bot_failed", why=str(error))
            return None  # chance decides, so that the game goes on

    async def _choose(self, live: Live, question: Question, code: int | None) -> bool:
        sitting = live.sitting
        if sitting is None or question.seat not in live.open_seats() or not live.room.mover(question.seat):
            return any(live.room.mover(seat) for seat in live.open_seats())
        legal = sitting.state.legal(question.seat)
        chosen = code if code in legal else random.choice(legal)
        try:
            entries = sitting.choose(question.seat, [sitting.rules.ids[chosen]], question.version)
        except (Stale, Illegal):
            return True
        try:
            await self.tables.enter(live, entries, time.time())
        except Conflict:
            await self.tables.again(live)
            return False  # whoever was first has the table's bots
        self.tables.metrics.count("bot_choices")
        return any(live.room.mover(seat) for seat in live.open_seats())
