"""What a choice is worth, to the seat that has it and from what that seat knows. Knows no game."""

from sortilege.analysis.evaluation import GLANCE, QUICK, Depth, weigh
from sortilege.analysis.results import Weighed, Worth

__all__ = ["GLANCE", "QUICK", "Depth", "Weighed", "Worth", "weigh"]
