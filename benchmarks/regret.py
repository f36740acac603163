"""Prints what ways of searching give away: the same moments are thought over for so long, and judged by deep searches.

    python -m benchmarks.regret GAME [--ms 25] [--positions 300] [--deep 8000] [--seed N] [--workers N] [--way NAME …]

A way is `mcts`, or the learned search with other knobs: `rests=3,explore=0.5,heart=0,paired=0,depth=30`. Told is by how
many thousandths of the reward its choices are worse than the best, for each choice, once by a deep `mcts` and once by a
deep learned search, with standard errors. A few hundred moments tell ways apart that thousands of games would.
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

from sortilege.bots.greedy import searchable
from sortilege.core.engine.learned import BY_HAND, Learned
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng
from sortilege.core.engine.search import Search
from sortilege.core.kits import folder, kit
from sortilege.core.record import numbered_key, rng_of
from sortilege.core.save.weights import NAME, read
from sortilege.lab.process_pool import in_order

WAYS = ("mcts", "", "rests=1", "rests=2", "explore=0.3", "explore=0.5", "paired=0,explore=0.5", "heart=50", "depth=30")
FURTHEST = 120  # choices into a game
NEVER = -0.2  # what a choice is worth that the deep search did not even try


class Job(NamedTuple):
    game: str
    ways: tuple[str, ...]
    seconds: float
    deep: int
    number: int


def judged(game: str, way: str) -> Policy:
    """What a search goes by, by the name of a way."""
    if way == "mcts":
        return searchable(game)
    hand = kit(game).policy()
    assert hand is not None
    policy = Learned(hand, read(game, Path(str(folder(game).joinpath(NAME)))).net(), BY_HAND)
    for knob in filter(None, way.split(",")):
        name, _, value = knob.partition("=")
        setattr(policy, name, type(getattr(policy, name))(float(value)))
    return policy


def thought(job: Job, way: str, state: Any, seat: int, rng: Rng, rounds: int = 0) -> Search:
    """A search of so many rounds, or for as long as the job says."""
    rules = kit(job.game).rules

    def imagine(chance: Rng) -> Any:
        return rules.imagine(state, seat, chance)

    search = Search(judged(job.game, way), seat, rng)
    end = perf_counter() + job.seconds
    search.think(imagine, rounds or 4)
    while not rounds and perf_counter() < end:
        search.think(imagine, 4)
    return search


def given_away(search: Search) -> dict[int, float]:
    """What each option is worth beside the best of a deep search, in the games that both went through."""
    best = max(search.root.edges, key=lambda edge: edge.visits)
    found = {}
    for edge in search.root.edges:
        if edge.visits:
            visits = int(edge.visits)
            other = best.sums[visits - 1] / visits if best.sums else best.total / int(best.visits)
            found[int(edge.code)] = edge.total / visits - other
    return found


def look(job: Job) -> list[tuple[float, float]] | None:
    """One moment of one game: what each way gives away, by both judges; None where there is little to choose."""
    rules, hand = kit(job.game).rules, kit(job.game).policy()
    assert hand is not None
    rng = rng_of(numbered_key(job.number))
    chance = rng.child()
    state: Any = rules.new(rules.complete(dict(kit(job.game).bot_options), 2), 2, rng)
    hand.play(state, chance, 50, 1 + chance.below(FURTHEST))
    if state.over or len(state.legal(seat := state.open_seats()[0])) < 3:
        return None
    deep = [given_away(thought(job, way, state, seat, chance.child(), job.deep)) for way in ("mcts", "")]
    chosen = [thought(job, way, state, seat, chance.child()).best() for way in job.ways]
    return [(deep[0].get(code, NEVER), deep[1].get(code, NEVER)) for code in chosen]


def told(values: list[float]) -> str:
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
        Job(given.game, ways, given.ms / 1000, given.deep, given.seed << 32 | n) for n in range(3 * given.positions)
    ]
    rows: list[list[tuple[float, float]]] = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("thinking", total=given.positions)
        for row in in_order(look, jobs, given.workers):
            if row is not None:
                rows.append(row)
                progress.update(task, completed=len(rows))
            if len(rows) == given.positions:
                break
    table = Table("way", "by a deep mcts", "by a deep learned search", title=f"{len(rows)} moments, {given.ms:g} ms")
    for n, way in enumerate(ways):
        table.add_row(way or "learned", *(told([row[n][judge] for row in rows]) for judge in range(2)))
    Console().print(table)


if __name__ == "__main__":
    main()
