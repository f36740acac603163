"""Messages and texts in several languages; plain-text tables. Knows no game."""
