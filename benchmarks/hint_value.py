"""Measure what following a hint is worth where it differs from the greedy move.

    python -m benchmarks.hint_value --positions 1000 --workers 16

Looks at one random choice per game. Where the hint is not the greedy move, the real game continues from there in pairs
with the same random numbers, once with the hint and once with the greedy move; from then on every seat plays greedy.
The output gives the gain in final points with 95 % intervals over the positions, and the processor time of a hint (the
first answer that a table gives). The gains do not depend on the number of workers.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import count
from math import sqrt
from multiprocessing import Pool
from time import perf_counter, process_time
from typing import NamedTuple

from sortilege.analysis import GLANCE, Depth, evaluate
from sortilege.analysis.outcome_tally import mean
from sortilege.bots import Sight, thoughts
from sortilege.bots.greedy_bot import policy_of
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.policy import TO_THE_END, Policy
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.rules import Rules

FIRST_DEAL = 7_000_000  # hints were tuned on deals with smaller numbers
PAIRS = 8  # each with other random numbers; hidden cards are the real game's
TABLES = [(game, players) for game in ("seasons", "spellbook") for players in (2, 4)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000, help="positions per kind of table (1000)")
    parser.add_argument("--times", type=int, default=2, help="search length in multiples of GLANCE (2, as at a table)")
    parser.add_argument("--workers", type=int, default=1, help="worker processes (1)")
    args = parser.parse_args()
    for game, players in TABLES:
        begin, gains, took = perf_counter(), [], []
        for one in gains_per_game(game, players, GLANCE.times(args.times), args.workers):
            took.append(one.seconds)
            if one.gain is not None:
                gains.append(one.gain)
            if len(gains) == args.positions:
                break
        share = f"{len(gains) / len(took):.0%} of the positions, {perf_counter() - begin:.0f} s"
        print(f"{game}, {players} players: {mean_gain(gains)} ({share}); {time_quantiles(took)}", flush=True)


def mean_gain(gains: list[float]) -> str:
    n, middle = len(gains), mean(gains)
    error = 1.96 * sqrt(sum((one - middle) ** 2 for one in gains) / (n - 1) / n)
    return f"{middle:+.2f} points ({middle - error:+.2f} to {middle + error:+.2f}) in {n} positions"


def time_quantiles(seconds: list[float]) -> str:
    order = sorted(seconds)
    half, most = (order[round(share * (len(order) - 1))] for share in (0.5, 0.95))
    return f"a hint takes {half:.2f} s of processor time (p95 {most:.2f} s, slowest {order[-1]:.2f} s)"


class HintResult(NamedTuple):
    """One position: the gain from following the hint (None where greedy agrees) and the time it took."""

    gain: float | None
    seconds: float


def gains_per_game(game: str, players: int, depth: Depth, workers: int) -> Iterator[HintResult]:
    """Yield one result per game, in order."""
    look = partial(look_at, game, players, depth)
    if workers == 1:
        yield from map(look, count(FIRST_DEAL))
    else:
        with Pool(workers) as pool:
            for start in count(FIRST_DEAL, 64 * workers):  # a pool would consume an endless iterator
                yield from pool.imap(look, range(start, start + 64 * workers), chunksize=4)


def look_at(game: str, players: int, depth: Depth, number: int) -> HintResult:
    """Evaluate the hint at one random choice of a noisy greedy game."""
    rules, policy, rng = kit(game).rules, policy_of(game), rng_from_seed(number)
    state, moments = rules.new({}, players, rng_from_seed(number)), []
    while asked := state.open_seats():
        seat = asked[0]
        if len(state.legal(seat)) > 1:
            moments.append((state.copy(), seat))
        state.apply(seat, greedy(policy, state, seat, rng, int(policy.spread)))
    state, seat = moments[rng.below(len(moments))]
    plain = greedy(policy, state, seat, rng, 0)
    begin = process_time()
    best = evaluate(Sight(rules, state, seat), thoughts(b"hint", seat, number), depth).options[0].id
    seconds, hint = process_time() - begin, rules.code_of[best]
    if hint == plain:
        return HintResult(None, seconds)
    gains = [
        ends(rules, policy, state, seat, hint, n) - ends(rules, policy, state, seat, plain, n) for n in range(PAIRS)
    ]
    return HintResult(mean(gains), seconds)


def greedy(policy: Policy, state: Machine, seat: int, rng: Rng, spread: int) -> int:
    policy.look(state, seat)
    return int(policy.offer.codes[policy.best(rng, spread)])


def ends(rules: Rules, policy: Policy, state: Machine, seat: int, code: int, number: int) -> int:
    """Return the seat's points if it chooses this and then every seat plays greedy moves."""
    twin = state.copy()
    twin.rng = rng_from_seed(number)
    twin.apply(seat, code)
    policy.play(twin, rng_from_seed(0), 0, TO_THE_END)
    return rules.scores(twin)[seat]


if __name__ == "__main__":
    main()
