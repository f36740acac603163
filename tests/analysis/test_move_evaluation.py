"""Evaluations depend only on what the seat knows, are reproducible, and improve with depth."""

from math import log

import msgspec
import pytest

from sortilege.analysis import Depth, Evaluation, chance_calibration, evaluate
from sortilege.analysis.chance_calibration import calibrate, calibrated_chance, network_guess
from sortilege.analysis.move_evaluation import OPTIONS_LOOKED_AT, rank
from sortilege.analysis.outcome_tally import Tally
from sortilege.analysis.reasons import LEAST_GAMES
from sortilege.bots import Sight
from sortilege.bots.greedy_bot import search_policy
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.engine.search import Search
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.save.weights import SIGHT_STAGES
from tests.promises.random_play import GAMES, TABLES, options_of

SHALLOW = Depth(16, 6)
TELLING = Depth(16, LEAST_GAMES)  # as many games as sentences need
every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])


def weighed(rules: Rules, state: Machine, seat: int, depth: Depth = SHALLOW, also: tuple[int, ...] = ()) -> Evaluation:
    return evaluate(Sight(rules, state, seat), rng_from_seed(7), depth, also)


@every_table
def test_what_a_seat_cannot_know_changes_no_byte(rules: Rules, seats: int) -> None:
    """The other states are imagined by the seat: they differ from the real one in all it does not know."""
    compared = number = 0
    reasons = set()
    while compared < 6:
        state = rules.new(options_of(rules, seats, number), seats, rng_from_seed(number))
        others = rng_from_seed(number + 100)
        while asked := state.open_seats():
            seat = asked[others.below(len(asked))]
            codes = state.legal(seat)
            if len(codes) > 1 and others.below(20) == 0:
                compared += 1
                before, found = rules.fields(state), weighed(rules, state, seat, TELLING)
                reasons |= {one.why.key for one in found.options if one.why is not None}
                real = msgspec.json.encode(found)
                assert rules.fields(state) == before, "thinking never changes the game"
                for _ in range(2):
                    twin = rules.imagine(state, seat, others)
                    assert msgspec.json.encode(weighed(rules, twin, seat, TELLING)) == real
            state.apply(seat, codes[others.below(len(codes))])
        number += 1
    assert seats == 1 or reasons - {"hint-alike", "hint-alike-best"}, "sentences too"


@every_table
def test_options_are_told_best_first_and_the_named_ones_too(rules: Rules, seats: int) -> None:
    state = rules.new({}, seats, rng_from_seed(3))
    seat = state.open_seats()[0]
    codes = state.legal(seat)
    for code in codes[-2:]:
        found = weighed(rules, state, seat, also=(code,))
        ids = [one.id for one in found.options]
        assert rules.ids[code] in ids
        assert len(ids) == len(set(ids)) <= OPTIONS_LOOKED_AT + 1
        assert set(ids) <= {rules.ids[one] for one in codes}
        others = [one.worth for one in found.options[1:]]
        assert others == sorted(others, reverse=True)
        assert all(0 <= one.chance <= 1 for one in found.options)


def counted(code: int, worths: list[float]) -> Tally:
    found = Tally(code)
    for worth in worths:
        found.count(0.5, round(800 * worth - 200), round(800 * worth - 200), 100)
    return found


def test_what_is_taken_at_first_sight_is_the_best_unless_another_is_clearly_better() -> None:
    plain, other = counted(1, [0.5, 0.6] * 10), counted(2, [0.4, 0.3] * 10)
    luckier, better = counted(3, [0.5, 0.5, 0.5, 0.9] * 5), counted(4, [0.6, 0.7] * 10)
    codes = [[one.code for one in rank(tallies, 1)] for tallies in ([other, luckier, plain], [other, plain, better])]
    assert codes == [[1, 3, 2], [4, 1, 2]]
    assert [one.code for one in rank([other, luckier, plain], None)] == [3, 1, 2], "nothing is seen at first sight"


def test_chances_move_together_to_what_a_network_knows() -> None:
    plain, better, sure, end = (Tally(code) for code in range(4))
    for tally, wins in ((plain, 50), (better, 75), (sure, 100), (end, 100)):
        for n in range(100):
            tally.count(float(n < wins), 10, 10, 5)
    end.ended = True
    tallies = [plain, better, sure, end]
    assert calibrate(tallies, plain, None) == [0.5, 0.75, 1, 1]
    assert calibrate(tallies, plain, 0.25) == pytest.approx([0.25, 0.5, 0.985, 1], abs=0.001)
    assert calibrate(tallies, sure, 1.0) == pytest.approx([0.5, 0.75, 0.995, 1])


