"""Run jobs in forks: each starts with everything loaded here and leaves nothing behind."""

import os
import pickle
import select
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def in_forks(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[tuple[J, R | None]]:
    """Yield each job with its result as it finishes; None when the fork died."""
    waiting = deque(jobs)
    running: dict[int, tuple[int, J]] = {}  # by our end of the pipe
    try:
        while waiting or running:
            while waiting and len(running) < workers:
                job = waiting.popleft()
                end, pid = fork(work, job)
                running[end] = pid, job
            for end in select.select(list(running), [], [])[0]:
                pid, job = running.pop(end)
                with os.fdopen(end, "rb") as pipe:
                    result = pipe.read()
                os.waitpid(pid, 0)
                yield job, pickle.loads(result) if result else None  # written by our own fork
    finally:
        for end, (pid, _) in running.items():
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            os.close(end)


def fork(work: Callable[[J], R], job: J) -> tuple[int, int]:
    """Fork a process for the job; return the pipe for its pickled result, and its process id."""
    read, write = os.pipe()
    pid = os.fork()
    if pid:
        os.close(write)
        return read, pid
    try:
        os.close(read)
        result = pickle.dumps(work(job))
        with os.fdopen(write, "wb") as pipe:
            pipe.write(result)
    finally:
        os._exit(0)
