"""Many games of random legal play, game by game from one seed, in as many processes as wanted."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import process_time
from typing import Protocol, cast

import msgspec

from sortilege.core.engine.rng import Rng
from sortilege.core.kits import kit
from sortilege.core.record import rng_of
from sortilege.lab.process_pool import in_order

BATCH = 100


class Playable(Protocol):
    """What these studies read off a state."""

    first: int

    def playout(self, chooser: Rng) -> int: ...


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


def dice_for(seed: int, number: int) -> Rng:
    return rng_of(hashlib.sha256(f"sortilege simulate\0{seed}\0{number}".encode()).digest())


def play(job: Job) -> Batch:
    """Play a job's games here."""
    rules = kit(job.game).rules
    begin = process_time()
    options = rules.options.numbers(rules.complete(job.options, job.players))
    results = []
    for number in range(job.start, job.stop):
        rng = dice_for(job.seed, number)
        chooser = rng.child()
        state = rules.deal(rng, job.players, options)
        table = cast("Playable", state)
        first = int(table.first)
        decisions = int(table.playout(chooser))
        scores, winners = tuple(rules.scores(state)), tuple(rules.winners(state))
        results.append(Result(decisions, int(getattr(state, kit(job.game).turn)), first, scores, winners))
    return Batch(results, process_time() - begin)


def batches(job: Job) -> list[Job]:
    cuts = [*range(job.start, job.stop, BATCH), job.stop]
    return [msgspec.structs.replace(job, start=a, stop=b) for a, b in pairwise(cuts)]


def play_all(job: Job, workers: int) -> Iterator[Batch]:
    """The job's games in order, batch by batch; the number of workers changes nothing but the time it takes."""
    yield from in_order(play, batches(job), workers)


def shares_of_first(results: Sequence[Result]) -> list[float]:
    """1 where the first player won, a part where several won, else 0."""
    return [(r.first in r.winners) / max(1, len(r.winners)) for r in results]
