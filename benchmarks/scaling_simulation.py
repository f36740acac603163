"""Simulate servers and databases, check the simulation against this machine, and extrapolate to 100,000 live tables.

`python -m benchmarks.scaling_simulation` measures the cost of a move and the server's behavior at three rates (two
minutes), predicts the same figures by simulation, and then simulates larger sites. `--given` skips the measurements and
uses the figures from docs/scaling.md.

The model: moves arrive at random at processes with one core each, which handle them one after another. Finished moves
wait for the process's writer, which commits all waiting moves in one transaction. A commit takes the disk's time; with
pg_notify, commits of one database do not overlap. Every process receives the notifications of every commit.
"""

import argparse
import asyncio
import heapq
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.move_cost import saves, whole_move

MAX_GROUP = 128  # changes in one commit, as in the server's group commit
IN_FLIGHT = 256  # as `sortilege load` at full speed


@dataclass(frozen=True)
class Costs:
    """Seconds: of a core per move and per transaction, of the disk per commit, and of a core per change received from
    another process."""

    choice: float = 0.00050
    transaction: float = 0.00045
    commit: float = 0.0015
    heard: float = 0.00002


@dataclass(frozen=True)
class Site:
    """A number of processes and databases; `notify`: changes travel by pg_notify, else by a broker or not at all."""

    processes: int = 1
    databases: int = 1
    notify: bool = False
    rate: float | None = None  # moves per second; None: full speed


@dataclass
class LoadFigures:
    rate: float
    p50: float
    p95: float
    busy: float  # share of the cores used


