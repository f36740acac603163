"""Work spread over processes; the results come in order, so that the number of workers changes nothing but the time."""

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

AHEAD = 8  # tasks in line for each worker: enough that none waits for us


def in_order(
    work: Callable[[Task], Done], tasks: Sequence[Task], workers: int, pool: Executor | None = None
) -> Generator[Done, None, None]:
    """What becomes of each task. Whoever stops asking ends the workers at once, whatever they are at.

    With a pool of somebody else's, such as a cluster's, the work is done there, and the pool stays theirs to end.
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
            raise SortilegeError("a worker process was ended from outside before its games were played") from None
        except BaseException:  # a game between slow bots lasts minutes, and nobody wants its result now
            for worker in set(multiprocessing.active_children()) - before:
                worker.terminate()
            raise


def submit_in_order(
    pool: Executor, work: Callable[[Task], Done], tasks: Sequence[Task], workers: int, waiting: "deque[Future[Done]]"
) -> Generator[Done, None, None]:
    """The results of tasks, of which a few for each worker are in the pool at a time."""
    for task in tasks:
        waiting.append(pool.submit(work, task))
        if len(waiting) > AHEAD * workers:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def prepare_worker() -> None:
    """Ctrl-C is the parent's business; but where the parent is killed, nobody wants this worker's results either."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has one"
    parent.join()
    os._exit(1)
