"""Calibrate the network's win chances and write the fit into the first line of a game's weights.

    python -m tools.calibrate_win_chances GAME [--games 1500] [--workers 16]

Learned bots play at every number of players. At random positions of each game the network is asked as a review asks it
(`analysis/chance_calibration.py`), and its odds are fitted to the results of the games.
"""

import argparse
from collections import defaultdict
from functools import partial
from multiprocessing import Pool
from pathlib import Path

import msgspec
from rich.progress import track

from benchmarks.win_chance_calibration import positions_of
from sortilege.analysis.chance_calibration import Guess, network_guess
from sortilege.bots import thoughts
from sortilege.core.engine.net import NAT, SEATS
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import folder, kit
from sortilege.core.save.weights import NAME, SIGHT_STAGES, read, to_bytes
from sortilege.lab.training.calibration import fit_odds

FIRST_DEAL = 3_000_000  # the first deal number
POSITIONS_PER_GAME = 16  # per game
SEED = b"sights"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1500, help="at each number of players (1500)")
    parser.add_argument("--workers", type=int, default=1, help="processes that play (1)")
    args = parser.parse_args()
    kinds: dict[int, list[tuple[float, float]]] = defaultdict(list)
    with Pool(args.workers) as pool:
        for players in kit(args.game).rules.seats:
            games = pool.imap_unordered(
                partial(guesses, args.game, players), range(FIRST_DEAL, FIRST_DEAL + args.games), 4
            )
            for some in track(games, f"{players} players", args.games):
                for guess, won in some:
                    kinds[guess.kind].append((guess.odds, won))
    lines = [fit_odds(kinds[kind]) for kind in range(SEATS * SIGHT_STAGES)]
    for kind, (share, more) in enumerate(lines):
        players, stage = divmod(kind, SIGHT_STAGES)
        print(f"{players + 1} players, stage {stage}: {len(kinds[kind])} moments, odds times {share:.2f} {more:+.2f}")
    place = Path(str(folder(args.game).joinpath(NAME)))
    weights = read(args.game, place)
    sights = [round(NAT * number) for line in lines for number in line]
    about = msgspec.structs.replace(weights.about, sights=sights)
    place.write_bytes(to_bytes(msgspec.structs.replace(weights, about=about)))
    print(f"{place} says so now")


def guesses(game: str, players: int, number: int) -> list[tuple[Guess, float]]:
    """Sample positions of one game: the network's guess for a seat, and whether it won."""
    rng = rng_from_seed(number)
    moments, won = positions_of(game, players, number, rng)
    some = [moments[rng.below(len(moments))] for _ in range(POSITIONS_PER_GAME)]
    found = [(network_guess(one, thoughts(SEED, one.seat, number)), one.seat) for one in some]
    return [(guess, won[seat]) for guess, seat in found if guess]


if __name__ == "__main__":
    main()
