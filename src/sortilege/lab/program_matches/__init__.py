"""Grading a bot or program against the ladder."""
