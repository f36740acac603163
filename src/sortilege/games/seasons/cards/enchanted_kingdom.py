"""The twenty Power cards and twelve Special Ability tokens of Enchanted Kingdom, as printed."""

from typing import Any

from sortilege.games.seasons.cards import vocabulary
from sortilege.games.seasons.cards.kingdom_vocabulary import (
    bury_rest,
    choose_model,
    choose_model_types,
    discard_any_number,
    discard_energy_for,
    discard_from_hand,
    draw_as_many,
    drop_energy,
    give_up_card,
    if_any_energy,
    if_fewer_tokens,
    if_hand_not_empty,
    if_tokens,
    if_worked,
    look_at_discarded,
    look_at_hands,
    lower_gauge_above,
    mimic,
    one_of_three,
    pay_for_model,
    place_discarded,
    place_if_wanted,
    raise_yield,
    remember_discard,
    reorder_top,
    return_item_of_energy,
    reveal_familiar,
    reveal_item_of,
    take_from_each_opponent,
    take_some_back,
    token,
    track_back,
)
from sortilege.games.seasons.cards.vocabulary import (
    Cost,
    allow_transmuting,
    by_players,
    cost,
    crystal_die_permits_transmuting,
    discard_identical,
    draw,
    each_opponent,
    each_player,
    earth_when_you_activate,
    either,
    gain_crystals,
    gain_energy,
    keep_one,
    keep_or_discard,
    look_at,
    look_at_top,
    lose_crystals,
    lower_gauge,
    may_be_lost_instead,
    move_season,
    never_free,
    pay_crystals,
    pay_of,
    raise_gauge,
    reserve_holds_less,
    sacrifice_this,
    take_tokens_back,
)
from sortilege.games.seasons.engine.constants import CARD_WORD, ENERGY_WORD, FAMILIAR, GAIN, ITEM, KINGDOM, LOOK, WATER

# fmt: off


def card(
    number: int, id: str, kind: int, cost: Cost, *, prestige: int, brought_by: int | None = None, **effects: Any
) -> None:
    if brought_by is None and number > 20:
        raise ValueError(f"{id}: the box has twenty cards; brought_by= names the option that brings more")
    by = KINGDOM if brought_by is None else brought_by
    vocabulary.card(by, number, id, kind, cost, prestige, "enchanted_kingdom", **effects)


card(1, "heart_of_argos", ITEM, cost(earth=2), prestige=7,
     always=[earth_when_you_activate(1)],
     on_round_end=[if_tokens(1), take_tokens_back()])

card(2, "horn_of_plenty", ITEM, cost(water=1, earth=1), prestige=4,
     on_round_end=[if_any_energy(), discard_energy_for(1, 5)])

card(3, "fairy_monolith", ITEM, cost(earth=2), prestige=6,
     activate=[take_some_back()],
     on_round_end=[if_any_energy(), place_if_wanted()])

card(4, "selenias_codex", ITEM, cost(air=1, water=1), prestige=6,
     enter=[return_item_of_energy()])

card(5, "scroll_of_ishtar", ITEM, cost(fire=2), prestige=7,
     enter=[reveal_item_of()])

card(6, "mesodaes_lantern", ITEM, cost(air=3, water=3), prestige=24,
     always=[reserve_holds_less(1), never_free()],
     on_round_end=[gain_crystals(3)])

card(7, "statue_of_eolis", ITEM, cost(water=1, fire=1, earth=1), prestige=6,
     always=[reserve_holds_less(1)],
     on_season=[either(GAIN, [gain_energy(1)],
                       LOOK, [gain_crystals(2), look_at_top()])])

card(8, "familiar_catcher", ITEM, cost(air=1, fire=1), prestige=7,
     enter=[reveal_familiar()])

card(9, "ios_transmuter", ITEM, cost(water=1, earth=1), prestige=6,
     always=[crystal_die_permits_transmuting()],
     on_round_end=[if_worked(), gain_crystals(2)])

card(10, "throne_of_renewal", ITEM, cost(water=1, fire=2), prestige=10,
     enter=[if_hand_not_empty(), discard_from_hand(), draw(1), track_back()])

card(11, "potion_of_resurrection", ITEM, cost(fire=1, earth=1), prestige=0,
     activate=[remember_discard(), sacrifice_this(), look_at_discarded(5), keep_one(), bury_rest()])

card(12, "jewel_of_the_ancients", ITEM, cost(fire=2), prestige=10,
     activate=[discard_identical(3), place_discarded(1)],
     on_game_end=[if_tokens(3), gain_crystals(35)],
     on_last_losses=[if_fewer_tokens(3), lose_crystals(10)])

card(13, "shield_of_zira", ITEM, cost(air=1), prestige=5,
     always=[may_be_lost_instead(10)])

card(14, "steadfast_die", ITEM, cost(air=1, earth=1), prestige=10,
     instead_of_die=[one_of_three([raise_gauge(1)], [gain_energy(1)], [allow_transmuting()])])

card(15, "amulet_of_time", ITEM, cost(water=2), prestige=9,
     enter=[gain_energy(2), discard_any_number(), draw_as_many()])

card(16, "arcane_telescope", ITEM, cost(), prestige=8,
     activate=[pay_crystals(2), reorder_top(3)])

card(17, "argos_hawk", FAMILIAR, cost(air=1, earth=1), prestige=4,
     enter=[gain_crystals(10), raise_gauge(1)],
     activate=[sacrifice_this(), each_opponent(lower_gauge(1), gain_crystals(6))])

card(18, "raven_the_usurper", FAMILIAR, cost(fire=1), prestige=2,
     enter=[choose_model(), choose_model_types(), pay_for_model(), mimic()])

card(19, "warden_of_argos", FAMILIAR, cost(air=1), prestige=6,
     enter=[either(ENERGY_WORD, [each_player(drop_energy(4))],
                   CARD_WORD, [each_player(discard_from_hand())])])

card(20, "ratty_nightshade", FAMILIAR, by_players(cost(crystals=2), cost(crystals=4), cost(crystals=6)), prestige=8,
     enter=[take_from_each_opponent(2)])


token(1, points=-5, use=[look_at(1), keep_or_discard()])
token(2, points=6, use=[give_up_card()])
token(3, points=-5, use=[gain_energy(2)])
token(4, points=10, use=[lower_gauge_above(1)])
token(5, points=0)  # permanent: cards in hand are worth three points each at the end (scoring.py)
token(6, points=0, use=[allow_transmuting(), raise_yield(1)])
token(7, points=-6, use=[gain_crystals(12)])
token(8, points=18, use=[pay_of(WATER, 4)])
token(9, points=-5, use=[raise_gauge(2)])
token(10, points=3, use=[move_season(2, least=2)])
token(11, points=9, use=[look_at_hands()])
token(12, points=0, use=[reorder_top(3)])
