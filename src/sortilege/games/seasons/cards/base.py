"""The fifty Power cards of the base box, as printed."""

from typing import Any

from sortilege.games.seasons.cards import vocabulary
from sortilege.games.seasons.cards.vocabulary import (
    Cost,
    allow_transmuting,
    any_types,
    before_the_die,
    by_players,
    by_type,
    choose_for_free,
    choose_from_hand_for_free,
    choose_opponent,
    choose_to_pay,
    copy_reserve,
    cost,
    discard_identical,
    discard_reserve,
    discard_rest,
    discard_shown,
    discard_top,
    draw,
    draw_shown,
    each_opponent,
    each_player,
    either,
    fill_card,
    gain_crystals,
    gain_crystals_per_energy,
    gain_crystals_per_familiar,
    gain_crystals_per_other_item,
    gain_energy,
    gain_energy_by_prestige,
    gain_energy_per_other_item,
    gain_of,
    gains_when_opponents_activate,
    give_crystals,
    give_one_to_each_opponent,
    give_up_familiar,
    if_most_cards,
    if_no_familiar,
    if_reserve_at_least,
    if_reserve_at_most,
    if_richest,
    if_tokens_here,
    keep_one,
    look_at,
    look_at_one_per_player,
    look_at_top,
    lose_crystals,
    lower_gauge,
    move_season,
    opponents_pay_to_summon,
    pass_left,
    pay_crystals,
    pay_energy,
    pay_for_mirror,
    pay_of,
    place_energy,
    put_into_play,
    raise_gauge,
    receive_mirrored,
    reprint,
    reroll_die,
    reserve_holds,
    return_item,
    sacrifice,
    sacrifice_this,
    sacrifice_this_if_unpaid,
    summons_cost_less,
    take_tokens_back,
    take_top,
    takes_when_opponents_activate,
    tokens_may_pay,
    transmute_discarded,
    transmute_reserve,
    transmuting_yields,
    turn_reserve_into,
)
from sortilege.games.seasons.engine.constants import (
    AIR,
    ALWAYS,
    BALANCE,
    DISCARD,
    DRAW,
    FAMILIAR,
    GAIN,
    IDOL,
    ITEM,
    LEVEL,
    LOOK,
    PERMIT,
    WATER,
)

# fmt: off


def card(
    number: int, id: str, kind: int, cost: Cost, *, prestige: int, brought_by: int | None = None, **effects: Any
) -> None:
    """Declare a card: 1-30 are always included, 31-50 for Archmages (A3, A4), later ones with an option."""
    if brought_by is None and number > 50:
        raise ValueError(f"{id}: the box has fifty cards; brought_by= names the option that brings more")
    by = brought_by if brought_by is not None else ALWAYS if number <= 30 else LEVEL
    vocabulary.card(by, number, id, kind, cost, prestige, "base", **effects)


card(1, "amulet_of_air", ITEM, cost(air=2), prestige=6,
     enter=[raise_gauge(2)])

card(2, "amulet_of_fire", ITEM, cost(fire=2), prestige=6,
     enter=[look_at(4), keep_one(), discard_rest()])

card(3, "amulet_of_earth", ITEM, cost(earth=2), prestige=6,
     enter=[gain_crystals(9)])

card(4, "amulet_of_water", ITEM, cost(water=2), prestige=6,
     always=[tokens_may_pay()], enter=[fill_card(4)])

card(5, "balance_of_ishtar", ITEM, cost(crystals=2), prestige=4,
     activate=[discard_identical(3), transmute_discarded(3)])
reprint("balance", BALANCE, "balance_of_ishtar", ITEM, cost(crystals=6), prestige=4,
        activate=[discard_identical(4), transmute_discarded(3)])

card(6, "staff_of_spring", ITEM, cost(earth=3), prestige=9,
     on_summon=[gain_crystals(3)])

card(7, "temporal_boots", ITEM, cost(), prestige=8,
     enter=[move_season(3)])

