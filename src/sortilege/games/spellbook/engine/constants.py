"""Constants of SpellBook: codes of choices, reasons and events, and the tables that the spell declarations fill."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import ROW

COLORS: Final = 7
RUNES: Final = 3
MATERIA_TYPES: Final = 21  # color × 3 + rune
COPIES_OF_EACH: Final = 5  # five of each

RED: Final = 0
PURPLE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
WHITE: Final = 4
BLUE: Final = 5
YELLOW: Final = 6

ROUND: Final = 0
TRIANGLE: Final = 1
SQUARE: Final = 2

MORNING: Final = 0
MIDDAY: Final = 1
EVENING: Final = 2
NO_PHASE: Final = 3

MAX_SPELLS: Final = 98  # capacity: set × 7 + color, the number in saved games and logs
CLASSIC_SETS: Final = 3  # a spell of each color is drawn from these sets; later sets are chosen by name
POOL_SIZE: Final = 9
BOARD_SPACES: Final = 14
OPPONENT_SPACES: Final = 17
ALTAR_MAX: Final = 40
EVERYBODY: Final = 31
NOBODY: Final = 9

# Values of a frame's CARD column besides spells. Logs store them, so they never change.
RULES: Final = 100
PRIMARY: Final = 101  # + primary action

# Codes of choices, with room for more spells; only ids are stored.
PASS: Final = 0
TAKE_1: Final = 1
DRAW_2: Final = 2
STORE_1: Final = 3
LEARN_1: Final = 4
STORE: Final = 5
TAKE: Final = 6
DONE: Final = 7
WILDS: Final = 8  # + number of wilds (0-2)
RUNE: Final = 12  # + rune
TO_SEAT: Final = 16  # + seat
FROM_POOL: Final = 20  # + materia
FROM_ALTAR: Final = 41  # + materia
FROM_BOARD: Final = 62  # + materia
CAST: Final = 100  # + 3 × spell + level − 3
COPY: Final = 400  # + 3 × spell + level − 3
LEARN: Final = 700  # + 3 × spell + level − 3
RAISE: Final = 1000  # + spell
MAX_CODES: Final = 1100

# Options for disputed rulings; 0 is the default.
ALTAR_SHORTAGE: Final = 0
TOKEN_FROM_TRIPLE: Final = 1
GROWTH_FOUR: Final = 2
MIRAGE_STORE: Final = 3
MIRAGE_SWAP: Final = 4
COPIED_RUNE: Final = 5
SOLO_SURPLUS: Final = 6
SPELL_SET: Final = 7
DIFFICULTY: Final = 8
FIRST_SEAT: Final = 9
CHOSEN_SPELL: Final = 10  # + color: 0 follows the set, else 1 + set
POUCH_AND_BOX_EMPTY: Final = 17
SOLO_EMPTY_ALTAR: Final = 18
MAX_OPTIONS: Final = 32  # capacity; saves hold those in use, and release 0.1's hold 20
FIRST_OPTIONS: Final = 20

# Reasons why something cannot be chosen.
POOL_FULL: Final = 1
POOL_EMPTY: Final = 2
ALTAR_EMPTY: Final = 3
ALTAR_SHORT: Final = 4
BOARD_FULL: Final = 5
NO_RUNE: Final = 6
NO_GROUP: Final = 7
NOTHING_TO_RAISE: Final = 8
NOTHING_TO_LEARN: Final = 9
LEARNED_ALREADY: Final = 10
PRICE_SHORT: Final = 11
LEARNED_TODAY: Final = 12
NOTHING_HAPPENS: Final = 14
NO_COLOR: Final = 15
NOTHING_TO_COPY: Final = 16
NOTHING_STORED: Final = 17
POOL_SHORT: Final = 18
REASONS: Final = 19

CODE: Final = vec[i64]([0 for _ in range(ROW * 1024)])
PROGRAM: Final = vec[i64]([0 for _ in range(MAX_SPELLS * 3)])  # the first row of a level's action, or 0
INSTANT: Final = vec[i64]([0 for _ in range(MAX_SPELLS * 3)])
POINTS: Final = vec[i64]([0 for _ in range(MAX_SPELLS * 3)])
PHASE: Final = vec[i64]([NO_PHASE for _ in range(MAX_SPELLS)])

# Passive effects, at spell × 3 + level − 3.
MORNINGS: Final = 0  # extra Morning actions each Day
MIRAGE_DRAWS: Final = 1  # materia drawn per taken materia with the card's rune
LEARN_STORES: Final = 2  # materia stored from those spent on each Learn
PER_RUNE: Final = 3  # points per stored materia with the card's rune
PER_COLOR: Final = 4  # points per color on the Familiar board
PER_OTHER_3: Final = 5  # points per other spell at this level
PER_OTHER_4: Final = 6
PER_OTHER_5: Final = 7
PASSIVES: Final = 8
PASSIVE: Final = vec[i64]([0 for _ in range(MAX_SPELLS * 3 * PASSIVES)])

# Values of the board spaces (22, 71).
BOARD_POINTS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18])
OPPONENT_POINTS: Final = vec[i64]([0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40])
WIPING_SPACES: Final = vec[i64]([4, 9, 14])  # spaces of the opponent's board that wipe the Altar when reached

E_DAY: Final = 0
E_DRAWS: Final = 1
E_TAKES: Final = 2
E_STORES: Final = 3
E_STORES_FROM_ALTAR: Final = 4
E_DISCARDS: Final = 5
E_LEARNS: Final = 6
E_CASTS: Final = 7
E_COPIES: Final = 8
E_TO_ALTAR: Final = 9
E_WIPES: Final = 10
E_REFILLS: Final = 11
E_RAISES: Final = 12
E_LOWERS: Final = 13
E_GIVES: Final = 14
E_OPPONENT: Final = 15
E_LOWER_AREA: Final = 16
E_TRIGGERS: Final = 17
E_PRIMARY: Final = 18
E_REPLACES: Final = 19
E_FROM_BOARD: Final = 20
E_SKIPS: Final = 21
EVENTS: Final = 22
