"""A worker process: one job per line on standard input, one result per line on standard output.

During a job, the line ENOUGH asks for the best result so far. The process ends with the server, however that ends: on
Linux the kernel kills it with its parent, and on every system its standard input closes.
"""

import ctypes
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from sortilege.tables.logs import StructuredHandler, log_failure
from sortilege.tables.thinking.jobs import decode_job, job_name, run_job

PR_SET_PDEATHSIG = 1
ENOUGH = b"enough\n"
DEEP_NICENESS = 5  # added for long jobs, so that the server itself comes first


def result(line: bytes, enough: Callable[[], bool]) -> bytes:
    """Return the result of a job; a bot that fails is logged and ends the process."""
    try:
        return run_job(line, enough)
    except Exception as error:
        log_failure("bot_broke", error, bot=job_name(decode_job(line)))
        os._exit(1)


def die_with(parent: int) -> None:
    """Let the kernel kill this process with its parent; exit if the parent is gone already."""
    if sys.platform == "win32":  # a launcher may be the parent; the closed input has to suffice
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)


def main() -> None:
    die_with(int(sys.argv[1]))
    if sys.argv[2] == "deep":
        os.nice(DEEP_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    lines: SimpleQueue[bytes] = SimpleQueue()
    enough = threading.Event()

    def listen() -> None:
        for line in sys.stdin.buffer:
            if not line.endswith(b"\n"):
                break  # the server ended in the middle of a line
            if line == ENOUGH:
                enough.set()  # for the last job, which may be finished already
            else:
                enough.clear()
                lines.put(line)
        os._exit(0)  # even in the middle of a job

    threading.Thread(target=listen, daemon=True).start()
    logging.basicConfig(handlers=[StructuredHandler()], level=logging.WARNING)
    while True:
        given = result(lines.get(), enough.is_set)
        try:
            sys.stdout.buffer.write(given + b"\n")
            sys.stdout.buffer.flush()
        except OSError:  # the server ended: its pipes close a moment before the kernel kills us
            os._exit(0)


if __name__ == "__main__":
    main()