card(8, "purse_of_io", ITEM, cost(air=1, fire=1), prestige=6,
     always=[transmuting_yields(1)])

card(9, "divine_chalice", ITEM, cost(air=1, water=1, fire=1, earth=1), prestige=10,
     enter=[look_at(4), choose_for_free(), discard_rest(), put_into_play()])

card(10, "syllas_the_faithful", FAMILIAR, cost(fire=3), prestige=14,
     enter=[each_opponent(sacrifice(1))])

card(11, "figrim_the_avaricious", FAMILIAR,
     by_players(cost(crystals=3), cost(crystals=6), cost(crystals=9)), prestige=7,
     on_season=[each_opponent(give_crystals(1))])

card(12, "naria_the_prophetess", FAMILIAR, cost(crystals=3), prestige=8,
     enter=[look_at_one_per_player(), keep_one(), give_one_to_each_opponent()])

card(13, "wondrous_chest", ITEM, cost(water=1, fire=1), prestige=4,
     on_round_end=[if_reserve_at_least(4), gain_crystals(3)])

card(14, "beggars_horn", ITEM, cost(air=1, earth=1), prestige=8,
     on_round_end=[if_reserve_at_most(1), gain_energy(1)])

card(15, "die_of_malice", ITEM, cost(), prestige=8,
     always=[before_the_die()], activate=[reroll_die(), gain_crystals(2)])

card(16, "kairn_the_destroyer", FAMILIAR, cost(air=3), prestige=9,
     activate=[pay_energy(1), each_opponent(lose_crystals(4))])

card(17, "amsug_longneck", FAMILIAR, cost(air=1, water=1), prestige=8,
     enter=[each_player(return_item())])

card(18, "bespelled_grimoire", ITEM, cost(water=1, earth=1), prestige=8,
     always=[reserve_holds(10)], enter=[gain_energy(2)])

card(19, "ragfields_helm", ITEM, cost(air=3), prestige=10,
     on_game_end=[if_most_cards(), gain_crystals(20)])

card(20, "hand_of_fortune", ITEM, cost(air=1, fire=1, earth=1, crystals=3), prestige=9,
     always=[summons_cost_less(1)])

card(21, "lewis_greyface", FAMILIAR, cost(air=1, fire=1), prestige=6,
     enter=[choose_opponent(), copy_reserve()])

card(22, "runic_cube_of_eolis", ITEM, cost(crystals=20), prestige=30)

card(23, "potion_of_power", ITEM, cost(fire=2), prestige=0,
     activate=[sacrifice_this(), draw(1), raise_gauge(2)])

card(24, "potion_of_dreams", ITEM, cost(air=2), prestige=0,
     activate=[sacrifice_this(), discard_reserve(), choose_from_hand_for_free(), put_into_play()])

card(25, "potion_of_knowledge", ITEM, cost(water=2), prestige=0,
     activate=[sacrifice_this(), gain_energy(5)])

card(26, "potion_of_life", ITEM, cost(earth=2), prestige=0,
     activate=[sacrifice_this(), transmute_reserve(4)])

card(27, "hourglass_of_time", ITEM, cost(air=1, water=1, fire=1, earth=1), prestige=6,
     on_season=[gain_energy(1)])

card(28, "scepter_of_greatness", ITEM, cost(air=1, water=1, fire=1, earth=1), prestige=8,
     enter=[gain_crystals_per_other_item(3)])

card(29, "olafs_blessed_statue", ITEM, cost(water=3), prestige=0,
     enter=[gain_crystals(20)])

card(30, "yjangs_forgotten_vase", ITEM, cost(water=1, fire=1, earth=1), prestige=6,
     on_summon=[gain_energy(1)])

card(31, "elemental_amulet", ITEM, any_types(), prestige=2,
     enter=[by_type(air=[raise_gauge(1)], water=[gain_energy(2)], fire=[draw(1)], earth=[gain_crystals(5)])])

