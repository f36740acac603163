"""Record files: read with every check that a foreign file needs, write without overwriting other files."""

import os
from datetime import datetime
from pathlib import Path

from sortilege.core import record as records
from sortilege.core.errors import BadRecord
from sortilege.core.kits import kit
from sortilege.core.private_files import atomic_write
from sortilege.core.record import NOBODY, WENT_BACK, Record
from sortilege.core.rules import Rules
from sortilege.core.text.message import message


def load_record(path: str) -> tuple[Rules, Record]:
    """Return a record and the rules of its game; raises BadRecord."""
    record = records.read(Path(path).read_bytes())
    rules = kit(record.game).rules
    for at, (seat, id) in enumerate(record.choices):
        if not 0 <= seat < len(record.seats) and (seat, id) != (NOBODY, WENT_BACK):
            raise BadRecord(message("engine-record-seat", n=at + 1, seat=seat, seats=len(record.seats)))
    return rules, record


def save_record(record: Record, path: Path) -> None:
    """Write a record; raises BadRecord rather than overwrite a file that is not a record."""
    if path.exists() and path.stat().st_size:
        try:
            records.read(path.read_bytes())
        except BadRecord:
            raise BadRecord(message("engine-record-file", path=str(path))) from None
    with atomic_write(path) as file:  # a record holds the key
        file.write(records.write(record).encode())


def default_record_path(game: str) -> Path:
    """Return the path for a finished game when none was given."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home, "sortilege", "records", f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json")
