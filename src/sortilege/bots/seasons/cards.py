"""What each Power card brings beside its printed prestige, in the judgement of a seasoned player.

A row says what comes at once (crystals, energies, cards, spaces of the gauge, and `more`: anything else, in hundredths
of a point), what comes each round while the card lies there (`each`, in hundredths), and how gladly it is drafted.
Energies, cards and gauge are counted, not priced: their price depends on the moment (outlook.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.seasons.tables import KINDS

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
    680, 670, 1260, 1660, 1150, 2160, 1190, 650, 1300, 1340,
    2190, 750, 1180, 1590, 2850, 760, 110, 1630, 1090, 1800,
    1010, 1360, 210, 270, 940, 390, 1690, 1210, 1420, 1900,
    1180, 1120, 2640, 980, 170, 1890, -120, 80, 920, 370,
    2090, 1670, 1200, 160, 420, 350, 900, 160, 1290, 1050,
    1390, -1810, 280, 90, 820, 3100, 1910, 990, 300, 1260,
    -250, -160, 500, 400, 1460, 1300, 1660, 60, 770, 1940,
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
    row(0, gauge=2, more=70, early=-40)  # amulet_of_air
    row(1, cards=1, more=150, early=110)  # amulet_of_fire: the best of four
    row(2, crystals=9, more=100, each=20, early=-90)  # amulet_of_earth
    row(3, energies=4, more=360, each=15, early=30)  # amulet_of_water: they do not even fill the reserve
    row(4, more=-50, each=90, early=-20)  # balance_of_ishtar
    row(5, each=175, early=80)  # staff_of_spring: about every other round a summon
    row(6, more=240, each=20, early=-80)  # temporal_boots: a season for transmuting, or the end of the game
    row(7, each=50, early=-10)  # purse_of_io
    row(8, more=1440, each=15, early=50)  # divine_chalice: the best of four cards, free
    row(9, more=580, early=40)  # syllas_the_faithful: the opponent's worst card
    row(10, more=130, each=110, early=80)  # figrim_the_avaricious: two of three rounds change the season
    row(11, cards=1, more=50, each=20, early=30)  # naria_the_prophetess: the opponents get the worse ones
    row(12, more=110, each=210, early=110)  # wondrous_chest
    row(13, each=100, early=100)  # beggars_horn: with a purse that is empty anyway
    row(14, each=135, early=120)  # die_of_malice: two crystals and a second roll
    row(15, more=-80, each=65, early=60)  # kairn_the_destroyer
    row(16, more=200, each=-25, early=-50)  # amsug_longneck: an amulet summoned twice
    row(17, energies=2)  # bespelled_grimoire
    row(18, more=70, each=15, early=-80, special=2)  # ragfields_helm
    row(19, each=150, early=140)  # hand_of_fortune
    row(20, more=-90, special=1)  # lewis_greyface
    row(21, more=-180, each=-20, early=20)  # runic_cube_of_eolis
    row(22, cards=1, gauge=2, more=90, each=-15, early=-40, parts=True)  # potion_of_power
    row(23, each=-20, early=50, parts=True, special=1)  # potion_of_dreams
    row(24, energies=5, more=100, parts=True)  # potion_of_knowledge
    row(25, early=-10, parts=True, special=1)  # potion_of_life
    row(26, more=100, each=170, early=130)  # hourglass_of_time
    row(27, more=180, each=-15, early=10, special=1)  # scepter_of_greatness
    row(28, crystals=20, more=130, each=-30, early=60)  # olafs_blessed_statue
    row(29, more=180, each=150, early=60)  # yjangs_forgotten_vase
    row(30, each=20, early=-20, special=1)  # elemental_amulet
    row(31, more=-90, each=25, early=-20)  # tree_of_light
    row(32, more=-140, each=100, early=30)  # arcano_leech
    row(33, more=-190, each=60, early=-30)  # crystal_orb
    row(34, more=160, special=2)  # glutton_cauldron
    row(35, energies=6, cards=1, each=-20, early=130)  # vampiric_crown: as many energies as the card has prestige
    row(36, more=580, early=-40)  # dragon_skull: three cards that have done their work
    row(37, more=230, early=50)  # demon_of_argos
    row(38, more=140, each=170, early=140)  # titus_deepgaze
    row(39, more=-10, each=30, early=-80)  # air_elemental
    row(40, more=-70, each=80, early=50)  # thieving_fairies
    row(41, crystals=10, energies=2, gauge=1, more=-130, early=-40)  # cursed_treatise_of_arus
    row(42, crystals=10, each=155, early=10)  # idol_of_the_familiar
    row(43, more=-160, each=50, early=-160)  # necrotic_kriss
    row(44, more=140, each=25, early=-20, special=2)  # lantern_of_xidit
    row(45, more=190, special=2)  # sealed_chest_of_urm
    row(46, more=140, each=30, early=80)  # mirror_of_the_seasons
    row(47, more=70, each=15, early=-100, special=1)  # pendant_of_ragnor
    row(48, each=20, early=-110, special=1)  # sid_nightshade
    row(49, crystals=10, energies=1, more=130, each=55, early=-60, special=1)  # damned_soul_of_onys


def lay_kingdom() -> None:
    row(KINGDOM + 1, more=70, each=80, early=90)  # heart_of_argos: nothing without cards to activate
    row(KINGDOM + 2, more=-70, each=-105, early=260)  # horn_of_plenty
    row(KINGDOM + 3, more=200, each=40, early=40)  # fairy_monolith
    row(KINGDOM + 4, more=140, early=-120)  # selenias_codex: an amulet summoned twice
    row(KINGDOM + 5, cards=1, more=270, early=-60)  # scroll_of_ishtar
    row(KINGDOM + 6, more=-70, each=260, early=30)  # mesodaes_lantern
    row(KINGDOM + 7, more=70, each=145, early=130)  # statue_of_eolis
    row(KINGDOM + 8, cards=1, more=-110, early=40)  # familiar_catcher
    row(KINGDOM + 9, more=-80, each=45, early=10)  # ios_transmuter
    row(KINGDOM + 10, more=380, each=45, early=-130, special=1)  # throne_of_renewal
    row(KINGDOM + 11, cards=1, more=100, each=-40, early=120, parts=True)  # potion_of_resurrection
    row(KINGDOM + 12, more=-270, each=-10, early=20, special=2)  # jewel_of_the_ancients
    row(KINGDOM + 13, more=190)  # shield_of_zira
    row(KINGDOM + 14, more=70, each=60, early=-130)  # steadfast_die
    row(KINGDOM + 15, energies=2, more=170, each=-15, early=-70)  # amulet_of_time
    row(KINGDOM + 16, early=-30)  # arcane_telescope
    row(KINGDOM + 17, crystals=10, gauge=1, more=70, each=-15, early=60)  # argos_hawk
    row(KINGDOM + 18, more=-220, special=1)  # raven_the_usurper
    row(KINGDOM + 19, more=300, early=40)  # warden_of_argos
    row(KINGDOM + 20, more=200, each=15, early=-60, special=1)  # ratty_nightshade
# fmt: on


lay_base()
lay_kingdom()
