"""Reviews of finished games: computed choice by choice by the workers, in the same queue as bots, then stored.

A review covers one seat, from what that seat knew. It is the same for everyone who may replay the game, so it is
computed once and stored beside the record. While it runs, its process writes its progress every second; any other
process can report it, cancel it, and treat it as failed once the progress stops.
"""

import asyncio
import contextlib

import msgspec
from msgspec.structs import replace

from sortilege.analysis.move_evaluation import GLANCE, QUICK, STAY
from sortilege.analysis.results import Evaluation, MeasuredSwing, SeatReview
from sortilege.analysis.review import Reviewer
from sortilege.analysis.review_steps import REVIEW_RNG_KEY, OutsideEvent, OwnMove, Step
from sortilege.compilation_status import COMPILED
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.tables import steady_clock
from sortilege.tables.background import in_thread
from sortilege.tables.identity import Caller, new_secret
from sortilege.tables.logs import log_failure
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.protocol.after_game import ReviewStatus
from sortilege.tables.refusals import NotThere, TooMany, Unavailable
from sortilege.tables.storage.store import ReviewRun
from sortilege.tables.thinking.jobs import BotFailed, ReviewJob, WorkerPool

REVIEW_GLANCES = QUICK.games // GLANCE.games  # per choice
MAX_ATTEMPTS = 3  # for one choice, if workers die over it
MAX_REVIEWS_PER_OWNER = 2  # running at the same time
# Rough time for one choice until some were timed; uncompiled means plain Python or WebAssembly.
SECONDS_PER_CHOICE = 0.1 if COMPILED else 6.0
PROGRESS_SECONDS = 1.0  # between two progress reports
SILENT_RUN_SECONDS = 10.0  # without a report, after which the process that runs it counts as dead


