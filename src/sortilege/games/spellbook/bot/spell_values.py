"""The value of each spell level to its owner beyond its points, in hundredths of a point.

A row holds, for each of the three levels, the value per Day, and the one-time value with corrections found by
self-play.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.spellbook.cards.vocabulary import SPELLS as DECLARED
from sortilege.games.spellbook.engine.constants import MAX_SPELLS

# At spell × 3 + level − 3; a spell without a row is worth its points.
RATE: Final = vec[i64]([0 for _ in range(MAX_SPELLS * 3)])
FLAT: Final = vec[i64]([0 for _ in range(MAX_SPELLS * 3)])

SPELL_NUMBER: Final[dict[str, int]] = {spell.id: spell.index for spell in DECLARED}
RATED_SPELLS: Final[set[str]] = set()  # spells that have a row


def rate_spell(id: str, rate: tuple[int, int, int], flat: tuple[int, int, int]) -> None:
    if id not in SPELL_NUMBER or id in RATED_SPELLS:
        raise ValueError(
            f"bot/spell_values.py has a row for {id}, which {'has one' if id in SPELL_NUMBER else 'is not a spell'}"
        )
    RATED_SPELLS.add(id)
    for level in range(3):
        RATE[SPELL_NUMBER[id] * 3 + level] = rate[level]
        FLAT[SPELL_NUMBER[id] * 3 + level] = flat[level]


# fmt: off
def rate_spells() -> None:
    rate_spell("sacrifice", (33, 81, 46), (-12, -67, -57))
    rate_spell("levitation", (11, 37, 73), (-9, -13, -109))
    rate_spell("purification", (17, 30, -4), (-45, -96, -81))
    rate_spell("offering", (14, 23, 35), (-11, -2, 32))
    rate_spell("time_travel", (19, 52, 72), (-44, 28, -66))
    rate_spell("transmutation", (-4, 41, 44), (97, -77, -33))
    rate_spell("abundance", (-5, 26, 25), (68, 217, 354))  # draws
    rate_spell("eruption", (14, 48, 82), (-66, -31, -21))
    rate_spell("sharing", (2, 23, 62), (-12, -89, -86))
    rate_spell("cure", (0, 1, -9), (-5, -102, 1))
    rate_spell("focus", (8, 70, 114), (12, 48, 93))
    rate_spell("storm", (-16, 33, 27), (-2, 36, 217))  # can take three
    rate_spell("swiftness", (8, 46, 117), (13, 237, -27))  # gives a Morning action
    rate_spell("knowledge", (-13, -9, -34), (81, -100, 54))
    rate_spell("blaze", (81, 64, 54), (-106, -116, -238))
    rate_spell("divination", (-2, 29, 47), (-59, 29, 15))
    rate_spell("growth", (11, 6, 28), (-20, 139, 232))  # stores, and loses a level
    rate_spell("feast", (-3, 51, 62), (-25, -38, -5))
    rate_spell("clone", (36, 18, 30), (-13, 2, -114))
    rate_spell("mirage", (31, 106, 97), (-159, 64, 139))
    rate_spell("communion", (15, 41, 68), (486, -60, 264))  # stores
# fmt: on


rate_spells()
