"""The hand-made judgement of SpellBook: an opinion on everything, from what its seat knows, and games that end."""

import pytest

from sortilege.bots.registry import bot
from sortilege.bots.seeing import Sight
from sortilege.core.engine.dice import numbered
from sortilege.games.spellbook.bot.policy import Judgement
from sortilege.games.spellbook.engine.scoring import score
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.rules import SPELLBOOK
from tests.promises.playing import drawn_options

LONGEST = 60  # rounds
MOST = 5000  # choices


def drawn_game(number: int, seats: int) -> State:
    """A game whose every option is drawn."""
    return SPELLBOOK.new(drawn_options(SPELLBOOK, seats, numbered(number)), seats, numbered(number))


def asked(state: State) -> int:
    return state.open_seats()[0]


def choice(policy: Judgement, state: State, seat: int) -> int:
    assert policy.look(state, seat)
    return int(policy.offer.codes[policy.best(numbered(0), 0)])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_has_an_opinion_on_everything_and_its_games_end(seats: int) -> None:
    policy = Judgement()
    for number in range(100):
        state = drawn_game(number, seats)
        policy.play(state, numbered(number), 0, MOST)
        assert state.over
        assert state.day <= LONGEST * seats
    assert policy.blind == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_has_an_opinion_wherever_chance_leads(seats: int) -> None:
    """Choices that greedy play never meets are judged too."""
    policy, dice = Judgement(), numbered(7)
    for number in range(30):
        state = drawn_game(1000 + number, seats)
        while not state.over:
            seat = asked(state)
            codes = state.legal(seat)
            assert choice(policy, state, seat) in codes
            policy.value(state, seat)
            state.apply(seat, codes[dice.below(len(codes))])
    assert policy.blind == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_chooses_by_what_the_seat_knows(seats: int) -> None:
    """However the unknown is dealt, the worth of every option and of the position is the same."""
    policy, dice = Judgement(), numbered(11)
    for number in range(10):
        state = drawn_game(2000 + number, seats)
        while not state.over:
            seat = asked(state)
            seen = []
            for _ in range(2):
                imagined = SPELLBOOK.imagine(state, seat, dice)
                code = choice(policy, imagined, seat)
                worths = [int(policy.worth[i]) for i in range(policy.offer.n)]
                seen.append((code, worths, int(policy.value(imagined, seat))))
            assert seen[0] == seen[1]
            state.apply(seat, seen[0][0])


def test_judging_changes_nothing() -> None:
    policy, state = Judgement(), drawn_game(5, 3)
    while not state.over:
        seat, before = asked(state), SPELLBOOK.fields(state)
        code = choice(policy, state, seat)
        policy.value(state, seat)
        assert SPELLBOOK.fields(state) == before
        state.apply(seat, code)


def test_it_beats_chance() -> None:
    policy, dice = Judgement(), numbered(3)
    won = 0
    for number in range(100):
        state, me = SPELLBOOK.new({}, 2, numbered(number)), number % 2
        while not state.over:
            seat = asked(state)
            codes = state.legal(seat)
            state.apply(seat, choice(policy, state, seat) if seat == me else codes[dice.below(len(codes))])
        won += SPELLBOOK.winners(state) == [me]
    assert won >= 97


def test_the_end_is_worth_its_points() -> None:
    policy, state = Judgement(), drawn_game(9, 2)
    policy.play(state, numbered(1), 0, MOST)
    assert [policy.value(state, seat) for seat in (0, 1)] == [100 * score(state, seat) for seat in (0, 1)]


def test_the_bot_plays_a_game() -> None:
    greedy, dice, state = bot("greedy"), numbered(2), SPELLBOOK.new({}, 2, numbered(1))
    while not state.over:
        seat = asked(state)
        state.apply(seat, greedy.choose(Sight(SPELLBOOK, state, seat), dice))
