"""How a hidden card is one number: kind + SEEN_BY × a mask of seats + SEEN_IN_HAND × another one + its thrower.

`piles` tells what the masks mean.
"""

from typing import Final

KIND_MASK: Final = 255
SEEN_BY: Final = 256
SEEN_IN_HAND: Final = 65536
SEEN_BY_AT: Final = 8  # the same as bits
SEEN_IN_HAND_AT: Final = 16
THROWER_AT: Final = 24

PACK: Final = 18  # room for the most cards that a player is dealt at once (Elemental Construction)
