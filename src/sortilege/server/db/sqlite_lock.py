"""Lock file: only one server per SQLite database; the system releases it when the process ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sortilege.core.errors import SortilegeError
from sortilege.core.private_files import make_private

if sys.platform != "win32":
    import fcntl


class DatabaseInUse(SortilegeError):
    """Another server uses this database."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextlib.contextmanager
def lock_database(file: Path | None, address: str = "") -> Iterator[None]:
    """Hold the lock on a database; raises DatabaseInUse with the other server's address. None: PostgreSQL."""
    if sys.platform == "win32" or file is None or file.is_dir():  # Windows has no such lock (docs/hosting.md)
        yield
        return
    lock_path = Path(f"{file.resolve()}.lock")
    make_private(lock_path)
    with lock_path.open("r+") as lock:  # not inherited: the bots' processes do not keep it
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DatabaseInUse(lock.read().strip()) from None
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        os.fsync(lock.fileno())
        yield
