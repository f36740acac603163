"""Numbers of the spells that the evaluation knows by name: set × 7 + color. A test compares them with the cards."""

from typing import Final

SACRIFICE: Final = 0
OFFERING: Final = 3
TIME_TRAVEL: Final = 4
TRANSMUTATION: Final = 5
FOCUS: Final = 10
KNOWLEDGE: Final = 13
FEAST: Final = 17
CLONE: Final = 18
MIRAGE: Final = 19
COMMUNION: Final = 20
