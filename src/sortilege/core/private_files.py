"""Files that hold keys: for their owner alone whatever the umask, and whole or not at all."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

PRIVATE = 0o600


@contextlib.contextmanager
def atomic_write(path: Path) -> Iterator[BinaryIO]:
    """Write a file; it takes its place when all of it is on the disk, and what was there stays when something fails."""
    real = path.resolve()  # a link stays one
    if real.exists() and not real.is_file():  # a device or a pipe has no place to take
        with real.open("wb") as file:
            yield file
        return
    try:
        handle, part = tempfile.mkstemp(dir=real.parent, prefix=f".{real.name}.", suffix=".part")  # made with mode 0600
    except OSError as error:  # the name that somebody gave, not the one beside it
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(part).replace(real)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise


def make_private(path: Path) -> None:
    """Make an empty file that is ours alone, unless there is one."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, PRIVATE))
