"""Observations encode what the seat knows: nothing more, and always in the same way."""

import pytest

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.observer import MOST_SEEN, ObservationBuffer
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from tests.promises.random_play import TABLES, next_choice, options_of

each_table = pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])


class Seen:
    """Two rows for two states, side by side."""

    def __init__(self, rules: Rules) -> None:
        self.observer = kit(rules.name).observer()
        self.buffer = ObservationBuffer(self.observer, rules.action_of, 2)
        self.most = 0

    def row(self, at: int, state: Machine, seat: int) -> tuple[list[int], list[int]]:
        self.buffer.look(at, state, seat)
        self.most = max(self.most, int(self.buffer.filled[at]))
        size, actions = int(self.observer.size), int(self.buffer.actions)
        values = memoryview(self.buffer.values)[at * size : (at + 1) * size]
        return values.tolist(), memoryview(self.buffer.mask)[at * actions : (at + 1) * actions].tolist()

    def differing(self, one: list[int], other: list[int]) -> list[str]:
        places = [at for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
        fields = [next(f for f in self.observer.fields if f.start <= at < f.start + f.size) for at in places]
        return [
            f"{field.name}[{at - field.start}]: {one[at]}, {other[at]}"
            for at, field in zip(places, fields, strict=True)
        ]


@each_table
@pytest.mark.parametrize("number", range(4))
def test_every_imagined_state_gives_the_same_observation(rules: Rules, seats: int, number: int) -> None:
    """Check every seat at every step of a game; the mask marks exactly the legal moves."""
    seen = Seen(rules)
    state: Machine = rules.new(options_of(rules, seats, number), seats, rng_from_seed(500 + number))
    rng = rng_from_seed(number)
    while not state.over:
        for seat in range(seats):
            values, mask = seen.row(0, state, seat)
            imagined, mask_there = seen.row(1, rules.imagine(state, seat, rng), seat)
            assert seen.differing(values, imagined) == []
            assert mask == mask_there
            assert [rules.actions[at] for at, legal in enumerate(mask) if legal] == [
                rules.ids[code] for code in sorted(state.legal(seat))
            ]
        state.apply(*next_choice(state, rng))
    for seat in range(seats):
        values, mask = seen.row(0, state, seat)
        assert not any(mask)
    assert seen.most < MOST_SEEN / 2


@each_table
def test_a_reused_row_equals_a_fresh_one(rules: Rules, seats: int) -> None:
    """Only changed numbers are written; nothing of the old observation remains."""
    state: Machine = rules.new({}, seats, rng_from_seed(9))
    rng, used = rng_from_seed(10), Seen(rules)
    for _ in range(40):
        seat, code = next_choice(state, rng)
        assert used.row(0, state, seat) == Seen(rules).row(0, state, seat)
        state.apply(seat, code)


@pytest.mark.parametrize("rules", {rules.name: rules for rules, _ in TABLES}.values(), ids=lambda rules: rules.name)
def test_every_place_has_a_name_and_a_scale(rules: Rules) -> None:
    observer = kit(rules.name).observer()
    at = 0
    for field in observer.fields:
        assert (field.start, bool(field.name), bool(field.about)) == (at, True, True)
        at += field.size
    assert at == observer.size
    assert len({field.name for field in observer.fields}) == len(observer.fields)
    assert observer.version > 0
    scale = observer.scale()
    assert len(scale) == observer.size
    seen = Seen(rules)
    largest = 0.0
    for number in range(6):
        seats = rules.seats[number % len(rules.seats)]
        state: Machine = rules.new(options_of(rules, seats, number), seats, rng_from_seed(number))
        rng = rng_from_seed(number)
        while not state.over:
            seat, code = next_choice(state, rng)
            values, _ = seen.row(0, state, seat)
            largest = max(largest, *(abs(value) * one for value, one in zip(values, scale, strict=True)))
            state.apply(seat, code)
    assert 1 <= largest <= 2.5
