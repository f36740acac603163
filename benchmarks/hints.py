"""Whether following a hint pays: games go on from moments at which the hint is not what greedy would choose.

    python -m benchmarks.hints --positions 1000 --workers 16

One moment of each game, drawn by lot, is looked at. Where the hint is not greedy's choice, the real game goes on from
there in pairs with the same dice, once by the hint and once by greedy's choice, and then by greedy for everybody. Told
is by how many points the seat ends better with the hint, with 95 % intervals over the moments. However many workers
there are, the figures are the same.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import count
from math import sqrt
from multiprocessing import Pool
from time import perf_counter

from sortilege.analysis import GLANCE, Depth, weigh
from sortilege.analysis.counting import mean
from sortilege.bots import Sight, thoughts
from sortilege.bots.greedy import policy_of
from sortilege.core.engine.dice import Dice, numbered
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.policy import TO_THE_END, Policy
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
        begin, gains, looked = perf_counter(), [], 0
        for gain in gained(game, players, GLANCE.times(args.times), args.workers):
            looked += 1
            if gain is not None:
                gains.append(gain)
            if len(gains) == args.positions:
                break
        took = f"{len(gains) / looked:.0%} of the moments, {perf_counter() - begin:.0f} s"
        print(f"{game}, {players} players: {told(gains)} ({took})", flush=True)


def told(gains: list[float]) -> str:
    n, middle = len(gains), mean(gains)
    error = 1.96 * sqrt(sum((one - middle) ** 2 for one in gains) / (n - 1) / n)
    return f"{middle:+.2f} points ({middle - error:+.2f} to {middle + error:+.2f}) in {n} positions"


def gained(game: str, players: int, depth: Depth, workers: int) -> Iterator[float | None]:
    """Game after game, in order: by how much the hint did better in one moment of it; None where both agree."""
    look = partial(gain, game, players, depth)
    if workers == 1:
        yield from map(look, count(FIRST))
    else:
        with Pool(workers) as pool:
            for start in count(FIRST, 64 * workers):  # a pool would take all that is counted
                yield from pool.imap(look, range(start, start + 64 * workers), chunksize=4)


def gain(game: str, players: int, depth: Depth, number: int) -> float | None:
    """By how much the hint does better at one moment of a game by greedy with some noise."""
    rules, policy, dice = kit(game).rules, policy_of(game), numbered(number)
    state, moments = rules.new({}, players, numbered(number)), []
    while asked := state.open_seats():
        seat = asked[0]
        if len(state.legal(seat)) > 1:
            moments.append((state.copy(), seat))
        state.apply(seat, greedy(policy, state, seat, dice, int(policy.spread)))
    state, seat = moments[dice.below(len(moments))]
    plain = greedy(policy, state, seat, dice, 0)
    hint = rules.code_of[weigh(Sight(rules, state, seat), thoughts(b"hint", seat, number), depth).options[0].id]
    if hint == plain:
        return None
    return mean(
        [ends(rules, policy, state, seat, hint, n) - ends(rules, policy, state, seat, plain, n) for n in range(PAIRS)]
    )


def greedy(policy: Policy, state: Machine, seat: int, dice: Dice, spread: int) -> int:
    policy.look(state, seat)
    return int(policy.offer.codes[policy.best(dice, spread)])


def ends(rules: Rules, policy: Policy, state: Machine, seat: int, code: int, number: int) -> int:
    """The seat's points when it chooses this, and then everybody goes on by greedy."""
    twin = state.copy()
    twin.dice = numbered(number)
    twin.apply(seat, code)
    policy.play(twin, numbered(0), 0, TO_THE_END)
    return rules.scores(twin)[seat]


if __name__ == "__main__":
    main()
