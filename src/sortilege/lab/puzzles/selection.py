"""Of many puzzles some that are unlike each other: all difficulties, many lessons, few about the same thing."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sortilege.puzzles.puzzle import DIFFICULTIES, Puzzle

MAX_ALIKE = 5  # puzzles of one game, at most, that teach the same about the same


def select(found: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """So many of them, or as many as are unlike enough: of each difficulty as many, where there are; the easiest first.

    The rarest difficulty chooses first, and what it lacks the others make up for.
    """
    unlike = diversify(found)
    by_difficulty = {n: [one for one in unlike if one.difficulty == n] for n in range(1, DIFFICULTIES + 1)}
    taken: list[Puzzle] = []
    kinds = sorted(by_difficulty.values(), key=len)
    for left, ones in zip(range(len(kinds), 0, -1), kinds, strict=True):
        taken += ones[: -(-(number - len(taken)) // left)]
    return sorted(taken, key=lambda one: (one.difficulty, one.id))


def diversify(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Without those that are too much like others; in such an order that the lessons take turns."""
    every = {one.id: one for one in found}
    about: Counter[tuple[str, str]] = Counter()
    turns: Counter[tuple[int, str]] = Counter()
    placed: list[tuple[int, Puzzle]] = []
    for one in sorted(every.values(), key=lambda one: (-one.difficulty, -one.sure, one.id)):  # hard ones are rarer
        subject = one.teaches, one.steps[0].shown.partition("#")[0]
        about[subject] += 1
        if about[subject] <= MAX_ALIKE:
            turns[one.difficulty, one.teaches] += 1
            placed.append((turns[one.difficulty, one.teaches], one))
    return [one for _, one in sorted(placed, key=lambda pair: pair[0])]


def shares(ones: Sequence[Puzzle]) -> str:
    """How many there are of each difficulty and lesson, for whoever looks on."""
    levels, lessons = Counter(one.difficulty for one in ones), Counter(one.teaches for one in ones)
    return ", ".join(f"{name}: {n}" for counts in (levels, lessons) for name, n in sorted(counts.items()))
