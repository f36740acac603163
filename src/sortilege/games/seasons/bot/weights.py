"""The weights of the heuristic, in hundredths of a point unless stated; tuned in games against itself."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GREEDY_VERSION: Final = 2  # rises when its choices change; 2: the order of end-of-round effects

WANTED_ENERGY: Final = 0  # an energy that the first planned card lacks
LATER_ENERGY: Final = 1  # an energy that the next planned cards lack
SPARE_ENERGY: Final = 2  # an energy that no planned card needs
SPARE_MONTH: Final = 3  # upper limit for a spare energy, per month left
PAID_ENERGY: Final = 4  # price per energy of a summon, when comparing cards
CARD_MONTH: Final = 5  # a drawn card: this much per month left …
CARD_LEFT: Final = 6  # … less this
SLOT: Final = 7  # a gauge space while cards wait for one
SLOT_SPARE: Final = 8  # a gauge space that no card waits for
SLOT_NOW: Final = 9  # added when no slot is free
OUT_OF_HAND: Final = 10  # a card that is not in hand at the end
HARM_PERCENT: Final = 11  # percentage of an opponent's loss that counts as a gain
SLOT_COST: Final = 12  # price of filling a slot while more cards wait
MISSING_ENERGY: Final = 13  # how far each missing energy sets a planned card back
AFFORDABLE_CARD: Final = 14  # a die that makes a card affordable
BONUS_WAIT: Final = 15  # how much a bonus must exceed its penalty, per month left
SLOT_MONTHS: Final = 16  # a slot loses worth this many months before the end
SPARE_YIELD: Final = 17  # a spare energy, per extra crystal it transmutes into
WAIT_POTION: Final = 18  # using a Potion of Life early
FULL_HAND: Final = 19  # each card in hand beyond six
DELAY_LOSS: Final = 20  # percentage of a card lost by waiting, early in the game
WEIGHT_COUNT: Final = 21

WEIGHTS: Final = vec[i64]([0 for _ in range(WEIGHT_COUNT)])
WEIGHTS[WANTED_ENERGY] = 625
WEIGHTS[LATER_ENERGY] = 310
WEIGHTS[SPARE_ENERGY] = 205
WEIGHTS[SPARE_MONTH] = 75
WEIGHTS[PAID_ENERGY] = 155
WEIGHTS[CARD_MONTH] = 45
WEIGHTS[CARD_LEFT] = 360
WEIGHTS[SLOT] = 365
WEIGHTS[SLOT_SPARE] = 90
WEIGHTS[SLOT_NOW] = 190
WEIGHTS[OUT_OF_HAND] = 275
WEIGHTS[HARM_PERCENT] = 100
WEIGHTS[SLOT_COST] = 165
WEIGHTS[MISSING_ENERGY] = 215
WEIGHTS[AFFORDABLE_CARD] = 145
WEIGHTS[BONUS_WAIT] = 20
WEIGHTS[SLOT_MONTHS] = 10
WEIGHTS[SPARE_YIELD] = 70
WEIGHTS[WAIT_POTION] = 700
WEIGHTS[FULL_HAND] = 40
WEIGHTS[DELAY_LOSS] = 24
