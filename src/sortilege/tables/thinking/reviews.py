"""Reviews of games that are over: choice by choice where bots think, shared out as their thoughts are, and then kept.

A review is of one seat, from what that seat knew. It is the same for everybody who may see the game again, so it is
made once, and stored beside the record. Until then the process that makes it writes down every second how far it is:
every other tells that too, can stop it, and takes it for failed when nothing was written for a while.
"""

import asyncio
import contextlib

import msgspec
from msgspec.structs import replace

from sortilege.analysis.evaluation import GLANCE, QUICK, STAY
from sortilege.analysis.results import Evaluation, SeatReview, Swing
from sortilege.analysis.review import Reviewer
from sortilege.analysis.review_steps import REVIEW_RNG_KEY, OutsideEvent, OwnMove, Step
from sortilege.build import COMPILED
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.tables import table_time
from sortilege.tables.background import aside
from sortilege.tables.identity import Caller, fresh
from sortilege.tables.logs import log_failure
from sortilege.tables.play.room_service import RoomService
from sortilege.tables.protocol.after_game import ReviewStatus
from sortilege.tables.refusals import NotThere, TooMany, Unavailable
from sortilege.tables.storage.store import ReviewRun
from sortilege.tables.thinking.jobs import BotFailed, Question, WorkerPool

TIMES = QUICK.games // GLANCE.games
TRIES = 3  # workers that may die over one choice
AT_ONCE = 2  # reviews that one owner may have under way
# Seconds, about, that a choice takes, until some were timed; uncompiled, in plain Python and in WebAssembly.
EACH = 0.1 if COMPILED else 6.0
BEAT = 1.0  # seconds between two lines about what is under way
SILENT = 10.0  # seconds without one, after which the process that wrote them has died


