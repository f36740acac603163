"""Experiments: bots measured against each other, with figures that can be trusted and repeated."""