class Simulation:
    def __init__(self, costs: Costs, site: Site, seconds: float) -> None:
        self.costs, self.site, self.seconds = costs, site, seconds
        self.rng = random.Random(1)
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.now, self.count = 0.0, 0
        self.free_at = [0.0] * site.processes  # when each core is idle again
        self.used = 0.0
        self.waiting: list[deque[float]] = [deque() for _ in range(site.processes)]
        self.writing = [False] * site.processes
        self.lock_free = [0.0] * site.databases  # when the previous commit releases the lock
        self.latencies: list[float] = []

    def at(self, when: float, what: Callable[[], None]) -> None:
        self.count += 1
        heapq.heappush(self.events, (when, self.count, what))

    def run(self) -> LoadFigures:
        if self.site.rate is None:
            for _ in range(IN_FLIGHT * self.site.processes):
                self.arrive()
        else:
            self.next_arrival()
        while self.events and self.now < self.seconds:
            self.now, _, what = heapq.heappop(self.events)
            what()
        done = sorted(self.latencies[len(self.latencies) // 4 :]) or [0.0]
        p50, p95 = (done[int(share * (len(done) - 1))] for share in (0.5, 0.95))
        return LoadFigures(len(self.latencies) / self.now, p50, p95, self.used / self.now / self.site.processes)

    def next_arrival(self) -> None:
        assert self.site.rate is not None
        self.at(self.now + self.rng.expovariate(self.site.rate), lambda: (self.arrive(), self.next_arrival())[0])

    def work(self, process: int, seconds: float) -> float:
        """Queue work on a process's core; return when it finishes."""
        self.used += seconds
        self.free_at[process] = max(self.now, self.free_at[process]) + seconds
        return self.free_at[process]

    def arrive(self) -> None:
        process, came = self.rng.randrange(self.site.processes), self.now
        self.at(self.work(process, self.costs.choice), lambda: self.made(process, came))

    def made(self, process: int, came: float) -> None:
        self.waiting[process].append(came)
        self.write(process)

    def write(self, process: int) -> None:
        waiting = self.waiting[process]
        if self.writing[process] or not waiting:
            return
        self.writing[process] = True
        batch = [waiting.popleft() for _ in range(min(MAX_GROUP, len(waiting)))]
        ready = self.work(process, self.costs.transaction)
        database = self.rng.randrange(self.site.databases)
        if self.site.notify:
            ready = max(ready, self.lock_free[database])
            self.lock_free[database] = ready + self.costs.commit
        self.at(ready + self.costs.commit, lambda: self.written(process, batch))

    def written(self, process: int, batch: list[float]) -> None:
        self.writing[process] = False
        for came in batch:
            self.latencies.append(self.now - came)
            if self.site.rate is None:
                self.arrive()
        if self.site.notify:
            for other in range(self.site.processes):
                self.work(other, len(batch) * self.costs.heard)
        self.write(process)


def simulate(costs: Costs, site: Site, seconds: float = 4.0) -> LoadFigures:
    return Simulation(costs, site, seconds).run()


# Measurements on this machine


def commit_time(folder: str) -> float:
    """Return the seconds of one SQLite commit, configured as the server does."""
    db = sqlite3.connect(Path(folder, "commit.db"), isolation_level=None)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("create table t (id integer primary key, body blob)")
    start = time.perf_counter()
    for n in range(200):
        db.execute("begin immediate")
        db.execute("insert into t values (?, ?)", (n, b"x" * 5000))
        db.execute("commit")
    return (time.perf_counter() - start) / 200


def costs_here() -> Costs:
    with tempfile.TemporaryDirectory() as folder:
        alone, together = (asyncio.run(saves(folder, n)) / 1e6 for n in (1, 64))
        commit = commit_time(folder)
    choice = whole_move()
    assert choice is not None, "`sortilege load` could not be run here"
    return replace(Costs(), choice=choice / 1e6, transaction=alone - together, commit=commit)


def load_here(rate: int) -> tuple[LoadFigures, LoadFigures]:
    """Run `sortilege load`; return its figures at this rate and at full speed."""
    command = [sys.executable, "-m", "sortilege", "load", "--tables", "100", "--rate", str(rate), "--seconds", "8"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.replace(",", "")
    steady = re.search(r"p50 ([\d.]+) ms p95 ([\d.]+) ms", said)
    busy = re.search(r"processor: server ([\d.]+) %", said)
    most = re.search(r"as fast as it goes: ([\d.]+) choices a second p95 ([\d.]+) ms.*server ([\d.]+) %", said)
    assert steady, said
    assert busy, said
    assert most, said
    return (
        LoadFigures(rate, float(steady[1]) / 1000, float(steady[2]) / 1000, float(busy[1]) / 100),
        LoadFigures(float(most[1]), 0.0, float(most[2]) / 1000, float(most[3]) / 100),
    )


def compare(costs: Costs) -> None:
    print("what                     measured: per second  p95 ms  busy  simulated: per second  p95 ms  busy")
    for rate in (100, 300):
        steady, most = load_here(rate)
        print_row(f"{rate} per second", steady, simulate(costs, Site(rate=rate)))
    print_row("full speed", most, simulate(costs, Site()))


def print_row(what: str, measured: LoadFigures, simulated: LoadFigures) -> None:
    print(f"{what:24} {columns(measured)}    {columns(simulated)}", flush=True)


def columns(found: LoadFigures) -> str:
    return f"{found.rate:18.0f}  {1000 * found.p95:6.1f}  {100 * found.busy:3.0f}%"


SITES = [
    ("one process, SQLite", Site(rate=500)),
    ("the same, full speed", Site()),
    ("2 processes, pg_notify", Site(processes=2, notify=True)),
    ("4 processes, pg_notify", Site(processes=4, notify=True)),
    ("8 processes, pg_notify", Site(processes=8, notify=True)),
    ("16 processes, pg_notify", Site(processes=16, notify=True)),
    ("16 processes, 4 databases, pg_notify", Site(processes=16, databases=4, notify=True)),
    ("16 processes, 4 databases, a broker", Site(processes=16, databases=4)),
    ("100,000 tables: 10,000 a second over 16", Site(processes=16, databases=4, rate=10_000)),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--given", action="store_true", help="use the figures from docs/scaling.md")
    args = parser.parse_args()
    costs = Costs() if args.given else costs_here()
    print(", ".join(f"{name} {1e6 * seconds:.0f} µs" for name, seconds in vars(costs).items()))
    if not args.given:
        compare(costs)
    print("\nsite                                     moves per second  p95 ms  cores busy")
    for what, site in SITES:
        found = simulate(costs, site, 1.5)
        print(f"{what:40} {found.rate:16.0f}  {1000 * found.p95:6.1f}  {100 * found.busy:9.0f}%", flush=True)


if __name__ == "__main__":
    main()
