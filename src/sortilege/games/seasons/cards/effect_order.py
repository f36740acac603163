"""The order of effects within one player, with the ruling for each. Players follow clockwise (E2, H10, J1)."""

from collections.abc import Iterator, Mapping

from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import (
    CHEST_LIMIT_CROSSED,
    FEW_CRYSTALS,
    HORN_BLOCKED,
    HORN_IN_BETWEEN,
    IS_TESTED_AGAIN,
    LAST_ENERGY,
    MATTERS,
    NEVER,
    NEW_ENERGY,
    ON_GAME_END,
    ON_LAST_LOSSES,
    ON_ROUND_END,
    ON_SEASON,
    ON_SUMMON,
    ORDER,
    ORDER_MAX,
    ROUND_END_PLACE,
)

# E2: triggers of a summon, before the summoned card's own effect.
SUMMON = ("staff_of_spring", "yjangs_forgotten_vase")

# H10: a season change.
SEASON = ("figrim_the_avaricious", "hourglass_of_time", "statue_of_eolis")

# J2: the end of a round, unless the owner orders the effects.
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

# J2: when the order of two of these effects matters. Each row has the conditions of its effect with the effects of the
# rows above it, from the first on. Most of them only bring crystals, which matters to Damned Soul alone. The others
# change the reserve that Wondrous Chest and Beggar's Horn count, or take from it what others have brought. Copies of a
# card do the same and never matter to each other. The order of a card without a row matters always.
NO = NEVER
ROUND_END_PAIRS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("hourglass_of_time", ()),  # the energies that it owes (V7), which come before all of these
    ("damned_soul_of_onys", (NO,)),
    ("beggars_horn", (HORN_BLOCKED, NO)),
    ("heart_of_argos", (NO, NO, HORN_BLOCKED)),
    ("titus_deepgaze", (NO, FEW_CRYSTALS, NO, NO)),
    ("wondrous_chest", (NO, FEW_CRYSTALS, NO, NO, NO)),
    ("mesodaes_lantern", (NO, FEW_CRYSTALS, NO, NO, NO, NO)),
    ("ios_transmuter", (NO, FEW_CRYSTALS, NO, NO, NO, NO, NO)),
    ("fairy_monolith", (NEW_ENERGY, NO, HORN_IN_BETWEEN, NEW_ENERGY, NO, CHEST_LIMIT_CROSSED, NO, NO)),
    (
        "horn_of_plenty",
        (NEW_ENERGY, FEW_CRYSTALS, HORN_IN_BETWEEN, NEW_ENERGY, NO, CHEST_LIMIT_CROSSED, NO, NO, LAST_ENERGY),
    ),
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
            raise ValueError(f"{missing[0]} has no place in cards/effect_order.py, which orders effects")
        if len(names) >= ORDER_MAX:
            raise ValueError(f"{names[-1]} has no place left: ORDER_MAX in engine/constants.py is too small")
        for place, name in enumerate(names):
            ORDER[trigger * ORDER_MAX + place] = index[name]
    for name in TESTED_AGAIN:
        IS_TESTED_AGAIN[index[name]] = 1
    lay_round_end(index)


def lay_round_end(index: Mapping[str, int]) -> None:
    """Fill the table of end-of-round pairs, both ways."""
    for name in ROUND_END:
        place = place_at_round_end(name)
        ROUND_END_PLACE[index[name]] = place
        MATTERS[place * ORDER_MAX + place] = NEVER
    for one, other, condition in round_end_conditions():
        MATTERS[one * ORDER_MAX + other] = condition
        MATTERS[other * ORDER_MAX + one] = condition


def place_at_round_end(name: str) -> int:
    """Return an effect's place among those at the end of a round, from 1 on; 0 for what an Hourglass owes."""
    return ROUND_END.index(name) + 1 if name in ROUND_END else 0


def round_end_conditions() -> Iterator[tuple[int, int, int]]:
    """Yield the places of each two effects, the later first, and the condition under which their order matters."""
    names = [name for name, _ in ROUND_END_PAIRS]
    for later, conditions in ROUND_END_PAIRS:
        for earlier, condition in zip(names, conditions, strict=False):
            yield place_at_round_end(later), place_at_round_end(earlier), condition
