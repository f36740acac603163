"""Servers without the second in which Python reads their code: each is a fork of a process that has read it.

In all else it is `python -m sortilege`: with words, environment, standard output and standard error of its own, and its
own end. Between it and us stands a fork that does nothing but wait for that end, and tells of it.
"""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import IO

from sortilege.cli import main as sortilege

READ = (
    *("sortilege.cli.parser", "sortilege.server.host.running", "sortilege.server.storage.alone", "sortilege.bots"),
    *("aiosqlite", "sqlalchemy.dialects.sqlite.aiosqlite", "asyncpg", "sqlalchemy.dialects.postgresql.asyncpg"),
    *("uvicorn.lifespan.on", "uvicorn.loops.asyncio", "uvicorn.protocols.http.h11_impl", "argon2"),
)
ROOT = Path(__file__).parents[2]


class Forked:
    """A server, as `subprocess.Popen` would show it."""

    def __init__(self, status: IO[str], stdout: IO[str], stderr: IO[str]) -> None:
        self.status = status
        self.stdout = stdout
        self.stderr = stderr
        self.pid = int(status.readline())
        self.code: int | None = None

    def poll(self) -> int | None:
        if self.code is None and select.select([self.status], [], [], 0)[0]:
            return self.wait()
        return self.code

    def wait(self, timeout: float | None = None) -> int:
        if self.code is None:
            if not select.select([self.status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("sortilege", timeout or 0)
            with self.status:
                self.code = int(self.status.readline())
        return self.code

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


class Nursery:
    """The process that has read everything."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.known = of_python(environment)
        self.line, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with there:
            command = [sys.executable, "-m", "tests.server.nursery", str(there.fileno())]
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=[there.fileno()])
        atexit.register(self.close)

    def fits(self, words: Sequence[str], environment: dict[str, str]) -> bool:
        """Whether a fork would be the same; several processes of one server are started by Python anew."""
        return self.known == of_python(environment) and "--workers" not in words

    def fork(self, words: Sequence[str], environment: dict[str, str]) -> Forked:
        pipes = [os.pipe() for _ in range(3)]
        told = json.dumps([words, environment, str(Path.cwd())]).encode()
        socket.send_fds(self.line, [told], [write for _, write in pipes])
        for _, write in pipes:
            os.close(write)
        return Forked(*(os.fdopen(read, encoding="utf-8") for read, _ in pipes))

    def close(self) -> None:
        self.line.close()
        self.process.wait()


def of_python(environment: dict[str, str]) -> dict[str, str]:
    """What Python heeds when it starts, and a fork would not."""
    return {name: value for name, value in environment.items() if name.startswith(("PYTHON", "LD_"))}


def main() -> int:
    line = socket.socket(fileno=int(sys.argv[1]))
    for name in READ:
        import_module(name)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how those ended that wait for a server's end
    while True:
        told, pipes, _, _ = socket.recv_fds(line, 1 << 20, 3)
        if not told:
            return 0
        if os.fork() == 0:
            line.close()
            return born(told, *pipes)
        for pipe in pipes:
            os.close(pipe)


def born(told: bytes, status: int, out: int, err: int) -> int:
    """In a fork: be a server; or the one that tells which process it is, and how it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if server := os.fork():
        for pipe in (out, err):
            os.close(pipe)
        os.write(status, f"{server}\n".encode())
        code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
        os.write(status, f"{code}\n".encode())
        os._exit(0)
    for pipe, stream in ((out, 1), (err, 2)):
        os.dup2(pipe, stream)
        os.close(pipe)
    os.close(status)
    sys.stdout, sys.stderr = (os.fdopen(stream, "w", buffering=1, encoding="utf-8") for stream in (1, 2))
    words, environment, folder = json.loads(told)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["sortilege", *words]
    return sortilege(words)


if __name__ == "__main__":
    sys.exit(main())
