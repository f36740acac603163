"""The numbers of the judgement, all in hundredths of a point unless told; tuned by play against itself."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GREEDY_VERSION: Final = 1  # rises when its choices change

WANTED: Final = 0  # an energy that the first card in the plan lacks
LATER: Final = 1  # an energy that the next cards in the plan lack
SPARE: Final = 2  # an energy that nothing in hand asks for
SPARE_MONTH: Final = 3  # such an energy is never worth more than this for each month left
PAID: Final = 4  # what a summon loses per energy, when cards are compared
CARD_MONTH: Final = 5  # a card drawn: so much for each month left …
CARD_LEFT: Final = 6  # … less this
SLOT: Final = 7  # a space of the gauge while cards wait for one
SLOT_SPARE: Final = 8  # a space of the gauge nobody waits for
SLOT_NOW: Final = 9  # more, when there is none left
OUT_OF_HAND: Final = 10  # a card that is not in hand at the end
HARM: Final = 11  # per cent: what an opponent's loss is worth to us
SLOT_COST: Final = 12  # what a summon loses by taking a slot while more cards wait
MISSING: Final = 13  # how far one missing energy sets a card back in the plan
COMPLETES: Final = 14  # a die that makes a card affordable
SEASON_RATE: Final = 15  # per cent of the difference between this season's rate and the mean, for a spare energy
PIPS: Final = 16  # a month that passes
BONUS_WAIT: Final = 17  # how much better than its penalty a bonus must be, per month left
SLOT_MONTHS: Final = 18  # so many months before the end a slot begins to lose its worth
THEIR_DIE: Final = 19  # per cent: what the die we leave is worth to the next player
PURSE: Final = 20  # a spare energy, for each crystal more that it is transmuted into
WAIT_POTION: Final = 21  # a Potion of Life that is kept for later
NUMBERS: Final = 24

WEIGHTS: Final = vec[i64]([0 for _ in range(NUMBERS)])
WEIGHTS[WANTED] = 330
WEIGHTS[LATER] = 230
WEIGHTS[SPARE] = 130
WEIGHTS[SPARE_MONTH] = 50
WEIGHTS[PAID] = 150
WEIGHTS[CARD_MONTH] = 22
WEIGHTS[CARD_LEFT] = 300
WEIGHTS[SLOT] = 450
WEIGHTS[SLOT_SPARE] = 120
WEIGHTS[SLOT_NOW] = 250
WEIGHTS[OUT_OF_HAND] = 250
WEIGHTS[HARM] = 80
WEIGHTS[SLOT_COST] = 200
WEIGHTS[MISSING] = 250
WEIGHTS[COMPLETES] = 150
WEIGHTS[SEASON_RATE] = 0
WEIGHTS[PIPS] = 0
WEIGHTS[BONUS_WAIT] = 5
WEIGHTS[SLOT_MONTHS] = 10
WEIGHTS[THEIR_DIE] = 0
WEIGHTS[PURSE] = 70
WEIGHTS[WAIT_POTION] = 800
