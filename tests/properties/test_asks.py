"""The cached list of legal moves serves asking and choosing, and never answers for another decision."""

import pytest

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import IllegalChoice
from sortilege.core.kits import GAMES, kit

FIRST = 30  # examine this many states of a game


def moment(game: str, choices: int) -> Machine:
    """Return the same game after this many first choices."""
    state: Machine = kit(game).rules.new({}, 2, rng_from_seed(1))
    for _ in range(choices):
        seat = state.open_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def apart(game: str) -> tuple[Machine, Machine, int]:
    """Return a state, and another in which the same seat has a choice that is illegal in the first."""
    one = moment(game, 0)
    seat = one.open_seats()[0]
    for choices in range(1, FIRST):
        other = moment(game, choices)
        if seat in other.open_seats() and (more := set(other.legal(seat)) - set(one.legal(seat))):
            return one, other, more.pop()
    raise AssertionError("every moment offers the same")


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_needs_no_ask_first(game: str) -> None:
    one, other, code = apart(game)
    seat = one.open_seats()[0]
    fresh = one.copy()
    with pytest.raises(IllegalChoice):
        fresh.apply(seat, code)
    other.copy().apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_another_games_move_is_illegal(game: str) -> None:
    one, other, code = apart(game)
    other.version = one.version
    seat = one.open_seats()[0]
    one.legal(seat)
    other.legal(seat)
    with pytest.raises(IllegalChoice):
        one.apply(seat, code)
    one.legal(seat)
    with pytest.raises(IllegalChoice):
        other.apply(seat, -1)
    with pytest.raises(IllegalChoice):
        one.apply(seat, code)
    other.apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_move_is_illegal(game: str) -> None:
    for choices in range(FIRST):
        state = moment(game, choices)
        seat = state.open_seats()[0]
        before = state.legal(seat)
        state.apply(seat, before[-1])
        for code in set(before) - set(state.copy().legal(seat)):
            with pytest.raises(IllegalChoice):
                state.apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_another_seats_move_is_illegal(game: str) -> None:
    for choices in range(FIRST):
        state = moment(game, choices)
        asked = state.open_seats()
        for seat in (-1, *range(state.seats), state.seats):
            code = state.legal(asked[0])[0]
            if seat not in asked:
                with pytest.raises(IllegalChoice):
                    state.apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_keeps_the_legal_moves(game: str) -> None:
    """Playouts use the same list of legal moves."""
    rng = rng_from_seed(2)
    for choices in range(FIRST):
        state = moment(game, choices)
        seat = state.open_seats()[0]
        codes = state.legal(seat)
        state.copy().playout(rng)
        with pytest.raises(IllegalChoice):
            state.apply(seat, max(codes) + 1)
        state.copy().playout(rng)
        state.apply(seat, codes[0])
