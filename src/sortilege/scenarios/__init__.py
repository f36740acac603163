"""Scenarios: the rules as stories that a player can read and the engine runs."""
