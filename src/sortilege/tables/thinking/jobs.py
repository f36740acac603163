"""The jobs that workers do: bot moves, hints, puzzle attempts and reviews; and the lanes in which they wait.

On a server the workers are processes (`server.workers`). Without one they are a function of the page (`browser`).
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec

from sortilege.analysis import GLANCE, evaluate, evaluate_plans
from sortilege.analysis.outside_swings import measure_swing
from sortilege.bots import Sight, bot, thoughts
from sortilege.bots.search_bot import never
from sortilege.core.engine.rng import Rng
from sortilege.core.kits import kit
from sortilege.core.save.field_values import Fields
from sortilege.tables.thinking.fair_queue import FairQueue, Turn


class PositionJob(msgspec.Struct, frozen=True, kw_only=True):
    """What every job has: a position in which `seat` is asked, and the seed of the worker's random numbers."""

    game: str
    seat: int
    version: int
    thoughts: str
    fields: Fields

    def sight(self) -> Sight:
        rules = kit(self.game).rules
        return Sight(rules, rules.load(self.fields), self.seat)

    def rng(self) -> Rng:
        return thoughts(bytes.fromhex(self.thoughts), self.seat, self.version)


class BotJob(PositionJob, frozen=True, kw_only=True, tag="bot"):
    """Choose a move for a bot; the result is its code."""

    bot: str

    def run(self, enough: Callable[[], bool]) -> bytes:
        return str(int(bot(self.bot, enough).choose(self.sight(), self.rng()))).encode()


class HintJob(PositionJob, frozen=True, kw_only=True, tag="hint"):
    """Evaluate the moves for a person, `times` longer than a glance; the result is `Evaluation`."""

    times: int

    def run(self, enough: Callable[[], bool]) -> bytes:
        return msgspec.json.encode(evaluate(self.sight(), self.rng(), GLANCE.times(self.times), (), enough))


class PlanJob(PositionJob, frozen=True, kw_only=True, tag="plan"):
    """Evaluate whole answers for a person, `times` longer than a glance; the result is `PlanEvaluation`."""

    times: int

    def run(self, enough: Callable[[], bool]) -> bytes:
        return msgspec.json.encode(evaluate_plans(self.sight(), self.rng(), GLANCE.times(self.times), enough))


class PuzzleJob(PositionJob, frozen=True, kw_only=True, tag="puzzle"):
    """Evaluate the moves `also` in a puzzle, never cut short, so that everyone gets the same `Evaluation`."""

    times: int
    also: tuple[int, ...]

    def run(self, enough: Callable[[], bool]) -> bytes:
        evaluation = evaluate(self.sight(), self.rng(), GLANCE.times(self.times), self.also, never, planned=True)
        return msgspec.json.encode(evaluation)


class ReviewJob(PositionJob, frozen=True, kw_only=True, tag="review"):
    """Evaluate one step of a review. Never cut short, so everyone gets the same result.

    For a choice the result is `Evaluation` and covers the moves `also`. With `then`, a later position, it is
    `MeasuredSwing`: how much what happened in between, after the seat's own choice `also`, changed its prospects.
    """

    times: int
    also: tuple[int, ...] = ()
    then: Fields | None = None

    def run(self, enough: Callable[[], bool]) -> bytes:
        depth, sight, rng = GLANCE.times(self.times), self.sight(), self.rng()
        if self.then is None:
            return msgspec.json.encode(evaluate(sight, rng, depth, self.also, never))
        after = Sight(sight.rules, sight.rules.load(self.then), self.seat)
        return msgspec.json.encode(measure_swing(sight, after, rng, depth.games, *self.also))


Job = BotJob | HintJob | PlanJob | PuzzleJob | ReviewJob


def run_job(line: bytes | str, enough: Callable[[], bool] = never) -> bytes:
    """Do an encoded job and return its encoded result; `enough` asks for the best result so far."""
    return decode_job(line).run(enough)


def decode_job(line: bytes | str) -> Job:
    job: Job = msgspec.json.decode(line, type=Job)
    return job


def job_name(job: Job) -> str:
    """Return a job's bot, or nothing, for log lines."""
    return job.bot if isinstance(job, BotJob) else ""


class BotFailed(Exception):
    """The worker died or took too long."""


WorkerTurn = Turn["asyncio.Future[None]"]


class WorkerLane(ABC):
    """Workers that share one queue."""

    def __init__(self, places: int) -> None:
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue(places)

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, table: str) -> AsyncIterator[WorkerTurn]:
        """Wait for a worker, and keep it until the block ends."""
        turn = self.queue.put(owner, table, asyncio.get_running_loop().create_future())
        self._start_turns()
        try:
            await turn.work
            yield turn
        finally:
            self.queue.finish(turn)
            self._start_turns()

    def _start_turns(self) -> None:
        while turn := self.queue.take():
            if not turn.work.done():  # a canceled waiter gives its place back by itself
                turn.work.set_result(None)

    async def choose(self, turn: WorkerTurn, job: BotJob) -> int:
        """Return the code that a bot chooses; raises BotFailed."""
        return int(await self.run(turn, job))

    @abstractmethod
    async def run(self, turn: WorkerTurn, job: Job) -> bytes:
        """Return the encoded result of a job; raises BotFailed."""


class WorkerPool(Protocol):
    """All workers of a process, in lanes."""

    @property
    def deep(self) -> WorkerLane:
        """The lane for work that takes seconds."""

    def lane_for(self, bot: str, game: str) -> WorkerLane:
        """The lane in which this bot thinks."""

    def waiting(self) -> int:
        """Return how many jobs are waiting."""

    async def close(self) -> None: ...
