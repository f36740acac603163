"""Measure how well the learned evaluation predicts results, in fresh games.

    python -m benchmarks.evaluation_accuracy GAME [--games N] [--workers N] [--seed N] [--weights FILE]

By player count and game stage (the year in Seasons; in SpellBook, how full the fullest board or book is), the output
gives games and positions, the share of the lead's variance explained, the calibration error of the win probability in
percentage points (mean over tenths: of the positions predicted at 70 %, how many were won?), and the error that this
number of games would show if every prediction were right. The results are printed, not tested.
"""

import argparse
import os
import random
from array import array
from collections import defaultdict

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sortilege.core.engine.net import CERTAIN, STAGES, Features, chance_of
from sortilege.core.kits import folder
from sortilege.core.save.weights import NAME, net_of
from sortilege.lab.process_pool import in_order
from sortilege.lab.training.positions import PLAYERS, STAGE, WINS, WON, from_bytes
from sortilege.lab.training.selfplay import SelfPlayJob, play
from sortilege.lab.training.trainer import calibration, explained_variance, lead_of, unpack

GAMES_PER_JOB = 20
NOISE_SAMPLES = 20  # simulated outcomes for the error by chance alone

Prediction = tuple["array[int]", float, float]  # position's row, predicted lead, predicted win chance


def predictions(game: str, weights: str, data: bytes) -> list[list[Prediction]]:
    """Return the positions of each game with the network's predictions."""
    net = net_of(game, weights)
    assert net is not None, "the weights were read before"
    features, games = Features(), list[list[Prediction]]()
    before: array[int] | None = None
    for row, pairs, _ in unpack(from_bytes(data)):
        features.n = 0
        for place, value in pairs:
            features.add(place, value)
        net.judge(features)
        players = row[PLAYERS]
        others = [int(net.heads[i]) for i in range(1, players)]
        lead = (int(net.heads[0]) - max(others, default=0)) / 100
        if before is None or before[PLAYERS] != players or before[STAGE] > row[STAGE]:
            games.append([])
        games[-1].append((row, lead, int(chance_of(net.odds(players, row[STAGE]))) / CERTAIN))
        before = row
    return games


def calibration_by_chance(games: list[list[Prediction]], rng: random.Random) -> float:
    """Return the calibration error of one simulated set of results in which every prediction is right.

    All positions of a game share its winner.
    """
    chances, wins = [], []
    for game in games:
        drawn = rng.random()
        for _, _, chance in game:
            chances.append(chance)
            wins.append(float(drawn < chance))
    return calibration(chances, wins)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--games", type=int, default=4000)
    options.add_argument("--workers", type=int, default=os.cpu_count())
    options.add_argument("--seed", type=int, default=77)
    options.add_argument("--weights", default="")
    given = options.parse_args()
    weights = given.weights or str(folder(given.game).joinpath(NAME))
    jobs = [
        SelfPlayJob(given.game, given.seed, at, GAMES_PER_JOB, weights) for at in range(0, given.games, GAMES_PER_JOB)
    ]
    cells: dict[tuple[str, str], list[list[Prediction]]] = defaultdict(list)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("playing", total=len(jobs))
        for data in in_order(play, jobs, given.workers):
            for game in predictions(given.game, weights, data):
                players = str(game[0][0][PLAYERS])
                cells["all", "all"].append(game)
                cells[players, "all"].append(game)
                for stage in range(int(STAGES)):
                    part = [seen for seen in game if seen[0][STAGE] == stage]
                    if part:
                        cells[players, str(stage + 1)].append(part)
            progress.advance(task)
    table = Table("players", "stage", "games", "positions", "lead explained", "calibration error", "by chance alone")
    rng = random.Random(1)
    for (players, stage), games in sorted(cells.items(), key=lambda cell: (cell[0][0] == "all", cell[0])):
        rows = [seen for game in games for seen in game]
        off = calibration([chance for _, _, chance in rows], [row[WINS] / WON for row, _, _ in rows])
        told = explained_variance([lead_of(row) for row, _, _ in rows], [lead for _, lead, _ in rows])
        noise = sum(calibration_by_chance(games, rng) for _ in range(NOISE_SAMPLES)) / NOISE_SAMPLES
        table.add_row(players, stage, f"{len(games):,}", f"{len(rows):,}", f"{told:.0%}", f"{off:.1f}", f"{noise:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
