"""Client connections to live tables."""
