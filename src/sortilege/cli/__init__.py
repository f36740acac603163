"""The command line: one module per command. Every error reaches the user as one sentence."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from sortilege.core.errors import SortilegeError
from sortilege.core.text.control_characters import without_controls

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
INTERNAL_ERROR = 70


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # terminals that lack a character show ? instead
            stream.reconfigure(errors="replace")
    try:
        from sortilege.cli.parser import run

        code = run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code
    except SortilegeError as error:
        return print_error(str(error))
    except BrokenPipeError:  # the reader closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:
        return print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("SORTILEGE_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        print_error(f"an internal error, {what}; please report it (SORTILEGE_DEBUG=1 shows where)")
        return INTERNAL_ERROR


def print_error(sentence: str) -> int:
    # The sentence may quote a file, a server or an argument.
    print(f"sortilege: {without_controls(' '.join(sentence.split()))}", file=sys.stderr)
    return BAD_INPUT
