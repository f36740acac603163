"""Regret of search variants: what each variant gives away per move, judged by deep searches of the same positions.

    python -m benchmarks.search_regret GAME [--ms 25] [--positions 300] [--deep 8000] [--seed N] [--workers N]
                                            [--way NAME …]

A way is `mcts`, or the learned search with other parameters: `rests=3,explore=0.5,heart=0,paired=0,depth=30`. The
output is the mean loss per move against the best move, in thousandths of the reward with standard errors, once judged
by a deep `mcts` and once by a deep learned search. A few hundred positions separate variants that would take thousands
of games.
"""

import argparse
import os
from math import sqrt
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from sortilege.bots.greedy_bot import search_policy
from sortilege.core.engine.network_policy import BY_HAND, NetworkPolicy
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng
from sortilege.core.engine.search import Search
from sortilege.core.kits import folder, kit
from sortilege.core.record import numbered_key, rng_of
from sortilege.core.save.weights import NAME, read
from sortilege.lab.process_pool import in_order

WAYS = ("mcts", "", "rests=1", "rests=2", "explore=0.3", "explore=0.5", "paired=0,explore=0.5", "heart=50", "depth=30")
MAX_DEPTH_IN_GAME = 120  # choices before the position
UNTRIED_VALUE = -0.2  # of a choice that the deep search never tried


class RegretJob(NamedTuple):
    game: str
    ways: tuple[str, ...]
    seconds: float
    deep: int
    number: int


def policy_for(game: str, way: str) -> Policy:
    """Return the policy that a way names."""
    if way == "mcts":
        return search_policy(game)
    hand = kit(game).policy()
    assert hand is not None
    policy = NetworkPolicy(hand, read(game, Path(str(folder(game).joinpath(NAME)))).net(), BY_HAND)
    for knob in filter(None, way.split(",")):
        name, _, value = knob.partition("=")
        setattr(policy, name, type(getattr(policy, name))(float(value)))
    return policy


def run_search(job: RegretJob, way: str, state: Any, seat: int, rng: Rng, rounds: int = 0) -> Search:
    """Search for `rounds`, or for the job's time if 0."""
    rules = kit(job.game).rules

    def imagine(chance: Rng) -> Any:
        return rules.imagine(state, seat, chance)

    search = Search(policy_for(job.game, way), seat, rng)
    end = perf_counter() + job.seconds
    search.think(imagine, rounds or 4)
    while not rounds and perf_counter() < end:
        search.think(imagine, 4)
    return search


def losses(search: Search) -> dict[int, float]:
    """Return each option's value relative to the deep search's best, over the games that both played."""
    best = max(search.root.edges, key=lambda edge: edge.visits)
    found = {}
    for edge in search.root.edges:
        if edge.visits:
            visits = int(edge.visits)
            other = best.sums[visits - 1] / visits if best.sums else best.total / int(best.visits)
            found[int(edge.code)] = edge.total / visits - other
    return found


def examine(job: RegretJob) -> list[tuple[float, float]] | None:
    """Return what each way gives away at one position, by both judges; None with fewer than three options."""
    rules, hand = kit(job.game).rules, kit(job.game).policy()
    assert hand is not None
    rng = rng_of(numbered_key(job.number))
    chance = rng.child()
    state: Any = rules.new(rules.complete(dict(kit(job.game).bot_options), 2), 2, rng)
    hand.play(state, chance, 50, 1 + chance.below(MAX_DEPTH_IN_GAME))
    if state.over or len(state.legal(seat := state.open_seats()[0])) < 3:
        return None
    deep = [losses(run_search(job, way, state, seat, chance.child(), job.deep)) for way in ("mcts", "")]
    chosen = [run_search(job, way, state, seat, chance.child()).best() for way in job.ways]
    return [(deep[0].get(code, UNTRIED_VALUE), deep[1].get(code, UNTRIED_VALUE)) for code in chosen]


def mean_loss(values: list[float]) -> str:
    middle = fmean(values)
    return f"{-1000 * middle:.1f} ± {1000 * sqrt(fmean((v - middle) ** 2 for v in values) / len(values)):.1f}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--ms", type=float, default=25)
    options.add_argument("--positions", type=int, default=300)
    options.add_argument("--deep", type=int, default=8000)
    options.add_argument("--seed", type=int, default=8)
    options.add_argument("--workers", type=int, default=os.cpu_count())
    options.add_argument("--way", action="append", dest="ways")
    given = options.parse_args()
    ways = tuple(given.ways or WAYS)
    jobs = [
        RegretJob(given.game, ways, given.ms / 1000, given.deep, given.seed << 32 | n)
        for n in range(3 * given.positions)
    ]
    rows: list[list[tuple[float, float]]] = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("thinking", total=given.positions)
        for row in in_order(examine, jobs, given.workers):
            if row is not None:
                rows.append(row)
                progress.update(task, completed=len(rows))
            if len(rows) == given.positions:
                break
    table = Table("way", "by a deep mcts", "by a deep learned search", title=f"{len(rows)} positions, {given.ms:g} ms")
    for n, way in enumerate(ways):
        table.add_row(way or "learned", *(mean_loss([row[n][judge] for row in rows]) for judge in range(2)))
    Console().print(table)


if __name__ == "__main__":
    main()
