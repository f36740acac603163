"""The order of effects within one player, with the ruling for each. Players follow clockwise (E2, H10, J1)."""

from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import (
    IS_TESTED_AGAIN,
    ON_GAME_END,
    ON_LAST_LOSSES,
    ON_ROUND_END,
    ON_SEASON,
    ON_SUMMON,
    ORDER,
    ORDER_MAX,
)

# E2: triggers of a summon, before the summoned card's own effect.
SUMMON = ("staff_of_spring", "yjangs_forgotten_vase")

# H10: a season change.
SEASON = ("figrim_the_avaricious", "hourglass_of_time", "statue_of_eolis")

# J2: the end of a round.
ROUND_END = (
    "damned_soul_of_onys",
    "beggars_horn",
    "heart_of_argos",
    "titus_deepgaze",
    "wondrous_chest",
    "mesodaes_lantern",
    "ios_transmuter",
    "fairy_monolith",
    "horn_of_plenty",
)

# J3: a Beggar's Horn that did not fire is tested again after each later step.
TESTED_AGAIN = ("beggars_horn",)

# P2, P3: the end of the game; all gains come before the losses.
GAME_END = ("ragfields_helm", "lantern_of_xidit", "sealed_chest_of_urm", "jewel_of_the_ancients")

LAST_LOSSES = ("jewel_of_the_ancients",)

ORDERS = {
    ON_SUMMON: SUMMON,
    ON_SEASON: SEASON,
    ON_ROUND_END: ROUND_END,
    ON_GAME_END: GAME_END,
    ON_LAST_LOSSES: LAST_LOSSES,
}


def lay_orders() -> None:
    index = {card.id: card.index for card in CARDS}
    for trigger, names in ORDERS.items():
        if missing := [card.id for card in CARDS if trigger in card.programs and card.id not in names]:
            raise ValueError(f"{missing[0]} has no place in cards/timing.py, which orders effects")
        if len(names) >= ORDER_MAX:
            raise ValueError(f"{names[-1]} has no place left: ORDER_MAX in engine/constants.py is too small")
        for place, name in enumerate(names):
            ORDER[trigger * ORDER_MAX + place] = index[name]
    for name in TESTED_AGAIN:
        IS_TESTED_AGAIN[index[name]] = 1
