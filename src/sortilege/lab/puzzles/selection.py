"""Select varied puzzles: all difficulties, many themes, few about the same thing."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sortilege.puzzles.puzzle import DIFFICULTIES, Puzzle

MAX_ALIKE = 5  # puzzles of one game with the same theme and subject


def select(found: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """Return up to `number` varied puzzles, evenly by difficulty where possible, easiest first.

    The rarest difficulty picks first, and the others make up for what it lacks.
    """
    unlike = diversify(found)
    by_difficulty = {n: [one for one in unlike if one.difficulty == n] for n in range(1, DIFFICULTIES + 1)}
    taken: list[Puzzle] = []
    kinds = sorted(by_difficulty.values(), key=len)
    for left, ones in zip(range(len(kinds), 0, -1), kinds, strict=True):
        taken += ones[: -(-(number - len(taken)) // left)]
    return sorted(taken, key=lambda one: (one.difficulty, one.id))


def diversify(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Drop puzzles too similar to others, and order the rest so that themes alternate."""
    every = {one.id: one for one in found}
    about: Counter[tuple[str, str]] = Counter()
    turns: Counter[tuple[int, str]] = Counter()
    placed: list[tuple[int, Puzzle]] = []
    for one in sorted(every.values(), key=lambda one: (-one.difficulty, -one.sure, one.id)):  # hard puzzles are rarer
        subject = one.teaches, one.steps[0].shown.partition("#")[0]
        about[subject] += 1
        if about[subject] <= MAX_ALIKE:
            turns[one.difficulty, one.teaches] += 1
            placed.append((turns[one.difficulty, one.teaches], one))
    return [one for _, one in sorted(placed, key=lambda pair: pair[0])]


def shares(ones: Sequence[Puzzle]) -> str:
    """Return the counts by difficulty and theme, for progress output."""
    levels, themes = Counter(one.difficulty for one in ones), Counter(one.teaches for one in ones)
    return ", ".join(f"{name}: {n}" for counts in (levels, themes) for name, n in sorted(counts.items()))
