"""The log names the card to which a gain or a loss is owed."""

from tests.properties.table_builder import Seat, choose, lay, told


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


def test_what_a_card_does_as_it_leaves_is_told_by_its_name() -> None:
    play = ["dragon_skull", "cursed_treatise_of_arus", "purse_of_io"]
    state = lay([Seat(play=play, reserve=(2, 0, 0, 0)), Seat()])
    choose(state, 0, "activate:dragon_skull")
    assert told(state, "loses_energy") == [{"who": 0, "energy": "air", "n": 2, "by": "cursed_treatise_of_arus"}]


def test_a_gauge_lowered_by_an_ability_token_is_told() -> None:
    state = lay([Seat(), Seat()], {"ability_tokens": "with"})
    state.ability[0], state.ability_used[0] = 4, 0
    choose(state, 0, "ability")
    assert len(told(state, "gauge")) == 1


def test_nothing_is_told_of_what_does_not_happen() -> None:
    """Nobody gives nothing, no gauge falls below zero, no card is buried, ordered or shuffled where there is none."""
    state = lay([Seat(play=["potion_of_knowledge"]), Seat(play=["thieving_fairies"])])
    choose(state, 0, "activate:potion_of_knowledge")
    assert told(state, "gives_crystals") == []
    state = lay([Seat(hand=["demon_of_argos"], reserve=(1, 1, 1, 1)), Seat(gauge=0)])
    choose(state, 0, "summon:demon_of_argos")
    assert told(state, "gauge") == []
    state = lay([Seat(play=["potion_of_resurrection"]), Seat()])
    choose(state, 0, "activate:potion_of_resurrection")
    assert told(state, "buries") == []


def test_the_last_card_is_put_back_and_told_and_none_is_not() -> None:
    for n in (1, 0):
        state = lay([Seat(play=["arcane_telescope"], crystals=2), Seat()])
        state.deck_n = n
        choose(state, 0, "activate:arcane_telescope")
        assert [args["n"] for args in told(state, "reorders")] == [1] * n
        assert told(state, "shuffles") == []
