"""How much each Power card is worth to the heuristic bot beyond its printed prestige.

A row lists what the card gives on entering play (crystals, energies, cards, gauge spaces and `more`, anything else in
hundredths of a point), what it gives each round in play (`each`, in hundredths) and how highly to draft it. Rows count
energies, cards and gauge spaces; `prospects` prices them, because their worth depends on the position.

The first values followed the card texts. `more`, `each` and `early` (how much a card belongs in hand in the first year)
were then tuned by the results of about forty thousand games of the greedy bot against itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import PRINTINGS

DEFAULT_DRAFT: Final = 1000  # for a card without a row: bots play it but expect nothing of it

AT_ONCE: Final = vec[i64]([0 for _ in range(PRINTINGS)])  # hundredths of a point
EACH_ROUND: Final = vec[i64]([0 for _ in range(PRINTINGS)])  # hundredths of a point
ENERGIES: Final = vec[i64]([0 for _ in range(PRINTINGS)])
DRAWS: Final = vec[i64]([0 for _ in range(PRINTINGS)])
GAUGE_STEPS: Final = vec[i64]([0 for _ in range(PRINTINGS)])
ONE_SHOT: Final = vec[i64]([0 for _ in range(PRINTINGS)])  # 1: its gains come when it leaves play, which frees its slot
SPECIAL: Final = vec[i64]([0 for _ in range(PRINTINGS)])  # see situational_values.py: 1 on entering, 2 until the end
DRAFT: Final = vec[i64]([DEFAULT_DRAFT for _ in range(PRINTINGS)])
EARLY: Final = vec[i64]([0 for _ in range(PRINTINGS)])  # how much it belongs in hand in the first year

NUMBER_OF: Final[dict[str, int]] = {card.id: card.index for card in CARDS}
ROWS: Final[set[str]] = set()  # the cards that have a row


def row(
    id: str,
    draft: i64,  # how much it won in the greedy bot's games against itself, in hundredths of a point
    crystals: i64 = 0,
    energies: i64 = 0,
    cards: i64 = 0,
    gauge: i64 = 0,
    more: i64 = 0,
    each: i64 = 0,
    early: i64 = 0,
    one_shot: bool = False,
    special: i64 = 0,
) -> None:
    if id not in NUMBER_OF or id in ROWS:
        raise ValueError(
            f"bot/card_values.py has a row for {id}, which {'has one already' if id in NUMBER_OF else 'is not a card'}"
        )
    ROWS.add(id)
    kind: i64 = NUMBER_OF[id]
    DRAFT[kind] = draft
    AT_ONCE[kind] = 100 * crystals + more
    EACH_ROUND[kind] = each
    ENERGIES[kind] = energies
    DRAWS[kind] = cards
    GAUGE_STEPS[kind] = gauge
    ONE_SHOT[kind] = 1 if one_shot else 0
    SPECIAL[kind] = special
    EARLY[kind] = early + each + 60 * energies + 100 * gauge + 100 * cards


# fmt: off
def rate_base_cards() -> None:
    row("amulet_of_air", 390, gauge=2, more=170, early=-160)
    row("amulet_of_fire", 920, cards=1, more=150, each=15, early=100)  # the best of four cards
    row("amulet_of_earth", 1400, crystals=9, more=60, each=-5, early=-60)
    row("amulet_of_water", 2090, energies=4, more=360, each=30, early=70)  # these tokens take no space in the reserve
    row("balance_of_ishtar", 1090, more=-50, each=70, early=20)
    row("staff_of_spring", 2280, each=175, early=140)  # a summon about every other round
    row("temporal_boots", 1200, more=240, each=20, early=-80)  # a season for transmuting, or an earlier end
    row("purse_of_io", 660, each=50, early=-10)
    row("divine_chalice", 1150, more=1310, each=15, early=50)  # the best of four cards, free
    row("syllas_the_faithful", 1500, more=500, early=40)  # each opponent's worst card
    row("figrim_the_avaricious", 2370, more=80, each=110, early=120)  # the season changes in two of three rounds
    row("naria_the_prophetess", 640, cards=1, more=-40, each=20, early=-40)  # opponents get the worse cards
    row("wondrous_chest", 1470, more=110, each=210, early=90)
    row("beggars_horn", 1620, each=75, early=120)  # with a reserve that is empty anyway
    row("die_of_malice", 2810, more=-60, each=135, early=100)  # two crystals and a second roll
    row("kairn_the_destroyer", 800, more=-80, each=65, early=20)
    row("amsug_longneck", 290, more=200, each=-45, early=-60)  # summons an amulet again
    row("bespelled_grimoire", 1980, energies=2, more=140, each=30, early=10)
    row("ragfields_helm", 1120, more=10, each=15, early=-80, special=2)
    row("hand_of_fortune", 1880, each=180, early=110)
    row("lewis_greyface", 1310, more=20, early=-110, special=1)
    row("runic_cube_of_eolis", 1380, more=-180, each=-20, early=20)
    row("potion_of_power", 410, cards=1, gauge=2, more=-10, each=10, early=-60, one_shot=True)
    row("potion_of_dreams", 110, each=-20, early=50, one_shot=True, special=1)
    row("potion_of_knowledge", 1000, energies=5, more=100, early=-40, one_shot=True)
    row("potion_of_life", 90, more=-110, early=-70, one_shot=True, special=1)
    row("hourglass_of_time", 1670, more=100, each=195, early=160)
    row("scepter_of_greatness", 1360, more=260, early=30, special=1)
    row("olafs_blessed_statue", 1610, crystals=20, more=130, each=-30, early=90)
    row("yjangs_forgotten_vase", 2090, more=240, each=150, early=90)
    row("elemental_amulet", 1120, each=45, early=-30, special=1)
    row("tree_of_light", 1070, more=-90, each=25, early=-70)
    row("arcano_leech", 2590, more=-180, each=115, early=140)
    row("crystal_orb", 750, more=-190, each=80, early=-50)
    row("glutton_cauldron", 330, more=160, each=-10, early=50, special=2)
    row("vampiric_crown", 2010, energies=6, cards=1, more=-140, each=-20, early=130)  # energies for the card's prestige
    row("dragon_skull", -320, more=510, early=-40)  # three cards that have done their work
    row("demon_of_argos", -60, more=180, early=50)
    row("titus_deepgaze", 1070, more=140, each=145, early=150)
    row("air_elemental", 550, more=-50, each=45, early=-100)
    row("thieving_fairies", 2200, more=-70, each=80, early=50)
    row("cursed_treatise_of_arus", 1580, crystals=10, energies=2, gauge=1, more=-20, each=20, early=-110)
    row("idol_of_the_familiar", 1420, crystals=10, more=-50, each=175, early=-10)
    row("necrotic_kriss", 210, more=-110, each=80, early=-190)
    row("lantern_of_xidit", 570, more=140, each=40, early=-40, special=2)
    row("sealed_chest_of_urm", 180, more=190, early=-40, special=2)
    row("mirror_of_the_seasons", 950, more=40, each=5, early=100)
    row("pendant_of_ragnor", 440, more=70, each=35, early=-120, special=1)
    row("sid_nightshade", 1280, more=70, each=5, early=-150, special=1)
    row("damned_soul_of_onys", 1030, crystals=10, energies=1, more=220, each=75, early=-100, special=1)


def rate_kingdom_cards() -> None:
    row("heart_of_argos", 1310, more=-30, each=95, early=80)  # worthless without cards to activate
    row("horn_of_plenty", -1860, more=-140, each=-75, early=130)  # takes an energy every round, earth or not
    row("fairy_monolith", 150, more=200, each=30, early=-10)
    row("selenias_codex", -50, more=140, early=-120)  # summons an amulet again
    row("scroll_of_ishtar", 790, cards=1, more=270, early=-80)
    row("mesodaes_lantern", 3300, more=-70, each=260, early=30)
    row("statue_of_eolis", 2070, more=70, each=145, early=130)
    row("familiar_catcher", 1080, cards=1, more=-110, each=40, early=-20)
    row("ios_transmuter", 200, more=-270, each=65, early=-60)
    row("throne_of_renewal", 1110, more=380, each=45, early=-200, special=1)
    row("potion_of_resurrection", -440, cards=1, more=100, each=-60, early=140, one_shot=True)
    row("jewel_of_the_ancients", -190, more=-270, each=-25, early=40, special=2)
    row("shield_of_zira", 600, more=190, early=70)
    row("steadfast_die", 330, more=70, each=45, early=-120)
    row("amulet_of_time", 1540, energies=2, more=170, each=-35, early=-50)
    row("arcane_telescope", 1140, more=-120, early=10)
    row("argos_hawk", 1720, crystals=10, gauge=1, more=-20, each=-15, early=40)
    row("raven_the_usurper", -80, more=-220, each=20, early=-20, special=1)
    row("warden_of_argos", 610, more=140, early=40)
    row("ratty_nightshade", 1940, more=200, each=15, early=-90, special=1)
# fmt: on


rate_base_cards()
rate_kingdom_cards()
