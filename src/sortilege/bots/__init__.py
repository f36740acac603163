"""Bots: whoever plays a seat that no person plays. They are told what a player at that seat is told, and no more."""

from sortilege.bots.registry import bot
from sortilege.bots.sight import Bot, Sight, thoughts

__all__ = ["Bot", "Sight", "bot", "thoughts"]
