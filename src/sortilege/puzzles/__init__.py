"""Positions in which one choice is clearly best, to find it. Knows no game."""

from sortilege.puzzles.collection import daily, puzzle, puzzles
from sortilege.puzzles.puzzle import LESSONS, Figures, Puzzle, Step

__all__ = ["LESSONS", "Figures", "Puzzle", "Step", "daily", "puzzle", "puzzles"]
