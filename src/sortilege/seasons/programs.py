"""First rows of the programs that belong to the rules rather than to a card; vocabulary.py lays them out."""

from typing import Final

GAME: Final = 1
TURN: Final = 16
SUMMON_CARD: Final = 24
LEAVE: Final = 32
REDUCE: Final = 34
SEASON: Final = 36
DIE_DRAWS_ONE: Final = 38
DIE_DRAWS_TWO: Final = 42
BONUS_PROGRAMS: Final = 46  # + 4 × bonus
OWED: Final = 64
FREE: Final = 70  # cards begin here
