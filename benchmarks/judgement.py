"""Prints how well the learned judgement knows what will come, on fresh games of its own.

    python -m benchmarks.judgement GAME [--games N] [--workers N] [--seed N] [--weights FILE]

By number of players and stage of the game (the year in Seasons; in SpellBook, by how full the fullest board or book
is): how many games and positions; the share of the lead's variance that it
tells; by how many points the chance of winning is off (of the positions called 70 %, how many were won?), the mean over
tenths of the chance; and by how many points it would seem off, for so few games, if every chance were right. Figures
are printed, never tested.
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
from sortilege.lab.training.selfplay import Job, play
from sortilege.lab.training.trainer import calibration, explained, lead_of, unpacked

A_JOB = 20
TRIES = 20  # as often are games drawn that end as the chances say

Seen = tuple["array[int]", float, float]  # a position's row, the lead it is told, and the chance


def judged(game: str, weights: str, data: bytes) -> list[list[Seen]]:
    """The positions of each game, and what the network says of them."""
    net = net_of(game, weights)
    assert net is not None, "read before"
    features, games = Features(), list[list[Seen]]()
    before: array[int] | None = None
    for row, pairs, _ in unpacked(from_bytes(data)):
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


def by_chance(games: list[list[Seen]], rng: random.Random) -> float:
    """How far chances seem off where every one of them is right and a game has one winner for all its positions."""
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
    jobs = [Job(given.game, given.seed, at, A_JOB, weights) for at in range(0, given.games, A_JOB)]
    cells: dict[tuple[str, str], list[list[Seen]]] = defaultdict(list)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("playing", total=len(jobs))
        for data in in_order(play, jobs, given.workers):
            for game in judged(given.game, weights, data):
                players = str(game[0][0][PLAYERS])
                cells["all", "all"].append(game)
                cells[players, "all"].append(game)
                for stage in range(int(STAGES)):
                    part = [seen for seen in game if seen[0][STAGE] == stage]
                    if part:
                        cells[players, str(stage + 1)].append(part)
            progress.advance(task)
    table = Table("players", "stage", "games", "positions", "lead told", "chance off by", "by chance alone")
    rng = random.Random(1)
    for (players, stage), games in sorted(cells.items(), key=lambda cell: (cell[0][0] == "all", cell[0])):
        rows = [seen for game in games for seen in game]
        off = calibration([chance for _, _, chance in rows], [row[WINS] / WON for row, _, _ in rows])
        told = explained([lead_of(row) for row, _, _ in rows], [lead for _, lead, _ in rows])
        noise = sum(by_chance(games, rng) for _ in range(TRIES)) / TRIES
        table.add_row(players, stage, f"{len(games):,}", f"{len(rows):,}", f"{told:.0%}", f"{off:.1f}", f"{noise:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
