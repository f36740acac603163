"""The command line: one module per command; whatever goes wrong reaches a person as one sentence."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from sortilege.core.errors import SortilegeError

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
OUR_MISTAKE = 70


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a poor terminal shows ? for what it lacks
            stream.reconfigure(errors="replace")
    try:
        from sortilege.cli.parser import run

        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code
    except SortilegeError as error:
        return complain(str(error))
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("SORTILEGE_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        complain(f"an internal error, {what}; please report it (SORTILEGE_DEBUG=1 shows where)")
        return OUR_MISTAKE


def complain(sentence: str) -> int:
    print(f"sortilege: {' '.join(sentence.split())}", file=sys.stderr)
    return BAD_INPUT
