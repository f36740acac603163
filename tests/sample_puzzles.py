"""Puzzles that are fast to search, for tests: two players and few choices."""

from functools import cache

from sortilege.puzzles import Puzzle, puzzles

DIGITS = 9  # answers that have a key


@cache
def of_one_choice(game: str) -> Puzzle:
    return next(one for one in small(game) if choices(one) == 1)


@cache
def of_a_turn(game: str) -> Puzzle:
    """Return the puzzle with the fewest questions whose answers all have a number key."""
    turns = sorted((one for one in small(game) if choices(one) > 1), key=choices)
    return next(one for one in turns if all(len(step.options) <= DIGITS for step in one.steps))


def small(game: str) -> list[Puzzle]:
    return [one for one in puzzles(game) if one.raw["given"]["players"] == 2]


def choices(one: Puzzle) -> int:
    return int(one.raw["puzzle"]["right"].count(",")) + 1