class Work:
    """A review that this process makes."""

    def __init__(self, job: ReviewRun, reviewing: Reviewer) -> None:
        self.job = job
        self.reviewing = reviewing
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews that are under way, in this process and others, and those that are kept."""

    def __init__(self, rooms: RoomService, thinker: WorkerPool) -> None:
        self.rooms = rooms
        self.store = rooms.tables.store
        self.thinker = thinker
        self.works: dict[str, Work] = {}  # by the ids of their jobs

    async def look(self, person: Caller, owner: str, table: str, seat: int) -> ReviewStatus:
        """How far the review of a seat is, or all of it; to somebody who may see the game again."""
        await self.rooms.over(person, table)
        if found := await self._found(owner, table, seat):
            return found
        choices = len((await self.rooms.record(person, table)).choices)
        seconds = round(choices * EACH, 1)
        return ReviewStatus(state="none", own=False, done=0, of=choices, seconds=seconds, review=None)

    async def ask(self, person: Caller, owner: str, table: str, seat: int) -> ReviewStatus:
        """Begin it, unless it is there or under way; raises NotThere where there is nothing to review."""
        record = await self.rooms.record(person, table)
        if (found := await self._found(owner, table, seat)) and found.state != "failed":
            return found
        if seat >= len(record.seats):
            raise NotThere("server-no-seat")
        try:
            reviewing = await aside(prepared, record, seat)
        except SortilegeError as error:
            raise NotThere("server-no-review", why=error.said) from None
        now = table_time.now()
        job = ReviewRun(
            id=fresh(), table_id=table, seat=seat, owner=owner, steps=len(reviewing.steps), began=now, beat=now
        )
        begun = await self.store.begin_review_run(job, AT_ONCE, now - SILENT)
        if begun is None:
            raise TooMany("server-reviews", retry_after=20.0)
        if begun is job:
            work = self.works[job.id] = Work(job, reviewing)
            work.task = asyncio.create_task(self._make(work))
        return self._told(begun, owner)

    async def cancel(self, person: Caller, owner: str, table: str, seat: int) -> ReviewStatus:
        """Stop what this owner has asked for; what is kept already stays."""
        await self.store.stop_review_run(table, seat, owner)
        return await self.look(person, owner, table, seat)

    async def beat(self) -> None:
        """Write down how far this process is with all it makes, and end what nobody wants any more."""
        if works := list(self.works.values()):
            wanted = await self.store.report_review_runs([work.job for work in works])
            for work in works:
                if work.task and work.job.id not in wanted:
                    work.task.cancel()

    async def close(self) -> None:
        """What was under way has failed, and whoever looks is told so."""
        works = list(self.works.values())
        tasks = [work.task for work in works if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if works:
            with contextlib.suppress(Unavailable):
                await self.store.report_review_runs([replace(work.job, failed=True) for work in works])

    async def _found(self, owner: str, table: str, seat: int) -> ReviewStatus | None:
        job = await self.store.review_run(table, seat)  # before what is kept: when that is written, it goes
        if kept := await self.store.review(table, seat):
            with contextlib.suppress(msgspec.MsgspecError):  # damaged, or another release's: it is made anew
                review = msgspec.json.decode(kept, type=SeatReview)
                n = len(review.choices)
                return ReviewStatus(state="done", own=False, done=n, of=n, seconds=0.0, review=review)
        return None if job is None else self._told(job, owner)

    def _told(self, job: ReviewRun, owner: str) -> ReviewStatus:
        """What is made here is known to the last choice; of others it is known what their process wrote."""
        now, work = table_time.now(), self.works.get(job.id)
        if job.failed or (work is None and job.beat < now - SILENT):
            seconds = round(job.steps * EACH, 1)
            return ReviewStatus(state="failed", own=False, done=0, of=job.steps, seconds=seconds, review=None)
        done = work.job.done if work else job.done
        each = (now - job.began) / done if done else EACH
        left = round((job.steps - done) * each, 1)
        own = job.owner == owner
        return ReviewStatus(state="working", own=own, done=done, of=job.steps, seconds=left, review=None)

    async def _make(self, work: Work) -> None:
        table, seat = work.job.table_id, work.job.seat
        try:
            for step in work.reviewing.steps:
                work.reviewing.add(step, await self._evaluate(work.job, step))
                work.job = replace(work.job, done=work.job.done + 1)
            await self.store.save_review(table, seat, msgspec.json.encode(work.reviewing.result().seats[0]))
        except Exception as error:  # whoever looks is told that it failed, and may ask again
            if not isinstance(error, BotFailed):
                log_failure("review_failed", error, table=table)
            with contextlib.suppress(Unavailable):
                await self.store.report_review_runs([replace(work.job, failed=True)])
        finally:
            del self.works[work.job.id]

    async def _evaluate(self, job: ReviewRun, step: Step) -> Evaluation | Swing:
        """One choice in a worker; where that dies, in another."""
        question = question_of(step)
        for _ in range(TRIES - 1):
            with contextlib.suppress(BotFailed):
                return await self._asked(job, question)
        return await self._asked(job, question)

    async def _asked(self, job: ReviewRun, question: Question) -> Evaluation | Swing:
        async with self.thinker.deep.turn(job.owner, job.table_id) as turn:
            line = await self.thinker.deep.answer(turn, question)
        if question.then is None:
            return msgspec.json.decode(line, type=Evaluation)
        return msgspec.json.decode(line, type=Swing)


def question_of(step: Step) -> Question:
    """What a worker is asked about one choice."""
    rules, code = step.sight.rules, step.code if isinstance(step, OwnMove) else step.own
    return Question(
        bot="",
        game=rules.name,
        seat=step.sight.seat,
        version=step.at,
        thoughts=REVIEW_RNG_KEY.hex(),
        fields=rules.fields(step.state),
        times=TIMES,
        also=() if code == STAY else (code,),
        then=rules.fields(step.then) if isinstance(step, OutsideEvent) else None,
    )


def prepared(record: Record, seat: int) -> Reviewer:
    return Reviewer(kit(record.game).rules, record, (seat,))
