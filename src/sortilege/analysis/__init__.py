"""What a choice is worth, to the seat that has it and from what that seat knows. Knows no game."""

from sortilege.analysis.evaluation import GLANCE, QUICK, Depth, evaluate
from sortilege.analysis.results import Evaluation, MoveValue

__all__ = ["GLANCE", "QUICK", "Depth", "Evaluation", "MoveValue", "evaluate"]
