"""Reviews of games that are over: choice by choice where bots think, shared out as their thoughts are, and then kept.

A review is of one seat, from what that seat knew. It is the same for everybody who may see the game again, so it is
made once, and stored beside the record. Until then its progress is told by the process that makes it.
"""

import asyncio
import contextlib
import time

import msgspec

from sortilege.analysis.review import DICE, Chosen, Reviewing, Seen, Step
from sortilege.analysis.told import Brought, SeatReview, Weighed
from sortilege.analysis.weighing import GLANCE, QUICK
from sortilege.build import COMPILED
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.server.aside import aside
from sortilege.server.background.thinking import BotFailed, Question, Thinker
from sortilege.server.host.logs import log_failure
from sortilege.server.messages import ReviewTold
from sortilege.server.refusals import NotThere, TooMany
from sortilege.server.table.rooms import Rooms
from sortilege.server.table.seats import Person

TIMES = QUICK.games // GLANCE.games
TRIES = 3  # workers that may die over one choice
AT_ONCE = 2  # reviews that one owner may have under way
# Seconds, about, that a choice takes, until some were timed; uncompiled, in plain Python and in WebAssembly.
EACH = 0.1 if COMPILED else 6.0
REMEMBERED = 60.0  # seconds for which it is told that one has failed

Key = tuple[str, int]


class Job:
    """One review under way."""

    def __init__(self, owner: str, reviewing: Reviewing) -> None:
        self.owner = owner
        self.reviewing = reviewing
        self.done = 0
        self.began = time.monotonic()
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def told(self, owner: str) -> ReviewTold:
        left = len(self.reviewing.steps) - self.done
        each = (time.monotonic() - self.began) / self.done if self.done else EACH
        return ReviewTold(
            state="failed" if self.failed else "working",
            own=self.owner == owner and not self.failed,
            done=self.done,
            of=len(self.reviewing.steps),
            seconds=round(left * each, 1),
            review=None,
        )


class Reviews:
    """The reviews that this process makes, and those that are kept."""

    def __init__(self, rooms: Rooms, thinker: Thinker) -> None:
        self.rooms = rooms
        self.store = rooms.tables.store
        self.thinker = thinker
        self.jobs: dict[Key, Job] = {}

    async def look(self, person: Person, owner: str, table: str, seat: int) -> ReviewTold:
        """How far the review of a seat is, or all of it; to somebody who may see the game again."""
        await self.rooms.over(person, table)
        if found := await self._found(owner, table, seat):
            return found
        choices = len((await self.rooms.record(person, table)).choices)
        seconds = round(choices * EACH, 1)
        return ReviewTold(state="none", own=False, done=0, of=choices, seconds=seconds, review=None)

    async def ask(self, person: Person, owner: str, table: str, seat: int) -> ReviewTold:
        """Begin it, unless it is there or under way; raises NotThere where there is nothing to review."""
        record = await self.rooms.record(person, table)
        if (found := await self._found(owner, table, seat)) and found.state != "failed":
            return found
        if sum(job.owner == owner and not job.failed for job in self.jobs.values()) >= AT_ONCE:
            raise TooMany("server-reviews", retry_after=20.0)
        if seat >= len(record.seats):
            raise NotThere("server-no-seat")
        try:
            reviewing = await aside(prepared, record, seat)
        except SortilegeError as error:
            raise NotThere("server-no-review", why=error.said) from None
        if (table, seat) not in self.jobs or self.jobs[table, seat].failed:
            job = self.jobs[table, seat] = Job(owner, reviewing)
            job.task = asyncio.create_task(self._work(table, seat, job))
        return self.jobs[table, seat].told(owner)

    async def cancel(self, person: Person, owner: str, table: str, seat: int) -> ReviewTold:
        """Stop what this owner has asked for; what is kept already stays."""
        if (job := self.jobs.get((table, seat))) and job.owner == owner:
            del self.jobs[table, seat]
            if job.task:
                job.task.cancel()
        return await self.look(person, owner, table, seat)

    async def close(self) -> None:
        tasks = [job.task for job in self.jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _found(self, owner: str, table: str, seat: int) -> ReviewTold | None:
        if job := self.jobs.get((table, seat)):
            return job.told(owner)
        if (kept := await self.store.review(table, seat)) is None:
            return None
        try:
            review = msgspec.json.decode(kept, type=SeatReview)
        except msgspec.MsgspecError:
            return None  # damaged, or another release's: it is made anew
        n = len(review.choices)
        return ReviewTold(state="done", own=False, done=n, of=n, seconds=0.0, review=review)

    def _forget(self, key: Key, job: Job) -> None:
        if self.jobs.get(key) is job:
            del self.jobs[key]

    async def _work(self, table: str, seat: int, job: Job) -> None:
        try:
            for step in job.reviewing.steps:
                job.reviewing.add(step, await self._weighed(table, job, step))
                job.done += 1
            await self.store.keep_review(table, seat, msgspec.json.encode(job.reviewing.told().seats[0]))
            self.jobs.pop((table, seat), None)
        except Exception as error:  # whoever looks is told that it failed, and may ask again
            job.failed = True
            asyncio.get_running_loop().call_later(REMEMBERED, self._forget, (table, seat), job)
            if not isinstance(error, BotFailed):
                log_failure("review_failed", error, table=table)

    async def _weighed(self, table: str, job: Job, step: Step) -> Weighed | Brought:
        """One choice in a worker; where that dies, in another."""
        question = question_of(step)
        for _ in range(TRIES - 1):
            with contextlib.suppress(BotFailed):
                return await self._asked(table, job, question)
        return await self._asked(table, job, question)

    async def _asked(self, table: str, job: Job, question: Question) -> Weighed | Brought:
        async with self.thinker.deep.turn(job.owner, table) as turn:
            line = await self.thinker.deep.answer(turn, question)
        return msgspec.json.decode(line, type=Weighed) if question.also else msgspec.json.decode(line, type=Brought)


def question_of(step: Step) -> Question:
    """What a worker is asked about one choice."""
    rules = step.sight.rules
    return Question(
        bot="",
        game=rules.name,
        seat=step.sight.seat,
        version=step.at,
        thoughts=DICE.hex(),
        fields=rules.fields(step.state),
        times=TIMES,
        also=(step.code,) if isinstance(step, Chosen) else (),
        then=rules.fields(step.then) if isinstance(step, Seen) else None,
    )


def prepared(record: Record, seat: int) -> Reviewing:
    return Reviewing(kit(record.game).rules, record, (seat,))
