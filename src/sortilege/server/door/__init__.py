"""Whatever comes in from outside."""
