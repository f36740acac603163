"""Run tasks in worker processes and return results in order, so that the number of workers changes only the time."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from sortilege.core.errors import SortilegeError

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 8  # queued tasks per worker, so that none runs idle


def in_order(
    work: Callable[[Task], Done], tasks: Sequence[Task], workers: int, pool: Executor | None = None
) -> Generator[Done, None, None]:
    """Yield the result of each task in order. Closing the generator ends the workers immediately.

    With the caller's pool, such as a cluster's, the work runs there and the pool stays open.
    """
    if pool is not None:
        waiting: deque[Future[Done]] = deque()
        try:
            yield from submit_in_order(pool, work, tasks, workers, waiting)
        finally:
            for future in waiting:
                future.cancel()
        return
    if workers == 1 or len(tasks) == 1:
        yield from map(work, tasks)
        return
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(tasks)), context, prepare_worker) as own:
        try:
            yield from submit_in_order(own, work, tasks, workers, deque())
        except BrokenProcessPool:
            raise SortilegeError("a worker process was killed before it finished its games") from None
        except BaseException:  # a game between slow bots lasts minutes; do not wait for it
            for worker in set(multiprocessing.active_children()) - before:
                worker.terminate()
            raise


def submit_in_order(
    pool: Executor, work: Callable[[Task], Done], tasks: Sequence[Task], workers: int, waiting: "deque[Future[Done]]"
) -> Generator[Done, None, None]:
    """Yield results in order, keeping a few tasks per worker queued."""
    for task in tasks:
        waiting.append(pool.submit(work, task))
        if len(waiting) > AHEAD * workers:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def prepare_worker() -> None:
    """Leave Ctrl-C to the parent, and exit when the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(1)
