"""The value of each spell level to its owner beyond its points, in hundredths of a point.

A row holds, for each of the three levels, the value per Day, and the one-time value with corrections found by
self-play.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spellbook.cards.vocabulary import SPELLS as DECLARED
from sortilege.games.spellbook.engine.constants import SPELLS

# At spell × 3 + level − 3; a spell without a row is worth its points.
RATE: Final = vec[i64]([0 for _ in range(SPELLS * 3)])
FLAT: Final = vec[i64]([0 for _ in range(SPELLS * 3)])

NUMBER: Final[dict[str, int]] = {spell.id: spell.index for spell in DECLARED}
ROWS: Final[set[str]] = set()  # spells that have a row


def row(id: str, rate: tuple[int, int, int], flat: tuple[int, int, int]) -> None:
    if id not in NUMBER or id in ROWS:
        raise ValueError(f"bot/spells.py has a row for {id}, which {'has one' if id in NUMBER else 'is no spell'}")
    ROWS.add(id)
    for level in range(3):
        RATE[NUMBER[id] * 3 + level] = rate[level]
        FLAT[NUMBER[id] * 3 + level] = flat[level]


# fmt: off
def lay_spells() -> None:
    row("sacrifice", (33, 81, 46), (-12, -67, -57))
    row("levitation", (11, 37, 73), (-9, -13, -109))
    row("purification", (17, 30, -4), (-45, -96, -81))
    row("offering", (14, 23, 35), (-11, -2, 32))
    row("time_travel", (19, 52, 72), (-44, 28, -66))
    row("transmutation", (-4, 41, 44), (97, -77, -33))
    row("abundance", (-5, 26, 25), (68, 217, 354))  # draws
    row("eruption", (14, 48, 82), (-66, -31, -21))
    row("sharing", (2, 23, 62), (-12, -89, -86))
    row("cure", (0, 1, -9), (-5, -102, 1))
    row("focus", (8, 70, 114), (12, 48, 93))
    row("storm", (-16, 33, 27), (-2, 36, 217))  # can take three
    row("swiftness", (8, 46, 117), (13, 237, -27))  # gives a Morning action
    row("knowledge", (-13, -9, -34), (81, -100, 54))
    row("blaze", (81, 64, 54), (-106, -116, -238))
    row("divination", (-2, 29, 47), (-59, 29, 15))
    row("growth", (11, 6, 28), (-20, 139, 232))  # stores, and loses a level
    row("feast", (-3, 51, 62), (-25, -38, -5))
    row("clone", (36, 18, 30), (-13, 2, -114))
    row("mirage", (31, 106, 97), (-159, 64, 139))
    row("communion", (15, 41, 68), (486, -60, 264))  # stores
# fmt: on


lay_spells()
