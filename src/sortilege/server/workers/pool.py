"""The worker processes of a server: a limited number, shared fairly (`FairQueue`), with a time limit per job.

Bots that answer in milliseconds have a separate lane and never wait behind those that think for seconds.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from sortilege.bots.ladder import base_bot
from sortilege.server.workers.worker import ENOUGH
from sortilege.tables.thinking.jobs import BotFailed, Job, WorkerLane, WorkerTurn, job_name

MAX_JOB_SECONDS = 20.0  # a worker that takes longer is killed
QUEUE_CHECK_SECONDS = 0.05  # between two checks whether another job waits
MAX_LINE_BYTES = 1 << 20
QUICK_BOTS = ("random", "greedy", "learned")
QUICK_PROCESSES = 2  # one can compute while the other's move is being stored


class ProcessLane(WorkerLane):
    """The processes of one lane, started when they are first needed."""

    def __init__(self, kind: str, places: int) -> None:
        super().__init__(places)
        self.kind = kind
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self.closed = False

    async def run(self, turn: WorkerTurn, job: Job) -> bytes:
        """Run a job in a worker; raises BotFailed."""
        worker = self.idle.pop() if self.idle else await self._start()
        try:
            line = await asyncio.wait_for(self._ask(worker, turn, job), MAX_JOB_SECONDS)
        except BaseException as error:
            await self._end(worker)
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise BotFailed(f"{job_name(job)} did not answer") from None
            raise
        self.idle.append(worker)
        return line

    async def _ask(self, worker: Process, turn: WorkerTurn, job: Job) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(job) + b"\n")
        await worker.stdin.drain()
        answer = asyncio.ensure_future(worker.stdout.readline())
        try:
            while not (await asyncio.wait({answer}, timeout=QUEUE_CHECK_SECONDS))[0]:
                if self.queue.enough(turn):
                    worker.stdin.write(ENOUGH)
                    break
            line = await answer
            if not line.endswith(b"\n"):
                raise ValueError("the worker died before it finished its answer")
            return line
        finally:
            answer.cancel()

    async def _start(self) -> Process:
        if self.closed:
            raise BotFailed("the server is closing")
        command = (sys.executable, "-m", "sortilege.server.workers.worker", str(os.getpid()), self.kind)
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=MAX_LINE_BYTES)
        self.all.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        self.all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        if worker.stdin is not None:
            worker.stdin.close()
        await worker.wait()

    async def close(self) -> None:
        self.closed = True
        for worker in list(self.all):
            await self._end(worker)
        self.idle.clear()


class WorkerProcessPool:
    """The lanes of one server process."""

    def __init__(self, most: int) -> None:
        self.quick = ProcessLane("quick", QUICK_PROCESSES)
        self.deep = ProcessLane("deep", most)

    def lane_for(self, bot: str, game: str) -> ProcessLane:
        return self.quick if base_bot(bot, game) in QUICK_BOTS else self.deep

    def waiting(self) -> int:
        return len(self.quick.queue) + len(self.deep.queue)

    async def close(self) -> None:
        await self.quick.close()
        await self.deep.close()
