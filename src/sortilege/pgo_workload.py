"""The workload for a profile-guided build: `python -m sortilege.pgo_workload` plays every installed game.

It covers what takes time in practice: random games at every player count and with all kinds of options, choices made
from Python, copies, imagined games, and bots that evaluate and search.
"""

from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.engine.search import Search
from sortilege.core.kits import Kit, kits

GAMES = 150  # random games per player count with default options, and as many with random options
STEPPED = 10  # games played from Python, with copies, imagined games and searches
EVERY = 29  # one choice in this many is searched
ROUNDS = 4
UNLIMITED = 1_000_000  # to the end of any game


def play(kit: Kit, seats: int) -> None:
    """Play games inside the engine: random ones, and some by the game's own policy."""
    rules, policy = kit.rules, kit.policy()
    for number in range(GAMES):
        rng = rng_from_seed(number)
        rules.new({}, seats, rng_from_seed(number)).playout(rng)
        rules.new(rules.options.random_values(rng, seats), seats, rng_from_seed(number)).playout(rng)
        if policy is not None and number % STEPPED == 0:
            policy.play(
                rules.new(rules.options.random_values(rng, seats), seats, rng_from_seed(number)),
                rng,
                policy.spread,
                UNLIMITED,
            )


def step(kit: Kit, seats: int, number: int) -> None:
    """Play one game from Python, choice by choice."""
    rules, policy, rng = kit.rules, kit.policy(), rng_from_seed(number)
    state, made = rules.new(rules.options.random_values(rng, seats), seats, rng_from_seed(number)), 0
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
