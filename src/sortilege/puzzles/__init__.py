"""Positions in which one choice is clearly best, to find it. Knows no game."""

from sortilege.puzzles.collection import daily, puzzle, puzzles
from sortilege.puzzles.puzzle import LESSONS, ExpectedResult, Puzzle, PuzzleStep

__all__ = ["LESSONS", "ExpectedResult", "Puzzle", "PuzzleStep", "daily", "puzzle", "puzzles"]
