"""What `sortilege bench` measures, on whichever engine this process imports: prints one JSON object.

CPU time of one core, two players, random legal play, after a warm-up. A choice with a single option is not counted.
Each rate is the median of several stretches; what is compared with the usual options is measured in pairs of stretches,
one of each, so that a machine that slows down meanwhile slows both.
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

from sortilege.build import COMPILED
from sortilege.cli.studies.bench_targets import Bench, bench_of
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kits
from sortilege.core.rules import Rules

STRETCHES = 5
PAIRS = 9
PLAYERS = 2
BUFFER = 24  # the header of the block that holds a vec's numbers: reference count, type, length

Work = Callable[[int], int]


class Played:
    """One game with these options."""

    def __init__(self, rules: Rules, options: Mapping[str, str]) -> None:
        self.rules = rules
        self.options: vec[i64] = rules.options.numbers(rules.complete(options, PLAYERS))

    def playout(self, number: int) -> int:
        """One game inside the engine; how many choices were made."""
        rng = rng_from_seed(number)
        return int(self.rules.deal(rng, PLAYERS, self.options).playout(rng.child()))

    def stepped(self, number: int) -> int:
        """One game from Python, choice by choice."""
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

    def moments(self, games: int) -> list[Machine]:
        """States from all over some games, every tenth choice."""
        found = []
        for number in range(games):
            state = self.rules.deal(rng_from_seed(number), PLAYERS, self.options)
            chance = random.Random(number)
            while seats := state.open_seats():
                if state.version % 10 == 0:
                    found.append(state.copy())
                state.apply(seats[0], chance.choice(state.legal(seats[0])))
        return found


def copied(states: Sequence[Machine]) -> int:
    for state in states:
        state.copy()
    return len(states)


def imagining(rules: Rules, states: Sequence[Machine]) -> Work:
    rng = rng_from_seed(7)

    def imagined(_: int) -> int:
        for state in states:
            for seat in range(PLAYERS):
                rules.imagine(state, seat, rng)
        return len(states) * PLAYERS

    return imagined


# Measuring.


def stretch(work: Work, seconds: float, number: int) -> tuple[int, int, float]:
    """So many seconds of work from this number on: calls, what they came to, and the CPU time it took."""
    done, sum_, start = 0, 0, process_time()
    while not done or process_time() - start < seconds:
        sum_ += work(number + done)
        done += 1
    return done, sum_, process_time() - start


def rates(work: Work, seconds: float) -> tuple[float, float]:
    """Calls and results of `work` per second of CPU time, in stretches of so many seconds."""
    number = 0
    calls: list[float] = []
    results: list[float] = []
    for _ in range(STRETCHES):
        done, sum_, spent = stretch(work, seconds, number)
        number += done
        calls.append(done / spent)
        results.append(sum_ / spent)
    return statistics.median(calls), statistics.median(results)


def ratio(work: Work, base: Work, seconds: float) -> float:
    """CPU time for each result of `work` compared with `base`: the median of pairs of stretches."""
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


def size_of(rules: Rules, state: Machine) -> int:
    """Bytes that one state takes: the objects, and the block of numbers behind each vec with its header.

    What copies share (options and whatever never changes) is counted in full. A compiled state holds its numbers and
    vecs inside itself; an uncompiled one has a dict and a box around each vec besides.
    """
    names = [field.name for field in rules.moments.all if field.listed]
    vecs: list[Any] = [*(getattr(state, name) for name in names), state.stack, state.rng.words, state.rng.loaded]
    total = sys.getsizeof(state) + sys.getsizeof(state.rng)
    total += sum(BUFFER + memoryview(vec).nbytes for vec in vecs)
    if not COMPILED:
        total += sys.getsizeof(vars(state)) + sys.getsizeof(vars(state.rng))
        total += sum(sys.getsizeof(vec) for vec in vecs)
    return total


def measure(rules: Rules, bench: Bench, seconds: float) -> dict[str, float]:
    """The figures of one game that have a target, or are to be shown."""
    wanted = {target.figure.removeprefix(bench.prefix) for target in bench.targets}
    played = Played(rules, bench.options)
    rates(played.playout, seconds)  # warm up
    games, decisions = rates(played.playout, seconds)
    found = {"games": games, "decisions": decisions}
    if "steps" in wanted:
        found["steps"] = rates(played.stepped, seconds)[1]
    if "everything" in wanted:
        found["everything"] = ratio(Played(rules, bench.everything).playout, played.playout, seconds)
    states = played.moments(2)
    if "copy" in wanted:
        found["copy"] = 1e6 / rates(lambda _: copied(states), seconds)[1]
    if "imagine" in wanted:
        found["imagine"] = 1e6 / rates(imagining(rules, states), seconds)[1]
    if "size" in wanted:
        found["size"] = statistics.mean(size_of(rules, state) for state in states)
    return {bench.prefix + figure: value for figure, value in found.items() if figure in wanted}


def everything(seconds: float) -> dict[str, float]:
    """Of every game that is to be measured."""
    found: dict[str, float] = {}
    for one in kits():
        bench = bench_of(one)
        found |= measure(one.rules, bench, seconds) if bench.targets else {}
    return found


if __name__ == "__main__":
    print(json.dumps(everything(float(sys.argv[1])) | {"compiled": COMPILED}))