card(32, "tree_of_light", ITEM, cost(earth=2), prestige=12,
     activate=[either(GAIN, [pay_crystals(3), gain_energy(1)],
                      PERMIT, [pay_energy(1), allow_transmuting()])])

card(33, "arcano_leech", FAMILIAR, by_players(cost(crystals=2), cost(crystals=5), cost(crystals=8)), prestige=8,
     always=[opponents_pay_to_summon(1)])

card(34, "crystal_orb", ITEM, cost(fire=1, earth=1), prestige=6,
     activate=[either(LOOK, [look_at_top(), choose_to_pay(4), pay_energy(4), take_top(), put_into_play()],
                      DISCARD, [pay_crystals(3), discard_top()])])

card(35, "glutton_cauldron", ITEM, cost(), prestige=0,
     activate=[place_energy(1), if_tokens_here(7), take_tokens_back(), sacrifice_this(), gain_crystals(15)])

card(36, "vampiric_crown", ITEM, cost(air=1, water=1), prestige=0,
     enter=[either(DRAW, [draw_shown(), gain_energy_by_prestige()],
                   DISCARD, [discard_shown(), gain_energy_by_prestige()])])

card(37, "dragon_skull", ITEM, cost(water=1, fire=1, earth=1), prestige=9,
     activate=[sacrifice(3), gain_crystals(15)])

card(38, "demon_of_argos", FAMILIAR, cost(air=1, water=1, fire=1, earth=1), prestige=16,
     enter=[each_opponent(lower_gauge(1), draw(1))])

card(39, "titus_deepgaze", FAMILIAR, by_players(cost(fire=1), cost(fire=2), cost(fire=3)), prestige=4,
     on_round_end=[each_opponent(give_crystals(1)), sacrifice_this_if_unpaid()])

card(40, "air_elemental", FAMILIAR, cost(air=3), prestige=12,
     enter=[each_opponent(turn_reserve_into(AIR))])

card(41, "thieving_fairies", FAMILIAR, by_players(cost(), cost(crystals=3), cost(crystals=6)), prestige=6,
     always=[takes_when_opponents_activate(1), gains_when_opponents_activate(1)])

card(42, "cursed_treatise_of_arus", ITEM, cost(water=1), prestige=-10,
     enter=[gain_energy(2), gain_crystals(10), raise_gauge(1)], on_sacrifice=[discard_reserve()])

card(43, "idol_of_the_familiar", ITEM, cost(air=1, water=1, fire=1, earth=1), prestige=0,
     enter=[gain_crystals(10)], activate=[gain_crystals_per_familiar(1)])
reprint("idol", IDOL, "idol_of_the_familiar", ITEM, cost(air=1, water=1, fire=1, earth=1), prestige=0,
        activate=[gain_crystals_per_familiar(1)])

card(44, "necrotic_kriss", ITEM, cost(air=2, water=1), prestige=6,
     activate=[give_up_familiar(), gain_energy(4)])

card(45, "lantern_of_xidit", ITEM, cost(fire=3, earth=3), prestige=24,
     on_game_end=[gain_crystals_per_energy(3)])

card(46, "sealed_chest_of_urm", ITEM, cost(water=2, earth=1), prestige=10,
     on_game_end=[if_no_familiar(), gain_crystals(20)])

card(47, "mirror_of_the_seasons", ITEM, cost(crystals=3), prestige=8,
     activate=[pay_for_mirror(), receive_mirrored()])

card(48, "pendant_of_ragnor", ITEM, cost(air=1, water=1, fire=1), prestige=0,
     enter=[gain_energy_per_other_item(1)])

card(49, "sid_nightshade", FAMILIAR, by_players(cost(earth=1), cost(earth=2), cost(earth=3)), prestige=6,
     enter=[if_richest(), each_opponent(give_crystals(5))])

card(50, "damned_soul_of_onys", FAMILIAR, cost(water=1), prestige=-5,
     enter=[gain_crystals(10), gain_of(WATER, 1)],
     activate=[pay_of(WATER, 1), pass_left()],
     on_round_end=[lose_crystals(3)])
