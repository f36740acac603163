"""A process in which bots think: one question a line on standard input, one answer a line on standard output.

It ends with the server, however that ends: the kernel kills it with its parent where it can (Linux), and everywhere
its standard input closes.
"""

import ctypes
import os
import signal
import sys
import threading
from contextlib import suppress
from queue import SimpleQueue

import msgspec

from sortilege.bots import Sight, bot, thoughts
from sortilege.core.saving import Fields
from sortilege.games import rules_of

PR_SET_PDEATHSIG = 1


class Question(msgspec.Struct, frozen=True):
    """A moment at which a bot's seat is asked."""

    bot: str
    game: str
    seat: int
    version: int
    thoughts: str
    fields: Fields


def answer(line: bytes) -> int:
    """The code that the bot chooses."""
    asked = msgspec.json.decode(line, type=Question)
    rules = rules_of(asked.game)
    state = rules.load(asked.fields)
    dice = thoughts(bytes.fromhex(asked.thoughts), asked.seat, asked.version)
    return int(bot(asked.bot).choose(Sight(rules, state, asked.seat), dice))


def die_with(parent: int) -> None:
    """Ask the kernel to be killed with the parent; a parent that is gone already counts too."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)


def main() -> None:
    die_with(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    lines: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)  # even in the middle of a thought

    threading.Thread(target=listen, daemon=True).start()
    while True:
        code = answer(lines.get())
        sys.stdout.write(f"{code}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