@pytest.mark.parametrize("game", ["seasons", "spellbook"])
def test_what_is_told_of_the_first_sight_is_what_the_network_knows(game: str) -> None:
    rules = kit(game).rules
    state = rules.new({}, 2, rng_from_seed(3))
    sight, rng = Sight(rules, state, state.open_seats()[0]), rng_from_seed(7)
    found = evaluate(sight, rng, SHALLOW)
    first = next(one for one in found.options if one.id == found.first)
    again = rng_from_seed(7)
    for _ in range(2):  # the search's, and the games'
        again.child()
    chance = calibrated_chance(sight, again.child())
    assert chance is not None
    assert first.chance == pytest.approx(chance, abs=0.0001)


def test_a_chance_is_told_as_such_chances_came_true(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kit("seasons").rules
    state = rules.new({"level": "archmage"}, 3, rng_from_seed(3))
    sight = Sight(rules, state, state.open_seats()[0])
    guess = network_guess(sight, rng_from_seed(7))
    assert guess is not None
    assert guess.kind == 2 * SIGHT_STAGES, "three players, and it is the draft"
    odds = [1000, 0] * guess.kind + [500, -1000] + [1000, 0] * 99
    monkeypatch.setattr(chance_calibration, "sights_of", lambda game: odds)
    chance = calibrated_chance(sight, rng_from_seed(7))
    assert chance is not None
    assert log(chance / (1 - chance)) == pytest.approx(guess.odds / 2 - 1)


@pytest.mark.parametrize("game", ["seasons", "spellbook"])
def test_an_option_that_ends_the_game_is_worth_its_end(game: str) -> None:
    rules = kit(game).rules
    state, rng = rules.new({}, 2, rng_from_seed(11)), rng_from_seed(12)
    moments = []
    while asked := state.open_seats():
        codes = state.legal(asked[0])
        moments.append((state.copy(), asked[0], codes))
        state.apply(asked[0], codes[rng.below(len(codes))])
    last, seat, codes = next(one for one in reversed(moments) if len(one[2]) > 1)
    found = {one.id: one for one in weighed(rules, last, seat, Depth(40, 2), tuple(codes)).options}
    assert found.keys() == {rules.ids[code] for code in codes}
    ended = 0
    for code in codes:
        end = last.copy()
        end.apply(seat, code)
        if end.over:
            ended += 1
            winners, told = rules.winners(end), found[rules.ids[code]]
            assert told.points == rules.scores(end)[seat]
            assert told.chance == (round(1 / len(winners), 4) if seat in winners else 0)
    assert ended


def late_positions(rules: Rules, number: int) -> tuple[list[tuple[Machine, int]], tuple[Machine, int]]:
    """Return the last positions of a random game with a single option, and its very last one, each with the seat asked.

    Playing on from there is quick. SpellBook never asks when there is a single option.
    """
    state, rng = rules.new({}, 2, rng_from_seed(number)), rng_from_seed(number + 100)
    single: list[tuple[Machine, int]] = []
    last = (state, 0)
    while asked := state.open_seats():
        seat = asked[rng.below(len(asked))]
        codes, last = state.legal(seat), (rules.copy(state), seat)
        if len(codes) == 1:
            single = [*single[-7:], last]
        state.apply(seat, codes[rng.below(len(codes))])
    return single, last


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
def test_a_single_option_is_evaluated_without_a_search(rules: Rules) -> None:
    """Also where the game ends before the seat has another choice, which leaves a search nothing to look at."""
    evaluated = 0
    for number in range(4):
        single, last = late_positions(rules, number)
        for place, (state, seat) in enumerate([*single, last]):
            found = evaluate(Sight(rules, state, seat), rng_from_seed(number), Depth(8, 1), planned=place % 2 == 0)
            codes = state.legal(seat)
            assert {one.id for one in found.options} <= {rules.ids[code] for code in codes}
            assert found.rounds == (8 if len(codes) > 1 else 0)
            evaluated += len(codes) == 1
    assert evaluated > 20 or rules.name != "seasons"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
@pytest.mark.parametrize("paired", [False, True])
def test_a_search_survives_a_game_that_ends_before_the_seat_chooses(rules: Rules, paired: bool) -> None:
    state, seat = late_positions(rules, 5)[1]
    policy = search_policy(rules.name)
    before, policy.paired = policy.paired, paired
    try:
        search = Search(policy, 1 - seat, rng_from_seed(1))
        search.think(Sight(rules, state, seat).imagine, 8)
    finally:
        policy.paired = before
    assert search.rounds == 8
