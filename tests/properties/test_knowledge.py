"""Knowledge in special positions: what a decision reveals of a hidden hand, public knowledge, undone choices.

The promise tests find such cases at random; these are small and readable.
"""

import contextlib

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from sortilege.core import record as records
from sortilege.core.engine.machine import ROW
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, NothingToUndo
from sortilege.core.session import Session
from sortilege.games.seasons.engine.constants import CODE, RULES, SEEN_BY, SEEN_IN_HAND, THROWER_AT
from sortilege.games.seasons.engine.draft_knowledge import mark_known
from sortilege.games.seasons.engine.imagine import imagine
from sortilege.games.seasons.engine.piles import (
    forget_private,
    kind_of,
    library_at,
    seen_by,
    seen_in_hand,
    show_from_hand,
    take_from_hand,
)
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.verbs.kingdom.piles import LOOK_AT_HANDS
from sortilege.games.seasons.engine.verbs.looking import DRAW_VERB
from sortilege.games.seasons.rules import SEASONS
from tests.properties.table_builder import KIND, Seat, choose, hand, lay, legal, why


def game_at(state: State) -> Session:
    """Return a session that continues from this table."""
    game = Session(SEASONS, ["ann", "bob"], {"kingdom_cards": "with"}, records.numbered_key(1))
    game.state = state
    game.state.recorder = game.recorder
    return game


@pytest.mark.parametrize("number", range(5))
def test_imagined_payers_hold_the_announced_card(number: int) -> None:
    """The announcement of a summon is public, so a state imagined during payment has the card in that hand."""
    ann = Seat(hand=["purse_of_io", "kairn_the_destroyer"], play=["hand_of_fortune"], reserve=(1, 0, 1, 0))
    state = lay([ann, Seat(hand=["staff_of_spring"])])
    choose(state, 0, "summon:purse_of_io")
    assert why(state) == "purse_of_io.pay_cost"
    imagined = imagine(state, 1, rng_from_seed(number))
    assert "purse_of_io" in hand(imagined, 0)
    imagined.playout(rng_from_seed(number))
    SEASONS.check(imagined)


@pytest.mark.parametrize("number", range(5))
def test_imagined_kriss_users_have_a_familiar(number: int) -> None:
    """Without a familiar in play, activating the Kriss reveals one in hand; an imagined hand has one too (K44)."""
    ann = Seat(hand=["kairn_the_destroyer", "purse_of_io"], play=["necrotic_kriss"])
    state = lay([ann, Seat()])
    choose(state, 0, "activate:necrotic_kriss")
    assert why(state) == "necrotic_kriss.give_up_familiar"
    imagined = imagine(state, 1, rng_from_seed(number))
    assert legal(imagined, 0)


@pytest.mark.parametrize("seats", SEASONS.seats)
def test_public_cards_stay_public_in_imagined_states(seats: int) -> None:
    """The sets of Apprentices are public (A4): in every imagined state, spectators still know them."""
    state = SEASONS.new({"level": "apprentice"}, seats, rng_from_seed(3))
    for seat in range(seats):
        imagined = SEASONS.imagine(state, seat, rng_from_seed(4))
        assert SEASONS.view(imagined, None) == SEASONS.view(state, None)


def test_an_undone_summon_stays_known_even_if_its_witness_undoes() -> None:
    """Bob shows a card and takes it back; Ann, who chose before, cannot take back having seen it."""
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
def test_a_batch_ends_with_a_sealed_choice_in_either_order(order: tuple[int, int]) -> None:
    """Discarding the last tenth card (Natural Selection) reveals nothing, and the split begins."""
    game = Session(SEASONS, ["ann", "bob"], {"enchantment": "natural_selection"}, records.numbered_key(1))
    while why(game.state) != "discard_tenth":
        seat = game.state.open_seats()[0]
        game.choose(seat, SEASONS.ids[game.state.legal(seat)[0]])
    for seat in order:
        first, second, *_ = (SEASONS.ids[code] for code in game.state.legal(seat))
        assert game.choose(seat, first, second) == 1
    assert why(game.state) == "split"
    assert game.state.learnt == game.checkpoints[-1].state.learnt


def test_a_drawing_choice_ends_its_batch_and_an_illegal_one_before_it_refuses_all() -> None:
    game = Session(SEASONS, ["ann", "bob"], {}, records.numbered_key(1))
    rng = rng_from_seed(16)
    draw_two = SEASONS.code_of["bonus:draw_two"]
    while not (drawing := [seat for seat in (0, 1) if draw_two in game.state.legal(seat)]):
        seat = game.state.open_seats()[0]
        codes = game.state.legal(seat)
        game.choose(seat, SEASONS.ids[codes[rng.below(len(codes))]])
    (seat,) = drawing
    before = len(game.choices)
    with pytest.raises(BadChoice):
        game.choose(seat, "nonsense", "bonus:draw_two")
    assert game.choose(seat, "bonus:draw_two", "nonsense", "more of it") == 1
    assert game.choices[before:] == [(seat, "bonus:draw_two")]


