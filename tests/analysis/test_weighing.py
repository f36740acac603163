"""What an option is worth: from what the seat knows, the same each time, and better the longer one looks."""

import msgspec
import pytest

from sortilege.analysis import Depth, Weighed, weigh
from sortilege.analysis.weighing import CLOSER
from sortilege.bots import Sight
from sortilege.core.engine.dice import numbered
from sortilege.core.engine.machine import Machine
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from tests.promises.playing import TABLES, options_of

SHALLOW = Depth(16, 6)
every_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])


def weighed(rules: Rules, state: Machine, seat: int, depth: Depth = SHALLOW, also: tuple[int, ...] = ()) -> Weighed:
    return weigh(Sight(rules, state, seat), numbered(7), depth, also)


@every_table
def test_what_a_seat_cannot_know_changes_no_byte(rules: Rules, seats: int) -> None:
    """The other states are imagined by the seat: they differ from the real one in all it does not know."""
    compared = number = 0
    while compared < 8:
        state = rules.new(options_of(rules, seats, number), seats, numbered(number))
        others = numbered(number + 100)
        while asked := state.open_seats():
            seat = asked[others.below(len(asked))]
            codes = state.legal(seat)
            if len(codes) > 1 and others.below(20) == 0:
                compared += 1
                before, real = rules.fields(state), msgspec.json.encode(weighed(rules, state, seat))
                assert rules.fields(state) == before, "thinking never changes the game"
                for _ in range(2):
                    twin = rules.imagine(state, seat, others)
                    assert msgspec.json.encode(weighed(rules, twin, seat)) == real
            state.apply(seat, codes[others.below(len(codes))])
        number += 1


@every_table
def test_options_are_told_best_first_and_the_named_ones_too(rules: Rules, seats: int) -> None:
    state = rules.new({}, seats, numbered(3))
    seat = state.open_seats()[0]
    codes = state.legal(seat)
    for code in codes[-2:]:
        found = weighed(rules, state, seat, also=(code,))
        ids = [one.id for one in found.options]
        assert rules.ids[code] in ids
        assert len(ids) == len(set(ids)) <= CLOSER + 1
        assert set(ids) <= {rules.ids[one] for one in codes}
        assert [one.worth for one in found.options] == sorted((one.worth for one in found.options), reverse=True)
        assert all(0 <= one.chance <= 1 for one in found.options)


@pytest.mark.parametrize("game", ["seasons", "spellbook"])
def test_an_option_that_ends_the_game_is_worth_its_end(game: str) -> None:
    rules = kit(game).rules
    state, dice = rules.new({}, 2, numbered(11)), numbered(12)
    moments = []
    while asked := state.open_seats():
        codes = state.legal(asked[0])
        moments.append((state.copy(), asked[0], codes))
        state.apply(asked[0], codes[dice.below(len(codes))])
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
