"""Saving states: fields, formats, step addresses, weights. Knows no game."""
