"""Positions in which one choice is clearly best, to find it. Knows no game."""

from sortilege.puzzles.puzzle import LESSONS, Figures, Puzzle, Step
from sortilege.puzzles.shelf import daily, puzzle, puzzles

__all__ = ["LESSONS", "Figures", "Puzzle", "Step", "daily", "puzzle", "puzzles"]
