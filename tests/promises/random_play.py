"""Shared by the promise tests: games, option sets and random choices. Knows no game's fields."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sortilege.core import record
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kits
from sortilege.core.rules import Rules

GAMES: list[Rules] = [kit.rules for kit in kits()]
TABLES = [(rules, seats) for rules in GAMES for seats in rules.seats]

Options = Mapping[str, str]


def single_options(rules: Rules, seats: int) -> Iterator[Options]:
    """Yield the defaults, then every value of every option on its own."""
    yield {}
    for key, values in rules.option_values().items():
        for value in values[1:]:
            try:
                rules.complete({key: value}, seats)
            except BadOptions:
                continue
            yield {key: value}


def options_of(rules: Rules, seats: int, number: int) -> Options:
    """Return options for a numbered game: even numbers cycle through single options, odd ones draw a random set."""
    if number % 2:
        return rules.options.random_values(rng_from_seed(number), seats)
    single = list(single_options(rules, seats))
    return single[number // 2 % len(single)]


def digest(rules: Rules, state: Machine) -> str:
    return record.digest(rules, state)


def pick(codes: list[int], rng: Rng) -> int:
    return codes[rng.below(len(codes))]


def next_choice(state: Machine, rng: Rng) -> tuple[int, int]:
    """Return a random seat to move and one of its legal moves; fail at a dead end."""
    seat = pick(state.open_seats(), rng)
    codes = state.legal(seat)
    assert codes, f"seat {seat} is asked and has no legal choice"
    return seat, pick(codes, rng)


def differences(one: Any, other: Any, at: str = "") -> list[str]:
    """Return where two views (or events) differ, readably."""
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        return [line for key in one for line in differences(one[key], other[key], f"{at}.{key}")]
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [line for i, (a, b) in pairs for line in differences(a, b, f"{at}[{i}]")]
    return [] if one == other else [f"{at[1:]}: {one!r} != {other!r}"]


def view_differences(rules: Rules, one: Machine, other: Machine, viewer: int | None) -> list[str]:
    """Return where this viewer's views of two states differ."""
    first, second = rules.view(one, viewer), rules.view(other, viewer)
    if msgspec.json.encode(first) == msgspec.json.encode(second):
        return []
    return differences(msgspec.to_builtins(first), msgspec.to_builtins(second)) or ["in a way that is not told"]
