"""Training positions as three arrays of small integers: rows with results, features seen, and moves offered.

This module and `trainer` import nothing else of the package, so that another Python installation can train.
"""

import sys
import zlib
from array import array
from dataclasses import dataclass, field

SEATS = 4
WON = 12  # units per win, so that wins shared by two, three or four stay integers

# A position's row: players, stage, points and wins by seat from the evaluating one, number of moves, index of the
# best, and number of features.
PLAYERS, STAGE, POINTS, WINS, OFFERED, BEST, SEEN, ROW = 0, 1, 2, 6, 10, 11, 12, 13
MAGIC = b"sortilege positions 1\n"


@dataclass
class Positions:
    rows: "array[int]" = field(default_factory=lambda: array("h"))
    pairs: "array[int]" = field(default_factory=lambda: array("h"))  # alternating feature index and value
    codes: "array[int]" = field(default_factory=lambda: array("h"))  # moves offered

    def __len__(self) -> int:
        return len(self.rows) // ROW

    def take(self, other: "Positions") -> None:
        self.rows += other.rows
        self.pairs += other.pairs
        self.codes += other.codes

    def to_bytes(self) -> bytes:
        parts = [self.rows, self.pairs, self.codes]
        body = b"".join(len(part).to_bytes(8, "little") for part in parts)
        body += b"".join(little_endian(part).tobytes() for part in parts)
        return MAGIC + zlib.crc32(body).to_bytes(4, "little") + body


def from_bytes(data: bytes) -> Positions:
    """Decode a file; raise ValueError if it is damaged."""
    start = len(MAGIC) + 4
    body = data[start:]
    if not data.startswith(MAGIC) or zlib.crc32(body) != int.from_bytes(data[len(MAGIC) : start], "little"):
        raise ValueError("damaged file of positions")
    lengths = [int.from_bytes(body[8 * i : 8 * i + 8], "little") for i in range(3)]
    found, at = [], 24
    for length in lengths:
        part = array("h")
        part.frombytes(body[at : at + 2 * length])
        found.append(little_endian(part))
        at += 2 * length
    return Positions(*found)


def little_endian(part: "array[int]") -> "array[int]":
    """Convert to or from little-endian, the format of files."""
    if sys.byteorder == "little":
        return part
    other = array("h", part)
    other.byteswap()
    return other
