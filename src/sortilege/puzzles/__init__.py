"""Puzzles: positions in which one move is clearly best. Independent of any particular game."""

from sortilege.puzzles.collection import daily, puzzle, puzzles
from sortilege.puzzles.puzzle import THEMES, ExpectedResult, Puzzle, PuzzleStep

__all__ = ["THEMES", "ExpectedResult", "Puzzle", "PuzzleStep", "daily", "puzzle", "puzzles"]
