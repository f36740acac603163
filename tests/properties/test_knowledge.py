"""What is known in the middle of things: what an ask shows of a hidden hand, public knowledge, and undone choices.

The promise tests look for such cases by chance; these are small ones that can be read.
"""

import contextlib

import pytest

from sortilege.core import record as records
from sortilege.core.engine.dice import numbered
from sortilege.core.errors import BadChoice, NothingToUndo
from sortilege.core.game import Game
from sortilege.games.seasons.engine.imagine import imagine
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.rules import SEASONS
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
    imagined = imagine(state, 1, numbered(number))
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
    imagined = imagine(state, 1, numbered(number))
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


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_batch_ends_with_ones_sealed_choice_whoever_is_last(order: tuple[int, int]) -> None:
    """Natural Selection's tenth card: nobody learns anything when the last is thrown away, and the split begins."""
    game = Game(SEASONS, ["ann", "bob"], {"enchantment": "natural_selection"}, records.numbered_key(1))
    while why(game.state) != "discard_tenth":
        seat = game.state.open_seats()[0]
        game.choose(seat, SEASONS.ids[game.state.legal(seat)[0]])
    for seat in order:
        first, second, *_ = (SEASONS.ids[code] for code in game.state.legal(seat))
        assert game.choose(seat, first, second) == 1
    assert why(game.state) == "split"
    assert game.state.learnt == game.moments[-1].state.learnt


def test_a_drawing_choice_ends_its_batch_and_an_illegal_one_before_it_refuses_all() -> None:
    game = Game(SEASONS, ["ann", "bob"], {}, records.numbered_key(1))
    dice = numbered(16)
    draw_two = SEASONS.code_of["bonus:draw_two"]
    while not (drawing := [seat for seat in (0, 1) if draw_two in game.state.legal(seat)]):
        seat = game.state.open_seats()[0]
        codes = game.state.legal(seat)
        game.choose(seat, SEASONS.ids[codes[dice.below(len(codes))]])
    (seat,) = drawing
    before = len(game.choices)
    with pytest.raises(BadChoice):
        game.choose(seat, "nonsense", "bonus:draw_two")
    assert game.choose(seat, "bonus:draw_two", "nonsense", "more of it") == 1
    assert game.choices[before:] == [(seat, "bonus:draw_two")]
