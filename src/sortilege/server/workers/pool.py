"""The bots' processes: so many for this host, shared out fairly (`queue`), and never one thought longer than a while.

Bots that answer in milliseconds have a lane of their own and never wait behind those that think for seconds.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from sortilege.bots.ladder import base_bot
from sortilege.server.workers.worker import ENOUGH
from sortilege.tables.thinking.jobs import BotFailed, Place, Question, WorkerLane

LONGEST = 20.0  # seconds for one choice; a worker that takes longer is ended
GLANCE = 0.05  # seconds between two looks at whether somebody else waits
LINE = 1 << 20
QUICK = ("random", "greedy", "learned")
QUICK_PLACES = 2  # one may think while the other's choice is being written down


class Processes(WorkerLane):
    """The processes of one lane, started when they are first needed."""

    def __init__(self, kind: str, places: int) -> None:
        super().__init__(places)
        self.kind = kind
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self.closed = False

    async def answer(self, turn: Place, question: Question) -> bytes:
        """What a worker says to this; raises BotFailed."""
        worker = self.idle.pop() if self.idle else await self._start()
        try:
            line = await asyncio.wait_for(self._ask(worker, turn, question), LONGEST)
        except BaseException as error:
            await self._end(worker)
            if isinstance(error, TimeoutError | OSError | ValueError):
                raise BotFailed(f"{question.bot} did not answer") from None
            raise
        self.idle.append(worker)
        return line

    async def _ask(self, worker: Process, turn: Place, question: Question) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        answer = asyncio.ensure_future(worker.stdout.readline())
        try:
            while not (await asyncio.wait({answer}, timeout=GLANCE))[0]:
                if self.lane.enough(turn):
                    worker.stdin.write(ENOUGH)
                    break
            line = await answer
            if not line.endswith(b"\n"):
                raise ValueError("a worker that dies says nothing, or breaks off")
            return line
        finally:
            answer.cancel()

    async def _start(self) -> Process:
        if self.closed:
            raise BotFailed("the server is closing")
        command = (sys.executable, "-m", "sortilege.server.workers.worker", str(os.getpid()), self.kind)
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE)
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


class Workers:
    """The crews of this server process."""

    def __init__(self, most: int) -> None:
        self.quick = Processes("quick", QUICK_PLACES)
        self.deep = Processes("deep", most)

    def crew(self, bot: str, game: str) -> Processes:
        return self.quick if base_bot(bot, game) in QUICK else self.deep

    def waiting(self) -> int:
        return len(self.quick.lane) + len(self.deep.lane)

    async def close(self) -> None:
        await self.quick.close()
        await self.deep.close()
