"""Hints: the best-looking moves for a seat, computed by the workers that also serve bots.

A hint depends only on what the seat knows. Its random numbers are public, and neither the game's nor the bots'. Its
computing time is charged to the caller, in the same queue as bots (`fair_queue`), so hints never stall others' bots.
"""

import msgspec

from sortilege.analysis.results import Evaluation, PlanEvaluation
from sortilege.core.engine.machine import Machine
from sortilege.core.rules import Rules
from sortilege.tables.identity import Caller
from sortilege.tables.live.table_access import TableAccess, pick_seat
from sortilege.tables.play.choice_pipeline import game_in_play
from sortilege.tables.protocol.play import Hint, HintOption
from sortilege.tables.refusals import NotAllowed, NotNow, Unavailable
from sortilege.tables.thinking.jobs import BotFailed, HintJob, PlanJob, WorkerPool, WorkerTurn

MAX_OPTIONS = 3  # the best and the two next
MAX_DEPTH = 3
BASE_GLANCES = 2  # at depth 1
DEPTH_FACTOR = 3  # how much longer each further depth takes
HINT_SEED = b"hint".hex()


class Hints:
    """Computes hints for the callers of tables that allow them."""

    def __init__(self, access: TableAccess, workers: WorkerPool) -> None:
        self.access = access
        self.workers = workers
        self.running: dict[tuple[str, str], WorkerTurn] = {}  # by owner and table

    async def hint(self, caller: Caller, owner: str, id: str, seat: int | None, depth: int, whole: bool) -> Hint:
        """Return the moves that look best to this seat; raises NotAllowed, NotNow or Unavailable.

        `whole`: return whole answers to a question that is asked several times in a row.
        """
        return await self.compute(owner, id, await self._job(caller, id, seat, depth, whole), depth)

    async def compute(self, owner: str, id: str, job: HintJob | PlanJob, depth: int) -> Hint:
        """Compute a hint. An owner has one at a time for each `id`, which is usually the table."""
        try:
            line = await self._run(owner, id, job)
        except BotFailed:
            raise Unavailable("server-no-hint", retry_after=1.0) from None
        return (plan_hint if isinstance(job, PlanJob) else move_hint)(line, job.version, depth)

    async def _run(self, owner: str, id: str, job: HintJob | PlanJob) -> bytes:
        """Run the job. A new request hurries the owner's previous one, whose result is no longer needed."""
        lane, key = self.workers.deep, (owner, id)
        if key in self.running:
            self.running[key].hurried = True
        async with lane.turn(owner, id) as turn:
            self.running[key] = turn
            try:
                return await lane.run(turn, job)
            finally:
                if self.running.get(key) is turn:
                    del self.running[key]

    async def _job(self, caller: Caller, id: str, seat: int | None, depth: int, whole: bool) -> HintJob | PlanJob:
        async with self.access.locked_table(caller, id) as (live, mine, _):
            own = pick_seat(mine, seat)
            if not live.room.hints:
                raise NotAllowed("server-no-hints")
            game = game_in_play(live)
            if own not in live.open_seats():
                raise NotNow("server-not-asked")
            return hint_job(game.rules, game.state, own, game.version(own), depth, PlanJob if whole else HintJob)


def move_hint(line: bytes, version: int, depth: int) -> Hint:
    found = msgspec.json.decode(line, type=Evaluation)
    options = [
        HintOption(id=one.id, then=(), chance=one.chance, points=one.points, why=one.why)
        for one in found.options[:MAX_OPTIONS]
    ]
    return Hint(version=version, depth=depth, games=found.games, options=tuple(options))


def plan_hint(line: bytes, version: int, depth: int) -> Hint:
    found = msgspec.json.decode(line, type=PlanEvaluation)
    options = [
        HintOption(id=one.ids[0], then=one.ids[1:], chance=one.chance, points=one.points, why=one.why)
        for one in found.options[:MAX_OPTIONS]
    ]
    return Hint(version=version, depth=depth, games=found.games, options=tuple(options))


def hint_job(
    rules: Rules, state: Machine, seat: int, version: int, depth: int, job: type[HintJob] | type[PlanJob] = HintJob
) -> HintJob | PlanJob:
    return job(
        game=rules.name,
        seat=seat,
        version=version,
        thoughts=HINT_SEED,
        fields=rules.fields(state),
        times=BASE_GLANCES * DEPTH_FACTOR ** (depth - 1),
    )
