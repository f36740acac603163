"""The number of each Power card and of each older printing: its place in this list.

Saves and logs store these numbers. Never move or remove an entry; add new ones at the end.
"""

from sortilege.games.seasons.engine.constants import PRINTINGS, UNUSED_KINDS

# fmt: off
CARD_ORDER = (
    "amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water", "balance_of_ishtar", "staff_of_spring",
    "temporal_boots", "purse_of_io", "divine_chalice", "syllas_the_faithful", "figrim_the_avaricious",
    "naria_the_prophetess", "wondrous_chest", "beggars_horn", "die_of_malice", "kairn_the_destroyer", "amsug_longneck",
    "bespelled_grimoire", "ragfields_helm", "hand_of_fortune", "lewis_greyface", "runic_cube_of_eolis",
    "potion_of_power", "potion_of_dreams", "potion_of_knowledge", "potion_of_life", "hourglass_of_time",
    "scepter_of_greatness", "olafs_blessed_statue", "yjangs_forgotten_vase", "elemental_amulet", "tree_of_light",
    "arcano_leech", "crystal_orb", "glutton_cauldron", "vampiric_crown", "dragon_skull", "demon_of_argos",
    "titus_deepgaze", "air_elemental", "thieving_fairies", "cursed_treatise_of_arus", "idol_of_the_familiar",
    "necrotic_kriss", "lantern_of_xidit", "sealed_chest_of_urm", "mirror_of_the_seasons", "pendant_of_ragnor",
    "sid_nightshade", "damned_soul_of_onys",
    "heart_of_argos", "horn_of_plenty", "fairy_monolith", "selenias_codex", "scroll_of_ishtar", "mesodaes_lantern",
    "statue_of_eolis", "familiar_catcher", "ios_transmuter", "throne_of_renewal", "potion_of_resurrection",
    "jewel_of_the_ancients", "shield_of_zira", "steadfast_die", "amulet_of_time", "arcane_telescope", "argos_hawk",
    "raven_the_usurper", "warden_of_argos", "ratty_nightshade",
    "balance_of_ishtar-old", "idol_of_the_familiar-old",
)
# fmt: on


def number_at(place: int) -> int:
    """Return the number of a place in the list; some numbers are skipped."""
    low, high = UNUSED_KINDS
    return place if place < low else place + high - low


NUMBER = {name: number_at(place) for place, name in enumerate(CARD_ORDER)}


def number_of(name: str) -> int:
    """Return the number of a card or printing; raises ValueError if it has none."""
    if name not in NUMBER:
        raise ValueError(f"{name} has no number: add it at the end of cards/stable_numbers.py")
    if NUMBER[name] >= PRINTINGS:
        raise ValueError(
            f"{name} has the number {NUMBER[name]}, and there is room for {PRINTINGS} (engine/constants.py)"
        )
    return NUMBER[name]
