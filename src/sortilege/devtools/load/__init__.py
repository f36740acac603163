"""Load generator and measurement."""
