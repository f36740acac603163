"""Structured logs: one JSON object per line on standard error, without secrets, names, seat links or passwords.

Lines that a client can provoke again and again are summed up, so that no client can fill the disk with them.
"""

import atexit
import contextlib
import json
import logging
import sys
import threading
import time
import traceback

FORBIDDEN_WORDS = ("secret", "password", "cookie", "key", "nonce", "token")

SUMMARY_SECONDS = 10.0
MAX_KINDS = 50  # of lines in one summary; more are counted together

Value = str | int | float | None


def log(what: str, /, **about: Value) -> None:
    """Write one line. An argument whose name suggests a secret is a bug, so it fails an assertion."""
    assert not any(word in name for name in about for word in FORBIDDEN_WORDS), sorted(about)
    line = {"at": round(time.time(), 3), "what": what, **about}
    sys.stderr.write(f"{json.dumps(line, ensure_ascii=False)}\n")  # in one piece: other threads write too
    sys.stderr.flush()


class Summaries:
    """Writes the first line of a kind at once, and then every ten seconds how many more there were."""

    def __init__(self, seconds: float = SUMMARY_SECONDS) -> None:
        self.seconds = seconds
        self.lock = threading.Lock()
        self.counts: dict[tuple[str, tuple[tuple[str, Value], ...]], int] = {}  # lines that were not written
        self.since = 0.0
        self.timer: threading.Timer | None = None

    def log(self, what: str, /, **about: Value) -> None:
        """Write or count a line, depending on whether the same was written lately."""
        kind = what, tuple(about.items())
        with self.lock:
            if kind not in self.counts and len(self.counts) >= MAX_KINDS:
                kind = "more_lines", ()
            if kind in self.counts:
                self.counts[kind] += 1
            else:
                self.counts[kind] = 0
                log(kind[0], **dict(kind[1]))
            if self.timer is None:
                self._wait()

    def flush(self) -> None:
        """Write how many lines were not written. Lines of these kinds stay unwritten until the next summary."""
        with self.lock:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
            elapsed = round(time.monotonic() - self.since, 1)
            repeated = {kind: n for kind, n in self.counts.items() if n}
            self.counts = dict.fromkeys(repeated, 0)
            for (what, about), n in repeated.items():
                log(what, **dict(about), times=n, seconds=elapsed)
            if repeated:
                self._wait()

    def _wait(self) -> None:
        self.since = time.monotonic()
        self.timer = threading.Timer(self.seconds, self.flush)
        self.timer.daemon = True
        with contextlib.suppress(RuntimeError):  # in a browser there are no threads; nor is there a disk to fill
            self.timer.start()


summaries = Summaries()
atexit.register(lambda: summaries.flush())


def log_summed(what: str, /, **about: Value) -> None:
    """Write a line that a client can provoke; if it repeats, every ten seconds one line says how often."""
    summaries.log(what, **about)


class StructuredHandler(logging.Handler):
    """Writes the log records of libraries in the same form, summed up; omits the values in errors."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and is_rejection(error):
            log_summed("refused", library=record.name, error=type(error).__name__)
        elif error is not None:
            log_failure("library_failed", error, library=record.name)
        else:
            log_summed("library", library=record.name, level=record.levelname, text=record.getMessage()[:200])


def is_rejection(error: BaseException) -> bool:
    """Return whether a library rejects what a client sent: broken text, or a request that broke off meanwhile.

    h11 has then answered the request itself, and refuses the answer that was being made, which Litestar reports.
    """
    chain = (error, error.__cause__, error.__context__)
    unsent = any(
        type(one).__name__ == "LocalProtocolError" and str(one).startswith("can't handle event type") for one in chain
    )
    return unsent or isinstance(error, UnicodeDecodeError)


def log_failure(what: str, error: BaseException, /, **about: Value) -> None:
    """Write an internal error: its type and stack, without any values; repeated ones are summed up."""
    where = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    log_summed(what, error=type(error).__name__, where=" ".join(where), **about)
