"""Measure the engine this process imports; prints one JSON object.

CPU time of one core, two players, random legal play, after a warm-up. Forced choices (one legal move) are not counted.
Each rate is the median of several stretches. Comparisons with the default options run in alternating pairs of
stretches, so that a machine that slows down slows both.
"""

import json
import random
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from time import process_time
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.compilation_status import COMPILED
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kits
from sortilege.core.rules import Rules
from sortilege.devtools.benchmark.targets import Bench, bench_of

STRETCHES = 5
PAIRS = 9
PLAYERS = 2
VEC_HEADER_BYTES = 24  # bytes in the header of a vec's block: reference count, type, length

Work = Callable[[int], int]


class BenchmarkGame:
    """One game with fixed options, to be played many times."""

    def __init__(self, rules: Rules, options: Mapping[str, str]) -> None:
        self.rules = rules
        self.options: vec[i64] = rules.options.numbers(rules.complete(options, PLAYERS))

    def playout(self, number: int) -> int:
        """Play one game inside the engine; return the number of choices."""
        rng = rng_from_seed(number)
        return int(self.rules.deal(rng, PLAYERS, self.options).playout(rng.child()))

    def step_through(self, number: int) -> int:
        """Play one game from Python, choice by choice; return the number of real choices."""
        state = self.rules.deal(rng_from_seed(number), PLAYERS, self.options)
        chance = random.Random(number).random
        made = 0
        while seats := state.open_seats():
            seat = seats[0]
            codes = state.legal(seat)
            n = len(codes)
            made += n > 1
            state.apply(seat, codes[int(chance() * n)])
        return made

    def sample_states(self, games: int) -> list[Machine]:
        """Sample every tenth state of some games."""
        found = []
        for number in range(games):
            state = self.rules.deal(rng_from_seed(number), PLAYERS, self.options)
            chance = random.Random(number)
            while seats := state.open_seats():
                if state.version % 10 == 0:
                    found.append(state.copy())
                state.apply(seats[0], chance.choice(state.legal(seats[0])))
        return found


def copy_states(states: Sequence[Machine]) -> int:
    for state in states:
        state.copy()
    return len(states)


def imagine_work(rules: Rules, states: Sequence[Machine]) -> Work:
    rng = rng_from_seed(7)

    def imagine_all(_: int) -> int:
        for state in states:
            for seat in range(PLAYERS):
                rules.imagine(state, seat, rng)
        return len(states) * PLAYERS

    return imagine_all


# Measuring.


def stretch(work: Work, seconds: float, number: int) -> tuple[int, int, float]:
    """Repeat `work` for `seconds`, counting up from `number`; return calls, summed results and CPU seconds."""
    done, sum_, start = 0, 0, process_time()
    while not done or process_time() - start < seconds:
        sum_ += work(number + done)
        done += 1
    return done, sum_, process_time() - start


def rates(work: Work, seconds: float) -> tuple[float, float]:
    """Calls and results of `work` per second of CPU time: medians over stretches."""
    number = 0
    calls: list[float] = []
    results: list[float] = []
    for _ in range(STRETCHES):
        done, sum_, spent = stretch(work, seconds, number)
        number += done
        calls.append(done / spent)
        results.append(sum_ / spent)
    return statistics.median(calls), statistics.median(results)


def cpu_ratio(work: Work, base: Work, seconds: float) -> float:
    """CPU time per result of `work` relative to `base`: the median over pairs of stretches."""
    numbers = {work: 0, base: 0}
    found: list[float] = []
    for pair in range(PAIRS):
        spent: dict[Work, float] = {}
        for one in (work, base) if pair % 2 else (base, work):
            done, sum_, passed = stretch(one, seconds, numbers[one])
            numbers[one] += done
            spent[one] = passed / sum_
        found.append(spent[work] / spent[base])
    return statistics.median(found)


def state_bytes(rules: Rules, state: Machine) -> int:
    """Bytes that one state takes: its objects, and the block of numbers behind each vec with its header.

    Data that copies share (options and anything that never changes) counts in full. A compiled state holds its numbers
    and vecs inline; an uncompiled one adds a dict and a box around each vec.
    """
    names = [field.name for field in rules.codec.all if field.listed]
    vecs: list[Any] = [*(getattr(state, name) for name in names), state.stack, state.rng.words, state.rng.loaded]
    total = sys.getsizeof(state) + sys.getsizeof(state.rng)
    total += sum(VEC_HEADER_BYTES + memoryview(vec).nbytes for vec in vecs)
    if not COMPILED:
        total += sys.getsizeof(vars(state)) + sys.getsizeof(vars(state.rng))
        total += sum(sys.getsizeof(vec) for vec in vecs)
    return total


def measure(rules: Rules, bench: Bench, seconds: float) -> dict[str, float]:
    """Measure the figures of one game that have a target or are displayed."""
    wanted = {target.figure.removeprefix(bench.prefix) for target in bench.targets}
    played = BenchmarkGame(rules, bench.options)
    rates(played.playout, seconds)  # warm up
    games, decisions = rates(played.playout, seconds)
    found = {"games": games, "decisions": decisions}
    if "steps" in wanted:
        found["steps"] = rates(played.step_through, seconds)[1]
    if "everything" in wanted:
        found["everything"] = cpu_ratio(BenchmarkGame(rules, bench.everything).playout, played.playout, seconds)
    states = played.sample_states(2)
    if "copy" in wanted:
        found["copy"] = 1e6 / rates(lambda _: copy_states(states), seconds)[1]
    if "imagine" in wanted:
        found["imagine"] = 1e6 / rates(imagine_work(rules, states), seconds)[1]
    if "size" in wanted:
        found["size"] = statistics.mean(state_bytes(rules, state) for state in states)
    return {bench.prefix + figure: value for figure, value in found.items() if figure in wanted}


def measure_all_games(seconds: float) -> dict[str, float]:
    """Measure every game that has benchmark targets."""
    found: dict[str, float] = {}
    for one in kits():
        bench = bench_of(one)
        found |= measure(one.rules, bench, seconds) if bench.targets else {}
    return found


if __name__ == "__main__":
    print(json.dumps(measure_all_games(float(sys.argv[1])) | {"compiled": COMPILED}))
