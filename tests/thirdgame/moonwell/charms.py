"""The charms as tables, indexed by charm number. Numbers never change, so add new charms at the end."""

CHARMS = ("moth", "toad", "owl", "lynx", "stag", "wyrm")
STRENGTH = [1, 2, 3, 4, 5, 6]
COMFORT = [2, 0, 0, 0, 0, 0]  # drops for a charm that does not catch the moon
BURN = [0, 0, 0, 0, 0, 1]  # drops lost by a charm that does not catch the moon
DRAWS = [0, 1, 0, 0, 0, 0]  # charms drawn when it is turned over
FETCHES = [0, 0, 1, 0, 0, 0]  # drops taken from another
COPIES = 5  # of each charm
HAND = 5
MOST_SEATS = 5
NIGHTS = 4  # at most
MOON = 6  # sides of the die
TABLES = {"STRENGTH": STRENGTH, "COMFORT": COMFORT, "BURN": BURN, "DRAWS": DRAWS, "FETCHES": FETCHES}

# Indices into a state's options.
NIGHTS_OPTION = 0
TIES_OPTION = 1
OPTIONS = 8  # room for more

# Choices.
LAY = 0  # + charm
TO_SEAT = 16  # + seat
TO_WELL = 24

# Reasons why a choice is not legal.
ASLEEP = 1
DRY = 2

# Events.
E_NIGHT = 1
E_MOON = 2
E_LAYS = 3
E_CATCHES = 4
E_NOBODY = 5
E_COMFORT = 6
E_BURNS = 7
E_DRAWS = 8
E_FETCHES = 9
E_WELL_LAYS = 10
E_WELL_CATCHES = 11
E_FETCHES_FROM_WELL = 12
E_WELL_FETCHES = 13
EVERYBODY = -1  # the mask of all seats and the spectators
