"""First rows of the programs that belong to the rules rather than to a spell."""

from typing import Final

GAME: Final = 1
DAY: Final = 8
PRIMARIES: Final = 16  # + 4 × primary action (take, draw, store, learn)
FREE: Final = 40
