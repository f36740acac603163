"""What clients read besides live tables: replays, rules, puzzles, sandbox positions."""
