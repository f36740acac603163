"""Structured logs: one JSON object per line on standard error, without secrets, names, seat links or passwords."""

import json
import logging
import sys
import time
import traceback

FORBIDDEN_WORDS = ("secret", "password", "cookie", "key", "nonce", "token")

THROTTLE_SECONDS = 60.0
_throttled: dict[tuple[str, str], float] = {}  # when `log_throttled` last wrote each line


def log(what: str, /, **about: str | int | float | None) -> None:
    """Write one line. An argument whose name suggests a secret is a bug, so it fails an assertion."""
    assert not any(word in name for name in about for word in FORBIDDEN_WORDS), sorted(about)
    line = {"at": round(time.time(), 3), "what": what, **about}
    print(json.dumps(line, ensure_ascii=False), file=sys.stderr, flush=True)


class StructuredHandler(logging.Handler):
    """Writes the log records of libraries in the same form; truncates messages, and omits the values in errors."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, UnicodeDecodeError):  # broken text from a client, which the library rejects
            log("refused", library=record.name, error=type(error).__name__)
        elif error is not None:
            log_failure("library_failed", error, library=record.name)
        else:
            log("library", library=record.name, level=record.levelname, text=record.getMessage()[:200])


def log_failure(what: str, error: BaseException, /, **about: str | int | float | None) -> None:
    """Write an internal error: its type and stack, without any values."""
    where = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    log(what, error=type(error).__name__, where=" ".join(where), **about)


def log_throttled(what: str, why: str) -> None:
    """Write the same line at most once a minute."""
    now = time.monotonic()
    for one in [one for one, at in _throttled.items() if now - at >= THROTTLE_SECONDS]:
        del _throttled[one]
    if (what, why) not in _throttled:
        _throttled[what, why] = now
        log(what, why=why[:300])
