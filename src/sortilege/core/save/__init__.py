"""Saved data: state fields, their codec, step addresses and network weights. Knows no game."""
