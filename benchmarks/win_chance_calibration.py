"""Calibration of a review's win probabilities: predictions in held-out games compared with who won.

    python -m benchmarks.win_chance_calibration --games 1000 --workers 16

Fast learned bots play games that nothing was fitted to. In each third of a game, one random choice is evaluated as a
review does it. By player count and third, the output compares predicted with observed win rates in three bands of
predictions, and gives the mean error in percentage points next to the error that the sample size alone would cause.
"""

import argparse
from functools import partial
from math import pi, sqrt
from multiprocessing import Pool
from time import perf_counter
from typing import NamedTuple

from sortilege.analysis.move_evaluation import QUICK, evaluate
from sortilege.analysis.outcome_tally import mean
from sortilege.analysis.review_steps import REVIEW_RNG_KEY
from sortilege.bots import Sight, bot, thoughts
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.kits import kit

TABLES = [(game, players) for game in ("seasons", "spellbook") for players in (2, 4)]
PLAYER = "learned"
HELD_OUT = 5_000_000  # the first deal's number
THIRDS = ("first", "middle", "last")
BANDS = 3  # of equal size
MEAN_ABSOLUTE_ERROR = sqrt(2 / pi)  # of a normal distribution, in standard errors


class Point(NamedTuple):
    """One prediction: the third of the game, the predicted win probability, and the result."""

    third: int
    predicted: float
    won: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="games per kind of table (300)")
    parser.add_argument("--workers", type=int, default=1, help="worker processes (1)")
    args = parser.parse_args()
    for game, players in TABLES:
        begin = perf_counter()
        with Pool(args.workers) as pool:
            numbers = range(HELD_OUT, HELD_OUT + args.games)
            found = [one for some in pool.imap_unordered(partial(points, game, players), numbers) for one in some]
        print(f"{game}, {players} players, {args.games} games ({perf_counter() - begin:.0f} s)")
        for third, name in enumerate(THIRDS):
            print(f"  {name} third: {summary([one for one in found if one.third == third])}", flush=True)


def summary(found: list[Point]) -> str:
    """Compare predicted and observed win rates by band, lowest first, with the mean error."""
    found = sorted(found)
    bands = [found[len(found) * n // BANDS : len(found) * (n + 1) // BANDS] for n in range(BANDS)]
    pairs = [(100 * mean([one.predicted for one in band]), 100 * mean([one.won for one in band])) for band in bands]
    off = mean([abs(said - came) for said, came in pairs])
    alone = mean(
        [
            MEAN_ABSOLUTE_ERROR * sqrt(said * (100 - said) / len(band))
            for (said, _), band in zip(pairs, bands, strict=True)
        ]
    )
    lines = [f"predicted {said:.0f} %, observed {came:.0f} %" for said, came in pairs]
    return f"{'; '.join(lines)}; off by {off:.1f}, by chance alone {alone:.1f}"


def points(game: str, players: int, number: int) -> list[Point]:
    """Evaluate one random choice in each third of a game."""
    rng = rng_from_seed(number)
    positions, won = positions_of(game, players, number, rng)
    found = []
    for third in range(len(THIRDS)):
        first, last = (len(positions) * n // len(THIRDS) for n in (third, third + 1))
        sight = positions[first + rng.below(last - first)]
        best = evaluate(sight, thoughts(REVIEW_RNG_KEY, sight.seat, number), QUICK).options[0]
        found.append(Point(third, best.chance, won[sight.seat]))
    return found


def positions_of(game: str, players: int, number: int, rng: Rng) -> tuple[list[Sight], list[float]]:
    """Play a game of learned bots; return every real choice, and each seat's share of the win."""
    rules, player = kit(game).rules, bot(PLAYER)
    state, positions = rules.new({}, players, rng_from_seed(number)), []
    while asked := state.open_seats():
        seat = asked[rng.below(len(asked))]
        sight = Sight(rules, state.copy(), seat)
        if len(sight.legal) > 1:
            positions.append(sight)
        state.apply(seat, player.choose(sight, rng.child()))
    winners = rules.winners(state)
    return positions, [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


if __name__ == "__main__":
    main()
