"""A process in which bots think: one question a line on standard input, one answer a line on standard output.

The line ENOUGH, while it thinks, asks for the answer it has by now. The process ends with the server, however it ends:
the kernel kills it with its parent where it can (Linux), and everywhere its standard input closes.
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

from sortilege.tables.logs import Structured, log_failure
from sortilege.tables.thinking.jobs import decode_job, job_name, run_job

PR_SET_PDEATHSIG = 1
ENOUGH = b"enough\n"
PATIENCE = 5  # added to the niceness of processes in which bots think long: the server itself comes first


def told(line: bytes, enough: Callable[[], bool]) -> bytes:
    """The answer; what breaks a bot is told in the server's log, and ends the process."""
    try:
        return run_job(line, enough)
    except Exception as error:
        log_failure("bot_broke", error, bot=job_name(decode_job(line)))
        os._exit(1)


def die_with(parent: int) -> None:
    """Ask the kernel to be killed with the parent; a parent that is gone already counts too."""
    if sys.platform == "win32":  # a launcher may stand between the two; the closed input must do
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)


def main() -> None:
    die_with(int(sys.argv[1]))
    if sys.argv[2] == "deep":
        os.nice(PATIENCE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    lines: SimpleQueue[bytes] = SimpleQueue()
    enough = threading.Event()

    def listen() -> None:
        for line in sys.stdin.buffer:
            if not line.endswith(b"\n"):
                break  # the server has gone in the middle of a word
            if line == ENOUGH:
                enough.set()  # about the last question, which may be answered already
            else:
                enough.clear()
                lines.put(line)
        os._exit(0)  # even in the middle of a thought

    threading.Thread(target=listen, daemon=True).start()
    logging.basicConfig(handlers=[Structured()], level=logging.WARNING)
    while True:
        given = told(lines.get(), enough.is_set)
        try:
            sys.stdout.buffer.write(given + b"\n")
            sys.stdout.buffer.flush()
        except OSError:  # the server has gone: its pipes are closed a moment before we are killed
            os._exit(0)


if __name__ == "__main__":
    main()
