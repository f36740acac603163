"""First rows of the programs that belong to the rules rather than to a card; `rule_programs` lays them out."""

from typing import Final

GAME: Final = 1
CONSTRUCTING: Final = GAME + 1
SPLITTING: Final = GAME + 3
FIRST_ROW_OF_ROUND: Final = GAME + 6
TURN: Final = 20
SUMMON_CARD: Final = 28
LEAVE: Final = 36
LOSE_FROM_HAND: Final = 38
REDUCE: Final = 40
SEASON: Final = 42
DROUGHT_STRIKES: Final = 44
EMBRACE: Final = 46
OWED: Final = 48
DIE_DRAWS_ONE: Final = 50
DIE_DRAWS_TWO: Final = 54
BONUS_PROGRAMS: Final = 58  # + 4 × bonus
FREE: Final = 80  # the cards' programs start here
