"""The bots' processes: so many for this host, one question a table at a time, and never longer than a while."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from sortilege.server.worker import Question

LONGEST = 20.0  # seconds for one choice; a worker that takes longer is ended
LINE = 1 << 20


class BotFailed(Exception):
    """A worker died, or thought too long."""


class Workers:
    """Starts workers when they are first needed; `think` waits for a free one without holding anybody else up."""

    def __init__(self, most: int) -> None:
        self.free = asyncio.Semaphore(most)
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self.closed = False

    async def think(self, question: Question) -> int:
        """The code that a bot chooses; raises BotFailed."""
        async with self.free:
            worker = self.idle.pop() if self.idle else await self._start()
            try:
                code = await asyncio.wait_for(self._ask(worker, question), LONGEST)
            except BaseException as error:
                await self._end(worker)
                if isinstance(error, TimeoutError | OSError | ValueError):
                    raise BotFailed(f"{question.bot} did not answer") from None
                raise
            self.idle.append(worker)
            return code

    async def _ask(self, worker: Process, question: Question) -> int:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        return int(await worker.stdout.readline())  # a worker that died says nothing, which is no number

    async def _start(self) -> Process:
        if self.closed:
            raise BotFailed("the server is closing")
        command = (sys.executable, "-m", "sortilege.server.worker", str(os.getpid()))
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE)
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
