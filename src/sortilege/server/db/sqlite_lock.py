"""One server at a time on an SQLite file: a lock beside it, which goes with its holder, however that one ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sortilege.core.errors import SortilegeError
from sortilege.core.private_files import make_private

if sys.platform != "win32":
    import fcntl


class Taken(SortilegeError):
    """Another server has this file."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextlib.contextmanager
def alone(file: Path | None, address: str = "") -> Iterator[None]:
    """Nobody else serves this file meanwhile; raises Taken with the address of whoever does. None: PostgreSQL."""
    if sys.platform == "win32" or file is None or file.is_dir():  # Windows has no such lock (docs/hosting.md)
        yield
        return
    beside = Path(f"{file.resolve()}.lock")
    make_private(beside)
    with beside.open("r+") as held:  # never handed on to other programs: the bots' processes do not keep it
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Taken(held.read().strip()) from None
        held.truncate(0)
        held.write(address)
        held.flush()
        os.fsync(held.fileno())
        yield
