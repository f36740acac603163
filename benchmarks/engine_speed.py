"""Measure the engine: games, moves, and the operations that search and the server are built from.

    .venv/bin/python benchmarks/engine_speed.py [SECONDS]      SECONDS per figure, default 2

The results are printed, not tested: a slow machine does not mean a broken engine.
"""

import platform
import sys
import time
from collections.abc import Callable

from sortilege.compilation_status import COMPILED
from sortilege.core import record
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.rules import Rules

GAMES = ("seasons",)


def positions(rules: Rules, seats: int, number: int, every: int) -> list[Machine]:
    """Return copies of every `every`-th state of a random game."""
    state, chooser, found = rules.new({}, seats, rng_from_seed(number)), rng_from_seed(number + 1), []
    step = 0
    while asked := state.open_seats():
        if step % every == 0:
            found.append(rules.copy(state))
        seat = asked[chooser.below(len(asked))]
        codes = state.legal(seat)
        state.apply(seat, codes[chooser.below(len(codes))])
        step += 1
    return found


def playouts(rules: Rules, seats: int, seconds: float) -> str:
    """Time whole random games inside the engine."""
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += rules.new({}, seats, rng_from_seed(games)).playout(rng_from_seed(games + 1))
        games += 1
    passed = time.perf_counter() - start
    return f"{games / passed:10,.0f} games/s   {decisions / passed:12,.0f} decisions/s"


def steps_from_python(rules: Rules, seats: int, seconds: float) -> str:
    """Time the same games from Python, move by move with `legal` and `apply`."""
    games = choices = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state, chooser = rules.new({}, seats, rng_from_seed(games)), rng_from_seed(games + 1)
        while asked := state.open_seats():
            codes = state.legal(asked[0])
            state.apply(asked[0], codes[chooser.below(len(codes))])
            choices += 1
        games += 1
    passed = time.perf_counter() - start
    return f"{games / passed:10,.0f} games/s   {choices / passed:12,.0f} choices/s"


def time_operation(act: Callable[[Machine], object], states: list[Machine], seconds: float) -> str:
    """Time one operation on positions spread over whole games."""
    times = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for state in states:
            act(state)
        times += len(states)
    return f"{(time.perf_counter() - start) / times * 1e6:10.2f} µs"


def main(seconds: float) -> None:
    engine = "compiled" if COMPILED else "uncompiled"
    print(f"Python {platform.python_version()}, {platform.machine()}, {engine} engine, one core")
    for name in GAMES:
        rules = kit(name).rules
        for seats in rules.seats:
            print(f"{name}, {seats} players")
            print(f"  playouts        {playouts(rules, seats, seconds)}")
            print(f"  from Python     {steps_from_python(rules, seats, seconds)}")
            states = [state for number in range(10) for state in positions(rules, seats, number, 11)]
            acts: dict[str, Callable[[Machine], object]] = {
                "copy": rules.copy,
                "legal": lambda state: state.legal(state.open_seats()[0]),
                "ask": lambda state, rules=rules: rules.ask(state, state.open_seats()[0]),
                "view": lambda state, rules=rules: rules.view(state, 0),
                "imagine": lambda state, rules=rules: rules.imagine(state, 0, state.rng.copy()),
                "save": rules.fields,
                "digest": lambda state, rules=rules: record.digest(rules, state),
                "check": rules.check,
            }
            for act, run in acts.items():
                print(f"  {act:<15} {time_operation(run, states, seconds / 2)}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
