"""The puzzles that ship, and the puzzle of the day."""

import hashlib
from datetime import date
from functools import cache
from pathlib import Path

from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES, folder
from sortilege.core.text.message import message
from sortilege.puzzles.puzzle import Puzzle, parse_puzzles
from sortilege.stories.parser import read_yaml

DAILY_CHANCES = 0.3, 0.9  # what a puzzle of the day may be worth: a game that is neither won nor lost


def files(game: str) -> list[Path]:
    return sorted(Path(str(folder(game).joinpath("puzzles"))).glob("*.yaml"))


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, easiest first."""
    found = [one for file in files(game) for one in parse_puzzles(read_yaml(file), file, game)]
    return tuple(sorted(found, key=lambda one: (one.difficulty, one.id)))


def puzzle(id: str) -> Puzzle:
    """Return the puzzle with this id, of any game; raises BadOptions."""
    for game in GAMES:
        for one in puzzles(game):
            if one.id == id:
                return one
    raise BadOptions(message("engine-no-puzzle", given=id))


def daily(day: date, game: str) -> Puzzle | None:
    """Return the puzzle of a day, the same for everyone; None if the game has no puzzles.

    Each open puzzle appears once in an order unrelated to difficulty, then all of them again in another order.
    """
    every = [one for one in puzzles(game) if is_open(one)] or puzzles(game)
    if not every:
        return None
    time, place = divmod(day.toordinal(), len(every))
    return sorted(every, key=lambda one: hashlib.blake2b(f"{time} {one.id}".encode()).digest())[place]


def is_open(one: Puzzle) -> bool:
    """Whether the right answer wins often enough to be worth finding, and is not a certain win anyway."""
    lowest, highest = DAILY_CHANCES
    return lowest <= one.best.chance <= highest