class ActiveReview:
    """A review that this process is computing."""

    def __init__(self, run: ReviewRun, reviewing: Reviewer) -> None:
        self.run = run
        self.reviewing = reviewing
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Starts, reports, cancels and stores reviews."""

    def __init__(self, rooms: RoomService, workers: WorkerPool) -> None:
        self.rooms = rooms
        self.store = rooms.tables.store
        self.workers = workers
        self.active: dict[str, ActiveReview] = {}  # by run id

    async def look(self, caller: Caller, owner: str, table: str, seat: int) -> ReviewStatus:
        """Return a seat's review or its progress, to a caller who may replay the game."""
        choices = await self.rooms.check_over(caller, table)
        if status := await self._status_of(owner, table, seat):
            return status
        seconds = round(choices * SECONDS_PER_CHOICE, 1)
        return ReviewStatus(state="none", own=False, done=0, of=choices, seconds=seconds, review=None)

    async def ask(self, caller: Caller, owner: str, table: str, seat: int) -> ReviewStatus:
        """Start a review unless it exists or is running; raises NotThere if there is nothing to review."""
        record = await self.rooms.replayable_record(caller, table)
        if (status := await self._status_of(owner, table, seat)) and status.state != "failed":
            return status
        if seat >= len(record.seats):
            raise NotThere("server-no-seat")
        try:
            reviewing = await in_thread(prepare_review, record, seat)
        except SortilegeError as error:
            raise NotThere("server-no-review", why=error.said) from None
        now = steady_clock.now()
        steps = len(reviewing.steps)
        run = ReviewRun(id=new_secret(), table_id=table, seat=seat, owner=owner, steps=steps, began=now, beat=now)
        current = await self.store.begin_review_run(run, MAX_REVIEWS_PER_OWNER, now - SILENT_RUN_SECONDS)
        if current is None:
            raise TooMany("server-reviews", retry_after=20.0)
        if current is run:
            active = self.active[run.id] = ActiveReview(run, reviewing)
            active.task = asyncio.create_task(self._compute(active))
        return self._status(current, owner)

    async def cancel(self, caller: Caller, owner: str, table: str, seat: int) -> ReviewStatus:
        """Cancel a review that this owner started; a stored review stays."""
        await self.store.stop_review_run(table, seat, owner)
        return await self.look(caller, owner, table, seat)

    async def report_progress(self) -> None:
        """Write the progress of this process's reviews, and stop those that were canceled."""
        if reviews := list(self.active.values()):
            wanted = await self.store.report_review_runs([active.run for active in reviews])
            for active in reviews:
                if active.task and active.run.id not in wanted:
                    active.task.cancel()

    async def close(self) -> None:
        """Stop all reviews and mark them as failed."""
        reviews = list(self.active.values())
        tasks = [active.task for active in reviews if active.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if reviews:
            with contextlib.suppress(Unavailable):
                await self.store.report_review_runs([replace(active.run, failed=True) for active in reviews])

    async def _status_of(self, owner: str, table: str, seat: int) -> ReviewStatus | None:
        run = await self.store.review_run(table, seat)  # before the review: storing the review deletes the run
        if encoded := await self.store.review(table, seat):
            with contextlib.suppress(msgspec.MsgspecError):  # damaged, or another release's: compute it again
                review = msgspec.json.decode(encoded, type=SeatReview)
                n = len(review.choices)
                return ReviewStatus(state="done", own=False, done=n, of=n, seconds=0.0, review=review)
        return None if run is None else self._status(run, owner)

    def _status(self, run: ReviewRun, owner: str) -> ReviewStatus:
        """Return the progress of a run: exact for this process's own, else as last reported."""
        now, active = steady_clock.now(), self.active.get(run.id)
        if run.failed or (active is None and run.beat < now - SILENT_RUN_SECONDS):
            seconds = round(run.steps * SECONDS_PER_CHOICE, 1)
            return ReviewStatus(state="failed", own=False, done=0, of=run.steps, seconds=seconds, review=None)
        done = active.run.done if active else run.done
        each = (now - run.began) / done if done else SECONDS_PER_CHOICE
        left = round((run.steps - done) * each, 1)
        own = run.owner == owner
        return ReviewStatus(state="working", own=own, done=done, of=run.steps, seconds=left, review=None)

    async def _compute(self, active: ActiveReview) -> None:
        table, seat = active.run.table_id, active.run.seat
        try:
            for step in active.reviewing.steps:
                active.reviewing.add(step, await self._evaluate(active.run, step))
                active.run = replace(active.run, done=active.run.done + 1)
            await self.store.save_review(table, seat, msgspec.json.encode(active.reviewing.result().seats[0]))
        except Exception as error:  # the status says that it failed, and the caller may start it again
            if not isinstance(error, BotFailed):
                log_failure("review_failed", error, table=table)
            with contextlib.suppress(Unavailable):
                await self.store.report_review_runs([replace(active.run, failed=True)])
        finally:
            del self.active[active.run.id]

    async def _evaluate(self, run: ReviewRun, step: Step) -> Evaluation | MeasuredSwing:
        """Evaluate one step in a worker; if the worker dies, in another."""
        job = review_job(step)
        for _ in range(MAX_ATTEMPTS - 1):
            with contextlib.suppress(BotFailed):
                return await self._run_job(run, job)
        return await self._run_job(run, job)

    async def _run_job(self, run: ReviewRun, job: ReviewJob) -> Evaluation | MeasuredSwing:
        async with self.workers.deep.turn(run.owner, run.table_id) as turn:
            line = await self.workers.deep.run(turn, job)
        if job.then is None:
            return msgspec.json.decode(line, type=Evaluation)
        return msgspec.json.decode(line, type=MeasuredSwing)


def review_job(step: Step) -> ReviewJob:
    rules, code = step.sight.rules, step.code if isinstance(step, OwnMove) else step.own
    return ReviewJob(
        game=rules.name,
        seat=step.sight.seat,
        version=step.at,
        thoughts=REVIEW_RNG_KEY.hex(),
        fields=rules.fields(step.state),
        times=REVIEW_GLANCES,
        also=() if code == STAY else (code,),
        then=rules.fields(step.then) if isinstance(step, OutsideEvent) else None,
    )


def prepare_review(record: Record, seat: int) -> Reviewer:
    return Reviewer(kit(record.game).rules, record, (seat,))
