"""Bots: programs that play a seat and know no more than a player at that seat."""

from sortilege.bots.bot import Bot
from sortilege.bots.registry import bot
from sortilege.bots.sight import Sight, thoughts

__all__ = ["Bot", "Sight", "bot", "thoughts"]
