"""Numbers of Seasons: choice codes, reasons, events, and the tables that card declarations fill at import."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import ROW

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
FALL: Final = 3

ITEM: Final = 0
FAMILIAR: Final = 1

# Cards, dice and tokens have numbers in order of release, in lists that only grow. Options select what a game uses, so
# new content never changes a game that was started, saved or recorded without it.
PRINTINGS: Final = 255  # room for Power cards and older printings (cards/stable_numbers.py); a copy is 2 × kind (+ 1)
FIRST_KINDS: Final = 70  # minimum room in a state, as the first release saved it
MAX_TOKENS: Final = 80  # room for ability tokens

GAUGE_MAX: Final = 15
RESERVE: Final = 7
SLOTS: Final = 20  # more than the gauge allows, because Damned Souls arrive on top
MAX_BONUSES: Final = 3  # spaces on the bonus track
NOBODY: Final = 9  # no seat
EVERYBODY: Final = 31  # four seats, and 16 for spectators

# A hidden card is one number: kind + SEEN_BY × a mask of seats + SEEN_IN_HAND × another mask + its thrower. `piles`
# explains the masks.
KIND_MASK: Final = 255
SEEN_BY: Final = 256
SEEN_IN_HAND: Final = 65536
SEEN_BY_AT: Final = 8  # the same factors as bit positions
SEEN_IN_HAND_AT: Final = 16
THROWER_AT: Final = 24

PACK: Final = 18  # room for the largest deal to one player (Elemental Construction)

# A frame's CARD column holds a copy in play or one of these. Logs store these numbers, so they never change.
OUT_OF_PLAY: Final = 200  # + kind: a card that is not in play …
LATER_OUT_OF_PLAY: Final = 600  # … + kind from 100 on
UNUSED_KINDS: Final = (100, 201)  # from … to …: their copies would collide with the numbers below
BONUS_CARD: Final = 300  # + bonus
TOKEN_CARD: Final = 320  # + ability token
RULES: Final = 400  # the game itself

# Choice codes. A code means the same in every state. `presentation/ids.py` gives each an id, and only ids are stored.
# Every range has spare room; the import fails when one is full.
END: Final = 0
PASS: Final = 1
KEEP: Final = 2
DISCARD: Final = 3
DRAW: Final = 4
LOOK: Final = 5
GAIN: Final = 6
PERMIT: Final = 7
PAY: Final = 8
PUT_BACK: Final = 9
WAIVE: Final = 10
DIE_DRAW: Final = 11
DIE_GAUGE: Final = 12
GAUGE_WORD: Final = 13
ENERGY_WORD: Final = 14
CARD_WORD: Final = 15
ABILITY: Final = 16
SMALLER_RESERVE: Final = 17
VISION: Final = 18
ENERGY: Final = 64  # + 4 × source + energy; source 0 is the reserve (or the stockpile)
TRANSMUTE: Final = 128  # + 4 × source + energy
TO_SEAT: Final = 192  # + seat
MOVE: Final = 208  # + 3 + spaces (−3 to 3)
DIE: Final = 224  # + die
BONUS: Final = 336  # + bonus
TYPES: Final = 368  # + set of energies (1-15)
TOKEN: Final = 384  # + ability token
CARD_CODE: Final = 512  # + kind: a card in hand, in a pack or looked at
PLAY: Final = 768  # + copy in play
SUMMON: Final = 1280  # + kind
ACTIVATE: Final = 1536  # + copy in play
CODES: Final = 2048

EXCHANGE_BONUS: Final = 0
TRANSMUTE_BONUS: Final = 1
GAUGE_BONUS: Final = 2
DRAW_BONUS: Final = 3
OLAF_BONUS: Final = 4

SOURCES: Final = 5  # the reserve, two Amulets of Water, two Ravens that mimic one

# Options of section V.
BALANCE: Final = 0
IDOL: Final = 1
EXCHANGE: Final = 2
CHEST: Final = 3
DIEFIRST: Final = 4
HOURGLASS: Final = 5
LIFE: Final = 6
LIFE_BONUS: Final = 7
TIEBREAK: Final = 8
FAIRIES: Final = 9
BEFORE_YEAR1: Final = 10
ROUND_END_ORDER: Final = 11
ZIRA_CHAIN: Final = 12
LEVEL: Final = 13
FIRST: Final = 14
KINGDOM: Final = 15  # the twenty cards of Enchanted Kingdom
ABILITIES: Final = 16
ENCHANTMENT: Final = 17
SECOND_SEARCH: Final = 18
OPTIONS: Final = 32  # room for options; saves hold those in use, but at least the 24 of the first release
FIRST_OPTIONS: Final = 24

# Whether transmuting is locked after a Potion of Life (V9, life=lockout): from the next player's turn on, or already.
LOCKED: Final = 1
LOCKED_LATER: Final = 2

# Values of the option diefirst beyond the first one (V5, V19).
REST_OPTIONAL: Final = 2

# A card, a die or a token comes with an option that is not at its default (or with the level at its default), or:
ALWAYS: Final = -1
NOTHING: Final = -2  # no such number

# Reasons why a choice is illegal; 0 means it is legal.
GAUGE_FULL: Final = 1
CRYSTALS_SHORT: Final = 2
ENERGY_SHORT: Final = 3
TOLL_UNPAID: Final = 4
CARD_TURNED: Final = 5
NO_ACTIVATION: Final = 6
DIE_USED: Final = 7
NOTHING_TO_SACRIFICE: Final = 8
NO_FAMILIAR: Final = 9
NOTHING_TO_PLACE: Final = 10
NO_IDENTICAL: Final = 11
NO_PERMISSION: Final = 12
TRACK_FULL: Final = 13
GAUGE_AT_MAX: Final = 14
NO_PENDING_DRAW: Final = 15
DIE_PENDING: Final = 16
LOCKED_OUT: Final = 17
NO_SUCH_ENERGY: Final = 18
BEFORE_THE_FIRST_YEAR: Final = 19
NOT_AN_ITEM: Final = 20
DIE_TAKEN: Final = 21
NO_TOKENS_HERE: Final = 22
NO_CARD: Final = 23
ABILITY_USED: Final = 24
ABILITY_PERMANENT: Final = 25
GAUGE_TOO_LOW: Final = 26
ROOTS: Final = 27
VISION_USED: Final = 28
NEVER_FREE: Final = 29
COSTS_NO_ENERGY: Final = 30
JUST_ENTERED: Final = 31
NOT_NOW: Final = 32  # not reported: players would not expect this choice

# Triggers: which of a card's programs.
ENTER: Final = 0
ACTIVATION: Final = 1
ON_SUMMON: Final = 2
ON_SEASON: Final = 3
ON_ROUND_END: Final = 4
ON_GAME_END: Final = 5
ON_SACRIFICE: Final = 6
INSTEAD_OF_DIE: Final = 7
ON_LAST_LOSSES: Final = 8  # after all gains at the end of the game (P3)
TRIGGERS: Final = 9

# Passive effects, read where they apply.
YIELD: Final = 0  # extra crystals per transmuted energy
RESERVE_LIMIT: Final = 1  # capacity of the reserve
DISCOUNT: Final = 2  # energies saved per summon
TOLL: Final = 3  # crystals an opponent pays per summon
FAIRY_TAKES: Final = 4  # crystals taken per activation of an opponent
FAIRY_GAINS: Final = 5  # crystals from the bank per activation of an opponent
PAYS_TOKENS: Final = 6  # tokens on it may pay like the reserve
BEFORE_DIE: Final = 7  # activated before the die's actions
SPACES_LESS: Final = 8  # spaces fewer in the reserve
HEART_ENERGY: Final = 9  # earth energies placed on it when its owner first activates a card in a turn
CRYSTAL_DIE_PERMITS: Final = 10  # a die that grants crystals permits transmuting
SHIELD_CRYSTALS: Final = 11  # crystals for its owner when it is lost instead of another card
CANNOT_BE_FREE: Final = 12  # can never enter play free
PASSIVES: Final = 13
TALLY: Final = PASSIVES + TRIGGERS  # entries per seat in the tally of cards in play (passives.py)

CODE: Final = vec[i64]([0 for _ in range(ROW * 2048)])
PROGRAM: Final = vec[i64]([0 for _ in range(PRINTINGS * TRIGGERS)])  # first row, 0 for none
PASSIVE: Final = vec[i64]([0 for _ in range(PRINTINGS * PASSIVES)])
ANY_TYPES: Final = 5  # cost column: 1 when the payer chooses the set of energies (Elemental Amulet)
COST: Final = vec[i64]([0 for _ in range(PRINTINGS * 3 * 6)])  # by players − 2: air, water, fire, earth, crystals, any
PRESTIGE: Final = vec[i64]([0 for _ in range(PRINTINGS)])
CARD_KIND: Final = vec[i64]([0 for _ in range(PRINTINGS)])

# Order of effects within one player, per trigger: timing.py fills these with kinds; a negative number ends a list.
ORDER_MAX: Final = 16
ORDER: Final = vec[i64]([-1 for _ in range(TRIGGERS * ORDER_MAX)])
IS_TESTED_AGAIN: Final = vec[i64]([0 for _ in range(PRINTINGS)])

# When the order of two end-of-round effects of one player matters (J2). timing.py fills the table; its rows and columns
# are places in the order, which begin with 1 for cards. A card that the table does not know matters always.
ALWAYS_MATTERS: Final = 0
NEVER: Final = 1
FEW_CRYSTALS: Final = 2  # Damned Soul would take less than 3 crystals, and the other effect may bring some
CHEST_LIMIT_CROSSED: Final = 3  # the reserve may hold 4 energies while Wondrous Chest waits, and then fewer
HORN_BLOCKED: Final = 4  # the reserve may hold so few energies that Beggar's Horn gives one, and then too many
HORN_IN_BETWEEN: Final = 5  # Beggar's Horn may give one while another effect still has to take one
NEW_ENERGY: Final = 6  # what comes is a type that the reserve lacks, or finds no room
LAST_ENERGY: Final = 7  # there are fewer energies than effects that take one
MATTERS: Final = vec[i64]([ALWAYS_MATTERS for _ in range(ORDER_MAX * ORDER_MAX)])
ROUND_END_PLACE: Final = vec[i64]([0 for _ in range(PRINTINGS)])

# The option that brings each card. Older printings: kind, the option that selects it, and its own number.
CARD_OPTION: Final = vec[i64]([NOTHING for _ in range(PRINTINGS)])
REPRINTED: Final[list[tuple[int, int, int]]] = []

# Special Ability tokens: the option that brings each, its program, and its points once used.
TOKEN_OPTION: Final = vec[i64]([NOTHING for _ in range(MAX_TOKENS)])
ABILITY_PROGRAM: Final = vec[i64]([0 for _ in range(MAX_TOKENS)])
ABILITY_POINTS: Final = vec[i64]([0 for _ in range(MAX_TOKENS)])
VISION_COST: Final = vec[i64]([5])
HAND_ABILITY: Final = 4  # token 5: cards in hand gain points
HAND_ABILITY_POINTS: Final = vec[i64]([3])

# Enchantments, numbered as printed; 0 is none.
ELEMENTAL_CONSTRUCTION: Final = 1
EXTENDED_EXPERIENCE: Final = 2
NATURAL_SELECTION: Final = 3
ENTANGLING_ROOTS: Final = 4
NATURE_SPIRIT: Final = 5
ARGOS_EMBRACE: Final = 6
IOS_BOUNTY: Final = 7
OLAFS_KNOWLEDGE: Final = 8
DROUGHT: Final = 9
VISION_OF_DESTINY: Final = 10
RANDOM_ENCHANTMENT: Final = 11  # one of these ten; later enchantments are chosen by name

PENALTY: Final = vec[i64]([0, 5, 12, 20])
HAND_PENALTY: Final = vec[i64]([5])

# The dice: season, option, faces. A face: energies by letter, crystals by digit, + gauge, d draw, t transmute, dots for
# pips. Add new dice at the end, regardless of their season.
DICE: Final[tuple[tuple[int, int, str], ...]] = (
    (WINTER, ALWAYS, "f+t... ww+.. ww3. aa+... d.. awt."),
    (WINTER, ALWAYS, "ww+... ww1.. ff+. d... awt.. a+t."),
    (WINTER, ALWAYS, "ww+. a+t.. awt... d. f+.. ww3..."),
    (WINTER, ALWAYS, "awt. ww2.. a+t... ww+. 6.. f+..."),
    (WINTER, ALWAYS, "aat.. 6... f+. a+t. ww+... ww1.."),
    (SPRING, ALWAYS, "d.. ww+... ee3. ee+.. a+t... ewt."),
    (SPRING, ALWAYS, "w+t. ewt.. d... aa+. ee1.. ee+..."),
    (SPRING, ALWAYS, "ee+. w+t.. ewt... d. a+.. ee3..."),
    (SPRING, ALWAYS, "ewt. ee2.. w+t... ee+. 6.. a+..."),
    (SPRING, ALWAYS, "w+t. wwt.. 6... a+. ee1.. ee+..."),
    (SUMMER, ALWAYS, "d.. ee+... ff3. ff+.. w+t... eft."),
    (SUMMER, ALWAYS, "eft.. d... ww+. ff1.. ff+... e+t."),
    (SUMMER, ALWAYS, "e+t.. eft... d. w+.. ff3... ff+."),
    (SUMMER, ALWAYS, "ff2.. e+t... ff+. 6.. w+... eft."),
    (SUMMER, ALWAYS, "ff+... e+t. eet.. 6... w+. ff1.."),
    (FALL, ALWAYS, "aft. d.. ff+... aa3. aa+.. e+t..."),
    (FALL, ALWAYS, "f+t. aft.. d... ee+. aa1.. aa+..."),
    (FALL, ALWAYS, "aa+. f+t.. aft... d. e+.. aa3..."),
    (FALL, ALWAYS, "aft. aa2.. f+t... aa+. 6.. e+..."),
    (FALL, ALWAYS, "fft.. 6... e+. aa1.. aa+... f+t."),
)
DIE_SEASON: Final = vec[i64]([row[0] for row in DICE])
DIE_OPTION: Final = vec[i64]([row[1] for row in DICE])
FACE_CRYSTALS: Final = 4  # columns 0-3 are the energies
FACE_GAUGE: Final = 5
FACE_DRAW: Final = 6
FACE_TRANSMUTE: Final = 7
FACE_PIPS: Final = 8
FACE_COLUMNS: Final = 9
FACES: Final = vec[i64]([0 for _ in range(len(DICE) * 6 * FACE_COLUMNS)])

# Crystals for a transmuted energy, by season (D1).
RATE: Final = vec[i64]([1, 1, 2, 3, 2, 1, 3, 1, 3, 2, 1, 1, 1, 3, 1, 2])

APPRENTICE_SETS: Final = (
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
)


def fill_faces() -> None:
    letters = "awfe"
    at: i64 = 0
    for row in DICE:
        for face in row[2].split():
            for sign in face:
                if sign in letters:
                    FACES[at + letters.index(sign)] += 1
                elif sign == "+":
                    FACES[at + FACE_GAUGE] = 1
                elif sign == "d":
                    FACES[at + FACE_DRAW] = 1
                elif sign == "t":
                    FACES[at + FACE_TRANSMUTE] = 1
                elif sign == ".":
                    FACES[at + FACE_PIPS] += 1
                else:
                    FACES[at + FACE_CRYSTALS] = int(sign)
            at += FACE_COLUMNS


fill_faces()

# Events: kind, seat, two numbers, and a detail that may be secret. `presentation/messages.py` words them.
E_ROUND: Final = 0
E_ROLL: Final = 1
E_TAKES_DIE: Final = 2
E_TURN: Final = 3
E_CRYSTALS: Final = 4
E_LOSES_CRYSTALS: Final = 5
E_GIVES_CRYSTALS: Final = 6
E_ENERGY: Final = 7
E_LOSES_ENERGY: Final = 8
E_GAUGE: Final = 9
E_DRAWS: Final = 10
E_KEEPS: Final = 11
E_DISCARDS: Final = 12
E_SUMMONS: Final = 13
E_ENTERS: Final = 14
E_ACTIVATES: Final = 15
E_SACRIFICES: Final = 16
E_RETURNS: Final = 17
E_TRANSMUTES: Final = 18
E_BONUS: Final = 19
E_MOVES: Final = 20
E_SEASON: Final = 21
E_YEAR: Final = 22
E_PERMIT: Final = 23
E_REROLL: Final = 24
E_LOOKS: Final = 25
E_GIVES_CARD: Final = 26
E_PASSES_CARD: Final = 27
E_PLACES: Final = 28
E_PAYS: Final = 29
E_SHUFFLES: Final = 30
E_SPLIT: Final = 31
E_LIBRARY: Final = 32
E_PICKS: Final = 33
E_CONVERTS: Final = 34
E_PUTS_BACK: Final = 35
E_TAKES_TOKENS: Final = 38
E_ENDS_TURN: Final = 39
E_SHOWS: Final = 40
E_SHIELD: Final = 41
E_MIMICS: Final = 42
E_ABILITY: Final = 43
E_CHOOSES_ABILITY: Final = 44
E_REVEALS: Final = 45
E_TRACK_BACK: Final = 46
E_TAKES_ENERGY: Final = 47
E_DROUGHT: Final = 48
E_EMBRACE: Final = 49
E_REORDERS: Final = 50
E_LOOKS_AT_HAND: Final = 51
E_BURIES: Final = 52
E_STEADFAST: Final = 53
E_VISION: Final = 54
E_ENCHANTMENT: Final = 55
E_SPACE_LOST: Final = 56
E_LOOKS_AT_DISCARD: Final = 57
EVENTS: Final = 58
