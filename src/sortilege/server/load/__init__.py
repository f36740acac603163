"""Load, measured."""
