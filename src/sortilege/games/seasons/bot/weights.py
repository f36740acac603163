"""The numbers of the judgement, all in hundredths of a point unless told; tuned by play against itself."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GREEDY_VERSION: Final = 1  # rises when its choices change

WANTED_ENERGY: Final = 0  # an energy that the first card in the plan lacks
LATER_ENERGY: Final = 1  # an energy that the next cards in the plan lack
SPARE_ENERGY: Final = 2  # an energy that nothing in hand asks for
SPARE_MONTH: Final = 3  # such an energy is never worth more than this for each month left
PAID_ENERGY: Final = 4  # what a summon loses per energy, when cards are compared
CARD_MONTH: Final = 5  # a card drawn: so much for each month left …
CARD_LEFT: Final = 6  # … less this
SLOT: Final = 7  # a space of the gauge while cards wait for one
SLOT_SPARE: Final = 8  # a space of the gauge nobody waits for
SLOT_NOW: Final = 9  # more, when there is none left
OUT_OF_HAND: Final = 10  # a card that is not in hand at the end
HARM_PERCENT: Final = 11  # per cent: what an opponent's loss is worth to us
SLOT_COST: Final = 12  # what a summon loses by taking a slot while more cards wait
MISSING_ENERGY: Final = 13  # how far one missing energy sets a card back in the plan
AFFORDABLE_CARD: Final = 14  # a die that makes a card affordable
BONUS_WAIT: Final = 15  # how much better than its penalty a bonus must be, per month left
SLOT_MONTHS: Final = 16  # so many months before the end a slot begins to lose its worth
SPARE_YIELD: Final = 17  # a spare energy, for each crystal more that it is transmuted into
WAIT_POTION: Final = 18  # a Potion of Life that is kept for later
FULL_HAND: Final = 19  # a card more in hand, for each beyond six
DELAY_LOSS: Final = 20  # per cent: how much of a card is lost when it has to wait, early in the game
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
