"""Records as files: reading with every check that a stranger's file needs, writing without harming other files."""

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
    """A record and the rules of its game; raises BadRecord."""
    record = records.read(Path(path).read_bytes())
    rules = kit(record.game).rules
    for at, (seat, id) in enumerate(record.choices):
        if not 0 <= seat < len(record.seats) and (seat, id) != (NOBODY, WENT_BACK):
            raise BadRecord(message("engine-record-seat", n=at + 1, seat=seat, seats=len(record.seats)))
    return rules, record


def save_record(record: Record, path: Path) -> None:
    """Write a record; a file that is no record is left alone."""
    if path.exists() and path.stat().st_size:
        try:
            records.read(path.read_bytes())
        except BadRecord:
            raise BadRecord(message("engine-record-file", path=str(path))) from None
    with atomic_write(path) as file:  # it holds the key
        file.write(records.write(record).encode())


def default_record_path(game: str) -> Path:
    """Where a finished game is kept when nobody said where."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home, "sortilege", "records", f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json")
