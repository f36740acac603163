"""Whether following a hint pays: games go on from moments at which the hint is not what greedy would choose.

    python -m benchmarks.hints --positions 1000 --workers 16

One moment of each game, drawn by lot, is looked at. Where the hint is not greedy's choice, the real game goes on from
there in pairs with the same dice, once by the hint and once by greedy's choice, and then by greedy for everybody. Told
is by how many points the seat ends better with the hint, with 95 % intervals over the moments, and how long a hint
took: the first answer that a table gives, in processor time. However many workers there are, the gains are the same.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import count
from math import sqrt
from multiprocessing import Pool
from time import perf_counter, process_time
from typing import NamedTuple

from sortilege.analysis import GLANCE, Depth, weigh
from sortilege.analysis.outcome_tally import mean
from sortilege.bots import Sight, thoughts
from sortilege.bots.greedy import policy_of
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.policy import TO_THE_END, Policy
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.rules import Rules

FIRST = 7_000_000  # the first deal's number: the rules of hints were chosen on smaller ones
PAIRS = 8  # with other dice; what lies hidden is the real game's
TABLES = [(game, players) for game in ("seasons", "spellbook") for players in (2, 4)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000, help="moments at each kind of table (1000)")
    parser.add_argument("--times", type=int, default=2, help="how many glances long the hint looks (2, as at a table)")
    parser.add_argument("--workers", type=int, default=1, help="processes that look (1)")
    args = parser.parse_args()
    for game, players in TABLES:
        begin, gains, took = perf_counter(), [], []
        for one in looked(game, players, GLANCE.times(args.times), args.workers):
            took.append(one.seconds)
            if one.gain is not None:
                gains.append(one.gain)
            if len(gains) == args.positions:
                break
        share = f"{len(gains) / len(took):.0%} of the moments, {perf_counter() - begin:.0f} s"
        print(f"{game}, {players} players: {told(gains)} ({share}); {told_times(took)}", flush=True)


def told(gains: list[float]) -> str:
    n, middle = len(gains), mean(gains)
    error = 1.96 * sqrt(sum((one - middle) ** 2 for one in gains) / (n - 1) / n)
    return f"{middle:+.2f} points ({middle - error:+.2f} to {middle + error:+.2f}) in {n} positions"


def told_times(seconds: list[float]) -> str:
    order = sorted(seconds)
    half, most = (order[round(share * (len(order) - 1))] for share in (0.5, 0.95))
    return f"a hint takes {half:.2f} s of a processor, 95 of 100 at most {most:.2f} s, the slowest {order[-1]:.2f} s"


class Looked(NamedTuple):
    """One moment: by how much the hint did better, None where greedy agrees; and how long it took."""

    gain: float | None
    seconds: float


def looked(game: str, players: int, depth: Depth, workers: int) -> Iterator[Looked]:
    """Game after game, in order, one moment of each."""
    look = partial(look_at, game, players, depth)
    if workers == 1:
        yield from map(look, count(FIRST))
    else:
        with Pool(workers) as pool:
            for start in count(FIRST, 64 * workers):  # a pool would take all that is counted
                yield from pool.imap(look, range(start, start + 64 * workers), chunksize=4)


def look_at(game: str, players: int, depth: Depth, number: int) -> Looked:
    """One moment of a game by greedy with some noise."""
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
    best = weigh(Sight(rules, state, seat), thoughts(b"hint", seat, number), depth).options[0].id
    seconds, hint = process_time() - begin, rules.code_of[best]
    if hint == plain:
        return Looked(None, seconds)
    gains = [
        ends(rules, policy, state, seat, hint, n) - ends(rules, policy, state, seat, plain, n) for n in range(PAIRS)
    ]
    return Looked(mean(gains), seconds)


def greedy(policy: Policy, state: Machine, seat: int, rng: Rng, spread: int) -> int:
    policy.look(state, seat)
    return int(policy.offer.codes[policy.best(rng, spread)])


def ends(rules: Rules, policy: Policy, state: Machine, seat: int, code: int, number: int) -> int:
    """The seat's points when it chooses this, and then everybody goes on by greedy."""
    twin = state.copy()
    twin.rng = rng_from_seed(number)
    twin.apply(seat, code)
    policy.play(twin, rng_from_seed(0), 0, TO_THE_END)
    return rules.scores(twin)[seat]


if __name__ == "__main__":
    main()
