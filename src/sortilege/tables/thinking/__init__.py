"""Work for bots' processors: moves, hints, reviews, puzzle attempts, shared out fairly."""
