"""Verify puzzles: searches with other random numbers and four times the depth must find the same answers."""

import hashlib
from pathlib import Path

import msgspec

from sortilege.analysis.move_evaluation import tally_moves
from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng
from sortilege.core.record import rng_of
from sortilege.lab.puzzles.search import DEEP
from sortilege.puzzles.puzzle import Puzzle, parse_puzzles
from sortilege.stories.parser import parse_yaml

DEEPER = DEEP.times(4)
SEARCHES = 2


class VerificationJob(msgspec.Struct, frozen=True):
    """A puzzle in file format, and the seed of the searches."""

    game: str
    text: str
    seed: int


def check(job: VerificationJob) -> int:
    """Return how many searches confirm the puzzle."""
    (one,) = parse_puzzles(parse_yaml(job.text, "puzzle"), Path("puzzle"), job.game)
    keys = [hashlib.sha256(f"check {job.seed} {n} {one.id}".encode()).digest() for n in range(SEARCHES)]
    return sum(agrees(one, rng_of(key)) for key in keys)


def agrees(one: Puzzle, rng: Rng) -> bool:
    """Return whether a search answers every question correctly."""
    state, rules = one.state(), one.rules
    for step in one.steps:
        shown = rules.code_of[step.shown]
        best = tally_moves(Sight(rules, state, one.seat), rng.child(), DEEPER, (shown,)).tallies[0]
        if rules.ids[best.code] not in step.right:
            return False
        state.apply(one.seat, shown)
    return True
