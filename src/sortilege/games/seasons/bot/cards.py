"""What each Power card brings beside its printed prestige, in the judgement of a seasoned player.

A row says what comes at once (crystals, energies, cards, spaces of the gauge, and `more`: anything else, in hundredths
of a point), what comes each round while the card lies there (`each`, in hundredths), and how gladly it is drafted.
Energies, cards and gauge are counted, not priced: their price depends on the moment (outlook.py).

The rows began as what the card's text is worth; `more`, `each` and `early` (how much it wants to be in hand in the
first year) were then moved by what they won or lost in some forty thousand games of greedy with itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.seasons.engine.tables import KINDS

KINGDOM: Final = 49  # + number: the kinds of Enchanted Kingdom

AT_ONCE: Final = vec[i64]([0 for _ in range(KINDS)])  # hundredths of a point
EACH_ROUND: Final = vec[i64]([0 for _ in range(KINDS)])  # hundredths of a point
ENERGIES: Final = vec[i64]([0 for _ in range(KINDS)])
DRAWS: Final = vec[i64]([0 for _ in range(KINDS)])
SPACES: Final = vec[i64]([0 for _ in range(KINDS)])
PARTS: Final = vec[i64]([0 for _ in range(KINDS)])  # 1: what it brings comes when it is used up, and frees its slot
SPECIAL: Final = vec[i64]([0 for _ in range(KINDS)])  # by what lies on the table (special.py): 1 at once, 2 to the end

# fmt: off
# How gladly a card is drafted, in hundredths of a point, ten in a row: what it brought in play of greedy with itself.
DRAFT: Final = vec[i64]([
    390, 920, 1400, 2090, 1090, 2280, 1200, 660, 1150, 1500,
    2370, 640, 1470, 1620, 2810, 800, 290, 1980, 1120, 1880,
    1310, 1380, 410, 110, 1000, 90, 1670, 1360, 1610, 2090,
    1120, 1070, 2590, 750, 330, 2010, -320, -60, 1070, 550,
    2200, 1580, 1420, 210, 570, 180, 950, 440, 1280, 1030,
    1310, -1860, 150, -50, 790, 3300, 2070, 1080, 200, 1110,
    -440, -190, 600, 330, 1540, 1140, 1720, -80, 610, 1940,
])
# fmt: on

EARLY: Final = vec[i64]([0 for _ in range(KINDS)])  # how much it wants to be in hand in the first year


def row(
    kind: i64,
    crystals: i64 = 0,
    energies: i64 = 0,
    cards: i64 = 0,
    gauge: i64 = 0,
    more: i64 = 0,
    each: i64 = 0,
    early: i64 = 0,
    parts: bool = False,
    special: i64 = 0,
) -> None:
    AT_ONCE[kind] = 100 * crystals + more
    EACH_ROUND[kind] = each
    ENERGIES[kind] = energies
    DRAWS[kind] = cards
    SPACES[kind] = gauge
    PARTS[kind] = 1 if parts else 0
    SPECIAL[kind] = special
    EARLY[kind] = early + each + 60 * energies + 100 * gauge + 100 * cards


# fmt: off
def lay_base() -> None:
    row(0, gauge=2, more=170, early=-160)  # amulet_of_air
    row(1, cards=1, more=150, each=15, early=100)  # amulet_of_fire: the best of four
    row(2, crystals=9, more=60, each=-5, early=-60)  # amulet_of_earth
    row(3, energies=4, more=360, each=30, early=70)  # amulet_of_water: they do not even fill the reserve
    row(4, more=-50, each=70, early=20)  # balance_of_ishtar
    row(5, each=175, early=140)  # staff_of_spring: about every other round a summon
    row(6, more=240, each=20, early=-80)  # temporal_boots: a season for transmuting, or the end of the game
    row(7, each=50, early=-10)  # purse_of_io
    row(8, more=1310, each=15, early=50)  # divine_chalice: the best of four cards, free
    row(9, more=500, early=40)  # syllas_the_faithful: the opponent's worst card
    row(10, more=80, each=110, early=120)  # figrim_the_avaricious: two of three rounds change the season
    row(11, cards=1, more=-40, each=20, early=-40)  # naria_the_prophetess: the opponents get the worse ones
    row(12, more=110, each=210, early=90)  # wondrous_chest
    row(13, each=75, early=120)  # beggars_horn: with a purse that is empty anyway
    row(14, more=-60, each=135, early=100)  # die_of_malice: two crystals and a second roll
    row(15, more=-80, each=65, early=20)  # kairn_the_destroyer
    row(16, more=200, each=-45, early=-60)  # amsug_longneck: an amulet summoned twice
    row(17, energies=2, more=140, each=30, early=10)  # bespelled_grimoire
    row(18, more=10, each=15, early=-80, special=2)  # ragfields_helm
    row(19, each=180, early=110)  # hand_of_fortune
    row(20, more=20, early=-110, special=1)  # lewis_greyface
    row(21, more=-180, each=-20, early=20)  # runic_cube_of_eolis
    row(22, cards=1, gauge=2, more=-10, each=10, early=-60, parts=True)  # potion_of_power
    row(23, each=-20, early=50, parts=True, special=1)  # potion_of_dreams
    row(24, energies=5, more=100, early=-40, parts=True)  # potion_of_knowledge
    row(25, more=-110, early=-70, parts=True, special=1)  # potion_of_life
    row(26, more=100, each=195, early=160)  # hourglass_of_time
    row(27, more=260, early=30, special=1)  # scepter_of_greatness
    row(28, crystals=20, more=130, each=-30, early=90)  # olafs_blessed_statue
    row(29, more=240, each=150, early=90)  # yjangs_forgotten_vase
    row(30, each=45, early=-30, special=1)  # elemental_amulet
    row(31, more=-90, each=25, early=-70)  # tree_of_light
    row(32, more=-180, each=115, early=140)  # arcano_leech
    row(33, more=-190, each=80, early=-50)  # crystal_orb
    row(34, more=160, each=-10, early=50, special=2)  # glutton_cauldron
    row(35, energies=6, cards=1, more=-140, each=-20, early=130)  # vampiric_crown: energies for its prestige
    row(36, more=510, early=-40)  # dragon_skull: three cards that have done their work
    row(37, more=180, early=50)  # demon_of_argos
    row(38, more=140, each=145, early=150)  # titus_deepgaze
    row(39, more=-50, each=45, early=-100)  # air_elemental
    row(40, more=-70, each=80, early=50)  # thieving_fairies
    row(41, crystals=10, energies=2, gauge=1, more=-20, each=20, early=-110)  # cursed_treatise_of_arus
    row(42, crystals=10, more=-50, each=175, early=-10)  # idol_of_the_familiar
    row(43, more=-110, each=80, early=-190)  # necrotic_kriss
    row(44, more=140, each=40, early=-40, special=2)  # lantern_of_xidit
    row(45, more=190, early=-40, special=2)  # sealed_chest_of_urm
    row(46, more=40, each=5, early=100)  # mirror_of_the_seasons
    row(47, more=70, each=35, early=-120, special=1)  # pendant_of_ragnor
    row(48, more=70, each=5, early=-150, special=1)  # sid_nightshade
    row(49, crystals=10, energies=1, more=220, each=75, early=-100, special=1)  # damned_soul_of_onys


def lay_kingdom() -> None:
    row(KINGDOM + 1, more=-30, each=95, early=80)  # heart_of_argos: nothing without cards to activate
    row(KINGDOM + 2, more=-140, each=-75, early=130)  # horn_of_plenty: it takes an energy every round, earth or not
    row(KINGDOM + 3, more=200, each=30, early=-10)  # fairy_monolith
    row(KINGDOM + 4, more=140, early=-120)  # selenias_codex: an amulet summoned twice
    row(KINGDOM + 5, cards=1, more=270, early=-80)  # scroll_of_ishtar
    row(KINGDOM + 6, more=-70, each=260, early=30)  # mesodaes_lantern
    row(KINGDOM + 7, more=70, each=145, early=130)  # statue_of_eolis
    row(KINGDOM + 8, cards=1, more=-110, each=40, early=-20)  # familiar_catcher
    row(KINGDOM + 9, more=-270, each=65, early=-60)  # ios_transmuter
    row(KINGDOM + 10, more=380, each=45, early=-200, special=1)  # throne_of_renewal
    row(KINGDOM + 11, cards=1, more=100, each=-60, early=140, parts=True)  # potion_of_resurrection
    row(KINGDOM + 12, more=-270, each=-25, early=40, special=2)  # jewel_of_the_ancients
    row(KINGDOM + 13, more=190, early=70)  # shield_of_zira
    row(KINGDOM + 14, more=70, each=45, early=-120)  # steadfast_die
    row(KINGDOM + 15, energies=2, more=170, each=-35, early=-50)  # amulet_of_time
    row(KINGDOM + 16, more=-120, early=10)  # arcane_telescope
    row(KINGDOM + 17, crystals=10, gauge=1, more=-20, each=-15, early=40)  # argos_hawk
    row(KINGDOM + 18, more=-220, each=20, early=-20, special=1)  # raven_the_usurper
    row(KINGDOM + 19, more=140, early=40)  # warden_of_argos
    row(KINGDOM + 20, more=200, each=15, early=-90, special=1)  # ratty_nightshade
# fmt: on


lay_base()
lay_kingdom()
