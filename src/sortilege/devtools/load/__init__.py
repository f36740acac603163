"""The load generator and its measurements."""
