"""What one is asked is looked up once for asking and choosing, and never mistaken for another question's options."""

import pytest

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import IllegalChoice
from sortilege.core.kits import GAMES, kit

FIRST = 30  # so many moments of a game are looked at


def moment(game: str, choices: int) -> Machine:
    """The same game after so many first options."""
    state: Machine = kit(game).rules.new({}, 2, rng_from_seed(1))
    for _ in range(choices):
        seat = state.open_seats()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def apart(game: str) -> tuple[Machine, Machine, int]:
    """A moment, and another in which the same seat is asked for something that the first does not offer."""
    one = moment(game, 0)
    seat = one.open_seats()[0]
    for choices in range(1, FIRST):
        other = moment(game, choices)
        if seat in other.open_seats() and (more := set(other.legal(seat)) - set(one.legal(seat))):
            return one, other, more.pop()
    raise AssertionError("every moment offers the same")


@pytest.mark.parametrize("game", GAMES)
def test_one_may_choose_without_asking_first(game: str) -> None:
    one, other, code = apart(game)
    seat = one.open_seats()[0]
    fresh = one.copy()
    with pytest.raises(IllegalChoice):
        fresh.apply(seat, code)
    other.copy().apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_what_another_game_offers_cannot_be_chosen_here(game: str) -> None:
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
def test_what_was_offered_before_cannot_be_chosen_any_more(game: str) -> None:
    for choices in range(FIRST):
        state = moment(game, choices)
        seat = state.open_seats()[0]
        before = state.legal(seat)
        state.apply(seat, before[-1])
        for code in set(before) - set(state.copy().legal(seat)):
            with pytest.raises(IllegalChoice):
                state.apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_seat_is_asked_another_cannot_choose(game: str) -> None:
    for choices in range(FIRST):
        state = moment(game, choices)
        asked = state.open_seats()
        for seat in (-1, *range(state.seats), state.seats):
            code = state.legal(asked[0])[0]
            if seat not in asked:
                with pytest.raises(IllegalChoice):
                    state.apply(seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_in_between_changes_nothing(game: str) -> None:
    """A playout works with the same list of options."""
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
