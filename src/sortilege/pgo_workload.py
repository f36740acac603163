"""Plays every game there is, for a build that is guided by a profile: `python -m sortilege.pgo_workload`.

What the compiler learns from is what takes the time: random games at every number of players and with options of
every kind, choices from Python, copies, imagined games, and the bots that judge and search.
"""

from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.engine.search import Search
from sortilege.core.kits import Kit, kits

GAMES = 150  # random games of each table with the options as they are, and as many with others
STEPPED = 10  # of these many, every moment is copied, and some are imagined and thought about
EVERY = 29  # one moment in so many is thought about
ROUNDS = 4
ALL = 1_000_000  # choices: to the end of any game


def play(kit: Kit, seats: int) -> None:
    """Random games inside the engine, and games by the kit's own judgement."""
    rules, policy = kit.rules, kit.policy()
    for number in range(GAMES):
        rng = rng_from_seed(number)
        rules.new({}, seats, rng_from_seed(number)).playout(rng)
        rules.new(rules.options.drawn(rng, seats), seats, rng_from_seed(number)).playout(rng)
        if policy is not None and number % STEPPED == 0:
            policy.play(
                rules.new(rules.options.drawn(rng, seats), seats, rng_from_seed(number)), rng, policy.spread, ALL
            )


def step(kit: Kit, seats: int, number: int) -> None:
    """One game from Python, choice by choice."""
    rules, policy, rng = kit.rules, kit.policy(), rng_from_seed(number)
    state, made = rules.new(rules.options.drawn(rng, seats), seats, rng_from_seed(number)), 0
    while asked := state.open_seats():
        seat, codes = asked[0], state.legal(asked[0])
        rules.copy(state)
        if made % EVERY == 0:
            rules.imagine(state, seat, rng)
            if policy is not None:
                think(kit, state, seat, rng)
        state.apply(seat, codes[rng.below(len(codes))])
        made += 1


def think(kit: Kit, state: object, seat: int, rng: Rng) -> None:
    policy = kit.policy()
    assert policy is not None
    policy.depth = min(policy.depth, 60)
    Search(policy, seat, rng).think(lambda rng: kit.rules.imagine(state, seat, rng), ROUNDS)


def main() -> None:
    for kit in kits():
        for seats in kit.rules.seats:
            play(kit, seats)
            for number in range(STEPPED):
                step(kit, seats, number)


if __name__ == "__main__":
    main()
