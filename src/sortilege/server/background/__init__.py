"""What the server does by itself: bots, clocks, news between processes."""
