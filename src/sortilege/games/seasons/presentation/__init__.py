"""Seasons in words: ids, views, events, prompts, messages."""
