"""Whether following a hint pays: games go on from moments at which the hint is not what greedy would choose.

    python -m benchmarks.hints --positions 1000

From each such moment the real game goes on twice with the same dice, once by the hint and once by greedy's choice, and
then by greedy for everybody. Told is by how many points the seat ends better with the hint, with 95 % intervals.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from time import perf_counter

from sortilege.analysis import GLANCE, Depth, weigh
from sortilege.bots import Sight, thoughts
from sortilege.bots.greedy import policy_of
from sortilege.core.engine.dice import Dice, numbered
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.policy import TO_THE_END, Policy
from sortilege.core.kits import kit
from sortilege.core.rules import Rules

TABLES = [(game, players) for game in ("seasons", "spellbook") for players in (2, 4)]
SELDOM = 8  # one choice in so many is looked at, so that positions come from many games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000, help="moments at each kind of table (1000)")
    parser.add_argument("--times", type=int, default=2, help="how many glances long the hint looks (2, as at a table)")
    args = parser.parse_args()
    for game, players in TABLES:
        begin, gains = perf_counter(), []
        for found in positions(game, players, GLANCE.times(args.times)):
            gains.append(found)
            if len(gains) == args.positions:
                break
        print(f"{game}, {players} players: {told(gains)} ({perf_counter() - begin:.0f} s)", flush=True)


def told(gains: list[int]) -> str:
    n = len(gains)
    mean = sum(gains) / n
    error = 1.96 * sqrt(sum((one - mean) ** 2 for one in gains) / (n - 1) / n)
    return f"{mean:+.2f} points ({mean - error:+.2f} to {mean + error:+.2f}) in {n} positions"


def positions(game: str, players: int, depth: Depth) -> Iterator[int]:
    """By how much the hint did better, at one moment after the other of games by greedy with some noise."""
    rules, policy, number = kit(game).rules, policy_of(game), 0
    while True:
        dice = numbered(number)
        state = rules.new({}, players, numbered(number))
        while asked := state.open_seats():
            seat = asked[0]
            own = greedy(policy, state, seat, dice, int(policy.spread))
            if len(state.legal(seat)) > 1 and dice.below(SELDOM) == 0:
                plain = greedy(policy, state, seat, dice, 0)
                hint = weigh(Sight(rules, state, seat), thoughts(b"hint", seat, state.version), depth).options[0].id
                if rules.code_of[hint] != plain:
                    yield ends(rules, policy, state, seat, rules.code_of[hint]) - ends(
                        rules, policy, state, seat, plain
                    )
            state.apply(seat, own)
        number += 1


def greedy(policy: Policy, state: Machine, seat: int, dice: Dice, spread: int) -> int:
    policy.look(state, seat)
    return int(policy.offer.codes[policy.best(dice, spread)])


def ends(rules: Rules, policy: Policy, state: Machine, seat: int, code: int) -> int:
    """The seat's points when it chooses this, and then everybody goes on by greedy."""
    twin = state.copy()
    twin.apply(seat, code)
    policy.play(twin, numbered(0), 0, TO_THE_END)
    return rules.scores(twin)[seat]


if __name__ == "__main__":
    main()
