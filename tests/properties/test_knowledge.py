"""What is known in the middle of things: what an ask shows of a hidden hand, public knowledge, and undone choices.

The promise tests look for such cases by chance; these are small ones that can be read.
"""

import contextlib

import pytest

from sortilege.core import record as records
from sortilege.core.dice import numbered
from sortilege.core.errors import NothingToUndo
from sortilege.core.game import Game
from sortilege.seasons.rules import SEASONS
from sortilege.seasons.state import State
from tests.properties.table import Seat, choose, hand, lay, legal, why


def game_at(state: State) -> Game:
    """A game that goes on from this table."""
    game = Game(SEASONS, ["ann", "bob"], {"kingdom_cards": "with"}, records.numbered_key(1))
    game.state = state
    game.state.recorder = game.recorder
    return game


@pytest.mark.parametrize("number", range(5))
def test_a_card_that_is_being_paid_for_is_in_its_payers_hand(number: int) -> None:
    """The summon was announced before everybody: whoever imagines the table in mid-payment has the card there."""
    ann = Seat(hand=["purse_of_io", "kairn_the_destroyer"], play=["hand_of_fortune"], reserve=(1, 0, 1, 0))
    state = lay([ann, Seat(hand=["staff_of_spring"])])
    choose(state, 0, "summon:purse_of_io")
    assert why(state) == "purse_of_io.pay_cost"
    imagined = SEASONS.imagine(state, 1, numbered(number))
    assert "purse_of_io" in hand(imagined, 0)
    imagined.playout(numbered(number))
    SEASONS.check(imagined)


@pytest.mark.parametrize("number", range(5))
def test_who_activates_the_kriss_has_a_familiar(number: int) -> None:
    """With none in play, the activation shows that there is one in hand; an imagined hand has one too (K44)."""
    ann = Seat(hand=["kairn_the_destroyer", "purse_of_io"], play=["necrotic_kriss"])
    state = lay([ann, Seat()])
    choose(state, 0, "activate:necrotic_kriss")
    assert why(state) == "necrotic_kriss.give_up_familiar"
    imagined = SEASONS.imagine(state, 1, numbered(number))
    assert legal(imagined, 0)


@pytest.mark.parametrize("seats", SEASONS.seats)
def test_what_everybody_knows_stays_known_in_imagination(seats: int) -> None:
    """The sets of apprentices are public (A4): whatever a seat imagines, an onlooker still knows them."""
    state = SEASONS.new({"level": "apprentice"}, seats, numbered(3))
    for seat in range(seats):
        imagined = SEASONS.imagine(state, seat, numbered(4))
        assert SEASONS.view(imagined, None) == SEASONS.view(state, None)


def test_an_undone_summon_stays_known_even_if_its_witness_undoes() -> None:
    """Bob shows a card and takes it back; Ann, who chose before that, cannot go back to not having seen it."""
    game = game_at(lay([Seat(), Seat(hand=["temporal_boots", "purse_of_io"])]))
    game.choose(0, "end")
    while why(game.state) != "turn":
        game.choose(1, SEASONS.ids[game.state.legal(1)[0]])
    game.choose(1, "summon:temporal_boots")
    game.undo(1)
    assert "temporal_boots" in SEASONS.view(game.state, 0).seats[1].known_in_hand
    with contextlib.suppress(NothingToUndo):
        game.undo(0)
    assert "temporal_boots" in SEASONS.view(game.state, 0).seats[1].known_in_hand
