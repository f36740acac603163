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
    940, 540, 1040, 1060, 830, 1560, 950, 770, 1380, 1410,
    1390, 800, 1920, 1420, 2420, 1290, 540, 950, 1210, 1260,
    1040, 1000, 790, 540, 890, 1040, 1210, 980, 1310, 1080,
    1000, 1190, 1320, 410, 600, 1170, 510, 1080, 1700, 610,
    1320, 630, 980, 180, 1920, 1610, 770, 110, 870, 200,
    960, 1290, 500, 440, 590, 3720, 1080, 590, 680, 910,
    90, 1040, 370, 1080, 1000, 800, 1340, 470, 670, 1500,
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
    row(0, gauge=2)  # amulet_of_air
    row(1, cards=1, more=150)  # amulet_of_fire: the best of four
    row(2, crystals=9)  # amulet_of_earth
    row(3, energies=4)  # amulet_of_water: they do not even fill the reserve
    row(4, each=70)  # balance_of_ishtar
    row(5, each=150, early=100)  # staff_of_spring: about every other round a summon
    row(6, more=150)  # temporal_boots: a season for transmuting, or the end of the game
    row(7, each=70, early=50)  # purse_of_io
    row(8, more=1300)  # divine_chalice: the best of four cards, free
    row(9, more=700)  # syllas_the_faithful: the opponent's worst card
    row(10, each=110, early=80)  # figrim_the_avaricious: two of three rounds change the season
    row(11, cards=1, more=50)  # naria_the_prophetess: the opponents get the worse ones
    row(12, each=220, early=100)  # wondrous_chest
    row(13, each=120)  # beggars_horn: with a purse that is empty anyway
    row(14, each=180, early=80)  # die_of_malice: two crystals and a second roll
    row(15, each=120)  # kairn_the_destroyer
    row(16, more=200)  # amsug_longneck: an amulet summoned twice
    row(17, energies=2, more=150)  # bespelled_grimoire
    row(18, special=2)  # ragfields_helm
    row(19, each=150, early=100)  # hand_of_fortune
    row(20, special=1)  # lewis_greyface
    row(21)  # runic_cube_of_eolis
    row(22, gauge=2, cards=1, parts=True)  # potion_of_power
    row(23, parts=True, special=1)  # potion_of_dreams
    row(24, energies=5, parts=True)  # potion_of_knowledge
    row(25, parts=True, special=1)  # potion_of_life
    row(26, each=170, early=100)  # hourglass_of_time
    row(27, special=1)  # scepter_of_greatness
    row(28, crystals=20)  # olafs_blessed_statue
    row(29, each=130, early=80)  # yjangs_forgotten_vase
    row(30, special=1)  # elemental_amulet
    row(31, each=50)  # tree_of_light
    row(32, each=80, early=50)  # arcano_leech
    row(33, each=30)  # crystal_orb
    row(34, special=2)  # glutton_cauldron
    row(35, cards=1, energies=6)  # vampiric_crown: as many energies as the card has prestige
    row(36, more=300)  # dragon_skull: three cards that have done their work
    row(37, more=400)  # demon_of_argos
    row(38, each=170, early=100)  # titus_deepgaze
    row(39, more=100)  # air_elemental
    row(40, each=80, early=50)  # thieving_fairies
    row(41, crystals=10, energies=2, gauge=1)  # cursed_treatise_of_arus
    row(42, crystals=10, each=100)  # idol_of_the_familiar
    row(43, each=30)  # necrotic_kriss
    row(44, special=2)  # lantern_of_xidit
    row(45, special=2)  # sealed_chest_of_urm
    row(46, each=30)  # mirror_of_the_seasons
    row(47, special=1)  # pendant_of_ragnor
    row(48, special=1)  # sid_nightshade
    row(49, crystals=10, energies=1, special=1)  # damned_soul_of_onys


def lay_kingdom() -> None:
    row(KINGDOM + 1, each=80)  # heart_of_argos: nothing without cards to activate
    row(KINGDOM + 2, each=150)  # horn_of_plenty
    row(KINGDOM + 3, each=40)  # fairy_monolith
    row(KINGDOM + 4, more=300)  # selenias_codex: an amulet summoned twice
    row(KINGDOM + 5, cards=1, more=100)  # scroll_of_ishtar
    row(KINGDOM + 6, each=300)  # mesodaes_lantern
    row(KINGDOM + 7, each=130, early=80)  # statue_of_eolis
    row(KINGDOM + 8, cards=1, more=100)  # familiar_catcher
    row(KINGDOM + 9, each=60)  # ios_transmuter
    row(KINGDOM + 10, more=300, special=1)  # throne_of_renewal
    row(KINGDOM + 11, cards=1, more=100, parts=True)  # potion_of_resurrection
    row(KINGDOM + 12, special=2)  # jewel_of_the_ancients
    row(KINGDOM + 13, more=100)  # shield_of_zira
    row(KINGDOM + 14, each=60)  # steadfast_die
    row(KINGDOM + 15, energies=2, more=100)  # amulet_of_time
    row(KINGDOM + 16)  # arcane_telescope
    row(KINGDOM + 17, crystals=10, gauge=1)  # argos_hawk
    row(KINGDOM + 18, special=1)  # raven_the_usurper
    row(KINGDOM + 19, more=300)  # warden_of_argos
    row(KINGDOM + 20, more=200, special=1)  # ratty_nightshade
# fmt: on


lay_base()
lay_kingdom()
