"""The log names the card to which a gain or a loss is owed."""

from tests.properties.table import Seat, choose, lay, told


def test_a_toll_is_blamed_on_the_leech_and_not_on_the_card_summoned() -> None:
    ann = Seat(hand=["amulet_of_water"], reserve=(0, 2, 0, 0), crystals=3)
    state = lay([ann, Seat(play=["arcano_leech", "arcano_leech"])])
    choose(state, 0, "summon:amulet_of_water")
    assert told(state, "gives_crystals") == 2 * [{"who": 0, "n": 1, "to": 1, "by": "arcano_leech"}]


def test_thieving_fairies_are_named_for_what_they_take_and_gain() -> None:
    state = lay([Seat(play=["potion_of_knowledge"], crystals=3), Seat(play=["thieving_fairies"])])
    choose(state, 0, "activate:potion_of_knowledge")
    assert told(state, "gives_crystals") == [{"who": 0, "n": 1, "to": 1, "by": "thieving_fairies"}]
    assert told(state, "gains_crystals") == [{"who": 1, "n": 1, "by": "thieving_fairies"}]
