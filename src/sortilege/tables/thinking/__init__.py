"""Work for bot workers: moves, hints and reviews, queued fairly."""
