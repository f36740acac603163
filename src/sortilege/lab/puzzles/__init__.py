"""Finding, selecting and verifying puzzles."""
