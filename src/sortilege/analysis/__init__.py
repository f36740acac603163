"""Estimate what a move is worth to a seat, from what that seat knows. Independent of any particular game."""

from sortilege.analysis.move_evaluation import GLANCE, QUICK, Depth, evaluate
from sortilege.analysis.plan_evaluation import evaluate_plans
from sortilege.analysis.results import Evaluation, MoveValue, PlanEvaluation

__all__ = ["GLANCE", "QUICK", "Depth", "Evaluation", "MoveValue", "PlanEvaluation", "evaluate", "evaluate_plans"]