def test_copies_forget_independently() -> None:
    """Bob knows a card in Ann's library; on a copy, her unseen discard is shuffled in or its twin is shown."""
    ann = Seat(
        hand=["throne_of_renewal", "dragon_skull", "purse_of_io"], library_2=["purse_of_io"], reserve=(1, 1, 3, 0)
    )
    state = lay([ann, Seat()])
    state.library[0] += SEEN_BY << 1
    state.deck_n = 1
    before = SEASONS.fields(state)
    twin = state.copy()
    choose(twin, 0, "summon:throne_of_renewal")
    choose(twin, 0, "card:dragon_skull")
    assert kind_of(int(twin.library[0])) == int(twin.library[0])
    assert SEASONS.fields(state) == before
    twin = state.copy()
    choose(twin, 0, "summon:purse_of_io")
    assert kind_of(int(twin.library[0])) == int(twin.library[0])
    assert SEASONS.fields(state) == before


def masks(row: vec[i32], n: int) -> list[int]:
    """Return the mask of seats that know each of these cards in its place."""
    return [int(seen_by(int(entry))) for entry in row[:n]]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("shelf", [0, 1])
@pytest.mark.parametrize("beside", [[], ["amulet_of_air"], ["raven_the_usurper"]])
def test_a_shown_card_may_be_a_known_library_card(owner: int, shelf: int, beside: list[str]) -> None:
    """A seat that knew one copy, in either library, knows none once an equal card leaves the hand."""
    books = [[], ["purse_of_io", *beside], []]
    seats = [Seat(), Seat()]
    seats[owner] = Seat(hand=["purse_of_io"], library_2=books[1 - shelf], library_3=books[2 - shelf])
    state = lay(seats)
    at = library_at(owner, shelf) + ("amulet_of_air" in beside)
    state.library[at] += SEEN_BY << (1 - owner)
    show_from_hand(state, owner, KIND["purse_of_io"])
    assert not any(masks(state.library, 16))


def test_a_shown_card_may_be_the_unseen_discard() -> None:
    state = lay([Seat(hand=["purse_of_io"]), Seat(hand=["purse_of_io"])])
    take_from_hand(state, 1, KIND["purse_of_io"])
    state.discards[0] = KIND["purse_of_io"] + SEEN_BY + (SEEN_IN_HAND << 1) + (1 << THROWER_AT)
    state.discards_n = 1
    show_from_hand(state, 0, KIND["purse_of_io"])
    assert seen_in_hand(int(state.discards[0])) == 0


def test_forgetting_one_seat_keeps_its_neighbor() -> None:
    books = ["amulet_of_air", "amulet_of_fire", "amulet_of_earth", "amulet_of_water"]
    state = lay([Seat(library_3=books), Seat(library_2=books)])
    for at in range(16):
        state.library[at] += SEEN_BY << 2 if state.library[at] else 0
    before = [int(entry) for entry in state.library[:8]]
    forget_private(state, 1)
    assert [int(entry) for entry in state.library[:8]] == before
    assert not any(masks(state.library[8:], 8))


def test_the_draft_marks_one_of_two_cards_and_keeps_a_hand_in_order() -> None:
    state = lay([Seat(hand=["amulet_of_fire", "purse_of_io", "purse_of_io"]), Seat()])
    mark_known(state, 0, KIND["purse_of_io"], 1)
    assert masks(state.hand, 3) == [0, 0, 2]
    mark_known(state, 0, KIND["purse_of_io"], 1)
    assert masks(state.hand, 3) == [0, 2, 2]
    state = lay([Seat(hand=["amulet_of_fire", "purse_of_io", "purse_of_io"]), Seat(), Seat()])
    state.hand[2] += SEEN_BY << 2
    mark_known(state, 0, KIND["purse_of_io"], 1)
    assert masks(state.hand, 3) == [0, 2, 4]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_seeing_a_known_card_reveals_nothing(seat: int) -> None:
    """A card in another hand, and the top card of the draw pile."""
    draw_one = next(row for row in range(400) if CODE[row * ROW] == DRAW_VERB.op and CODE[row * ROW + 1] == 1)
    for knower in range(3):
        for verb, row in ((LOOK_AT_HANDS, 0), (DRAW_VERB, draw_one)):
            seats = [Seat(), Seat(), Seat()]
            seats[(seat + 1) % 3] = Seat(hand=["purse_of_io"])
            state = lay(seats)
            state.hand[(seat + 1) % 3 * state.cards] += SEEN_IN_HAND << knower
            state.deck[state.deck_n - 1] += SEEN_BY << knower
            before = int(state.learnt[seat])
            verb.run(state, state.push(row, seat, seat, RULES))
            assert (int(state.learnt[seat]) > before) == (knower != seat)
