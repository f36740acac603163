"""Greedy has an opinion on whatever Seasons may ask, ends every game, and reads only what its seat knows."""

import random

import pytest

from sortilege.bots.greedy import policy_of
from sortilege.core.engine.dice import Dice
from sortilege.core.errors import BadOptions
from sortilege.core.record import dice_of
from sortilege.games.seasons.bot.judge import BLIND, JUDGES
from sortilege.games.seasons.engine.state import VERBS, Verb
from sortilege.games.seasons.options import VALUES, complete
from sortilege.games.seasons.rules import SEASONS

LONG = 3000  # choices; a game of four needs a few hundred


def dice(*numbers: int) -> Dice:
    return dice_of(b"".join(n.to_bytes(8, "big") for n in (*numbers, 0, 0, 0, 0))[:32])


def a_kind_of_game(seed: int) -> tuple[dict[str, str], int]:
    """Options and a number of players by chance; every enchantment, level and rule option comes up."""
    chance = random.Random(seed)
    while True:
        seats = chance.choice((2, 2, 3, 4))
        options = {key: chance.choice(values) for key, values in VALUES.items() if key != "first"}
        try:
            complete(options, seats)
        except BadOptions:
            continue
        return options, seats


def test_every_verb_that_asks_has_a_judge() -> None:
    never = {"chest_at_turn_end"}  # offers as every sweep does, but fires by itself
    asking = [verb for verb in VERBS if type(verb).offer is not Verb.offer and verb.name not in never]
    assert [verb.name for verb in asking if JUDGES[verb.op] is BLIND] == []


@pytest.mark.parametrize("batch", range(8))
def test_greedy_plays_every_kind_of_game_to_its_end(batch: int) -> None:
    policy = policy_of("seasons")
    for seed in range(batch * 50, batch * 50 + 50):
        options, seats = a_kind_of_game(seed)
        state = SEASONS.new(options, seats, dice(seed))
        policy.play(state, dice(seed, 1), 0, LONG)
        assert state.over, f"game {seed} with {options} does not end"
        assert policy.blind == 0, f"game {seed} with {options}"


@pytest.mark.parametrize("batch", range(4))
def test_greedy_has_an_opinion_wherever_chance_leads(batch: int) -> None:
    """Random play reaches questions that greedy's own play avoids."""
    policy = policy_of("seasons")
    for seed in range(1000 + batch * 25, 1025 + batch * 25):
        options, seats = a_kind_of_game(seed)
        state, chooser = SEASONS.new(options, seats, dice(seed)), dice(seed, 2)
        while open_seats := state.open_seats():
            for seat in open_seats:
                policy.look(state, seat)
                policy.value(state, seat)
            assert policy.blind == 0, f"game {seed} with {options}"
            legal = state.legal(open_seats[0])
            state.apply(open_seats[0], legal[chooser.below(len(legal))])


@pytest.mark.parametrize("seed", range(2000, 2016))
def test_greedy_reads_only_what_its_seat_knows(seed: int) -> None:
    """Two imagined games that agree with the same knowledge are judged the same, option by option."""
    policy = policy_of("seasons")
    options, seats = a_kind_of_game(seed)
    state, chooser = SEASONS.new(options, seats, dice(seed)), dice(seed, 3)
    turn = 0
    while open_seats := state.open_seats():
        seat = open_seats[-1]
        judged = []
        for thought in range(2):
            imagined = SEASONS.imagine(state, seat, dice(seed, 4, turn, thought))
            assert policy.look(imagined, seat)
            n = policy.offer.n
            judged.append(([policy.offer.codes[i] for i in range(n)], [policy.worth[i] for i in range(n)]))
            judged[-1][1].append(policy.value(imagined, seat))
        assert judged[0] == judged[1], f"choice {turn} of game {seed} with {options}"
        turn += 1
        choose_well = chooser.below(2) == 0
        code = policy.offer.codes[policy.best(chooser, 0)] if choose_well else state.legal(seat)[0]
        state.apply(seat, code)
