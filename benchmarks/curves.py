"""Whether a review's chances come true: held-out games, their curves, and who won.

    python -m benchmarks.curves --games 1000 --workers 16

Quick bots that have learned sit in all seats of games that nothing was fitted to. In each third of a game one choice,
drawn by lot, is weighed as a review does. Told is, by number of players and third, the chance beside how often it came
true, where it was low, even and high, by how many points of a hundred they differ on average, and by how many so few
games alone would make them differ.
"""

import argparse
from functools import partial
from math import pi, sqrt
from multiprocessing import Pool
from time import perf_counter
from typing import NamedTuple

from sortilege.analysis.evaluation import QUICK, weigh
from sortilege.analysis.outcome_tally import mean
from sortilege.analysis.steps import DICE
from sortilege.bots import Sight, bot, thoughts
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit

TABLES = [(game, players) for game in ("seasons", "spellbook") for players in (2, 4)]
PLAYER = "learned"
HELD_OUT = 5_000_000  # the first deal's number
THIRDS = ("first", "middle", "last")
BANDS = 3  # as many moments in each
ALONE = sqrt(2 / pi)  # standard errors that a mean is off by on average


class Point(NamedTuple):
    """One point of a curve: in which third, what was told, and what came of it."""

    third: int
    told: float
    won: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games at each kind of table (300)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play and weigh (1)")
    args = parser.parse_args()
    for game, players in TABLES:
        begin = perf_counter()
        with Pool(args.workers) as pool:
            numbers = range(HELD_OUT, HELD_OUT + args.games)
            found = [one for some in pool.imap_unordered(partial(points, game, players), numbers) for one in some]
        print(f"{game}, {players} players, {args.games} games ({perf_counter() - begin:.0f} s)")
        for third, name in enumerate(THIRDS):
            print(f"  {name} third: {told([one for one in found if one.third == third])}", flush=True)


def told(found: list[Point]) -> str:
    """Bands of as many moments each, the lowest chances first, and how far they are off on average."""
    found = sorted(found)
    bands = [found[len(found) * n // BANDS : len(found) * (n + 1) // BANDS] for n in range(BANDS)]
    pairs = [(100 * mean([one.told for one in band]), 100 * mean([one.won for one in band])) for band in bands]
    off = mean([abs(said - came) for said, came in pairs])
    alone = mean([ALONE * sqrt(said * (100 - said) / len(band)) for (said, _), band in zip(pairs, bands, strict=True)])
    lines = [f"{said:.0f} % came true {came:.0f} %" for said, came in pairs]
    return f"{', '.join(lines)}; off by {off:.1f}, chance alone {alone:.1f}"


def points(game: str, players: int, number: int) -> list[Point]:
    """A choice of each third of one game."""
    rng = rng_from_seed(number)
    moments, won = moments_of(game, players, number, rng)
    found = []
    for third in range(len(THIRDS)):
        first, last = (len(moments) * n // len(THIRDS) for n in (third, third + 1))
        sight = moments[first + rng.below(last - first)]
        best = weigh(sight, thoughts(DICE, sight.seat, number), QUICK).options[0]
        found.append(Point(third, best.chance, won[sight.seat]))
    return found


def moments_of(game: str, players: int, number: int, rng: Rng) -> tuple[list[Sight], list[float]]:
    """Whatever there was to choose in one game of bots that have learned; and what each seat has of its victory."""
    rules, player = kit(game).rules, bot(PLAYER)
    state, moments = rules.new({}, players, rng_from_seed(number)), []
    while asked := state.open_seats():
        seat = asked[rng.below(len(asked))]
        sight = Sight(rules, state.copy(), seat)
        if len(sight.legal) > 1:
            moments.append(sight)
        state.apply(seat, player.choose(sight, rng.child()))
    winners = rules.winners(state)
    return moments, [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


if __name__ == "__main__":
    main()
