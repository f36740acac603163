"""A client for programs that play at a server's tables."""
