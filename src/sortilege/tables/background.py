"""Background work: tasks that no request waits for, periodic work, and CPU-bound work in threads."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from sortilege.compilation_status import COMPILED
from sortilege.tables.logs import log_failure, log_summed
from sortilege.tables.refusals import NotThere, Unavailable, Unreadable

P = ParamSpec("P")
T = TypeVar("T")
# The compiled engine looks up and makes a choice without releasing the GIL; uncompiled, threads could interleave.
THREADS = COMPILED and sys.platform != "emscripten"  # browsers have no threads


async def in_thread(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Run CPU-bound work in a thread; without threads, let other tasks run first."""
    if not THREADS:
        await asyncio.sleep(0)
        return work(*args, **named)
    return await asyncio.to_thread(work, *args, **named)


class BackgroundTasks:
    """Tasks that run on their own; failures are logged under `failure`."""

    def __init__(self, failure: str) -> None:
        self.failure = failure
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finish)

    def run_every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Run this again and again, with a pause in between, even if it fails."""
        self.spawn(self._repeat(seconds, work))

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log_failure(self.failure, error)

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Unavailable as refusal:
                log_summed("database_unavailable", why=(refusal.detail or str(refusal))[:300])
            except Exception as error:  # a mistake at one table must not stop the others
                log_failure(self.failure, error)
            await asyncio.sleep(seconds)


class TableTasks:
    """At most one task per table. A table whose task failed is kept for a retry."""

    def __init__(self, tasks: BackgroundTasks) -> None:
        self.tasks = tasks
        self.running: set[str] = set()
        self.failed: set[str] = set()

    def start(self, table: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Start this at a table, unless a task is running there."""
        if table not in self.running and not self.tasks.closing:
            self.running.add(table)
            self.tasks.spawn(self._run(table, work))

    async def _run(self, table: str, work: Callable[[str], Awaitable[None]]) -> None:
        try:
            await work(table)
        except (NotThere, Unreadable):
            pass  # deleted meanwhile, or damaged, which is logged already
        except Unavailable as refusal:
            self.failed.add(table)
            log_summed("step_failed", table=table, why=str(refusal))
        except Exception as error:
            self.failed.add(table)
            log_failure("step_failed", error, table=table)
        finally:
            self.running.discard(table)
