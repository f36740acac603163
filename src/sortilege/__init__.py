"""Sortilege: a rules engine for Seasons, Enchanted Kingdom and SpellBook."""

__version__ = "0.1.0"
