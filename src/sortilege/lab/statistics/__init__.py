"""Statistics for results between bots."""
