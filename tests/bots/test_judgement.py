"""The hand-made evaluation of every game: it ranks every choice, from what its seat knows, and games end."""

import pytest

from sortilege.bots.greedy_bot import policy_of
from sortilege.bots.registry import bot
from sortilege.bots.sight import Sight
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.policy import POINT, Policy
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import Kit, kits
from sortilege.games.seasons.bot.move_judge import BLIND, JUDGES
from sortilege.games.seasons.engine.state import VERBS, Verb

MOST = 5000  # choices; a game of four needs a few hundred
JUDGED = [(kit, seats) for kit in kits() if kit.policy() for seats in kit.rules.seats]
GAMES = [kit for kit in kits() if kit.policy()]


def called(value: object) -> str:
    return value.name if isinstance(value, Kit) else str(value)


every_table = pytest.mark.parametrize(("kit", "seats"), JUDGED, ids=called)
every_game = pytest.mark.parametrize("kit", GAMES, ids=called)


def drawn_game(kit: Kit, seats: int, number: int) -> Machine:
    """A game whose every option is drawn."""
    state: Machine = kit.rules.new(
        kit.rules.options.random_values(rng_from_seed(number), seats), seats, rng_from_seed(number)
    )
    return state


def asked(state: Machine) -> int:
    return state.open_seats()[0]


def choice(policy: Policy, state: Machine, seat: int) -> int:
    assert policy.look(state, seat)
    return int(policy.offer.codes[policy.best(rng_from_seed(0), 0)])


@every_table
def test_it_has_an_opinion_on_everything_and_its_games_end(kit: Kit, seats: int) -> None:
    policy = policy_of(kit.name)
    for number in range(130):
        state = drawn_game(kit, seats, number)
        policy.play(state, rng_from_seed(number), 0, MOST)
        assert state.over
    assert policy.blind == 0


@every_table
def test_it_has_an_opinion_wherever_chance_leads(kit: Kit, seats: int) -> None:
    """Choices that greedy play never meets are judged too."""
    policy, rng = policy_of(kit.name), rng_from_seed(7)
    for number in range(30):
        state = drawn_game(kit, seats, 1000 + number)
        while open_seats := state.open_seats():
            for seat in open_seats:
                codes = state.legal(seat)
                assert choice(policy, state, seat) in codes
                policy.value(state, seat)
            codes = state.legal(open_seats[0])
            state.apply(open_seats[0], codes[rng.below(len(codes))])
    assert policy.blind == 0


@every_table
def test_it_chooses_by_what_the_seat_knows(kit: Kit, seats: int) -> None:
    """However the unknown is dealt, the worth of every option and of the position is the same."""
    policy, rng, rules = policy_of(kit.name), rng_from_seed(11), kit.rules
    for number in range(8):
        state = drawn_game(kit, seats, 2000 + number)
        while open_seats := state.open_seats():
            seat = open_seats[-1]
            seen = []
            for _ in range(2):
                imagined = rules.imagine(state, seat, rng)
                code = choice(policy, imagined, seat)
                worths = [int(policy.worth[i]) for i in range(policy.offer.n)]
                seen.append((code, worths, int(policy.value(imagined, seat))))
            assert seen[0] == seen[1]
            state.apply(seat, seen[0][0] if rng.below(2) == 0 else state.legal(seat)[0])


@every_game
def test_judging_changes_nothing(kit: Kit) -> None:
    policy, rules, state = policy_of(kit.name), kit.rules, drawn_game(kit, 3, 5)
    while not state.over:
        seat, before = asked(state), rules.fields(state)
        code = choice(policy, state, seat)
        policy.value(state, seat)
        assert rules.fields(state) == before
        state.apply(seat, code)


@every_game
def test_it_beats_chance(kit: Kit) -> None:
    policy, rules, rng = policy_of(kit.name), kit.rules, rng_from_seed(3)
    won = 0
    for number in range(100):
        state, me = rules.new({}, 2, rng_from_seed(number)), number % 2
        while not state.over:
            seat = asked(state)
            codes = state.legal(seat)
            state.apply(seat, choice(policy, state, seat) if seat == me else codes[rng.below(len(codes))])
        won += rules.winners(state) == [me]
    assert won >= 97


@every_game
def test_the_end_is_worth_its_points(kit: Kit) -> None:
    policy, state = policy_of(kit.name), drawn_game(kit, 2, 9)
    policy.play(state, rng_from_seed(1), 0, MOST)
    assert [int(policy.value(state, seat)) for seat in (0, 1)] == [POINT * n for n in kit.rules.scores(state)]


@every_game
def test_the_bot_plays_a_game(kit: Kit) -> None:
    greedy, rng, state = bot("greedy"), rng_from_seed(2), kit.rules.new({}, 2, rng_from_seed(1))
    while not state.over:
        seat = asked(state)
        state.apply(seat, greedy.choose(Sight(kit.rules, state, seat), rng))


def test_every_verb_of_seasons_that_asks_has_a_judge() -> None:
    never = {"chest_at_turn_end"}  # offers as every sweep does, but fires by itself
    asking = [verb for verb in VERBS if type(verb).offer is not Verb.offer and verb.name not in never]
    assert [verb.name for verb in asking if JUDGES[verb.op] is BLIND] == []
