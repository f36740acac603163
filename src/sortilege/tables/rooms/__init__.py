"""Rooms: who sits where, before and beside the game. Mostly pure decisions."""
