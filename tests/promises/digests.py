"""Prints the digests of random games as JSON; compiled engine and source must print the same.

    python tests/promises/digests.py GAME NUMBER NUMBER     digests of the games with these numbers, NUMBER excluded

test_compiled_equality.py runs it once with each engine. Every list of numbers begins with a game's settings, so that
a difference names the game; sampled steps add what is imagined there and the next throws of the dice.
"""

import json
import sys

from sortilege.compilation_status import COMPILED
from sortilege.core import record
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.devtools.mutation.whole_games import varied_options

EVERY = 37  # choices between two samples


def sample(rules: Rules, state: Machine, chooser: Rng) -> list[str]:
    """Digest the state, what each seat imagines, how one of these continues, and the random numbers."""
    found = [record.digest(rules, state)]
    imagined = [rules.imagine(state, seat, chooser.copy()) for seat in range(state.seats)]
    found += [record.digest(rules, one) for one in imagined]
    rng = state.rng.copy()
    found += [str([int(rng.below(n)) for n in (2, 6, 7, 100, 3 << 30)])]
    return found


def digests(rules: Rules, number: int) -> list[str]:
    seats = rules.seats[number % len(rules.seats)]
    options = varied_options(rules, seats, number)
    state, chooser = rules.new(options, seats, rng_from_seed(number)), rng_from_seed(number + 1_000_000)
    found = [f"game {number}, {seats} seats, {options}"]
    step = 0
    while not state.over:
        if step % EVERY == 0:
            found += sample(rules, state, chooser)
        seats_asked = state.open_seats()
        seat = seats_asked[chooser.below(len(seats_asked))]
        codes = state.legal(seat)
        state.apply(seat, codes[chooser.below(len(codes))])
        step += 1
    return [*found, f"{step} choices, scores {rules.scores(state)}", record.digest(rules, state)]


def main(game: str, first: int, end: int) -> None:
    rules = kit(game).rules
    played = [digests(rules, number) for number in range(first, end)]
    print(json.dumps({"compiled": COMPILED, "digests": played}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
