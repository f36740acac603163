"""The weights of SpellBook's evaluation, in hundredths of a point unless noted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GREEDY_VERSION: Final = 1  # rises when its choices change

# Indices into WEIGHTS.
BOARD_PACE: Final = 0  # tenths of a round until the next board space is filled
BOOK_PACE: Final = 1  # tenths of a round until a spell is learned
ACCRUAL: Final = 2  # hundredths of materia of one color gained per Day, while fewer than three are held
HORIZON: Final = 3  # tenths of Days beyond which no color is waited for
PATIENCE: Final = 4  # percent of the promise of waiting that counts when something can be learned
TEMPO: Final = 5  # one space closer to the end, besides its points
SPARE_RUNE: Final = 6  # the only materia of a rune that a learned spell discards
CARD_RUNE: Final = 7  # a materia with the rune that Focus or Transmutation uses
TRIPLE: Final = 8  # the third of a rune
SAME_COLOR: Final = 9  # another of a color, for Offering
OTHERS: Final = 10  # what another player gains by our action
END_AHEAD: Final = 11  # ending the game when ahead
END_BEHIND: Final = 12
LAST_DAY: Final = 13  # what a rival still gains on its last Day
FEAST_HOPE: Final = 14  # a new color on the board while Feast may still be learned
REPLACED: Final = 15  # each Altar materia replaced before taking
TURNED: Final = 16  # each materia drawn before as many are discarded
STOCK: Final = 17  # + pool size: one more materia of any color
OVERLAP: Final = 27  # + phase: percent of a spell's use left when another one acts in that phase
WAIT: Final = 30  # the cost of waiting when something can be learned
UPGRADE: Final = 31  # hundredths of materia of a color gained per Day, when it can already be learned
WEIGHTS: Final = vec[i64](
    [
        10, 22,
        42, 30, 46,
        179,
        36, 38, 18, 31,
        48,
        108, 127, 93,
        17, 7, 30,
        28, 69, 93, 91, 70, 47, 38, 9, -79, -136,
        56, 60, 74,
        105, 34,
    ]
)  # fmt: skip

# Probabilities, in thousandths, of at least 0 to 5 more of a color; a row per tenth of a materia expected.
CHANCE_ROWS: Final = 21
AT_LEAST: Final = vec[i64](
    [
        1000, 0, 0, 0, 0, 0,
        1000, 95, 5, 0, 0, 0,
        1000, 181, 18, 1, 0, 0,
        1000, 259, 37, 4, 0, 0,
        1000, 330, 62, 8, 1, 0,
        1000, 393, 90, 14, 2, 0,
        1000, 451, 122, 23, 3, 0,
        1000, 503, 156, 34, 6, 1,
        1000, 551, 191, 47, 9, 1,
        1000, 593, 228, 63, 13, 2,
        1000, 632, 264, 80, 19, 4,
        1000, 667, 301, 100, 26, 5,
        1000, 699, 337, 121, 34, 8,
        1000, 727, 373, 143, 43, 11,
        1000, 753, 408, 167, 54, 14,
        1000, 777, 442, 191, 66, 19,
        1000, 798, 475, 217, 79, 24,
        1000, 817, 507, 243, 93, 30,
        1000, 835, 537, 269, 109, 36,
        1000, 850, 566, 296, 125, 44,
        1000, 865, 594, 323, 143, 53,
    ]
)  # fmt: skip
