"""A moment of Seasons in words."""
