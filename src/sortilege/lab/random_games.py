"""Play many random games, deterministically from one seed, in any number of processes."""

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

GAMES_PER_BATCH = 100


class PlayoutState(Protocol):
    """The part of a state that these studies use."""

    first: int

    def playout(self, chooser: Rng) -> int: ...


class PlayoutJob(msgspec.Struct, frozen=True):
    """Which games to play; game `n` of a seed is the same on every machine."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    start: int
    stop: int


class PlayoutResult(msgspec.Struct, frozen=True):
    """The result of one game."""

    decisions: int
    rounds: int
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class PlayoutBatch:
    """The results of one job and its CPU seconds."""

    results: list[PlayoutResult]
    seconds: float


def game_rng(seed: int, number: int) -> Rng:
    return rng_of(hashlib.sha256(f"sortilege simulate\0{seed}\0{number}".encode()).digest())


def play(job: PlayoutJob) -> PlayoutBatch:
    """Play a job's games in this process."""
    rules = kit(job.game).rules
    begin = process_time()
    options = rules.options.numbers(rules.complete(job.options, job.players))
    results = []
    for number in range(job.start, job.stop):
        rng = game_rng(job.seed, number)
        chooser = rng.child()
        state = rules.deal(rng, job.players, options)
        table = cast("PlayoutState", state)
        first = int(table.first)
        decisions = int(table.playout(chooser))
        scores, winners = tuple(rules.scores(state)), tuple(rules.winners(state))
        results.append(PlayoutResult(decisions, int(getattr(state, kit(job.game).turn)), first, scores, winners))
    return PlayoutBatch(results, process_time() - begin)


def split_job(job: PlayoutJob) -> list[PlayoutJob]:
    cuts = [*range(job.start, job.stop, GAMES_PER_BATCH), job.stop]
    return [msgspec.structs.replace(job, start=a, stop=b) for a, b in pairwise(cuts)]


def play_all(job: PlayoutJob, workers: int) -> Iterator[PlayoutBatch]:
    """Play the job's games in order, batch by batch; the number of workers changes only the time it takes."""
    yield from in_order(play, split_job(job), workers)


def shares_of_first(results: Sequence[PlayoutResult]) -> list[float]:
    """1 where the first player won, a fraction for a shared win, else 0."""
    return [(r.first in r.winners) / max(1, len(r.winners)) for r in results]
