"""Starts servers and commands quickly, as forks of a process that has already imported their code.

Otherwise each is like `python -m sortilege`, with its own arguments, environment, standard streams and exit status. An
intermediate fork waits for it and reports its exit status.
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
from tempfile import TemporaryFile
from typing import IO

from sortilege.cli import main as sortilege

SERVING = (
    *("sortilege.cli.parser", "sortilege.server.startup", "sortilege.server.db.sqlite_lock", "sortilege.bots"),
    *("aiosqlite", "sqlalchemy.dialects.sqlite.aiosqlite", "asyncpg", "sqlalchemy.dialects.postgresql.asyncpg"),
    *("uvicorn.lifespan.on", "uvicorn.loops.asyncio", "uvicorn.protocols.http.h11_impl", "argon2"),
)
ROOT = Path(__file__).parents[2]


class Forked:
    """A server, with the interface of `subprocess.Popen`."""

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
    """The process that has imported everything."""

    def __init__(self, environment: dict[str, str], modules: Sequence[str] = SERVING) -> None:
        self.known = of_python(environment)
        self.line, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with there:
            command = [sys.executable, "-m", "tests.server.nursery", str(there.fileno()), *modules]
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=[there.fileno()])
        atexit.register(self.close)

    def fits(self, words: Sequence[str], environment: dict[str, str]) -> bool:
        """Whether a fork would behave the same; a server with several processes starts new Pythons."""
        return self.known == of_python(environment) and "--workers" not in words

    def fork(self, words: Sequence[str], environment: dict[str, str]) -> Forked:
        """Start a server, which runs until it is stopped."""
        pipes = [os.pipe() for _ in range(3)]
        with Path(os.devnull).open("rb") as nothing:
            (status, out, err) = (write for _, write in pipes)
            self._send(words, environment, Path.cwd(), [status, nothing.fileno(), out, err])
        for _, write in pipes:
            os.close(write)
        return Forked(*(os.fdopen(read, encoding="utf-8") for read, _ in pipes))

    def run(
        self, words: Sequence[str], environment: dict[str, str], folder: Path, typed: str, timeout: float
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
            given.write(typed.encode())
            given.seek(0)
            read, status = os.pipe()
            self._send(words, environment, folder, [status, given.fileno(), out.fileno(), err.fileno()])
            os.close(status)
            with os.fdopen(read) as ending:
                command = int(ending.readline())
                if not select.select([ending], [], [], timeout)[0]:
                    os.kill(command, signal.SIGKILL)
                    raise subprocess.TimeoutExpired(words, timeout)
                code = int(ending.readline())
            told = []
            for stream in (out, err):
                stream.seek(0)
                told.append(stream.read().decode())
            return subprocess.CompletedProcess(words, code, *told)

    def _send(self, words: Sequence[str], environment: dict[str, str], folder: Path, streams: Sequence[int]) -> None:
        told = json.dumps([words, environment, str(folder)]).encode()
        socket.send_fds(self.line, [told], streams)

    def close(self) -> None:
        self.line.close()
        self.process.wait()


def of_python(environment: dict[str, str]) -> dict[str, str]:
    """Return the environment variables that Python only reads at its start."""
    return {name: value for name, value in environment.items() if name.startswith(("PYTHON", "LD_"))}


def main() -> int:
    line = socket.socket(fileno=int(sys.argv[1]))
    for name in sys.argv[2:]:
        import_module(name)
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the exit status of intermediate forks is not needed
    while True:
        told, pipes, _, _ = socket.recv_fds(line, 1 << 20, 4)
        if not told:
            return 0
        if os.fork() == 0:
            line.close()
            return born(told, *pipes)
        for pipe in pipes:
            os.close(pipe)


def born(told: bytes, status: int, given: int, out: int, err: int) -> int:
    """Run in a fork, as the server or command, or as the intermediate fork that reports its pid and exit status."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if server := os.fork():
        for pipe in (given, out, err):
            os.close(pipe)
        os.write(status, f"{server}\n".encode())
        code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
        os.write(status, f"{code}\n".encode())
        os._exit(0)
    for pipe, stream in ((given, 0), (out, 1), (err, 2)):
        os.dup2(pipe, stream)
        os.close(pipe)
    os.close(status)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout, sys.stderr = (os.fdopen(stream, "w", buffering=1, encoding="utf-8") for stream in (1, 2))
    words, environment, folder = json.loads(told)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["sortilege", *words]
    return sortilege(words)


if __name__ == "__main__":
    sys.exit(main())
