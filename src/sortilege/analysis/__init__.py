"""Estimate what a move is worth to a seat, from what that seat knows. Independent of any particular game."""

from sortilege.analysis.evaluation import GLANCE, QUICK, Depth, evaluate
from sortilege.analysis.results import Evaluation, MoveValue

__all__ = ["GLANCE", "QUICK", "Depth", "Evaluation", "MoveValue", "evaluate"]
