"""Files that hold keys: readable only by their owner regardless of the umask, and written atomically."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

PRIVATE = 0o600


@contextlib.contextmanager
def atomic_write(path: Path) -> Iterator[BinaryIO]:
    """Write a file that replaces the old one once it is on the disk; on failure the old one stays."""
    real = path.resolve()  # keep a symbolic link
    if real.exists() and not real.is_file():  # a device or pipe cannot be replaced
        with real.open("wb") as file:
            yield file
        return
    try:
        handle, part = tempfile.mkstemp(
            dir=real.parent, prefix=f".{real.name}.", suffix=".part"
        )  # created with mode 0600
    except OSError as error:  # name the given path, not the temporary one
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
    """Create an empty file that only its owner can read, unless the file exists."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, PRIVATE))
