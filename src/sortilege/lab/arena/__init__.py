"""Bots playing each other: plans, games, figures and reports."""

from sortilege.lab.arena.arena import Arena, Match, Plan

__all__ = ["Arena", "Match", "Plan"]
