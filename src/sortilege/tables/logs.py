"""Structured logs: one JSON object a line on standard error. No secret, name, address of a seat or password in them."""

import json
import logging
import sys
import time
import traceback

FORBIDDEN = ("secret", "password", "cookie", "key", "nonce", "token")

MINUTE = 60.0
_said: dict[tuple[str, str], float] = {}  # what `log_seldom` has said, and when


def log(what: str, /, **about: str | int | float | None) -> None:
    """Say what happened; an argument whose name promises a secret is an error in our code."""
    assert not any(word in name for name in about for word in FORBIDDEN), sorted(about)
    line = {"at": round(time.time(), 3), "what": what, **about}
    print(json.dumps(line, ensure_ascii=False), file=sys.stderr, flush=True)


class Structured(logging.Handler):
    """What libraries have to say, in the same form; their messages are cut, and never carry values of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, UnicodeDecodeError):  # a client's broken text, which the library refuses by itself
            log("refused", library=record.name, error=type(error).__name__)
        elif error is not None:
            log_failure("library_failed", error, library=record.name)
        else:
            log("library", library=record.name, level=record.levelname, text=record.getMessage()[:200])


def log_failure(what: str, error: BaseException, /, **about: str | int | float | None) -> None:
    """An internal error: where it happened, without the values that were at hand."""
    where = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    log(what, error=type(error).__name__, where=" ".join(where), **about)


def log_seldom(what: str, why: str) -> None:
    """Once a minute, however many requests meet the same."""
    now = time.monotonic()
    for one in [one for one, at in _said.items() if now - at >= MINUTE]:
        del _said[one]
    if (what, why) not in _said:
        _said[what, why] = now
        log(what, why=why[:300])
