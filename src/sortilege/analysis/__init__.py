"""What a choice is worth, to the seat that has it and from what that seat knows. Knows no game."""

from sortilege.analysis.told import Weighed, Worth
from sortilege.analysis.weighing import GLANCE, QUICK, Depth, weigh

__all__ = ["GLANCE", "QUICK", "Depth", "Weighed", "Worth", "weigh"]
