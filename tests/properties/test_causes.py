"""The log names the card that caused a gain or a loss."""

from tests.properties.table_builder import Seat, choose, lay, told


def test_a_toll_names_the_leech_not_the_summoned_card() -> None:
    ann = Seat(hand=["amulet_of_water"], reserve=(0, 2, 0, 0), crystals=3)
    state = lay([ann, Seat(play=["arcano_leech", "arcano_leech"])])
    choose(state, 0, "summon:amulet_of_water")
    assert told(state, "gives_crystals") == 2 * [{"who": 0, "n": 1, "to": 1, "by": "arcano_leech"}]


def test_fairies_are_the_cause_of_their_gains() -> None:
    state = lay([Seat(play=["potion_of_knowledge"], crystals=3), Seat(play=["thieving_fairies"])])
    choose(state, 0, "activate:potion_of_knowledge")
    assert told(state, "gives_crystals") == [{"who": 0, "n": 1, "to": 1, "by": "thieving_fairies"}]
    assert told(state, "gains_crystals") == [{"who": 1, "n": 1, "by": "thieving_fairies"}]


def test_a_leaving_card_is_the_cause_of_its_effect() -> None:
    play = ["dragon_skull", "cursed_treatise_of_arus", "purse_of_io"]
    state = lay([Seat(play=play, reserve=(2, 0, 0, 0)), Seat()])
    choose(state, 0, "activate:dragon_skull")
    assert told(state, "loses_energy") == [{"who": 0, "energy": "air", "n": 2, "by": "cursed_treatise_of_arus"}]


def test_an_ability_token_is_the_cause_of_a_lower_gauge() -> None:
    state = lay([Seat(), Seat()], {"ability_tokens": "with"})
    state.ability[0], state.ability_used[0] = 4, 0
    choose(state, 0, "ability")
    assert len(told(state, "gauge")) == 1


def test_empty_effects_cause_no_event() -> None:
    """A gift of zero, a gauge at zero, and cards that do not exist cause no event."""
    state = lay([Seat(play=["potion_of_knowledge"]), Seat(play=["thieving_fairies"])])
    choose(state, 0, "activate:potion_of_knowledge")
    assert told(state, "gives_crystals") == []
    state = lay([Seat(hand=["demon_of_argos"], reserve=(1, 1, 1, 1)), Seat(gauge=0)])
    choose(state, 0, "summon:demon_of_argos")
    assert told(state, "gauge") == []
    state = lay([Seat(play=["potion_of_resurrection"]), Seat()])
    choose(state, 0, "activate:potion_of_resurrection")
    assert told(state, "buries") == []


def test_reordering_one_card_has_an_event_and_none_has_not() -> None:
    for n in (1, 0):
        state = lay([Seat(play=["arcane_telescope"], crystals=2), Seat()])
        state.deck_n = n
        choose(state, 0, "activate:arcane_telescope")
        assert [args["n"] for args in told(state, "reorders")] == [1] * n
        assert told(state, "shuffles") == []
