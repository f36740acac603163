"""Run the same arena in local processes, on Dask and on Ray; the games are identical on all of them.

    pip install sortilege distributed ray         (in a checkout: pip install . distributed ray)
    python examples/clusters.py [processes] [dask] [ray]

The arena accepts any `concurrent.futures.Executor`. Dask provides one; `RayPool` adapts Ray in a few lines. For a
cluster, pass its address to Dask's Client or to `ray.init`. Without either, `sortilege arena --deals A:B` plays part
of the deals, and `sortilege arena merge` combines the parts.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from sortilege.lab.arena import Arena, Plan
from sortilege.lab.arena.summary import Results

PLAN = Plan("spellbook", 2, {}, ("greedy", "mcts:10"), games=24, seed=3)


class RayPool(Executor):
    """Ray as an executor."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        import ray

        found: Future[Any] = ray.remote(work).remote(*args, **more).future()
        return found


@contextmanager
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool


@contextmanager
def dask() -> Iterator[Executor]:
    from distributed import Client

    with Client(n_workers=2, threads_per_worker=1, dashboard_address=None) as client:
        yield client.get_executor()


@contextmanager
def ray() -> Iterator[Executor]:
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield RayPool()
    ray.shutdown()


def run_arena(pool: Executor) -> Results:
    arena = Arena(PLAN)
    for games in arena.play(2, pool):
        print(f"\r{games} of {PLAN.all_games} games", end="", flush=True)
    print()
    return arena.results()


def main() -> None:
    pools = {"processes": processes, "dask": dask, "ray": ray}
    found = {}
    for name in sys.argv[1:] or pools:
        print(name)
        with pools[name]() as pool:
            found[name] = run_arena(pool)
    first = next(iter(found.values()))
    assert all(results == first for results in found.values()), found
    wins = first.bots[0].wins
    assert wins is not None
    print(f"{' = '.join(found)}: {PLAN.bots[0]} wins {100 * wins.value:.0f} % of {first.games} games")


if __name__ == "__main__":
    main()
