"""Record files: read with every check that a foreign file needs, write without overwriting other files."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from sortilege.core import record as records
from sortilege.core.errors import BadRecord
from sortilege.core.kits import kit
from sortilege.core.private_files import atomic_write
from sortilege.core.record import Record
from sortilege.core.rules import Rules
from sortilege.core.start import IMPOSSIBLE
from sortilege.core.text.message import message

MAX_RECORD_BYTES = 16 << 20  # the longest games take about 100 KiB


def load_record(path: str) -> tuple[Rules, Record]:
    """Return a record and the rules of its game; raises BadRecord."""
    record = records.read(read_bounded(Path(path)))
    return kit(record.game).rules, record


@contextmanager
def blame_position(record: Record) -> Iterator[None]:
    """Turn what an impossible position of a record leads to into BadRecord; a dealt game's errors are ours."""
    try:
        yield
    except IMPOSSIBLE as error:
        if record.moment is None and not record.upgrades:
            raise
        raise BadRecord(message("engine-moment", why=str(error))) from None


def read_bounded(path: Path) -> bytes:
    """Return a file's content; raises BadRecord for one too large for a record, such as an endless device."""
    with path.open("rb") as file:
        found = file.read(MAX_RECORD_BYTES + 1)
    if len(found) > MAX_RECORD_BYTES:
        raise BadRecord(message("engine-record-large", path=str(path), most=MAX_RECORD_BYTES >> 20))
    return found


def save_record(record: Record, path: Path) -> None:
    """Write a record; raises BadRecord rather than overwrite a file that is not a record."""
    if path.exists() and path.stat().st_size:
        try:
            records.read(read_bounded(path))
        except BadRecord:
            raise BadRecord(message("engine-record-file", path=str(path))) from None
    with atomic_write(path) as file:  # a record holds the key
        file.write(records.write(record).encode())


def default_record_path(game: str) -> Path:
    """Return the path for a finished game when none was given."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home, "sortilege", "records", f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json")
