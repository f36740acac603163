"""Many games of random legal play, game by game from one seed, in as many processes as wanted."""

import hashlib
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import pairwise
from time import process_time
from typing import Protocol, cast

import msgspec

from sortilege.core.dice import Dice
from sortilege.core.errors import SortilegeError
from sortilege.core.record import dice_of
from sortilege.games import rules_of

BATCH = 100
TURNS = {"seasons": "round", "spellbook": "day"}  # what a state counts its length in


class Playable(Protocol):
    """What these studies read off a state."""

    first: int

    def playout(self, chooser: Dice) -> int: ...


class Job(msgspec.Struct, frozen=True):
    """Which games to play: game number n of a seed is the same whoever plays it."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    start: int
    stop: int


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    decisions: int
    rounds: int
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Batch:
    """The results of one job, and the CPU seconds it took."""

    results: list[Result]
    seconds: float


def dice_for(seed: int, number: int) -> Dice:
    return dice_of(hashlib.sha256(f"sortilege simulate\0{seed}\0{number}".encode()).digest())


def play(job: Job) -> Batch:
    """Play a job's games here."""
    rules = rules_of(job.game)
    begin = process_time()
    results = []
    for number in range(job.start, job.stop):
        dice = dice_for(job.seed, number)
        chooser = dice.child()
        state = rules.new(job.options, job.players, dice)
        table = cast("Playable", state)
        first = int(table.first)
        decisions = int(table.playout(chooser))
        scores, winners = tuple(rules.scores(state)), tuple(rules.winners(state))
        results.append(Result(decisions, int(getattr(state, TURNS[job.game])), first, scores, winners))
    return Batch(results, process_time() - begin)


def batches(job: Job) -> list[Job]:
    cuts = [*range(job.start, job.stop, BATCH), job.stop]
    return [msgspec.structs.replace(job, start=a, stop=b) for a, b in pairwise(cuts)]


def play_all(job: Job, workers: int) -> Iterator[Batch]:
    """The job's games in order, batch by batch; the number of workers changes nothing but the time it takes."""
    jobs = batches(job)
    if workers == 1 or len(jobs) == 1:
        yield from map(play, jobs)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(jobs)), context, ignore_interrupts) as pool:
        try:
            yield from pool.map(play, jobs)
        except BrokenProcessPool:
            raise SortilegeError("a worker process was ended from outside before its games were played") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def ignore_interrupts() -> None:
    """Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def shares_of_first(results: Sequence[Result]) -> list[float]:
    """1 where the first player won, a part where several won, else 0."""
    return [(r.first in r.winners) / max(1, len(r.winners)) for r in results]
