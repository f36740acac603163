"""What `sortilege bench` measures, on whichever engine this process imports: prints one JSON object.

CPU time of one core, two players, Archmage, random legal play, after a warm-up. A choice with a single option is
not counted. Each rate is the median of several stretches; Enchanted Kingdom is compared with the base box in pairs of
stretches, one of each, so that a machine that slows down meanwhile slows both.
"""

import json
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.build import COMPILED
from sortilege.core.engine.dice import Dice, numbered
from sortilege.games.seasons import options
from sortilege.games.seasons.engine import setup
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.rules import SEASONS
from sortilege.games.spellbook import options as spellbook_options
from sortilege.games.spellbook import rules as spellbook_rules
from sortilege.games.spellbook.engine import setup as spellbook
from sortilege.games.spellbook.engine.state import State as SpellBookState

S = TypeVar("S", State, SpellBookState)

STRETCHES = 5
PAIRS = 9
PLAYERS = 2
OPTIONS = options.numbers(options.complete({"level": "archmage"}, PLAYERS))
EVERYTHING = options.numbers(
    options.complete({"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}, PLAYERS)
)
SPELLBOOK = spellbook_options.numbers(spellbook_rules.SPELLBOOK.complete({}, PLAYERS))
BUFFER = 24  # the header of the block that holds a vec's numbers: reference count, type, length


def playout(number: int) -> int:
    """One game inside the engine; how many choices were made."""
    dice = numbered(number)
    return int(setup.new(dice, PLAYERS, OPTIONS).playout(dice.child()))


def playout_with_everything(number: int) -> int:
    """The same with all of Enchanted Kingdom: its cards, ability tokens, and an enchantment at random."""
    dice = numbered(number)
    return int(setup.new(dice, PLAYERS, EVERYTHING).playout(dice.child()))


def stepped(number: int) -> int:
    """One game from Python, choice by choice."""
    state = setup.new(numbered(number), PLAYERS, OPTIONS)
    chance = random.Random(number).random
    made = 0
    while seats := state.open_seats():
        seat = seats[0]
        codes = state.legal(seat)
        n = len(codes)
        made += n > 1
        state.apply(seat, codes[int(chance() * n)])
    return made


def moments(new: Callable[[Dice, int, vec[i64]], S], chosen: vec[i64], games: int) -> list[S]:
    """States from all over some games, every tenth choice."""
    found = []
    for number in range(games):
        state = new(numbered(number), PLAYERS, chosen)
        chance = random.Random(number)
        while seats := state.open_seats():
            if state.version % 10 == 0:
                found.append(state.copy())
            state.apply(seats[0], chance.choice(state.legal(seats[0])))
    return found


def copied(states: Sequence[State | SpellBookState]) -> int:
    for state in states:
        state.copy()
    return len(states)


def imagined(states: list[State], dice: Dice) -> int:
    for state in states:
        for seat in range(PLAYERS):
            SEASONS.imagine(state, seat, dice)
    return len(states) * PLAYERS


# SpellBook: two players, spells by lot.


def spellbook_playout(number: int) -> int:
    dice = numbered(number)
    return int(spellbook.new(dice, PLAYERS, SPELLBOOK).playout(dice.child()))


# Measuring.


def stretch(work: Callable[[int], int], seconds: float, number: int) -> tuple[int, int, float]:
    """So many seconds of work from this number on: calls, what they came to, and the CPU time it took."""
    done, sum_, start = 0, 0, process_time()
    while not done or process_time() - start < seconds:
        sum_ += work(number + done)
        done += 1
    return done, sum_, process_time() - start


def rates(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
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


def ratio(work: Callable[[int], int], base: Callable[[int], int], seconds: float) -> float:
    """CPU time for each result of `work` compared with `base`: the median of pairs of stretches."""
    numbers = {work: 0, base: 0}
    found: list[float] = []
    for pair in range(PAIRS):
        spent: dict[Callable[[int], int], float] = {}
        for one in (work, base) if pair % 2 else (base, work):
            done, sum_, passed = stretch(one, seconds, numbers[one])
            numbers[one] += done
            spent[one] = passed / sum_
        found.append(spent[work] / spent[base])
    return statistics.median(found)


def vecs_of(state: State) -> list[Any]:
    names = [field.name for field in SEASONS.moments.all if field.listed]
    return [*(getattr(state, name) for name in names), state.stack, state.dice.words, state.dice.loaded]


def size_of(state: State) -> int:
    """Bytes that one state takes: the objects, and the block of numbers behind each vec with its header.

    What copies share (options, printings, dice in use, draft) is counted in full. A compiled state holds its numbers
    and vecs inside itself; an uncompiled one has a dict and a box around each vec besides.
    """
    vecs = vecs_of(state)
    total = sys.getsizeof(state) + sys.getsizeof(state.dice)
    total += sum(BUFFER + memoryview(vec).nbytes for vec in vecs)
    if not COMPILED:
        total += sys.getsizeof(vars(state)) + sys.getsizeof(vars(state.dice))
        total += sum(sys.getsizeof(vec) for vec in vecs)
    return total


def measure(seconds: float) -> dict[str, float]:
    rates(playout, seconds)  # warm up
    games, decisions = rates(playout, seconds)
    _, steps = rates(stepped, seconds)
    everything = ratio(playout_with_everything, playout, seconds)
    states = moments(setup.new, OPTIONS, 2)
    _, copies = rates(lambda _: copied(states), seconds)
    thinker = numbered(7)
    _, thoughts = rates(lambda _: imagined(states, thinker), seconds)
    rates(spellbook_playout, seconds / STRETCHES)  # warm up
    _, spellbook_decisions = rates(spellbook_playout, seconds)
    spells = moments(spellbook.new, SPELLBOOK, 2)
    _, spellbook_copies = rates(lambda _: copied(spells), seconds)
    return {
        "decisions": decisions,
        "games": games,
        "steps": steps,
        "copy": 1e6 / copies,
        "imagine": 1e6 / thoughts,
        "everything": everything,
        "size": statistics.mean(size_of(state) for state in states),
        "spellbook_decisions": spellbook_decisions,
        "spellbook_copy": 1e6 / spellbook_copies,
        "compiled": COMPILED,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
